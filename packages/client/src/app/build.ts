/**
 * Which build this page is: whatever the server said first. A later answer that differs comes from a server with a newer
 * page, and this one should be loaded again.
 */
let own: string | null = null;

export function ownBuild(): string {
  return own ?? '';
}

/** True when the page is older than what the server now has. */
export function isStale(served: string): boolean {
  own ??= served;
  return own !== served;
}
