/** Worlds that a view could come from, for bots: what the viewer knows stays, unseen cards and sealed choices are drawn. */
import type { Random } from '../core/random';
import type { Dealt, View } from '../core/rules';
import { cardIds, cards, chartCardIds } from './data';
import { earnedBy, tilesHeld } from './table';
import {
  type CardId,
  type FisheriesOfGloucester,
  type PlayerState,
  type Private,
  type Public,
  stackNames,
} from './types';

export function determinize(view: View<FisheriesOfGloucester>, random: Random): Dealt<FisheriesOfGloucester> {
  const { public: table } = view;
  return {
    public: copyPublic(table),
    private: table.players.map((player, seat) => dealPrivate(view, player, seat, random)),
    secret: {
      stacks: dealStacks(table, random),
      charts: random.shuffle(chartCardIds.filter((id) => !table.charts.includes(id))),
    },
  };
}

/** who has chosen among several tiles and waits could have chosen any of them. */
function dealPrivate(
  { seat: viewer, mine, public: { phase, active } }: View<FisheriesOfGloucester>,
  player: Readonly<PlayerState>,
  seat: number,
  random: Random,
): Private {
  if (mine !== null && seat === viewer) return { ...mine };
  const held = tilesHeld(player);
  const hasChosen = phase === 'KEEP' && !active.includes(seat) && held.length > 1;
  return { keep: hasChosen ? (held[random.below(held.length)] ?? null) : null };
}

/** Cards that nobody has seen lie in their stack, or all in the one pile. */
function dealStacks({ players, display, options }: Readonly<Public>, random: Random): CardId[][] {
  const seen = new Set([...players.flatMap(earnedBy), ...display]);
  const unseen = random.shuffle(cardIds.filter((id) => !seen.has(id)));
  if (options.preservation === 'row') return [unseen];
  return stackNames.map((name) => unseen.filter((id) => cards[id].stack === name));
}

/** Everything that a move changes in place is copied; terrain, fish and laid tiles are replaced as a whole. */
function copyPublic(table: Readonly<Public>): Public {
  const { active, spent, supply, players, display, charts, bonus } = table;
  return {
    ...table,
    active: [...active],
    spent: { ...spent },
    supply: { ...supply },
    players: players.map((player) => ({
      ...player,
      ships: [...player.ships],
      tiles: { ...player.tiles },
      fish: { ...player.fish },
      cards: [...player.cards],
    })),
    display: [...display],
    charts: [...charts],
    bonus: bonus === null ? null : { ...bonus, parts: [...bonus.parts] },
  };
}
