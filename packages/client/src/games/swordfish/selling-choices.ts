/** Choices of the selling phase: what boats in port sell, and where captains ashore travel. */
import { fuelPerRoadStep, roadSteps } from '@quayside/games/swordfish/data';
import { isPort } from '@quayside/games/swordfish/sea';
import { type Crew, demandLeft, priceOf } from '@quayside/games/swordfish/table';
import { type CaptainNumber, type Kind, type Move, type PortId, portIds } from '@quayside/games/swordfish/types';
import type { Choice, Translate } from '../../table/game-page';
import { crewsInPort, idleOf } from './purchase-choices';
import { holdText, type Player, placeName, type Table, vpText } from './words';

export function sellingChoices(table: Table, player: Player, t: Translate): readonly Choice<Move>[] {
  const docked = crewsInPort(player);
  return [
    ...docked.map((crew) => boatChoice(table, crew, t)),
    ...idleOf(player).map(({ number, port }) => roadChoice(number, port, t)),
    {
      key: 'end',
      label: t('choice.endSelling'),
      move: { type: 'endSelling' },
      risky: docked.some(({ boat: { node, hold } }) => hold.length > 0 && isPort(node) && demandLeft(table, node) > 0),
    },
  ];
}

function boatChoice(table: Table, { number: captain, boat }: Crew, t: Translate): Choice<Move> {
  const { node: port, hold } = boat;
  if (!isPort(port)) return { key: `boat-${captain}`, label: '' };
  const kinds = [...new Set(hold)];
  const left = demandLeft(table, port);
  return {
    key: `boat-${captain}`,
    label: t('choice.inPort', { n: captain, place: placeName(port, t) }),
    hint: t('choice.hold', { fish: holdText(hold, t), left }),
    choices: [
      ...kinds.map((kind) => sellChoice(captain, kind, port, t)),
      ...kinds.map(
        (kind): Choice<Move> => ({
          key: `discard-${kind}`,
          label: t('choice.discard', { kind: t(`kind.${kind}`) }),
          hint: t('choice.discardHint'),
          move: { type: 'discard', captain, kind },
          risky: true,
        }),
      ),
      {
        key: 'give-back',
        label: t('choice.endContract'),
        hint: t('choice.endContractHint'),
        move: { type: 'endContract', captain },
        risky: true,
      },
    ],
  };
}

function sellChoice(captain: CaptainNumber, kind: Kind, port: PortId, t: Translate): Choice<Move> {
  return {
    key: `sell-${kind}`,
    label: t('choice.sell', { kind: t(`kind.${kind}`) }),
    hint: vpText(priceOf(port, kind), t),
    move: { type: 'sell', captain, kind },
  };
}

function roadChoice(captain: CaptainNumber, from: PortId, t: Translate): Choice<Move> {
  return {
    key: `road-${captain}`,
    label: t('choice.road', { n: captain }),
    hint: t('choice.roadHint', { place: placeName(from, t) }),
    choices: portIds
      .filter((port) => port !== from)
      .map((port) => ({
        key: port,
        label: placeName(port, t),
        hint: t('choice.roadCost', { count: fuelPerRoadStep * roadSteps(from, port) }),
        move: { type: 'relocate', captain, port },
      })),
  };
}
