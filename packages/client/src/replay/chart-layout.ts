/** The geometry of a line chart: scales, ticks, and labels at line ends that do not cover each other. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Scale {
  x(at: number): number;
  y(value: number): number;
}

export function scaleFor(frame: Frame, moves: number, ticks: readonly number[]): Scale {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const { width, height, top, right, bottom, left } = frame;
  return {
    x: (at) => left + (at / Math.max(1, moves)) * (width - left - right),
    y: (value) => height - bottom - ((value - low) / Math.max(1, high - low)) * (height - top - bottom),
  };
}

/** Round numbers around all values, at most `most` steps apart. */
export function ticksFor(values: readonly number[], most = 5): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = niceSteps.find((one) => (high - low) / one <= most) ?? Math.ceil((high - low) / most);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

const niceSteps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500] as const;

/** Moves `wanted` heights apart until they are `gap` apart, staying as near as they can and above `lowest`. */
export function spread(wanted: readonly number[], gap: number, lowest: number): readonly number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  let floor = Number.NEGATIVE_INFINITY;
  for (const one of order) {
    one.y = Math.max(one.y, floor + gap);
    floor = one.y;
  }
  // What was pushed out at the foot pushes back up.
  let ceiling = lowest + gap;
  for (const one of [...order].reverse()) {
    one.y = Math.min(one.y, ceiling - gap);
    ceiling = one.y;
  }
  const placed = [...wanted];
  for (const { y, at } of order) placed[at] = y;
  return placed;
}
