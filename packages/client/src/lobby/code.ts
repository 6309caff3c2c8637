/** Reads what people type or paste to find a table. */

/** Codes are typed in any case, with spaces or hyphens; links are pasted whole. null: nothing like a code. */
export function readCode(typed: string): string | null {
  const inLink = /\/m\/([^/?#\s]+)/i.exec(typed)?.[1];
  const code = (inLink ?? typed).replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{4,8}$/.test(code) ? code : null;
}

export function tablePath(code: string): string {
  return `/m/${code}`;
}

export function tableLink(code: string): string {
  return `${window.location.origin}${tablePath(code)}`;
}
