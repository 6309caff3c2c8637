/** Choices of the purchase phase, in the order of the rules: hire, rent, provision. */
import { boatKinds, ports, repairVp } from '@quayside/games/swordfish/data';
import { isPort, places } from '@quayside/games/swordfish/sea';
import { type Crew, claimOf, crewsOf } from '@quayside/games/swordfish/table';
import {
  type BoatClass,
  baitPacks,
  boatClasses,
  type CaptainNumber,
  fuelPacks,
  type Move,
  type PortId,
  portIds,
} from '@quayside/games/swordfish/types';
import type { Choice, Translate } from '../../table/game-page';
import { boatName, type Player, placeName, serviceOf, type Table, vpText } from './words';

export function purchaseChoices(table: Table, player: Player, t: Translate): readonly Choice<Move>[] {
  const docked = crewsInPort(player);
  return [
    {
      key: 'hire',
      label: t('choice.hire'),
      hint: t('choice.hireHint'),
      choices: portIds.map((port) => ({
        key: port,
        label: placeName(port, t),
        hint: vpText(ports[port].captain, t),
        move: { type: 'hire', port },
      })),
    },
    ...insuranceChoice(table, player, t),
    ...idleOf(player).map(({ number, port }) => rentChoice(table, player, number, port, t)),
    ...docked.map(({ number, captain, boat }): Choice<Move> => {
      const port = boat.node;
      return {
        key: `supply-${number}`,
        label: t('choice.captainOn', { n: number, boat: boatName(boat.tile, t) }),
        hint: t('choice.stock', { fuel: captain.fuel, bait: captain.bait }),
        choices: isPort(port) ? packs(number, port, t) : [],
      };
    }),
    {
      key: 'end',
      label: t('choice.endPurchase'),
      move: { type: 'endPurchase' },
      risky: docked.some(({ captain, boat }) => captain.bait === 0 && boat.hold.length === 0),
    },
  ];
}

export function crewsInPort(player: Player): Crew[] {
  return crewsOf(player).filter(({ boat }) => places[boat.node].kind === 'port');
}

/** Captains who wait in a port. */
export function idleOf(player: Player): { readonly number: CaptainNumber; readonly port: PortId }[] {
  return serviceOf(player).flatMap(({ number, captain: { port } }) => (port === null ? [] : [{ number, port }]));
}

function insuranceChoice(table: Table, player: Player, t: Translate): readonly Choice<Move>[] {
  if (claimOf(table, player) === null) return [];
  return [
    {
      key: 'insurance',
      label: t('choice.insurance'),
      hint: t('choice.insuranceHint'),
      choices: portIds.map((port) => ({
        key: port,
        label: placeName(port, t),
        move: { type: 'claimInsurance', port },
      })),
    },
  ];
}

function rentChoice(table: Table, player: Player, captain: CaptainNumber, port: PortId, t: Translate): Choice<Move> {
  const moored = player.moored.filter((boat) => boat.port === port);
  return {
    key: `rent-${captain}`,
    label: t('choice.captainAt', { n: captain, place: placeName(port, t) }),
    hint: t('choice.rent'),
    choices: [
      ...moored.map(({ tile, repaired }) => ({
        key: `man-${tile}`,
        label: t('choice.man', { boat: boatName(tile, t) }),
        hint: repaired ? vpText(0, t) : vpText(repairVp, t),
        move: { type: 'manSalvaged', boat: tile, captain } as const,
      })),
      ...boatClasses.map((boatClass) => ({
        key: `class-${boatClass}`,
        label: t('choice.boatClass', { count: boatClass }),
        hint: boatHint(table, boatClass, t),
        move: { type: 'rent', port, boatClass, captain } as const,
      })),
    ],
  };
}

function boatHint({ boats }: Table, boatClass: BoatClass, t: Translate): string {
  return t('choice.boatHint', { ...boatKinds[boatClass], left: boats[boatClass].length });
}

function packs(captain: CaptainNumber, port: PortId, t: Translate): readonly Choice<Move>[] {
  return [
    ...fuelPacks.map((pack) => ({
      key: `fuel-${pack}`,
      label: t('choice.fuel', { count: pack }),
      hint: vpText(ports[port].fuel[pack], t),
      move: { type: 'buyFuel', captain, pack } as const,
    })),
    ...baitPacks.map((pack) => ({
      key: `bait-${pack}`,
      label: t('choice.bait', { count: pack }),
      hint: vpText(ports[port].bait[pack], t),
      move: { type: 'buyBait', captain, pack } as const,
    })),
  ];
}
