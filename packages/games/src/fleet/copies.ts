/** Copies of what a move changes in place, for worlds that are tried out. */
import type { Private, Public } from './types';

export function copyPublic(table: Readonly<Public>): Public {
  const { active, players, row, gone, auction, piles, trophies } = table;
  return {
    ...table,
    active: [...active],
    players: players.map((player) => ({
      ...player,
      licences: [...player.licences],
      boats: player.boats.map((boat) => ({ ...boat })),
      houseBoats: [...player.houseBoats],
      artisans: player.artisans.map((artisan) => ({ ...artisan })),
      trophies: [...player.trophies],
      meeples: [...player.meeples],
    })),
    row: [...row],
    gone: [...gone],
    auction: auction === null ? null : { ...auction, passed: [...auction.passed] },
    piles: { ...piles },
    trophies: [...trophies],
  };
}

export function copyPrivate({ hand, fresh, faceDown, choice }: Readonly<Private>): Private {
  return { hand: { ...hand }, fresh: [...fresh], faceDown: faceDown.map((one) => ({ ...one })), choice };
}
