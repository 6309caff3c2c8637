/** Sizes everybody may know, and the laws that hold in every sound state. */
import type { Counts, Dealt } from '../core/rules';
import { artisan, goneFishin, licenceFigures, meeple, tuckedCapacity } from './data';
import { allBoatCards, allLicences } from './supply';
import { capacityOf, handSize, launchedBoats } from './table';
import { type ByCard, boatCards, cards, type Fleet, type PlayerState, type Private, type Public } from './types';

type Match = Dealt<Fleet>;
type Law = readonly [holds: boolean, sentence: string];

/** `hands` and `fresh` by seat. */
export function counts({ private: seats, secret: { deck, discards, licences } }: Match): Counts {
  return {
    hands: seats.map(({ hand }) => handSize(hand)),
    fresh: seats.map(({ fresh }) => fresh.length),
    deck: deck.length,
    discards: discards.length,
    licences: licences.length,
  };
}

export function invariants(match: Match): string[] {
  const { public: table } = match;
  return [
    ...cardLaws(match),
    ...licenceLaws(match),
    ...table.players.flatMap((player) => playerLaws(table, player)),
    ...privateLaws(match),
    ...tokenLaws(table),
    ...phaseLaws(match),
  ].flatMap(([holds, sentence]) => (holds ? [] : [sentence]));
}

/** Hands and captains lie in `revealed` when the match is over. */
function handsOf({ public: table, private: seats }: Match): Pick<Private, 'hand' | 'faceDown'>[] {
  return table.revealed ?? seats;
}

function cardLaws(match: Match): Law[] {
  const { public: table, secret } = match;
  const hands = handsOf(match);
  const held = boatCards.flatMap((card) =>
    hands.flatMap(({ hand }) => Array<string>(Math.max(0, hand[card])).fill(card)),
  );
  const all = [
    ...secret.deck,
    ...secret.discards,
    ...held,
    ...hands.flatMap(({ faceDown }) => faceDown.map(({ card }) => card)),
    ...table.players.flatMap(({ boats }) => boats.map(({ card }) => card)),
  ];
  const fishing = hands.reduce((sum, { hand }) => sum + hand.goneFishin, table.goneFishin);
  return [
    [isSame(all, allBoatCards(table.mix)), 'the boat cards are not those of the match'],
    [hands.every(({ hand }) => cards.every((card) => isCount(hand[card]))), 'a hand holds less than no card'],
    [isCount(table.goneFishin), 'fewer than no Gone Fishin cards are left'],
    [fishing === (table.mix.goneFishin ? goneFishin.copies : 0), 'the Gone Fishin cards do not add up'],
  ];
}

function licenceLaws({ public: table, secret }: Match): Law[] {
  const owned = table.players.flatMap(({ licences }) => licences);
  const all = [...secret.licences, ...secret.removed, ...table.row, ...table.gone, ...owned];
  return [
    [isSame(all, allLicences(table.mix)), 'the licences are not those of the match'],
    [table.row.length <= table.players.length, 'the row is too long'],
  ];
}

function playerLaws(table: Public, player: PlayerState): Law[] {
  const { boats, artisans, processed, licences, meeples } = player;
  return [
    [isCount(processed), 'somebody has fewer than no processed crates'],
    [
      boats.every((boat) => isCount(boat.crates) && boat.crates <= capacityOf(boat)),
      'a boat holds too much or too little',
    ],
    [
      boats.every(({ tucked }) => tucked === null || (isCount(tucked) && tucked <= tuckedCapacity)),
      'a tucked card is overfull',
    ],
    [
      boats.every(({ captained, tucked }) => captained !== null || tucked === null),
      'a card is tucked without a captain',
    ],
    [boats.every(({ captained, firstMate }) => captained !== null || !firstMate), 'a First Mate has no captain'],
    [boats.every(({ card, type }) => card === type || card === 'charter'), 'a boat acts as what it is not'],
    [
      artisans.every(({ crates }) => isCount(crates) && crates <= artisan.capacity),
      'an Artisan holds too much or too little',
    ],
    [launchedBoats(player) < table.nextId, 'there are more boats than names'],
    [new Set(meeples).size === meeples.length, 'a type was rewarded twice'],
    [licences.every((licence) => licenceFigures[licence] !== undefined), 'somebody has a licence that there is not'],
  ];
}

function privateLaws(match: Match): Law[] {
  const { public: table, private: seats } = match;
  const hands = handsOf(match);
  const isInPlace = table.players.every(({ boats }, seat) => {
    const faceDown = hands[seat]?.faceDown ?? [];
    const places = faceDown.map(({ boat, place }) => `${boat} ${place}`);
    const wanted = boats.flatMap(({ id, captained, tucked }) => [
      ...(captained === null ? [] : [`${id} captain`]),
      ...(tucked === null ? [] : [`${id} tucked`]),
    ]);
    return isSame(places, wanted);
  });
  return [
    [isInPlace, 'captains and tucked cards are not where they should be'],
    [seats.every(({ fresh, hand }) => fresh.every((card) => isIn(hand, card, fresh))), 'a drawn card is not in hand'],
    [seats.every(({ choice }, seat) => choice === null || !table.active.includes(seat)), 'somebody decides twice'],
  ];
}

function tokenLaws({ mix, players, trophies, meeples }: Public): Law[] {
  const won = players.flatMap((player) => player.trophies);
  const caught = players.flatMap((player) => player.meeples);
  return [
    [won.length + trophies.length <= 3, 'there are more than three trophies'],
    [new Set([...won, ...trophies]).size === won.length + trophies.length, 'a trophy is there twice'],
    [new Set(caught).size === caught.length, 'two boats of a type were rewarded'],
    [
      isCount(meeples) && meeples + caught.length <= Math.max(meeple.count, mix.types.length),
      'there are too many Crab Meeples',
    ],
  ];
}

function phaseLaws({ public: table }: Match): Law[] {
  const { phase, active, auction, revealed, players, mix } = table;
  const isAuction = phase === 'RAISE' || phase === 'PAY';
  const isAlone = phase === 'OPEN' || isAuction || (phase === 'LAUNCH_HIRE' && mix.launchMode === 'ordered');
  const steps = players.map(({ step }, seat) => step !== null && !active.includes(seat));
  return [
    [(active.length === 0) === (phase === 'OVER'), 'nobody may move, or somebody after the end'],
    [!isAlone || active.length === 1, 'several seats move at once'],
    [(auction !== null) === isAuction, 'an auction at the wrong time, or none'],
    [auction === null || table.row.includes(auction.licence), 'the licence under the hammer is not in the row'],
    [!steps.includes(true), 'a seat that is done has a step to take'],
    [(revealed !== null) === (phase === 'OVER'), 'hands lie open too early or never'],
  ];
}

function isIn(hand: Readonly<ByCard>, card: keyof ByCard, drawn: readonly string[]): boolean {
  return drawn.filter((one) => one === card).length <= hand[card];
}

/** The same things, in whatever order. */
function isSame(found: readonly string[], wanted: readonly string[]): boolean {
  if (found.length !== wanted.length) return false;
  const missing = new Map<string, number>();
  for (const one of wanted) missing.set(one, (missing.get(one) ?? 0) + 1);
  for (const one of found) missing.set(one, (missing.get(one) ?? 0) - 1);
  return [...missing.values()].every((count) => count === 0);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}
