/** The words that the lobby needs: what the game is, and what a host may choose. */
export const lobbyTexts = {
  tagline: 'Hire captains, rent boats, sail for the rich far banks, and be back in port before the autumn storms.',
  option: {
    rounds: {
      label: 'Length of the season',
      hint: 'Shorter seasons skip cards of the weather, and autumn still comes. 8 rounds take about half the time of 15.',
      value: { 8: '8 rounds, about half as long', 10: '10 rounds, a third shorter', 12: '12 rounds', 15: '15 rounds' },
    },
    firstPlayer: {
      label: 'First in the first turn order',
      hint: 'Later the poorest go first. Same length.',
      value: { random: 'Drawn by lot', seatOne: 'The first seat' },
    },
    balancedStart: {
      label: 'Late starters begin richer',
      hint: 'The fifth and sixth of the first turn order begin with 23 VP instead of 20. Same length.',
      value: { true: 'On', false: 'Off' },
    },
    tokenOncePerCaptain: {
      label: 'One token a captain',
      hint: 'A captain who holds a Flemish Cap token earns no second one. Same length.',
      value: { true: 'On', false: 'Off' },
    },
    gentleWeather: {
      label: 'Gentle weather',
      hint: 'Winds that rise by 2 or more rise by one less: gales in a third of all seasons, not in half. Same length.',
      value: { true: 'On', false: 'Off' },
    },
  },
} as const;
