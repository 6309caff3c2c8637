/** My sailors, grouped by colour, with what each group would score if the game ended now. */
import { type Colour, colours, type Move } from '@quayside/games/fish-and-ships/types';
import { Button, IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { SailorCard } from '../../ui/pieces/Card';
import { Fish } from '../../ui/pieces/Fish';
import classes from './hand.module.css';
import type { Props } from './props';
import { fishFor, fishText } from './words';

export function Hand(props: Props) {
  const { view, path, t } = props;
  const { mine, public: table } = view;
  if (mine === null) return null;
  const points = colours.reduce((sum, colour) => sum + mine.hand[colour] * fishFor(table, colour), 0);
  const opened = path[0] === 'send' ? (path[1] ?? null) : null;
  return (
    <section className={classes.hand} aria-label={t('board.hand')} data-region="hand" tabIndex={-1}>
      <header className={classes.header}>
        <h3 className={classes.title}>{t('board.handWorth', { count: points })}</h3>
        {opened !== null && <JustSend {...props} colour={opened as Colour} />}
      </header>
      <ul className={classes.groups}>
        {colours.map((colour) => (
          <li key={colour}>
            <Group {...props} colour={colour} count={mine.hand[colour]} isOpen={opened === colour} />
          </li>
        ))}
      </ul>
      <Notes {...props} />
    </section>
  );
}

interface GroupProps extends Props {
  readonly colour: Colour;
  readonly count: number;
  readonly isOpen: boolean;
}

const fan = [0, 1, 2, 3, 4, 5, 6];

function Group(props: GroupProps) {
  const { view, colour, count, isOpen, marked, t } = props;
  const fish = fishFor(view.public, colour);
  const values = { animals: t(`animals.${colour}`), count, fish: fishText(fish, t), points: count * fish };
  const { move, refused, press } = sailorClick(props);
  const wanted = move.type === 'passSailor' && !refused && view.public.active.includes(view.seat ?? -1);
  return (
    <button
      type="button"
      className={cx(
        classes.group,
        count === 0 && classes.empty,
        (wanted || isOpen) && classes.wanted,
        isOpen && classes.chosen,
        view.mine?.passing === colour && classes.chosen,
        marked === `sailor-${colour}` && classes.marked,
      )}
      aria-label={t('board.group', values)}
      aria-pressed={move.type === 'sendSailor' ? isOpen : view.mine?.passing === colour}
      aria-disabled={refused}
      onClick={press}
    >
      <span className={classes.fan} style={{ '--cards': Math.max(count, 1) }}>
        {fan.slice(0, Math.max(count, 1)).map((at) => (
          <SailorCard key={at} livery={colour} className={classes.card} />
        ))}
        <span className={classes.count}>{count}</span>
      </span>
      <span className={classes.name}>{values.animals}</span>
      <span className={classes.worth}>
        <span>{t('board.sum', { count, fish })}</span>
        <Fish className={classes.fish} />
        <strong>{t('board.worth', { points: values.points })}</strong>
      </span>
    </button>
  );
}

/** What a click on a sailor means now: passing it at once, or opening its voyages. */
function sailorClick({ view, colour, legal, judge, send, isOpen, setPath }: GroupProps) {
  const isPassing = view.public.phase === 'PASS';
  const move: Move = isPassing ? { type: 'passSailor', colour } : { type: 'sendSailor', colour };
  const refused = judge(move) !== null;
  const press = () => {
    if (isPassing || refused) return send(move);
    if (isOpen) return setPath([]);
    if (legal.some((one) => one.type === 'sendSailor')) setPath(['send', colour]);
  };
  return { move, refused, press };
}

function JustSend({ colour, judge, send, setPath, t }: Props & { readonly colour: Colour }) {
  const move: Move = { type: 'sendSailor', colour };
  const refused = judge(move) !== null;
  return (
    <span className={classes.actions}>
      <Button
        size="small"
        muted={refused}
        onClick={() => {
          send(move);
          if (!refused) setPath([]);
        }}
      >
        {t('board.justSend')}
      </Button>
      <IconButton icon="close" label={t('board.keep')} onClick={() => setPath([])} />
    </span>
  );
}

/** What I know of the past: given, received, sent away. */
function Notes({ view, t }: Props) {
  const { mine } = view;
  if (mine === null) return null;
  const sent = colours
    .filter((colour) => mine.sent[colour] > 0)
    .map((colour) => t('board.sentItem', { count: mine.sent[colour], colour: t(`colour.${colour}`) }));
  const animal = (colour: Colour) => ({ animal: t(`animal.${colour}`) });
  return (
    <p className={classes.notes}>
      {mine.passing !== null && <span>{t('board.passing', animal(mine.passing))}</span>}
      {mine.gave !== null && (
        <span>
          <Icon name="arrow-left" size={1} />
          {t('board.gave', animal(mine.gave))}
        </span>
      )}
      {mine.received !== null && (
        <span>
          <Icon name="arrow-right" size={1} />
          {t('board.received', animal(mine.received))}
        </span>
      )}
      {sent.length > 0 && (
        <span>
          <Icon name="send" size={1} />
          {t('board.sent', { list: sent.join(', ') })}
        </span>
      )}
    </p>
  );
}
