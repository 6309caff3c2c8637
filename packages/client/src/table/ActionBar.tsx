/** Every choice of the moment as buttons: by click, by touch, by number key. The board is the quicker way to the same. */
import { undoMove } from '@quayside/games/core/undo';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../app/shortcuts';
import { firstText, frameText } from '../text/i18n';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import classes from './ActionBar.module.css';
import { type AnyChoice, choiceRefusal, firstMove, levelAt } from './choices';
import { RefusalNote } from './RefusalNote';
import { UndoTool } from './UndoTool';
import type { TableModel } from './use-table';

interface ActionBarProps {
  readonly table: TableModel;
  readonly onRule: (clause: string) => void;
}

export function ActionBar({ table, onRule }: ActionBarProps) {
  const { t } = useTranslation();
  const { state } = table;
  return (
    <section className={classes.bar} aria-label={t('action.label')} data-region="actions" tabIndex={-1}>
      {state.refusal !== null && (
        <RefusalNote
          refused={state.refusal.refused}
          game={table.info.game}
          about={{
            game: table.info.game,
            code: table.info.code,
            version: table.picture.version,
            move: state.refusal.move.type,
          }}
          onRule={onRule}
          onClose={table.store.dismissRefusal}
        />
      )}
      <Content table={table} />
      <UndoTool table={table} />
    </section>
  );
}

function Content({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation();
  const { state, shown, isMyTurn, asked } = table;
  if (shown.isPlaying) return <Playing table={table} />;
  if (state.pending !== null) {
    return (
      <div className={classes.row}>
        <Button kind="primary" busy>
          {t('action.sending', { move: moveLabel(table, state.pending.move.type) })}
        </Button>
      </div>
    );
  }
  if (!isMyTurn) return <p className={classes.idle}>{t(table.outcome === null ? 'action.wait' : 'action.over')}</p>;
  return asked === null ? (
    <Choices table={table} />
  ) : (
    <Confirm table={table} label={asked.label ?? moveLabel(table, asked.move.type)} />
  );
}

function Playing({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation();
  const { shown, page, names } = table;
  const text = shown.cue === null ? null : (page.describe(shown.cue, table.t, names)?.text ?? null);
  useShortcuts({ s: shown.skip });
  return (
    <div className={classes.row}>
      <p className={classes.told}>{text}</p>
      <Button icon="last" onClick={shown.skip}>
        {t('action.skip')}
      </Button>
    </div>
  );
}

function Choices({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation();
  const { choices: tree, path, setPath, judge, propose, state, store, view } = table;
  const { trail, choices } = levelAt(tree, path);
  const list = useRef<HTMLUListElement>(null);
  useFocusOnLevel(list, trail.length);
  const choose = (choice: AnyChoice): void => {
    const refusal = choiceRefusal(choice, judge);
    const move = firstMove(choice);
    if (refusal !== null && move !== null) store.refuse({ ok: false, message: '', ...refusal }, move);
    else if (choice.move !== undefined) propose(choice.move);
    else {
      store.dismissRefusal();
      setPath([...trail.map(({ key }) => key), choice.key]);
    }
  };
  const back = (): void => setPath(trail.slice(0, -1).map(({ key }) => key));
  const isRefusing = state.refusal !== null;
  const digits = choices.slice(0, 9).map((choice, at) => [String(at + 1), () => choose(choice)] as const);
  useShortcuts({
    ...Object.fromEntries(digits),
    ...(isRefusing ? { Escape: store.dismissRefusal } : trail.length > 0 ? { Escape: back } : {}),
  });
  const question = trail.at(-1)?.label ?? table.page.prompt(view, table.t);
  return (
    <>
      {trail.length > 0 && (
        <div className={classes.trail}>
          <Button size="small" kind="quiet" icon="arrow-left" onClick={back}>
            {t('action.back')}
          </Button>
          <strong>{question}</strong>
        </div>
      )}
      <ul ref={list} className={cx(classes.choices, choices.length > fewChoices && classes.many)} aria-label={question}>
        {choices.map((choice, at) => (
          <li key={choice.key}>
            <ChoiceButton
              choice={choice}
              at={at}
              isRefused={choiceRefusal(choice, judge) !== null}
              onChoose={() => choose(choice)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** More than these stand closer together, in one line where there is room. */
const fewChoices = 5;

interface ChoiceButtonProps {
  readonly choice: AnyChoice;
  readonly at: number;
  readonly isRefused: boolean;
  readonly onChoose: () => void;
}

function ChoiceButton({ choice, at, isRefused, onChoose }: ChoiceButtonProps) {
  const isBranch = choice.choices !== undefined;
  return (
    <Button
      kind={isBranch ? 'secondary' : 'primary'}
      muted={isRefused}
      wide
      {...(choice.hint === undefined ? {} : { hint: choice.hint })}
      {...(at < 9 ? { 'aria-keyshortcuts': String(at + 1) } : {})}
      data-choice={choice.key}
      onClick={onChoose}
    >
      <span className={classes.choice}>
        {at < 9 && (
          <span className={classes.digit} aria-hidden="true">
            {at + 1}
          </span>
        )}
        {choice.label}
      </span>
    </Button>
  );
}

function Confirm({ table, label }: { readonly table: TableModel; readonly label: string }) {
  const { t } = useTranslation();
  const { path, setPath, confirm } = table;
  const button = useRef<HTMLButtonElement>(null);
  const cancel = (): void => setPath(path);
  useShortcuts({ Escape: cancel });
  useEffect(() => {
    button.current?.focus();
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) button.current?.click();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  return (
    <fieldset className={classes.confirm} aria-label={t('action.confirmTitle')}>
      <p>
        <strong>{label}</strong> <span>{t('action.confirmText')}</span>
      </p>
      <div className={classes.row}>
        <Button kind="quiet" icon="arrow-left" onClick={cancel}>
          {t('action.back')}
        </Button>
        <Button ref={button} kind="primary" size="large" icon="check" onClick={confirm}>
          {t('action.confirm')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Going a level deeper or back by keyboard keeps the focus in the bar. */
function useFocusOnLevel(list: RefObject<HTMLUListElement | null>, depth: number): void {
  const before = useRef(depth);
  useEffect(() => {
    if (before.current === depth) return;
    before.current = depth;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) list.current?.querySelector('button')?.focus();
  }, [list, depth]);
}

function moveLabel(table: TableModel, type: string): string {
  return type === undoMove ? (frameText('undo.do') ?? type) : (firstText(table.info.game, [`move.${type}`]) ?? type);
}
