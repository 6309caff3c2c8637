/** One of a few, each with room for its meaning; native radio buttons underneath. */
import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import classes from './RadioCards.module.css';

export interface RadioCard {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly picture?: ReactNode;
}

export interface RadioCardsProps {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly cards: readonly RadioCard[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Side by side in a line, for short labels. */
  readonly compact?: boolean;
}

export function RadioCards({ legend, hint, cards, value, onChange, compact = false }: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{legend}</legend>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      <div className={cx(classes.cards, compact && classes.compact)}>
        {cards.map((card) => (
          <label key={card.value} className={classes.card}>
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              onChange={() => onChange(card.value)}
            />
            {card.picture}
            <span className={classes.words}>
              <span className={classes.label}>{card.label}</span>
              {card.hint !== undefined && <span className={classes.hint}>{card.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
