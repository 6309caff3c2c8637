/** A seed of the match stream, 64 hexadecimal digits, from a small number. Predictable: not for matches of people. */
export function seedText(seed: number): string {
  return (seed >>> 0).toString(16).padStart(64, '0');
}
