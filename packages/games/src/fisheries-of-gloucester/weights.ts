/** What the computer player guesses. All numbers are ours, found by letting it play against itself; no rule reads them. */

export const weights = {
  /** Points that an hour brings, and a step of a card. */
  hour: 0.13,
  step: 0.3,
  /** The same on the last day. */
  lastHour: 0.05,
  /** Hours added in a night, on average. */
  night: 6.5,
  /** Part of an island that is left for each hour of the way to it. */
  patience: 0.9,
  /** Hours of the way for a space, doubled so that they are whole: charted, rough or occupied, to be charted, with a fish. */
  way: { charted: 2, rough: 4, open: 3, fish: 4 },
  /** Points of a tile in hand, and of one that a card gives. */
  tile: 0.08,
  bonusTile: 0.2,
  /** Points of a fish beside a ship, and of one held that pays for nothing yet. */
  nearFish: 0.25,
  looseFish: 0.5,
  /** Fish that a card takes on average. */
  fishPerCard: 2.5,
  /** Part of a card that is left if it is to be earned today, and for each day later. */
  card: 0.9,
  /** What each fish that a card takes could have brought elsewhere. */
  spare: 0.4,
  lobster: 0.3,
  /** Part of what the rival is worth that counts against a seat. */
  rival: 1,
  /** Points of going second tomorrow. */
  second: 0.1,
  /** Points lost by leaving the day to the other player. */
  left: 0.12,
} as const;
