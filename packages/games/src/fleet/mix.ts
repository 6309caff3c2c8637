/** what the options come to at a table, and which of them do not go together. Knows no rules of play. */
import type { Options as AnyOptions, Misfit } from '../core/options';
import { baseTypes, dockKindsForMany, extraTypes, trophiesInMatch, typesInAll } from './data';
import { type Options, type Switch, trophyKeys } from './options';
import { docks, type Mix, type StandardType, standardTypes, type Trophy } from './types';

/** A mix whose standard types may still have to be drawn: `drawn` of `pool`, besides `types`. */
export interface Plan extends Mix {
  readonly pool: readonly StandardType[];
  readonly drawn: number;
}

const mostForFew = 4;

export function planOf(options: Readonly<Options>, seats: number): Plan {
  const { epic, licenceDeck } = options;
  const isMany = epic || seats > mostForFew;
  const dock = (key: 'firstMate' | 'houseBoat' | 'artisan'): boolean => isOn(options[key], isMany);
  return {
    epic,
    ...typesOf(options, seats),
    sets: setsOf(options, seats),
    goneFishin: isOn(options.goneFishin, true),
    firstMate: dock('firstMate'),
    houseBoat: dock('houseBoat'),
    artisan: dock('artisan'),
    trophies: isOn(options.trophies, isMany),
    crabMeeples: isOn(options.crabMeeples, isMany),
    charter: isOn(options.charter, isMany),
    licenceDeck: licenceDeck === 'usual' ? (epic ? 'advanced' : 'normal') : licenceDeck,
    launchMode: options.launchMode,
    fastPass: options.fastPass,
    endRule: options.endRule,
    unsoldLicences: options.unsoldLicences,
  };
}

/** Trophies that the host has chosen; the others are drawn. */
export function chosenTrophies(options: Readonly<Options>): Trophy[] {
  return trophyKeys.flatMap((key) => {
    const value = options[key];
    return value === 'random' ? [] : [value];
  });
}

/** Null when a match of `seats` can begin with these options. They have passed `parseOptions`. */
export function misfit(seats: number, given: AnyOptions): Misfit | null {
  const options = given as unknown as Options;
  return (
    epicMisfit(seats, options) ??
    typesMisfit(seats, options) ??
    manyMisfit(seats, options) ??
    launchMisfit(seats, options) ??
    trophyMisfit(options)
  );
}

/** */
function epicMisfit(seats: number, options: Readonly<Options>): Misfit | null {
  if (!options.epic) return null;
  if (seats === 2) return { code: 'EPIC_SEATS', keys: ['epic'] };
  const narrowed = [
    ...(['salmon', 'char', 'oyster', 'secondPremiumSet', 'charter'] as const).filter((key) => options[key] === 'off'),
    ...baseTypes.filter((key) => !options[key]),
    ...(options.standardTypes === 'base' ? [] : ['standardTypes']),
    ...(options.licenceDeck === 'normal' ? ['licenceDeck'] : []),
  ];
  return narrowed.length === 0 ? null : { code: 'EPIC_ALL', keys: ['epic', ...narrowed] };
}

/** */
function typesMisfit(seats: number, options: Readonly<Options>): Misfit | null {
  if (options.epic) return null;
  const off = baseTypes.filter((key) => !options[key]);
  if (options.standardTypes === 'base' && off.length > 0) {
    return { code: 'BASE_TYPES', keys: ['standardTypes', ...off] };
  }
  if (seats <= mostForFew && options.secondPremiumSet === 'on') {
    return { code: 'PREMIUM_SEATS', keys: ['secondPremiumSet'], detail: { seats } };
  }
  const { types, pool, drawn } = typesOf(options, seats);
  const wanted = wantedTypes(options, seats);
  const found = types.length + Math.min(drawn, pool.length);
  if (found === wanted) return null;
  const keys = ['standardTypes', ...baseTypes, ...extraTypes];
  const detail = { seats, wanted, found };
  return seats <= mostForFew
    ? { code: 'STANDARD_TYPES', keys: [...keys, 'salmonMode'], detail }
    : { code: 'EXTRA_TYPES', keys: [...keys, 'secondPremiumSet'], detail };
}

