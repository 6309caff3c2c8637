/** Reads what people type or paste to find a table. */

/** Codes are typed in any case, with spaces or hyphens; links are pasted whole. null: nothing like a code. */
export function readCode(typed: string): string | null {
  const inLink = /\/m\/([^/?#\s]+)/i.exec(typed)?.[1];
  const code = (inLink ?? typed).replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{4,8}$/.test(code) ? code : null;
}

/** The host of a link that leads to another server than this page's; null for codes and for links to here. */
export function foreignHost(typed: string): string | null {
  const link = typed.trim();
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return null;
  const { host } = new URL(link);
  return host === window.location.host ? null : host;
}

export function tablePath(code: string): string {
  return `/m/${code}`;
}

export function replayPath(code: string): string {
  return `${tablePath(code)}/replay`;
}

export function verifyPath(code: string): string {
  return `${tablePath(code)}/verify`;
}

/** What a link to another device carries behind the #, where no server and no log sees it. */
export interface SeatToken {
  readonly seat: number;
  readonly token: string;
}

export function deviceLink(code: string, { seat, token }: SeatToken): string {
  return `${tableLink(code)}#seat=${seat}.${token}`;
}

export function readSeatToken(hash: string): SeatToken | null {
  const [, seat, token] = /^#seat=(\d)\.([\w-]{16,64})$/.exec(hash) ?? [];
  return seat === undefined || token === undefined ? null : { seat: Number(seat), token };
}

export function tableLink(code: string): string {
  return `${window.location.origin}${tablePath(code)}`;
}
