/** Says and sounds what happens at the table: moves of others, my turn, chat, the end. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../app/announce';
import { play } from '../sound/sound';
import { noticeText } from '../text/notice';
import type { Span } from './digest';
import { useTurnSentence } from './TurnStrip';
import type { TableModel } from './use-table';

/** What lies in `told` is told by somebody else. */
export function useTableNews(table: TableModel, told: Span | null): void {
  useStepNews(table, told);
  useTurnNews(table);
  useChatNews(table);
}

/** A page that has just come back is not read a whole evening. */
const readAtOnce = 6;

function useStepNews({ blocks, me, outcome }: TableModel, span: Span | null): void {
  const last = blocks.at(-1)?.version ?? 0;
  const told = useRef(last);
  useEffect(() => {
    const fresh = blocks.filter(({ version }) => version > told.current);
    if (fresh.length === 0) return;
    told.current = last;
    const unread = fresh.filter(({ version }) => span === null || version <= span.from || version > span.to);
    for (const { seat, sentences } of unread.slice(-readAtOnce)) {
      announce(sentences.map(({ text }) => text).join(' '), seat === me ? 'assertive' : 'polite');
    }
    if (outcome === null && fresh.some(({ seat }) => seat !== me)) play('move');
  }, [blocks, last, me, outcome, span]);
}

function useTurnNews(table: TableModel): void {
  const { isMyTurn, outcome, shown, view } = table;
  const { text } = useTurnSentence(table);
  const isRest = !shown.isPlaying;
  const isOver = outcome !== null;
  // My turn may go on with another question: that is news as well.
  const moment = `${isOver} ${isMyTurn} ${view.public.phase} ${isMyTurn ? text : ''}`;
  const told = useRef<string | null>(null);
  const { t } = useTranslation();
  useEffect(() => {
    if (!isRest || told.current === moment) return;
    const isFirst = told.current === null;
    told.current = moment;
    if (isMyTurn) {
      announce(text, 'assertive');
      play('turn');
    } else if (!isFirst) announce(isOver ? t('turn.over') : text, 'polite');
    if (isOver && !isFirst) play('end');
  }, [isRest, moment, isMyTurn, isOver, text, t]);
}

function useChatNews({ state, me }: TableModel): void {
  const { t } = useTranslation();
  const last = state.chat.at(-1);
  const told = useRef(last?.id);
  useEffect(() => {
    if (last === undefined || last.id === told.current) return;
    told.current = last.id;
    if (last.seat !== null && last.seat === me) return;
    const name = last.name || t('chat.someone');
    announce(last.notice === null ? t('chat.said', { name, text: last.text }) : noticeText(last));
    play('chat');
  }, [last, me, t]);
}
