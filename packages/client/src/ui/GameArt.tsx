/** The picture of a game on its card in the lobby; an unknown name gets an open sea. */
import type { ReactNode } from 'react';
import { cx } from './cx';
import { Drawing } from './Drawing';
import classes from './GameArt.module.css';
import { FishShape } from './pieces/Fish';
import type { Livery } from './pieces/livery';
import { Cloud, Gull, Houses, Island, Lighthouse, Sun } from './pieces/Scenery';
import { ShipShape } from './pieces/Ship';
import { BuoyShape } from './pieces/small';
import { waveBand, waveLine } from './pieces/wave';

const scenes: Readonly<Record<string, () => ReactNode>> = { 'fish-and-ships': FishAndShips };

export interface GameArtProps {
  /** Name of the game. */
  readonly game: string;
  readonly label?: string;
  readonly className?: string | undefined;
}

export function GameArt({ game, label, className }: GameArtProps) {
  const Scene = scenes[game] ?? OpenSea;
  return (
    <Drawing
      viewBox="0 0 360 220"
      preserveAspectRatio="xMidYMid slice"
      label={label}
      className={cx(classes.art, className)}
    >
      <Scene />
    </Drawing>
  );
}

function FishAndShips() {
  return (
    <>
      <Sky />
      <g transform="translate(196 40) scale(0.8)">
        <Island />
      </g>
      <g transform="translate(4 26) scale(0.78)">
        <Houses />
      </g>
      <Swell y={92} fill="var(--sea-light)" period={40} />
      <Sailing livery="white" x={112} y={42} scale={0.56} />
      <Sailing livery="brown" x={284} y={46} scale={0.62} slow />
      <Swell y={112} fill="var(--sea-mid)" period={52} shift={20} back />
      <Sailing livery="pink" x={20} y={66} scale={0.9} slow />
      <Swell y={150} fill="var(--sea)" period={62} shift={8} />
      <Sailing livery="green" x={158} y={74} scale={1.18} />
      <Swell y={186} fill="var(--sea-deep)" period={76} shift={30} back />
      <g transform="translate(60 190) scale(0.55)">
        <FishShape />
      </g>
      <g transform="translate(112 198) scale(0.4)">
        <FishShape fill="var(--enamel-pink)" deep="var(--enamel-pink-deep)" />
      </g>
    </>
  );
}

function OpenSea() {
  return (
    <>
      <Sky />
      <g transform="translate(20 8) scale(0.95)">
        <Lighthouse />
      </g>
      <Swell y={92} fill="var(--sea-light)" period={40} />
      <g transform="translate(270 58) scale(0.7)">
        <BuoyShape />
      </g>
      <Swell y={112} fill="var(--sea-mid)" period={52} shift={20} back />
      <Swell y={150} fill="var(--sea)" period={62} shift={8} />
      <g transform="translate(230 160) scale(0.62)">
        <FishShape />
      </g>
      <Swell y={186} fill="var(--sea-deep)" period={76} shift={30} back />
    </>
  );
}

function Sky() {
  return (
    <>
      <rect width="360" height="220" fill="var(--sky)" />
      <g transform="translate(128 -18) scale(0.9)">
        <Sun />
      </g>
      <g transform="translate(272 16)">
        <Cloud />
      </g>
      <g transform="translate(88 26) scale(0.7)">
        <Cloud />
      </g>
      <g transform="translate(238 24)">
        <Gull />
      </g>
      <g transform="translate(258 12) scale(0.7)">
        <Gull />
      </g>
    </>
  );
}

interface SwellProps {
  readonly y: number;
  readonly fill: string;
  readonly period: number;
  readonly shift?: number;
  readonly back?: boolean;
}

function Swell({ y, fill, period, shift = 0, back = false }: SwellProps) {
  const height = period / 7;
  const cuts = period * 0.55;
  return (
    <g className={cx(classes.swell, back && classes.back)}>
      <path d={waveBand(400, y, 240, period, height, shift)} fill={fill} />
      <path d={waveLine(400, y, period, height, shift)} className={classes.foam} />
      <path
        d={`M${shift} ${y + height * 2.6}${`q${cuts / 2} ${height} ${cuts} 0m${period - cuts} 0`.repeat(Math.ceil(400 / period))}`}
        className={classes.cut}
      />
    </g>
  );
}

interface SailingProps {
  readonly livery: Livery;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly slow?: boolean;
}

function Sailing({ livery, x, y, scale, slow = false }: SailingProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className={cx(classes.bob, slow && classes.slow)}>
        <ShipShape livery={livery} />
      </g>
    </g>
  );
}
