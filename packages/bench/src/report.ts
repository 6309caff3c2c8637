/** The results as tables for people to read. */
import { rounded } from './figures';
import { host, type Ratios, type Results, ratiosByGame } from './results';

const goals: Readonly<Record<keyof Ratios, string>> = {
  sqliteVsStockMemory: 'at least 3',
  sqliteVsStockFlatFile: 'at least 20',
  postgresVsStockPostgres: 'at least 10',
  bytesVsStock: 'at most 0.333',
  p99VsStockMemory: 'at most 1',
};

export function report(results: Results, ratios: Ratios): string {
  return [
    ...table(
      'Rules alone, moves per CPU-second',
      ['game', 'legal + apply', 'through the reducer'],
      playoutRows(results),
    ),
    ...table('Moves per CPU-second of the server', ['game', ...hostsOf(results)], speedRows(results)),
    ...table('Ours (SQLite) over stock memory, by game', ['game', 'moves', 'bytes'], ratioRows(results)),
    ...table(
      'Emit to arrival at all, ms',
      ['server', 'moves/s', 'p50', 'p99', 'moves', 'lost', 'not sent'],
      paceRows(results),
    ),
    ...table('Heap per match in memory, nobody connected', ['server', 'kB'], memoryRows(results)),
    ...table('CPU ms per move, by spectators of the match', ['server', 'spectators', 'ms'], crowdRows(results)),
    ...table(
      'Ratios, ours over stock',
      ['ratio', 'measured', 'goal'],
      Object.entries(goals).map(([name, goal]) => [name, shown(ratios[name as keyof Ratios]), goal]),
    ),
  ].join('\n');
}

type Rows = readonly (readonly string[])[];

function playoutRows({ playouts }: Results): Rows {
  return playouts.map(({ game, pure, reducer }) => [game, whole(pure), whole(reducer)]);
}

function hostsOf({ speeds }: Results): string[] {
  return [...new Set(speeds.map((one) => one.host))];
}

function speedRows(results: Results): Rows {
  const { speeds } = results;
  const games = [...new Set(speeds.map(({ game }) => game))];
  const cell = (game: string, name: string): string =>
    whole(speeds.find((one) => one.game === game && one.host === name)?.speed ?? Number.NaN);
  return games.map((game) => [game, ...hostsOf(results).map((name) => cell(game, name))]);
}

function ratioRows({ speeds }: Results): Rows {
  const bytes = ratiosByGame(speeds, host.sqlite, host.memory, ({ bytesPerMoveAndViewer }) => bytesPerMoveAndViewer);
  return ratiosByGame(speeds, host.sqlite, host.memory, ({ speed }) => speed).map(({ game, value }, at) => [
    game,
    shown(value),
    shown(bytes[at]?.value ?? null),
  ]);
}

function paceRows({ paces }: Results): Rows {
  return paces.map(({ host: name, rate, p50, p99, moves, lost, skipped }) => [
    name,
    ...[rate, p50, p99].map(shown),
    ...[moves, lost, skipped].map(String),
  ]);
}

function memoryRows({ memory }: Results): Rows {
  return Object.entries(memory).map(([name, bytes]) => [name, shown(bytes / 1000)]);
}

function crowdRows({ crowds }: Results): Rows {
  return crowds.map(({ host: name, spectators, cpu }) => [name, String(spectators), shown(cpu)]);
}

function table(title: string, head: readonly string[], rows: Rows): string[] {
  if (rows.length === 0) return [];
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [title, '', line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line), ''];
}

function whole(value: number): string {
  return Number.isFinite(value) ? Math.round(value).toLocaleString('en') : '-';
}

function shown(value: number | null): string {
  return value === null || Number.isNaN(value) ? '-' : String(rounded(value));
}
