/** The games whose every screen is looked at. */
export const games = [
  { title: 'Fish & Ships', game: 'fish-and-ships' },
  { title: 'Fisheries of Gloucester', game: 'fisheries-of-gloucester' },
  { title: 'Fleet: Arctic Bounty', game: 'fleet' },
  { title: 'Isaribi', game: 'isaribi' },
  { title: 'Swordfish', game: 'swordfish' },
] as const;
