/** The words that the lobby needs: what the game is, and what a host may choose. */
export const lobbyTexts = {
  tagline: 'Four ships that nobody owns, and sailors who hope they end up in the right place.',
  option: {
    startPlayer: {
      label: 'First turn',
      hint: 'Who begins. No effect on length.',
      value: { previousLast: 'Last of the previous match, else by lot', random: 'By lot' },
    },
    sixthCard: {
      label: 'Fish on the sixth water card',
      hint: 'The other five show 0, 0, 1, 2 and 3. More fish, higher scores; same length.',
      value: { 0: 'No fish', 1: '1 fish', 2: '2 fish', 3: '3 fish' },
    },
    games: {
      label: 'Length of the match',
      hint: 'One game takes about 15 minutes; three games are added up.',
      value: { 1: 'One game', 3: 'Three games' },
    },
    slotPicking: {
      label: 'Pick the tiles yourself',
      hint: 'Players point at the tiles they turn. The chances are the same.',
      value: { true: 'On', false: 'Off' },
    },
  },
} as const;
