/** One sentence on who won, by how much, and what broke a tie. */
import type { Outcome, Seat } from '@quayside/games/core/rules';
import i18next from 'i18next';
import { firstText, pointsText } from '../text/i18n';
import { nameList } from '../text/time';
import type { Names } from './game-page';

export interface WinnerSentence {
  readonly headline: string;
  readonly why: string | null;
}

export function winnerSentence(game: string, { standings, winners, tieBreak }: Outcome, names: Names): WinnerSentence {
  const t = i18next.t;
  const totalOf = (seat: Seat): number => standings.find((standing) => standing.seat === seat)?.total ?? 0;
  const most = Math.max(...winners.map(totalOf));
  const points = pointsText(game, most);
  const [winner] = winners;
  const others = standings.filter(({ seat }) => !winners.includes(seat));
  const best = others.length === 0 ? null : Math.max(...others.map(({ total }) => total));
  if (winner === undefined || winners.length > 1) {
    return {
      headline: t('end.shared', { names: nameList(winners.map(names.seat)), points }),
      why: t('end.sharedWhy'),
    };
  }
  const headline = t(names.isMe(winner) ? 'end.youWin' : 'end.wins', { name: names.seat(winner), points });
  if (tieBreak !== null) return { headline, why: tieSentence(game, tieBreak, names, points) };
  const seconds = others.filter(({ total }) => total === best).map(({ seat }) => names.seat(seat));
  const ahead = (than: number) => t('end.ahead', { points: pointsText(game, most - than), names: nameList(seconds) });
  return { headline, why: best === null ? null : ahead(best) };
}

type TieBreak = NonNullable<Outcome['tieBreak']>;

function tieSentence(game: string, tieBreak: TieBreak, names: Names, points: string): string {
  const criterion = firstText(game, [`tie.${tieBreak.key}`]) ?? tieBreak.key;
  const values = tieBreak.values.map((value, seat) => `${names.seat(seat)} ${value}`);
  return i18next.t('end.tie', { points, criterion, values: nameList(values) });
}
