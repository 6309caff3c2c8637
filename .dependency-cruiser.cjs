/** Who may import what (ARCHITECTURE.md), each rule named in words. */
const game = '^packages/games/src/(?!core/|wire/|index)([^/]+)/';
const tests = '\\.test\\.tsx?$|/test/|/testing/|^e2e/';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-cycles', 'Modules form a ladder.', {}, { circular: true }),
    rule(
      'the-kernel-knows-no-game',
      'core and wire serve every game.',
      { path: '^packages/games/src/(core|wire)/', pathNot: tests },
      { path: game },
    ),
    rule('a-game-knows-no-other-game', '', { path: game }, { path: game, pathNot: '^packages/games/src/$1/' }),
    rule(
      'a-game-imports-only-the-kernel',
      'No library, no node, no react.',
      { path: game, pathNot: tests },
      { pathNot: '^packages/games/src/' },
    ),
    rule(
      'only-the-adapter-knows-boardgame-io',
      '',
      { path: '^packages/games/src/', pathNot: `(core/boardgame|src/index)\\.ts$|${tests}` },
      { path: 'boardgame\\.io' },
    ),
    rule(
      'the-kernel-does-no-input-or-output',
      '',
      { path: '^packages/games/src/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'the-games-know-no-server-page-or-bot',
      '',
      { path: '^packages/games/' },
      { path: '^packages/(server|client|bots)/' },
    ),
    rule(
      'bots-know-only-the-kernel',
      'A game hands its rules and its value to a bot; a bot knows no game in particular, no server and no page.',
      { path: '^packages/bots/src/', pathNot: tests },
      { path: '^packages/', pathNot: '^packages/(bots/src|games/src/core)/' },
    ),
    rule(
      'no-rule-reads-an-estimate',
      'What a view is worth is for bots alone: only the index of the game hands it out.',
      { path: '^packages/', pathNot: `^packages/games/src/[^/]+/(index|value|prospects)\\.ts$|${tests}` },
      { path: '^packages/games/src/[^/]+/(value|prospects|weights)\\.ts$' },
    ),
    rule(
      'bots-play-in-one-place-of-the-server',
      'Elsewhere nobody thinks, and what thinks is given views.',
      { path: '^packages/(server|client)/src/(?!bots/)' },
      { path: '^packages/bots/' },
    ),
    rule('the-server-knows-no-page', '', { path: '^packages/server/' }, { path: '^packages/client/' }),
    rule(
      'the-server-knows-no-particular-game',
      'Games come through the registry.',
      { path: '^packages/server/src/' },
      { path: game },
    ),
    rule(
      'the-server-runs-without-boardgame-io',
      'Only its tests use the stock client.',
      { path: '^packages/server/src/' },
      { path: 'boardgame\\.io' },
    ),
    rule(
      'stores-know-only-their-contract',
      '',
      { path: '^packages/server/src/store/(sqlite|postgres)' },
      { path: '^packages/server/src/(?!store/)' },
    ),
    rule(
      'fan-outs-know-only-their-contract',
      '',
      { path: '^packages/server/src/fanout/' },
      { path: '^packages/server/src/(?!fanout/)' },
    ),
    rule(
      'the-bench-talks-over-the-wire',
      'It measures servers as their users meet them; only the growth script opens a store.',
      { path: '^packages/bench/src/' },
      { path: '^packages/(server/(?!src/store/)|client|bots)/' },
    ),
    rule('nobody-needs-the-bench', '', { path: '^packages/(?!bench/)' }, { path: '^packages/bench/' }),
    rule('the-page-knows-no-server', '', { path: '^packages/client/' }, { path: '^packages/server/' }),
    rule(
      'the-frame-knows-no-particular-game',
      'Only src/games does.',
      { path: '^packages/client/src/(?!games/)', pathNot: `${tests}|ui/StylePage` },
      { path: [game, '^packages/client/src/games/[^/]+/'] },
    ),
    rule(
      'a-board-knows-no-other-game',
      '',
      { path: '^packages/client/src/games/([^/]+)/' },
      {
        path: [game, '^packages/client/src/games/[^/]+/'],
        pathNot: ['^packages/games/src/$1/', '^packages/client/src/games/$1/'],
      },
    ),
    rule(
      'whole-rules-come-without-the-adapter',
      'Replays load them: boardgame.io is not theirs to bring along.',
      { path: '^packages/games/src/[^/]+/(?!index)[^/]+\\.ts$', pathNot: `^packages/games/src/core/|${tests}` },
      { path: '^packages/games/src/core/boardgame\\.ts$' },
    ),
    rule(
      'a-page-holds-no-state',
      'A page sees views: never apply, setup, determinize or the registry. Of a match that is over there are no secrets ' +
        'left: its replay recomputes it with whole rules, which client/src/games/rules.ts loads.',
      { path: '^packages/client/', pathNot: `^packages/client/src/games/rules\\.ts$|${tests}` },
      {
        path: '^packages/games/src/(index|[^/]+/(index|rules|apply|setup|determinize|scoring))\\.ts$',
        pathNot: '^packages/games/src/core/rules\\.ts$',
      },
    ),
    rule(
      'whole-rules-are-loaded-late',
      'Nobody fetches them to play: by name, one chunk per game, nothing beside them.',
      { path: '^packages/client/src/games/rules\\.ts$' },
      { path: game, dynamic: false, pathNot: '^packages/games/src/core/' },
    ),
    rule(
      'only-replays-hold-whole-rules',
      'Replay, chart and check of the shuffles look at matches that are over.',
      { path: '^packages/client/', pathNot: `^packages/client/src/replay/|${tests}` },
      { path: '^packages/client/src/games/rules\\.ts$' },
    ),
    rule(
      'only-declared-packages',
      'Every import is in the package.json beside it.',
      { path: '^packages/[^/]+/src/', pathNot: tests },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.jest.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
