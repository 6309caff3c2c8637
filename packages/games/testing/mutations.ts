/** Moves as a hostile or broken client would send them. */

const wrongValues: readonly unknown[] = [
  null,
  '',
  '1',
  'constructor',
  -1,
  0.5,
  1e9,
  Number.NaN,
  true,
  [],
  {},
  [[0]],
  { __proto__: null },
];

/** `move` with a field too many, a field too few, or a field of another kind. Some may happen to be legal again. */
export function mutations(move: object): object[] {
  const keys = Object.keys(move).filter((key) => key !== 'type');
  const replaced = keys.flatMap((key) => wrongValues.map((value) => ({ ...move, [key]: value })));
  const dropped = keys.map((key) => Object.fromEntries(Object.entries(move).filter(([name]) => name !== key)));
  return [...replaced, ...dropped];
}

/** `move` with something that no move has; never legal. */
export function padded(move: object): object[] {
  return [
    { ...move, extra: 1 },
    { ...move, seat: 0 },
    { ...move, undefined: null },
  ];
}
