/** What the computer player guesses. All numbers are ours, found by letting it play against itself; no rule reads them. */

export const weights = {
  /** VP that a captain earns in each round after the voyage that is planned for him. */
  rate: 2.2,
  /** Part of it that is left for each when a player has so many captains. */
  share: [0, 1, 0.9, 0.8, 0.72],
  /** Rounds of those that pass without earning: the last voyage has to end in port. */
  slack: 2,
  /** Part of a plan that is left while its boat is not rented yet: renting has to look better than planning to. */
  intended: 0.87,
  /** Rounds by which a boat rented in the next round is worse than one of now, besides the round. */
  delay: 0.2,
  /** Part of its price that a fish aboard is worth, in port and at sea. */
  ashore: 0.98,
  aboard: 0.95,
  /** Rounds that go by because all buoys of a ground are taken now. */
  taken: 2.5,
  /** Rounds of fishing for bait, for each bait that is missing, and at most. */
  baitRounds: 0.5,
  baitRoundsMost: 1,
  /** VP of fuel and bait left over for the next voyage, each, and how much of it counts. */
  leftover: 0.25,
  leftoverMost: 6,
  /** Part of 4 VP that a token is worth while its captain has to survive, and that one still to be won is. */
  token: 0.9,
  tokenToWin: 0.6,
  /** VP lost with a captain: about his price. */
  captain: 5,
  /** Part of its rent that a boat in tow and a boat moored are worth. */
  towed: 0.3,
  moored: 0.5,
} as const;
