/** A game in the lobby: what it is, and one click to a table. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { RefusedBanner } from '../app/RefusedBanner';
import type { GameEntry } from '../games';
import { firstText } from '../text/i18n';
import { useGameTexts } from '../text/use-game-texts';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { GameArt } from '../ui/GameArt';
import { tablePath } from './code';
import classes from './GameCard.module.css';
import { openTable, practise, rememberedPlan, rememberPlan } from './new-table';
import { useAction } from './use-action';

export function GameCard({ game }: { readonly game: GameEntry }) {
  const { t } = useTranslation();
  const { meta } = game;
  useGameTexts(game);
  const [, navigate] = useLocation();
  const [plan, setPlan] = useState(() => rememberedPlan(meta));
  const { isBusy, refused, run, clear } = useAction();
  const seatChoices = Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, at) => meta.seats.min + at);
  const blurb = firstText(meta.name, ['tagline']);
  const go = (make: typeof openTable): void =>
    run(async () => {
      const code = await make(meta, plan);
      if (code !== null) navigate(tablePath(code));
    });
  return (
    <div className={classes.place}>
      <article className={classes.card} aria-label={meta.title}>
        <div className={classes.art}>
          <GameArt game={meta.name} />
        </div>
        <div className={classes.body}>
          <h3 className={classes.title}>{meta.title}</h3>
          <p className={classes.by}>
            {t('card.by', { designers: meta.designers.join(', '), publisher: meta.publisher, year: meta.year })}
          </p>
          {blurb !== null && <p>{blurb}</p>}
          <p className={classes.facts}>
            <Badge icon="players">
              {t(meta.seats.min === meta.seats.max ? 'card.seatsExactly' : 'card.seats', meta.seats)}
            </Badge>
            <Badge icon="clock">{t('card.minutes', meta.minutes)}</Badge>
            <Badge icon="bot">{t('card.bots')}</Badge>
            <Badge icon="anchor">{t('card.weight', { weight: meta.weight })}</Badge>
          </p>
          <RefusedBanner refused={refused} about={{ game: meta.name }} onClose={clear} />
          <div className={classes.start}>
            <SeatPicker
              choices={seatChoices}
              value={plan.seats}
              onChange={(seats) => {
                setPlan({ ...plan, seats });
                rememberPlan(meta, { ...plan, seats });
              }}
            />
            <Button kind="primary" size="large" icon="sit" busy={isBusy} onClick={() => go(openTable)}>
              {t('card.newTable')}
            </Button>
            <Button size="large" icon="bot" busy={isBusy} onClick={() => go(practise)}>
              {t('card.practise')}
            </Button>
          </div>
          <p className={classes.links}>
            <Link href={`/new/${meta.name}`}>{t('card.options')}</Link>
            <Link href={`/rules/${meta.name}`}>{t('card.rules')}</Link>
          </p>
        </div>
      </article>
    </div>
  );
}

interface SeatPickerProps {
  readonly choices: readonly number[];
  readonly value: number;
  readonly onChange: (seats: number) => void;
}

/** How many will play: native radio buttons, side by side. */
export function SeatPicker({ choices, value, onChange }: SeatPickerProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={classes.picker}>
      <legend className={classes.legend}>{t('card.players')}</legend>
      <div className={classes.choices}>
        {choices.map((seats) => (
          <label key={seats} className={classes.choice}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={seats === value}
              onChange={() => onChange(seats)}
            />
            {seats}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
