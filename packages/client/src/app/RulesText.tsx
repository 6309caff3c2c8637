/** The rules of a game, opened at a clause. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameEntry } from '../games';
import classes from './RulesText.module.css';

export interface RulesTextProps {
  readonly game: GameEntry;
  /** `R-4.2`: scrolled to and marked. */
  readonly clause: string | null;
  /** Changes whenever the clause is asked for, also for the same one again. */
  readonly asked?: number;
}

export function RulesText({ game, clause, asked = 0 }: RulesTextProps) {
  const { t } = useTranslation();
  const html = useRulesHtml(game);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Our own document, with markup of its own switched off.
    const parsed = new DOMParser().parseFromString(html ?? '', 'text/html');
    box.current?.replaceChildren(...parsed.body.childNodes);
  }, [html]);
  useEffect(() => {
    if (html === null || clause === null) return;
    for (const old of box.current?.querySelectorAll('[data-asked]') ?? []) old.removeAttribute('data-asked');
    const target = box.current?.querySelector(`#${CSS.escape(clause)}`) ?? null;
    target?.setAttribute('data-asked', String(asked));
    target?.scrollIntoView({ block: 'start' });
  }, [html, clause, asked]);
  if (html === null) return <p role="status">{t('app.loading')}</p>;
  if (html === '') return <p>{t('rules.missing')}</p>;
  // The rules are written in English whatever language the page speaks.
  return <div ref={box} lang="en" className={classes.rules} />;
}

/** null while loading, '' when there are none. */
function useRulesHtml(game: GameEntry): string | null {
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([game.rules(), import('./rules-html')])
      .then(([source, { rulesHtml }]) => isCurrent && setHtml(rulesHtml(source)))
      .catch(() => isCurrent && setHtml(''));
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return html;
}
