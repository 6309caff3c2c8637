/** The words that the lobby needs: what the game is, what a host may choose, and what does not go together. */
const onOff = { true: 'On', false: 'Off' } as const;
const switched = { usual: 'As the rules say', on: 'On', off: 'Off' } as const;
const trophies = {
  random: 'Drawn by lot',
  same4: 'Four alike',
  diff4: 'Four kinds',
  crates15: 'Fifteen crates',
  licences3: 'Three licences',
  mostBoats: 'Most boats',
  mostStandard: 'Most licences',
} as const;

export const lobbyTexts = {
  tagline: 'Bid for fishing licences, launch a fleet from the very cards that pay for it, and fill it with crates.',
  group: {
    modules: 'Modules of Arctic Bounty',
    supply: 'Licences and boats',
    bay: 'Trophies and Crab Meeples',
    play: 'Ways to play',
  },
  option: {
    epic: {
      label: 'Epic Fleet',
      hint: 'Every licence and boat, 150 crates, for three to six. About half as long again.',
      value: onOff,
    },
    goneFishin: {
      label: 'Gone Fishin’',
      hint: 'Who leaves an auction takes a card worth $2, or 2 VP at the end. Usually on. Same length.',
      value: switched,
    },
    firstMate: {
      label: 'First Mates',
      hint: 'Join a new captain for a card and a crate: 5 VP on a full boat, else 2. Usually on with five, six or Epic. Same length.',
      value: switched,
    },
    houseBoat: {
      label: 'House Boats',
      hint: 'Cost $3 and a launch; 2 VP at the end, or $5 once. Usually on with five, six or Epic. Same length.',
      value: switched,
    },
    artisan: {
      label: 'Artisan Fishermen',
      hint: 'Cost $4 and a launch; fish without captain or licence. Usually on with five, six or Epic. Same length.',
      value: switched,
    },
    trophies: {
      label: 'Trophies',
      hint: 'Three goals of 5 VP for the first or the best. Usually on with five, six or Epic. Same length.',
      value: switched,
    },
    crabMeeples: {
      label: 'Crab Meeples',
      hint: '4 VP for the first full boat of each type. Usually on with five, six or Epic. Same length.',
      value: switched,
    },
    charter: {
      label: 'Charter Boats',
      hint: '12 boats that act as any type you have a licence for. Always on with five, six or Epic. Same length.',
      value: switched,
    },
    salmon: {
      label: 'Salmon',
      hint: 'Cards drawn before fishing hold crates of their own. Usually on with five, six or Epic. A little longer.',
      value: switched,
    },
    char: {
      label: 'Char',
      hint: 'A second launch, and cheaper boats. Usually on in Epic. Same length.',
      value: switched,
    },
    oyster: {
      label: 'Pacific Oyster',
      hint: 'Boats that hold 6 crates and catch 2. Usually on with five, six or Epic. Same length.',
      value: switched,
    },
    salmonMode: {
      label: 'Salmon comes',
      hint: 'With up to four players. As a sixth type there are more licences.',
      value: { sixth: 'As a sixth type', oneOfFive: 'As one of five' },
    },
    standardTypes: {
      label: 'Standard types',
      hint: 'Which fish are in the match: the base box and what is switched on above, those chosen below, or drawn from them.',
      value: { base: 'Base box', chosen: 'Chosen', random: 'Drawn by lot' },
    },
    shrimp: { label: 'Shrimp in the match', hint: 'When types are chosen one by one.', value: onOff },
    cod: { label: 'Cod in the match', hint: 'When types are chosen one by one.', value: onOff },
    lobster: { label: 'Lobster in the match', hint: 'When types are chosen one by one.', value: onOff },
    tuna: { label: 'Tuna in the match', hint: 'When types are chosen one by one.', value: onOff },
    processing: { label: 'Processing Vessels in the match', hint: 'When types are chosen one by one.', value: onOff },
    secondPremiumSet: {
      label: 'Second premium set',
      hint: 'More King Crab and Pub licences. Usually on with six and Epic; with five only Pubs. A little longer.',
      value: switched,
    },
    licenceDeck: {
      label: 'Licence deck',
      hint: 'Normal: standard licences come first. Advanced: premium ones may come at any time. Same length.',
      value: { usual: 'As the rules say', normal: 'Normal', advanced: 'Advanced' },
    },
    trophy1: { label: 'First trophy', hint: 'When trophies are in the match.', value: trophies },
    trophy2: { label: 'Second trophy', hint: 'When trophies are in the match.', value: trophies },
    trophy3: { label: 'Third trophy', hint: 'When trophies are in the match.', value: trophies },
    crabMeepleCount: {
      label: 'Number of Crab Meeples',
      hint: 'Five for all types together, or one for each.',
      value: { five: 'Five', each: 'One for each type' },
    },
    launchMode: {
      label: 'Launching',
      hint: 'At the same time is quicker; it needs a match without Dock Cards and trophies.',
      value: { ordered: 'In turn', simultaneous: 'At the same time' },
    },
    fastPass: {
      label: 'Pass by itself',
      hint: 'Who could only pass is not asked. Quicker, but tells a little about hands.',
      value: onOff,
    },
    endRule: {
      label: 'When licences run out',
      hint: 'The match stops after that round’s fishing, or plays the round to its end.',
      value: { afterFishing: 'Stop after fishing', fullRound: 'Play the round out' },
    },
    unsoldLicences: {
      label: 'Unsold licences',
      hint: 'Stay when somebody bought one, or always leave the match. Leaving makes it shorter.',
      value: { stay: 'Stay', leave: 'Leave the match' },
    },
  },
  misfit: {
    EPIC_SEATS: 'Epic Fleet needs three players or more.',
    EPIC_ALL: 'Epic Fleet plays with every licence and boat: leave types, Charter Boats and licence deck as usual.',
    BASE_TYPES:
      'Types of the base box can be switched off only when the standard types are chosen one by one, or drawn.',
    PREMIUM_SEATS:
      'This mix does not fit {{seats}} players: the second premium set is for five or six, and for Epic Fleet.',
    STANDARD_TYPES:
      'This mix does not fit {{seats}} players: choose exactly {{wanted}} standard types; these are {{found}}.',
    EXTRA_TYPES:
      'This mix does not fit {{seats}} players: it takes exactly {{wanted}} standard types; these are {{found}}.',
    CHARTER_NEEDED: 'This mix does not fit {{seats}} players: five and six play with Charter Boats.',
    DOCK_KINDS:
      'This mix does not fit {{seats}} players: choose exactly three kinds of Dock Cards; these are {{found}}.',
    SIMULTANEOUS_LAUNCH: 'Launching at the same time does not go together with Dock Cards or trophies.',
    TROPHY_TWICE: 'Each trophy can be chosen once only.',
  },
} as const;
