/** The arithmetic of the bench. */

/** Nearest-rank percentile of `values`, which need no order; null of none. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(sorted.length * share));
  return sorted[rank - 1] ?? null;
}

/** What ratios are averaged with: twice as much and half as much are no change. null of none. */
export function geometricMean(values: readonly number[]): number | null {
  if (values.length === 0 || values.some((value) => !(value > 0))) return null;
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/** null when there is nothing to divide, or nothing to divide by. */
export function ratio(ours: number | null, other: number | null): number | null {
  return ours === null || other === null || other === 0 ? null : ours / other;
}

/** Three significant digits: more would pretend a precision that one run has not. */
export function rounded(value: number): number;
export function rounded(value: number | null): number | null;
export function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(3));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
