/** Which web pages may talk to the server. */

/** True for requests that no page sent, and for those of the server's own pages. */
export function isOwnOrigin(origin: string, host: string, publicUrl: string | null): boolean {
  if (origin === '') return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || (publicUrl !== null && page.origin === new URL(publicUrl).origin);
}
