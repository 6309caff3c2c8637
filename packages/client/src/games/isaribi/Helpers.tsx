/** The Collaborators, who wait for those that pass; passing has its own button here, away from ending a turn. */
import { holderOf } from '@quayside/games/isaribi/table';
import { type Helper, helpers } from '@quayside/games/isaribi/types';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { SeatMark } from '../../ui/SeatMark';
import { useRovingGrid } from '../../ui/use-roving-grid';
import { HelperArt } from './art';
import classes from './helpers.module.css';
import type { Props } from './props';

export function Helpers(props: Props) {
  const { view, judge, send, t } = props;
  const roving = useRovingGrid(helpers.length, 1);
  const isPassable = view.seat !== null && view.public.phase === 'MAIN';
  return (
    <section className={classes.helpers} aria-label={t('board.helpers')}>
      <header className={classes.header}>
        <h3 className={classes.title}>{t('board.helpers')}</h3>
        {isPassable && (
          <Button
            size="small"
            icon="anchor"
            muted={judge({ type: 'pass' }) !== null}
            onClick={() => send({ type: 'pass' })}
          >
            {t('board.passHere')}
          </Button>
        )}
      </header>
      <ul className={classes.list} onKeyDown={roving.onKeyDown}>
        {helpers.map((helper, at) => (
          <li key={helper}>
            <HelperCard {...props} helper={helper} index={at} tabIndex={roving.tabIndex(at)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends Props {
  readonly helper: Helper;
  readonly index: number;
  readonly tabIndex: 0 | -1;
}

function HelperCard({ view, helper, index, tabIndex, marked, names, judge, send, t }: CardProps) {
  const holder = holderOf(view.public, helper);
  const name = t(`helper.${helper}.name`);
  const effect = t(`helper.${helper}.effect`);
  const look = cx(classes.card, holder !== null && classes.held, marked === `helper-${helper}` && classes.marked);
  const content = (
    <>
      <HelperArt helper={helper} className={classes.picture} />
      <span className={classes.words}>
        <strong>{name}</strong>
        <small>{t(`helper.${helper}.short`)}</small>
      </span>
      {holder !== null && (
        <span className={classes.holder}>
          <SeatMark seat={holder} size={1.4} />
        </span>
      )}
    </>
  );
  const words =
    holder === null
      ? t('board.helperFree', { helper: name, effect })
      : t('board.helperHeld', { helper: name, effect, name: names.seat(holder) });
  if (view.seat === null) {
    return (
      <span className={look} role="img" aria-label={words}>
        {content}
      </span>
    );
  }
  const move = { type: 'chooseHelper', helper } as const;
  const refused = judge(move) !== null;
  return (
    <button
      type="button"
      data-index={index}
      tabIndex={tabIndex}
      className={cx(look, !refused && classes.wanted)}
      aria-label={refused ? words : t('board.helperTake', { helper: name, effect })}
      title={effect}
      aria-disabled={refused}
      onClick={() => send(move)}
    >
      {content}
    </button>
  );
}
