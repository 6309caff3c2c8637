import { games } from './index';
import { loadRules } from './rules';

test('every game of the lobby can be recomputed', async () => {
  for (const name of games.keys()) expect((await loadRules(name))?.name).toBe(name);
});

test('an unknown game has no rules', async () => {
  expect(await loadRules('chess')).toBeNull();
});

test('a page offers to take back what the rules let be taken back', async () => {
  for (const [name, game] of games) {
    const [rules, page] = [(await loadRules(name))!, await game.load()];
    const openBy = ({ isOpen }: { isOpen?(type: string): boolean }) =>
      rules.moves.filter((type) => isOpen?.(type) === true);
    expect([name, openBy(page.judge)]).toEqual([name, openBy(rules)]);
  }
});
