/** Deals a match up to its first decision. */
import type { Random } from '../core/random';
import type { Dealt, Seat } from '../core/rules';
import { startRound } from './auction';
import { goneFishin, licenceFigures, meeple, removedLicences, topLicencesPerSeat } from './data';
import { runOf } from './making';
import { chosenTrophies, inOrder, planOf, trophiesToDraw } from './mix';
import type { Options } from './options';
import { allBoatCards, allLicences, cratesAtStart, handAtStart, isInPlay, pileOf } from './supply';
import {
  type BoatCard,
  boatTypes,
  type Fleet,
  type Licence,
  type Mix,
  type PlayerState,
  type Public,
  type Secret,
  type Trophy,
  trophies,
} from './types';

export function setup(seats: number, options: Options, random: Random): Dealt<Fleet> {
  const mix = drawMix(options, seats, random);
  const deck = licenceDeck(mix, seats, random);
  const startSeat = options.nextStarter ?? random.below(seats);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const hand = handAtStart(mix);
  const dealt: Dealt<Fleet> = {
    public: {
      ...table(mix, seats, startSeat),
      row: deck.licences.splice(-seats).reverse(),
      trophies: mix.trophies ? drawTrophies(options, random) : [],
      meeples: meeplesAtStart(mix, options),
    },
    private: everybody.map(() => ({ hand: { ...hand }, fresh: [], faceDown: [], choice: null })),
    secret: { deck: random.shuffle(boatDeck(mix, seats)), discards: [], ...deck },
  };
  if (mix.epic) {
    dealt.public.phase = 'KEEP';
    dealt.public.active = everybody;
  } else startRound(runOf(dealt, random, () => undefined));
  return dealt;
}

/** */
function drawMix(options: Options, seats: number, random: Random): Mix {
  const { pool, drawn, ...mix } = planOf(options, seats);
  if (drawn === 0) return mix;
  return { ...mix, types: inOrder([...mix.types, ...random.shuffle([...pool]).slice(0, drawn)]) };
}

/** next licence last. */
function licenceDeck(mix: Mix, seats: number, random: Random): Pick<Secret, 'licences' | 'removed'> {
  const all = allLicences(mix);
  const standard = random.shuffle(all.filter((licence) => licenceFigures[licence].standard));
  const premium = random.shuffle(all.filter((licence) => !licenceFigures[licence].standard));
  const gone = mix.epic ? undefined : removedLicences[seats];
  const removed: Licence[] = [...standard.splice(0, gone?.standard ?? 0), ...premium.splice(0, gone?.premium ?? 0)];
  const top = mix.licenceDeck === 'normal' ? standard.splice(0, topLicencesPerSeat * seats) : [];
  return { licences: [...random.shuffle([...standard, ...premium]), ...top], removed };
}

/** */
function boatDeck(mix: Mix, seats: number): BoatCard[] {
  const deck = allBoatCards(mix);
  for (const type of boatTypes) if (isInPlay(mix, type)) deck.splice(deck.indexOf(type), seats);
  return deck;
}

/** */
function drawTrophies(options: Options, random: Random): Trophy[] {
  const chosen = chosenTrophies(options);
  const drawn = random.shuffle(trophies.filter((one) => !chosen.includes(one))).slice(0, trophiesToDraw(options));
  return trophies.filter((one) => chosen.includes(one) || drawn.includes(one));
}

function meeplesAtStart({ crabMeeples, types }: Mix, { crabMeepleCount }: Options): number {
  if (!crabMeeples) return 0;
  return crabMeepleCount === 'each' ? types.length : meeple.count;
}

function table(mix: Mix, seats: number, startSeat: Seat): Public {
  return {
    phase: 'OPEN',
    active: [startSeat],
    mix,
    round: 1,
    startSeat,
    players: Array.from({ length: seats }, newPlayer),
    row: [],
    gone: [],
    auction: null,
    supply: cratesAtStart(mix, seats),
    goneFishin: mix.goneFishin ? goneFishin.copies : 0,
    piles: {
      firstMate: pileOf(mix, 'firstMate', seats),
      houseBoat: pileOf(mix, 'houseBoat', seats),
      artisan: pileOf(mix, 'artisan', seats),
    },
    trophies: [],
    meeples: 0,
    finalRound: false,
    nextId: 1,
    revealed: null,
  };
}

function newPlayer(): PlayerState {
  return {
    status: 'in',
    licences: [],
    boats: [],
    houseBoats: [],
    artisans: [],
    processed: 0,
    trophies: [],
    meeples: [],
    launched: 0,
    hired: 0,
    step: null,
    traded: false,
  };
}
