import { games } from './index';
import { loadRules } from './rules';

test('every game of the lobby can be recomputed', async () => {
  for (const name of games.keys()) expect((await loadRules(name))?.name).toBe(name);
});

test('an unknown game has no rules', async () => {
  expect(await loadRules('chess')).toBeNull();
});
