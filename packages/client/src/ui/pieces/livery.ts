/** The four liveries of ships and crews: a colour, an animal, an emblem and a hull pattern each. */
export const liveries = ['white', 'green', 'pink', 'brown'] as const;
export type Livery = (typeof liveries)[number];

export const enamel = (livery: Livery) => `var(--enamel-${livery})`;
export const enamelDeep = (livery: Livery) => `var(--enamel-${livery}-deep)`;
