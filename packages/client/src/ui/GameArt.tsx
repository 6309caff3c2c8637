/** The picture of a game on its card in the lobby; an unknown name gets an open sea. */
import type { ReactNode } from 'react';
import { cx } from './cx';
import { Drawing } from './Drawing';
import classes from './GameArt.module.css';
import { BoatShape } from './pieces/Boat';
import { CatchShape } from './pieces/Catch';
import { ColourFishShape, fishColours } from './pieces/ColourFish';
import { CutterShape } from './pieces/Cutter';
import { FishShape } from './pieces/Fish';
import type { Livery } from './pieces/livery';
import { Cloud, Gull, Houses, Island, Lighthouse, Sun } from './pieces/Scenery';
import { SchoonerShape } from './pieces/Schooner';
import { ShipShape } from './pieces/Ship';
import { SwordfishShape } from './pieces/Swordfish';
import { BuoyShape, CrateShape } from './pieces/small';
import { waveBand, waveLine } from './pieces/wave';

const scenes: Readonly<Record<string, () => ReactNode>> = {
  'fish-and-ships': FishAndShips,
  'fisheries-of-gloucester': FisheriesOfGloucester,
  fleet: FleetAtQuay,
  isaribi: Isaribi,
  swordfish: SwordfishBanks,
};

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

/** A fleet in company, bound for an island, on a sea that is being charted. */
function FisheriesOfGloucester() {
  return (
    <>
      <Sky />
      <g transform="translate(6 14) scale(0.86)">
        <Lighthouse />
      </g>
      <g transform="translate(262 46) scale(0.74)">
        <Island />
      </g>
      <Swell y={92} fill="var(--sea-light)" period={40} />
      <Schooners seat={1} places={[[270, 62, 0.48]]} slow />
      <Swell y={114} fill="var(--sea-mid)" period={52} shift={20} back />
      <g className={classes.course}>
        <path d="M-10 158h96v-30h84v22h92" />
      </g>
      <Schooners
        seat={0}
        places={[
          [20, 76, 0.8],
          [104, 54, 0.72],
          [174, 66, 0.92],
        ]}
      />
      <Swell y={160} fill="var(--sea)" period={62} shift={8} />
      <Swell y={190} fill="var(--sea-deep)" period={76} shift={30} back />
      {fishColours.map((colour, at) => (
        <g key={colour} transform={`translate(${34 + at * 80} ${168 + (at % 2) * 14}) scale(0.62)`}>
          <ColourFishShape colour={colour} />
        </g>
      ))}
    </>
  );
}

interface SchoonersProps {
  readonly seat: number;
  /** x, y, scale */
  readonly places: readonly (readonly [number, number, number])[];
  readonly slow?: boolean;
}

