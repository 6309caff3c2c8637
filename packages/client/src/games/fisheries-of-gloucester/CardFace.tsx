/** The face of a preservation card: what it asks for, what it gives, points. */
import { cards, type Requirement } from '@quayside/games/fisheries-of-gloucester/data';
import type { CardId } from '@quayside/games/fisheries-of-gloucester/types';
import { cx } from '../../ui/cx';
import { ColourFish } from '../../ui/pieces/ColourFish';
import { Schooner } from '../../ui/pieces/Schooner';
import { AnyFish, Hourglass, TileArt } from './art';
import classes from './card-face.module.css';

interface CardFaceProps {
  readonly card: CardId;
  /** What it asks for alone. */
  readonly small?: boolean;
  readonly label?: string;
}

export function CardFace({ card, small = false, label }: CardFaceProps) {
  const { requires, hours, steps, tile, points } = cards[card];
  return (
    <span
      className={cx(classes.face, small && classes.small)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Wanted requires={requires} />
      {!small && (
        <span className={classes.bonus}>
          {hours > 0 && (
            <span className={classes.part}>
              <Hourglass className={classes.glass} />+{hours}
            </span>
          )}
          {steps > 0 && (
            <span className={classes.part}>
              <Sail />
              {steps}
            </span>
          )}
          {tile !== null && <TileArt shape={tile} className={classes.tile} />}
        </span>
      )}
      {!small && <b className={classes.points}>{points}</b>}
    </span>
  );
}

/** A ship of no seat: any of one's own. */
function Sail() {
  return <Schooner seat={5} className={classes.ship} />;
}

function Wanted({ requires: { kind, n } }: { readonly requires: Requirement }) {
  if (kind !== 'same' && kind !== 'different') {
    return (
      <span className={classes.wanted}>
        <ColourFish colour={kind} className={classes.one} />
      </span>
    );
  }
  return (
    <span className={classes.wanted}>
      <b className={classes.sign}>{kind === 'same' ? '=' : '≠'}</b>
      <span className={classes.set}>
        {Array.from({ length: n }, (_, at) => `fish-${at}`).map((key) => (
          <AnyFish key={key} className={classes.fish} />
        ))}
      </span>
    </span>
  );
}