/** */
function manyMisfit(seats: number, options: Readonly<Options>): Misfit | null {
  if (options.epic || seats <= mostForFew) return null;
  if (options.charter === 'off') return { code: 'CHARTER_NEEDED', keys: ['charter'], detail: { seats } };
  const plan = planOf(options, seats);
  const kinds = docks.filter((dock) => plan[dock]).length;
  const detail = { seats, wanted: dockKindsForMany, found: kinds };
  return kinds === dockKindsForMany ? null : { code: 'DOCK_KINDS', keys: [...docks], detail };
}

/** */
function launchMisfit(seats: number, options: Readonly<Options>): Misfit | null {
  if (options.launchMode === 'ordered') return null;
  const plan = planOf(options, seats);
  const inTheWay = [...docks, 'trophies' as const].filter((key) => plan[key]);
  return inTheWay.length === 0 ? null : { code: 'SIMULTANEOUS_LAUNCH', keys: ['launchMode', ...inTheWay] };
}

/** */
function trophyMisfit(options: Readonly<Options>): Misfit | null {
  const twice = trophyKeys.filter(
    (key) => options[key] !== 'random' && trophyKeys.some((other) => other !== key && options[other] === options[key]),
  );
  return twice.length === 0 ? null : { code: 'TROPHY_TWICE', keys: twice };
}

function isOn(value: Switch, usual: boolean): boolean {
  return value === 'usual' ? usual : value === 'on';
}

/** at five seats the second set is the Pub's alone. */
function setsOf({ epic, secondPremiumSet }: Readonly<Options>, seats: number): Mix['sets'] {
  const isSecond = isOn(secondPremiumSet, epic || seats === 6);
  return { pub: isSecond ? 2 : 1, kingCrab: isSecond && (epic || seats === 6) ? 2 : 1 };
}

function wantedTypes(options: Readonly<Options>, seats: number): number {
  if (options.epic) return standardTypes.length;
  const isSecond = setsOf(options, seats).pub === 2;
  if (seats === 6) return isSecond ? typesInAll.six : typesInAll.sixWithoutPremium;
  if (seats === 5) return isSecond ? typesInAll.fiveWithPremium : typesInAll.five;
  return typesInAll.usual + (isSixth(options) ? 1 : 0);
}

/** */
function isSixth({ salmon, salmonMode }: Readonly<Options>): boolean {
  return salmon === 'on' && salmonMode === 'sixth';
}

function typesOf(options: Readonly<Options>, seats: number): Pick<Plan, 'types' | 'pool' | 'drawn'> {
  if (options.epic) return { types: [...standardTypes], pool: [], drawn: 0 };
  const wanted = wantedTypes(options, seats);
  const base = baseTypes.filter((type) => options[type]);
  const isFew = seats <= mostForFew;
  if (options.standardTypes === 'random') {
    const fixed: StandardType[] = isFew && isSixth(options) ? ['salmon'] : [];
    const extras = extraTypes.filter((type) => (isFew ? options[type] === 'on' : options[type] !== 'off'));
    const pool = [...base, ...extras.filter((type) => !fixed.includes(type))];
    return { types: fixed, pool, drawn: wanted - fixed.length };
  }
  const on = extraTypes.filter((type) => options[type] === 'on');
  const usual = isFew ? [] : extraTypes.filter((type) => options[type] === 'usual');
  const filling = usual.slice(0, Math.max(0, wanted - base.length - on.length));
  return { types: inOrder([...base, ...on, ...filling]), pool: [], drawn: 0 };
}

export function inOrder(types: readonly StandardType[]): StandardType[] {
  return standardTypes.filter((type) => types.includes(type));
}

/** Trophies that are drawn when the host has chosen some. */
export function trophiesToDraw(options: Readonly<Options>): number {
  return trophiesInMatch - chosenTrophies(options).length;
}