function Schooners({ seat, places, slow = false }: SchoonersProps) {
  return (
    <g>
      {places.map(([x, y, scale], at) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <g className={cx(classes.bob, (slow || at % 2 === 1) && classes.slow)}>
            <SchoonerShape seat={seat} ship={at + 1} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** Boats of one fleet after the other coming in with their crates. */
function FleetAtQuay() {
  return (
    <>
      <Sky />
      <g transform="translate(2 26) scale(0.78)">
        <Houses />
      </g>
      <Swell y={92} fill="var(--sea-light)" period={40} />
      <Longliner seat={2} number={3} x={250} y={50} scale={0.8} slow />
      <Longliner seat={3} number={2} x={140} y={56} scale={0.9} />
      <Swell y={118} fill="var(--sea-mid)" period={52} shift={20} back />
      <Longliner seat={1} number={1} x={196} y={60} scale={1.5} slow />
      <Swell y={152} fill="var(--sea)" period={62} shift={8} />
      <path d="M-4 150h150v80H-4Z" fill="var(--wood)" stroke="var(--piece-ink)" strokeWidth="3" />
      {[
        [8, 108, 0.85],
        [70, 112, 0.75],
        [34, 72, 0.7],
      ].map(([x = 0, y = 0, scale = 1]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <CrateShape />
        </g>
      ))}
      <Swell y={190} fill="var(--sea-deep)" period={76} shift={30} back />
    </>
  );
}

/** Fire baskets over a dark sea, and what they lure. */
function Isaribi() {
  return (
    <>
      <rect width="360" height="220" fill="#17384b" />
      <circle cx="292" cy="42" r="22" fill="#f4e3b0" />
      <circle cx="283" cy="37" r="19" fill="#17384b" />
      <g transform="translate(2 30) scale(0.7)">
        <Houses />
      </g>
      <g transform="translate(92 14) scale(0.76)">
        <Lighthouse />
      </g>
      <Swell y={92} fill="var(--sea-mid)" period={40} />
      <Lantern seat={2} x={150} y={48} scale={0.6} slow />
      <Lantern seat={4} x={286} y={52} scale={0.6} />
      <Swell y={116} fill="var(--sea)" period={52} shift={20} back />
      <Lantern seat={1} x={214} y={58} scale={0.95} slow />
      <Swell y={150} fill="var(--sea-deep)" period={62} shift={8} />
      <Lantern seat={0} x={60} y={66} scale={1.2} />
      <Swell y={184} fill="#0b2a3b" period={76} shift={30} back />
      <g transform="translate(196 178) scale(0.62)">
        <CatchShape kind="bream" />
      </g>
      <g transform="translate(252 190) scale(0.55)">
        <CatchShape kind="mackerel" />
      </g>
      <g transform="translate(306 182) scale(0.5)">
        <CatchShape kind="prawn" />
      </g>
      <g transform="translate(20 186) scale(0.5)">
        <CatchShape kind="clam" />
      </g>
    </>
  );
}

interface LanternProps {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly slow?: boolean;
}

function Lantern({ seat, x, y, scale, slow = false }: LanternProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className={cx(classes.bob, slow && classes.slow)}>
        <circle cx="85" cy="33" r="30" fill="#ffc45c" opacity="0.35" />
        <BoatShape seat={seat} wake={false} />
      </g>
    </g>
  );
}

/** Longliners off the coast under an autumn sky, and what they are after. */
function SwordfishBanks() {
  return (
    <>
      <rect width="360" height="220" fill="#9fb6bd" />
      <path d="M-10 40q40-34 84-12 46-30 96 0 60-26 96 6 50-18 104 6V0H-10Z" fill="#6d848f" />
      <path
        d="M244 34l-14 26h12l-10 26 26-34h-12l12-18Z"
        fill="var(--enamel-yellow)"
        stroke="var(--piece-ink)"
        strokeWidth="2"
      />
      <g transform="translate(4 22) scale(0.82)">
        <Lighthouse />
      </g>
      <Swell y={96} fill="var(--sea-light)" period={40} />
      <Longliner seat={4} number={2} x={140} y={58} scale={0.85} slow />
      <Swell y={118} fill="var(--sea-mid)" period={52} shift={20} back />
      <Longliner seat={0} number={1} x={218} y={58} scale={1.5} />
      <g transform="translate(110 92) scale(0.7)">
        <BuoyShape />
      </g>
      <Swell y={152} fill="var(--sea)" period={62} shift={8} />
      <g transform="translate(20 150) scale(1.5)">
        <SwordfishShape kind="triple" />
      </g>
      <Swell y={190} fill="var(--sea-deep)" period={76} shift={30} back />
      <g transform="translate(196 176) scale(0.8)">
        <SwordfishShape kind="marker" />
      </g>
      <g transform="translate(282 182) scale(0.7)">
        <SwordfishShape kind="mako" />
      </g>
    </>
  );
}

interface LonglinerProps {
  readonly seat: number;
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly slow?: boolean;
}

function Longliner({ seat, number, x, y, scale, slow = false }: LonglinerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className={cx(classes.bob, slow && classes.slow)}>
        <CutterShape seat={seat} number={number} />
      </g>
    </g>
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
