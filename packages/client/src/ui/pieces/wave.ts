/** Outlines of stylised waves: bowls with sharp crests, as cut in linoleum. */

/** A band of sea from its crests at `y` down to `bottom`; `shift` moves it sideways. */
export function waveBand(width: number, y: number, bottom: number, period: number, height: number, shift = 0): string {
  return `M${-period + shift} ${bottom}V${y}${bowls(width, period, height)}V${bottom}Z`;
}

/** The crest line alone. */
export function waveLine(width: number, y: number, period: number, height: number, shift = 0): string {
  return `M${-period + shift} ${y}${bowls(width, period, height)}`;
}

function bowls(width: number, period: number, height: number): string {
  return `q${period / 2} ${height * 2} ${period} 0`.repeat(Math.ceil(width / period) + 2);
}
