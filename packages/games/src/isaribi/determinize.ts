/** Worlds that a view could come from, for bots: what the viewer knows stays, unseen cards are dealt at random. */
import type { Random } from '../core/random';
import type { Counts, Dealt, View } from '../core/rules';
import { fishCardIds, fishCards, marketCardIds } from './data';
import {
  type FishCardId,
  type Isaribi,
  kinds,
  type MarketCardId,
  type Private,
  type Public,
  type Secret,
} from './types';

export function determinize(view: View<Isaribi>, random: Random): Dealt<Isaribi> {
  const table = copyPublic(view.public);
  const fish = dealFish(view, random);
  const market = dealMarket(view, random);
  return {
    public: table,
    private: market.seats,
    secret: {
      fishDecks: fish.decks,
      marketDeck: market.deck,
      faces: market.faces,
      removed: { fish: fish.removed, market: market.removed },
    },
  };
}

/** Cards of a kind that nobody has seen are its deck; what is more than the deck has left the match hidden. */
function dealFish(view: View<Isaribi>, random: Random): { decks: Secret['fishDecks']; removed: FishCardId[] } {
  const { areas, removed } = view.public;
  const seen = new Set([...areas.flatMap(({ cards }) => cards), ...(removed?.fish ?? [])]);
  const decks: Secret['fishDecks'] = { clam: [], prawn: [], mackerel: [], bream: [] };
  const gone: FishCardId[] = [];
  kinds.forEach((kind, at) => {
    const pool = random.shuffle(fishCardIds.filter((id) => fishCards[id].kind === kind && !seen.has(id)));
    decks[kind] = pool.splice(0, sizeOf(view.counts, 'fishDecks', at));
    gone.push(...pool);
  });
  return { decks, removed: gone };
}

/** Unseen Market cards go to the slots, to what another seat has looked at, to the deck, and the rest has left unseen. */
function dealMarket(
  { public: { market, removed, players }, seat: viewer, mine, counts }: View<Isaribi>,
  random: Random,
): { seats: Private[]; faces: Secret['faces']; deck: MarketCardId[]; removed: MarketCardId[] } {
  const own = mine?.peeked ?? [];
  const open = market.flatMap(({ card }) => (card === null ? [] : [card]));
  const seen = new Set([...open, ...own.map(({ card }) => card), ...(removed?.market ?? [])]);
  const pool = random.shuffle(marketCardIds.filter((id) => !seen.has(id)));
  const seats = players.map((_, seat): Private => ({ peeked: seat === viewer ? own.map((one) => ({ ...one })) : [] }));
  const faces = market.map(({ card, peekedBy }, at): MarketCardId | null => {
    if (card !== null || (peekedBy !== null && peekedBy === viewer)) return null;
    const face = drawFrom(pool);
    if (peekedBy === null) return face;
    seats[peekedBy]?.peeked.push({ slot: at + 1, card: face });
    return null;
  });
  return { seats, faces, deck: pool.splice(0, sizeOf(counts, 'marketDeck', 0)), removed: pool };
}

/** @throws when a view promises more cards than there are: no state looks like that. */
function drawFrom(pool: MarketCardId[]): MarketCardId {
  const card = pool.pop();
  if (card === undefined) throw new Error('fewer Market cards are left than the view counts');
  return card;
}

function sizeOf(counts: Counts, deck: 'fishDecks' | 'marketDeck', at: number): number {
  const sizes = counts[deck];
  return typeof sizes === 'object' ? (sizes[at] ?? 0) : (sizes ?? 0);
}

/** Everything that a move changes in place is copied. */
function copyPublic(table: Readonly<Public>): Public {
  const { active, players, areas, market, supply, turn, removed } = table;
  return {
    ...table,
    active: [...active],
    players: players.map((player) => ({
      ...player,
      books: player.books.map((book) => ({ ...book })),
      cubes: { ...player.cubes },
    })),
    areas: areas.map(({ cards, cubes }) => ({ cards: [...cards], cubes })),
    market: market.map((slot) => ({ ...slot, sold: { ...slot.sold } })),
    supply: { ...supply },
    turn: turn === null ? null : { ...turn },
    removed: removed === null ? null : { fish: [...removed.fish], market: [...removed.market] },
  };
}
