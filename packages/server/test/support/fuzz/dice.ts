/** Choices within a step, all from the one number that fast-check made for it. */
import { fastRandom } from '@quayside/games/core/random';
import { garbage } from '../garbage';

export interface Dice {
  /** 0 to n - 1. */
  below(n: number): number;
  /** One of `list`, which is not empty. */
  of<Item>(list: readonly Item[]): Item;
  /** True once in `times`. */
  maybe(times: number): boolean;
}

export function diceOf(seed: number): Dice {
  const { below } = fastRandom(seed);
  return { below, of: (list) => list[below(list.length)]!, maybe: (times) => below(times) === 0 };
}

/** `value` with one of its parts replaced, left out or added; `own` are values that mean something in this world. */
export function mutated(value: unknown, dice: Dice, own: readonly unknown[]): unknown {
  const hostile = dice.maybe(2) ? dice.of(own) : dice.of(garbage);
  if (typeof value !== 'object' || value === null) return hostile;
  const how = dice.below(6);
  return Array.isArray(value)
    ? mutatedList(value, how, hostile, dice, own)
    : mutatedObject(value, how, hostile, dice, own);
}

function mutatedList(list: readonly unknown[], how: number, hostile: unknown, dice: Dice, own: readonly unknown[]) {
  const at = dice.below(list.length + 1);
  if (how === 0) return [...list.slice(0, at), ...list.slice(at + 1)];
  if (how === 1) return [...list.slice(0, at), hostile, ...list.slice(at)];
  if (how === 2) return [...list].reverse();
  return list.map((item, other) => (other === at ? mutated(item, dice, own) : item));
}

function mutatedObject(body: object, how: number, hostile: unknown, dice: Dice, own: readonly unknown[]) {
  const entries = Object.entries(body);
  const at = dice.below(entries.length + 1);
  if (how === 0) return Object.fromEntries(entries.filter((_, other) => other !== at));
  if (how === 1) return Object.fromEntries([...entries, [dice.of(keys), hostile]]);
  if (how === 2) return hostile;
  return Object.fromEntries(entries.map(([key, item], other) => [key, other === at ? mutated(item, dice, own) : item]));
}

/** Names of fields that a handler might read, and those that must never be read. */
const keys = [
  'playerID',
  'credentials',
  'seat',
  'hash',
  'revision',
  'data',
  'ready',
  'key',
  '__proto__',
  'constructor',
];
