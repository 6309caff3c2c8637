/** The words that the lobby needs: what the game is, and what a host may choose. */
export const lobbyTexts = {
  tagline: 'Chart the sea tile by tile, sail three ships in company, and be first where fish and islands pay.',
  habit: {
    lobster: {
      label: 'Never ask about the lobster',
      hint: 'Your turn ends by itself after your action; the lobster stays with you. Switch this off on the day you want it.',
    },
  },
  option: {
    board: {
      label: 'The sea',
      hint: 'The printed sea, or another one, fair for both in any case. Placing it yourselves takes 3 minutes more.',
      value: { A: 'Side A', 'B-random': 'Side B, by lot', 'B-placed': 'Side B, placed by you' },
    },
    preservation: {
      label: 'Preservation cards',
      hint: 'Six stacks by kind, or five cards in a row from one pile. Same length.',
      value: { stacks: 'Six stacks', row: 'A row of five' },
    },
    startPlayer: {
      label: 'First turn',
      hint: 'Who begins on day 1. No effect on length.',
      value: {
        random: 'By lot',
        seat0: 'First seat',
        seat1: 'Second seat',
        chooser: 'A player says, once the fish lie',
      },
    },
  },
} as const;
