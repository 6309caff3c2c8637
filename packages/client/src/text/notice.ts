/** What was done at a table to seats and access, in words. */
import type { ChatLine } from '@quayside/games/wire/protocol';
import { frameText } from './i18n';

/** A notice as everybody reads it; of one this page does not know, the server's own English. */
export function noticeText({ notice, text }: ChatLine): string {
  if (notice === null) return text;
  const { code, detail } = notice;
  const watch = detail.watch === undefined ? null : frameText(`new.watch.${detail.watch}`);
  const key = code === 'KICKED' && detail.reason !== undefined ? 'notice.KICKED_WHY' : `notice.${code}`;
  return frameText(key, { ...detail, ...(watch === null ? {} : { watch }) }) ?? text;
}
