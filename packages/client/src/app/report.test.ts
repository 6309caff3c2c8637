/** The report of an error: what helps, and nothing secret. */
import { reportOf } from './report';

test('it names error, match, version and move, and neither arguments nor what stands behind the #', () => {
  window.history.replaceState(null, '', '/m/HFK7WR#seat=1.secret-token');
  const refused = { ok: false as const, code: 'STALE', message: 'secret', detail: { card: 'secret' } };
  const about = {
    game: 'isaribi',
    code: 'HFK7WR',
    version: 12,
    move: 'sell',
    matchID: 'secret',
    credentials: 'secret',
  };
  const report = reportOf(refused, about);
  for (const told of ['error: STALE', 'game: isaribi', 'table: HFK7WR', 'version: 12', 'move: sell', 'page: /m/HFK7WR'])
    expect(report).toContain(told);
  expect(report).not.toContain('secret');
});
