/** The words that the lobby needs: what the game is, and what a host may choose. */
export const lobbyTexts = {
  tagline: 'Sail out by the light of a fire basket, come home with the catch, and be there when the right buyer is.',
  option: {
    rounds: {
      label: 'Length of the match',
      hint: 'Four rounds leave out the first one, with its small Market, and start with 4 Ryo; about a sixth shorter.',
      value: { 4: 'Four rounds', 5: 'Five rounds' },
    },
    startCompensation: {
      label: 'Later seats start richer',
      hint: 'In turn order of round 1: 0, 1, 1, 2, 2 Ryo more. Same length.',
      value: { true: 'On', false: 'Off' },
    },
    strictPass: {
      label: 'Pass only at the start of a turn',
      hint: 'The narrow reading of the rules: no passing after an action. About a sixth longer.',
      value: { true: 'On', false: 'Off' },
    },
    carpenterInHarbor: {
      label: 'Carpenter in the Harbor only',
      hint: 'The Carpenter helps only boats that lie in the Harbor. Same length.',
      value: { true: 'On', false: 'Off' },
    },
    openMarket: {
      label: 'Open Market',
      hint: 'All buyers lie face-up, for learning; the Speculator pays 1 Ryo instead. A little shorter.',
      value: { true: 'On', false: 'Off' },
    },
    harshSpoilage: {
      label: 'Harsh spoilage',
      hint: '3 Ryo for every cube that does not fit, instead of once. Same length.',
      value: { true: 'On', false: 'Off' },
    },
    hideRemoved: {
      label: 'Do not list cards of earlier rounds',
      hint: 'Remember yourselves which buyers have been. Same length.',
      value: { true: 'On', false: 'Off' },
    },
  },
} as const;
