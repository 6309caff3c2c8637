/** Deals a match up to its first decision. All shuffling of a match happens here. */
import type { Random } from '../core/random';
import type { Dealt, Seat } from '../core/rules';
import {
  cubesPerKind,
  fishCardIds,
  fishCards,
  marketCardIds,
  noCubes,
  roundsInAll,
  startCompensation,
  startMoney,
  startMoneyOfFourRounds,
} from './data';
import { startRound } from './round';
import {
  areaSpaces,
  type FishCardId,
  type Isaribi,
  type Kind,
  type Options,
  type PlayerState,
  type Secret,
} from './types';

export function setup(seats: number, options: Options, random: Random): Dealt<Isaribi> {
  const secret = shuffledDecks(random);
  const startSeat = options.nextStarter ?? random.below(seats);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const dealt: Dealt<Isaribi> = {
    public: {
      phase: 'PLACEMENT',
      active: [startSeat],
      options: { ...options },
      round: 1,
      startSeat,
      firstPasser: null,
      aloneTurns: 0,
      players: everybody.map((seat) => newPlayer(moneyAtStart(options, (seat - startSeat + seats) % seats))),
      areas: areaSpaces.map(() => ({ cards: [], cubes: 0 })),
      market: [],
      supply: { clam: cubesPerKind, prawn: cubesPerKind, mackerel: cubesPerKind, bream: cubesPerKind },
      turn: null,
      removed: options.hideRemoved ? null : { fish: [], market: [] },
    },
    private: everybody.map(() => ({ peeked: [] })),
    secret,
  };
  startRound(dealt, () => undefined);
  return dealt;
}

/** */
function shuffledDecks(random: Random): Secret {
  const deck = (kind: Kind): FishCardId[] => random.shuffle(fishCardIds.filter((id) => fishCards[id].kind === kind));
  return {
    fishDecks: { clam: deck('clam'), prawn: deck('prawn'), mackerel: deck('mackerel'), bream: deck('bream') },
    marketDeck: random.shuffle([...marketCardIds]),
    faces: [],
    removed: { fish: [], market: [] },
  };
}

/** `place` 0 is the start player of round 1. */
function moneyAtStart(options: Options, place: Seat): number {
  const basis = options.rounds === roundsInAll ? startMoney : startMoneyOfFourRounds;
  return basis + (options.startCompensation ? (startCompensation[place] ?? 0) : 0);
}

function newPlayer(money: number): PlayerState {
  return {
    money,
    startMoney: money,
    books: [],
    apLevel: 0,
    netLevel: 0,
    smokehouse: false,
    client: false,
    clientUsed: false,
    cubes: { ...noCubes },
    space: 0,
    passed: false,
    helper: null,
    turns: 0,
    idleTurns: 0,
  };
}
