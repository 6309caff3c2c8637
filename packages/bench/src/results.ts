/** What a run of the bench found, and the ratios that it comes down to. */
import { geometricMean, ratio, rounded } from './figures';
import type { Pace, Speed } from './measures';
import type { Playouts } from './playouts';

export interface Results {
  readonly playouts: readonly Playouts[];
  readonly speeds: readonly Speed[];
  readonly paces: readonly Pace[];
  /** Bytes of heap per match in memory, by server. */
  readonly memory: Readonly<Record<string, number>>;
  /** CPU milliseconds per move, by server and number of spectators. */
  readonly crowds: readonly { readonly host: string; readonly spectators: number; readonly cpu: number }[];
}

/** Ours over stock; null where one of the two did not run. */
export interface Ratios {
  readonly sqliteVsStockMemory: number | null;
  readonly sqliteVsStockFlatFile: number | null;
  readonly postgresVsStockPostgres: number | null;
  readonly bytesVsStock: number | null;
  readonly p99VsStockMemory: number | null;
}

export const host = {
  sqlite: 'quayside sqlite',
  postgres: 'quayside postgres',
  twoProcesses: 'quayside postgres x2',
  memory: 'stock memory',
  flatFile: 'stock FlatFile',
  stockPostgres: 'stock bgio-postgres',
} as const;

export function ratiosOf({ speeds, paces }: Results): Ratios {
  const speed = ({ speed: value }: Speed): number => value;
  const bytes = ({ bytesPerMoveAndViewer: value }: Speed): number => value;
  return {
    sqliteVsStockMemory: over(speeds, host.sqlite, host.memory, speed),
    sqliteVsStockFlatFile: over(speeds, host.sqlite, host.flatFile, speed),
    postgresVsStockPostgres: over(speeds, host.postgres, host.stockPostgres, speed),
    bytesVsStock: over(speeds, host.sqlite, host.memory, bytes),
    p99VsStockMemory: rounded(geometricMean(p99Ratios(paces))),
  };
}

/** One figure of two servers, game by game, and the mean of the ratios. */
function over(speeds: readonly Speed[], ours: string, theirs: string, figure: (speed: Speed) => number): number | null {
  return rounded(geometricMean(ratiosByGame(speeds, ours, theirs, figure).map(({ value }) => value)));
}

export function ratiosByGame(
  speeds: readonly Speed[],
  ours: string,
  theirs: string,
  figure: (speed: Speed) => number,
): { game: string; value: number }[] {
  return speeds.flatMap((own) => {
    const other = speeds.find((one) => one.host === theirs && one.game === own.game);
    const value = other === undefined ? null : ratio(figure(own), figure(other));
    return own.host === ours && value !== null ? [{ game: own.game, value }] : [];
  });
}

function p99Ratios(paces: readonly Pace[]): number[] {
  return paces.flatMap((own) => {
    const other = paces.find((one) => one.host === host.memory && one.rate === own.rate);
    const value = own.host === host.sqlite ? ratio(own.p99, other?.p99 ?? null) : null;
    return value === null ? [] : [value];
  });
}
