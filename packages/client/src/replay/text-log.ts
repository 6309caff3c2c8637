/** A match to read: who did what, turn by turn, in the game's words. */
import i18next from 'i18next';
import { games } from '../games';
import { logBlocks } from '../table/log';
import { winnerSentence } from '../table/winner';
import { pointsText, translateFor } from '../text/i18n';
import { clockTime, dateTime, nameList } from '../text/time';
import type { Finished } from './load';
import { namesOf } from './names';

export function textLog({ record, page, film }: Finished, code: string): string {
  const names = namesOf(record);
  const t = i18next.t;
  const title = games.get(record.game)?.meta.title ?? record.game;
  const players = nameList(record.seats.map(({ seat }) => names.seat(seat)));
  const turns = logBlocks(page, film.steps, translateFor(record.game), names).flatMap((block) => [
    '',
    t('textLog.turn', { version: block.version, name: names.seat(block.seat), time: clockTime(block.at) }),
    ...block.sentences.map(({ text, effect }) => t(effect === true ? 'textLog.effect' : 'textLog.line', { text })),
  ]);
  return [
    t('textLog.title', { game: title, code }),
    t('textLog.players', { names: players }),
    ...times(film.steps),
    ...turns,
    ...result({ film, record }),
    '',
  ].join('\n');
}

function times(steps: Finished['film']['steps']): readonly string[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [i18next.t('textLog.from', { from: dateTime(first.at), to: dateTime(last.at) })];
}

function result({ film: { outcome }, record }: Pick<Finished, 'film' | 'record'>): readonly string[] {
  if (outcome === null) return [];
  const t = i18next.t;
  const names = namesOf(record);
  const { headline, why } = winnerSentence(record.game, outcome, names);
  const ranked = [...outcome.standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return [
    '',
    t('textLog.result'),
    why === null ? headline : `${headline}. ${why}`,
    ...ranked.map(({ rank, seat, total }) =>
      t('textLog.standing', { rank, name: names.seat(seat), points: pointsText(record.game, total) }),
    ),
  ];
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file when this task is over.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
