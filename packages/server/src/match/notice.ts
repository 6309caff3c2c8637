/** Lines of chat that tell everybody what was done to seats and access. */
import type { ChatLine, Notice, NoticeCode } from '@quayside/games/wire/protocol';
import { newLineID } from '../ids';

const english: Record<NoticeCode, (detail: Notice['detail']) => string> = {
  BOT: ({ name }) => `${name}, a computer player, sat down.`,
  BOT_OUT: ({ name }) => `${name}, a computer player, left the table.`,
  SEATS: () => 'The host changed the order of the seats.',
  STANDS_IN: ({ name }) => `A computer player plays for ${name}, who is away.`,
  BACK: ({ name }) => `${name} is back and plays again.`,
  ENDED: () => 'The players ended the match by vote.',
  LEFT: ({ name }) => `${name} left the table.`,
  KICKED: ({ name, reason }) => `The host freed the seat of ${name}${reason === undefined ? '.' : `: ${reason}`}`,
  REOPENED: ({ name }) => `The host re-opened the seat of ${name}.`,
  MOVED: ({ name }) => `${name} moved to another device.`,
  HOST: ({ name }) => `${name} is the host now.`,
  LOCKED: () => 'The host locked the table: nobody else can sit down.',
  UNLOCKED: () => 'The host unlocked the table.',
  WATCH: ({ watch }) => `The host changed who may watch: ${watch}.`,
};

export function notice(code: NoticeCode, detail: Notice['detail'] = {}): ChatLine {
  const text = english[code](detail);
  return { id: newLineID(), seat: null, name: '', text, at: Date.now(), gallery: false, notice: { code, detail } };
}
