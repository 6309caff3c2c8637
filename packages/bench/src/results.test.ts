import type { Pace, Speed } from './measures';
import { host, type Results, ratiosByGame, ratiosOf } from './results';

const speed = (name: string, game: string, moves: number, bytes = 100): Speed => ({
  host: name,
  game,
  moves: 1,
  lost: 0,
  speed: moves,
  bytesPerMoveAndViewer: bytes,
});
const pace = (name: string, rate: number, p99: number | null): Pace => ({
  host: name,
  rate,
  p50: 1,
  p99,
  moves: 1,
  lost: 0,
  skipped: 0,
});
const nothing: Results = { playouts: [], speeds: [], paces: [], memory: {}, crowds: [] };

test('ratios are ours over stock, game by game, and their geometric mean', () => {
  const speeds = [
    speed(host.sqlite, 'a', 400, 25),
    speed(host.memory, 'a', 100, 100),
    speed(host.sqlite, 'b', 900, 100),
    speed(host.memory, 'b', 900, 100),
  ];
  expect(ratiosByGame(speeds, host.sqlite, host.memory, (one) => one.speed)).toEqual([
    { game: 'a', value: 4 },
    { game: 'b', value: 1 },
  ]);
  const paces = [pace(host.sqlite, 100, 5), pace(host.memory, 100, 10), pace(host.sqlite, 200, 9)];
  expect(ratiosOf({ ...nothing, speeds, paces })).toEqual({
    sqliteVsStockMemory: 2,
    sqliteVsStockFlatFile: null,
    postgresVsStockPostgres: null,
    bytesVsStock: 0.5,
    p99VsStockMemory: 0.5,
  });
});

test('without measurements every ratio is null', () => {
  expect(Object.values(ratiosOf(nothing))).toEqual([null, null, null, null, null]);
});
