/** What a host may choose, and its values; the standard comes first. */
import type { OptionSpec } from '../core/options';
import type { Seat } from '../core/rules';
import { baseTypes } from './data';
import { type StandardType, type Trophy, trophies } from './pieces';

/** `usual`: as docs/rules/fleet.md has it for this number of seats, with or without Epic. */
export const switches = ['usual', 'on', 'off'] as const;
export type Switch = (typeof switches)[number];

export const moduleKeys = [
  'goneFishin',
  'firstMate',
  'houseBoat',
  'artisan',
  'trophies',
  'crabMeeples',
  'charter',
] as const;
export const extraTypeKeys = ['salmon', 'char', 'oyster'] as const satisfies readonly StandardType[];
export const trophyKeys = ['trophy1', 'trophy2', 'trophy3'] as const;

export const trophyValues = ['random', ...trophies] as const;

export type Options = { epic: boolean } & Record<(typeof moduleKeys)[number], Switch> &
  Record<(typeof extraTypeKeys)[number], Switch> &
  Record<(typeof baseTypes)[number], boolean> &
  Record<(typeof trophyKeys)[number], 'random' | Trophy> & {
    /** `chosen`: by the switches of the types; `base`: those of the base box count as on. */
    standardTypes: 'base' | 'chosen' | 'random';
    salmonMode: 'sixth' | 'oneOfFive';
    secondPremiumSet: Switch;
    licenceDeck: 'usual' | 'normal' | 'advanced';
    crabMeepleCount: 'five' | 'each';
    launchMode: 'ordered' | 'simultaneous';
    fastPass: boolean;
    endRule: 'afterFishing' | 'fullRound';
    unsoldLicences: 'stay' | 'leave';
    /** Set by a rematch alone, when its players want the start to go round: who begins round 1. */
    nextStarter?: Seat;
  };

const choice = <Value extends string | boolean>(key: string, group: string, values: readonly [Value, ...Value[]]) => ({
  key,
  group,
  values,
  standard: values[0],
});

export const optionSpecs: readonly OptionSpec[] = [
  { key: 'epic', values: [false, true], standard: false },
  ...moduleKeys.map((key) => choice(key, 'modules', switches)),
  ...extraTypeKeys.map((key) => choice(key, 'supply', switches)),
  choice('salmonMode', 'supply', ['sixth', 'oneOfFive']),
  choice('standardTypes', 'supply', ['base', 'chosen', 'random']),
  ...baseTypes.map((key) => ({
    ...choice(key, 'supply', [true, false]),
    when: { key: 'standardTypes', value: 'chosen' },
  })),
  choice('secondPremiumSet', 'supply', switches),
  choice('licenceDeck', 'supply', ['usual', 'normal', 'advanced']),
  ...trophyKeys.map((key) => choice(key, 'bay', trophyValues)),
  choice('crabMeepleCount', 'bay', ['five', 'each']),
  choice('launchMode', 'play', ['ordered', 'simultaneous']),
  choice('fastPass', 'play', [false, true]),
  choice('endRule', 'play', ['afterFishing', 'fullRound']),
  choice('unsoldLicences', 'play', ['stay', 'leave']),
];
