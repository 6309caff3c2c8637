/** Launching, hiring, and First Mates: what to choose next. */
import { hireLimit, launchLimit } from '@quayside/games/fleet/table';
import type { BoatCard, BoatId } from '@quayside/games/fleet/types';
import { Button } from '../../ui/Button';
import { CraftArt } from './boat-art';
import classes from './desk.module.css';
import { boatKey, boatsToHireFor, crateSources, sourceText } from './hire-choices';
import { charterTypes } from './launch-choices';
import type { PartProps } from './part-props';
import { asKey, launchKey } from './payments';
import { boatName, cardName, craftName, mineOf } from './words';

export function LaunchDesk({ view, send, judge, setPath, isCharter, t }: PartProps & { readonly isCharter: boolean }) {
  const player = mineOf(view);
  if (player === null) return null;
  const end = { type: 'endLaunch' } as const;
  if (!isCharter) {
    return (
      <div className={classes.row}>
        <p className={classes.words}>{t('board.pickLaunch', { count: launchLimit(player) - player.launched })}</p>
        <Button size="small" muted={judge(end) !== null} onClick={() => send(end)}>
          {t('choice.endLaunch')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.row}>
      <p className={classes.words}>{t('board.pickCharter')}</p>
      {charterTypes(player).map((type) => (
        <Button key={type} size="small" onClick={() => setPath([launchKey('charter'), asKey(type)])}>
          <span className={classes.withArt}>
            <CraftArt kind={type} className={classes.small} />
            {cardName(type, t)}
          </span>
        </Button>
      ))}
      <Button size="small" kind="quiet" icon="arrow-left" onClick={() => setPath([])}>
        {t('board.back')}
      </Button>
    </div>
  );
}

export function HireDesk({ view, send, judge, setPath, card, t }: PartProps & { readonly card: BoatCard | null }) {
  const player = mineOf(view);
  if (player === null) return null;
  const end = { type: 'endHire' } as const;
  const boats = card === null ? [] : boatsToHireFor(player);
  return (
    <div className={classes.row}>
      <p className={classes.words}>
        {card === null
          ? t('board.pickCaptain', { count: hireLimit(player) - player.hired })
          : t('board.pickBoat', { card: cardName(card, t) })}
      </p>
      {card !== null &&
        boats.map((boat) => (
          <Button key={boat.id} size="small" kind="primary" onClick={() => send({ type: 'hire', card, boat: boat.id })}>
            {boatName(player, boat, t)}
          </Button>
        ))}
      {card === null ? (
        <Button size="small" muted={judge(end) !== null} onClick={() => send(end)}>
          {t('choice.endHire')}
        </Button>
      ) : (
        <Button size="small" kind="quiet" icon="arrow-left" onClick={() => setPath([])}>
          {t('board.back')}
        </Button>
      )}
    </div>
  );
}

interface MateProps extends PartProps {
  readonly boat: BoatId | null;
  readonly card: BoatCard | null;
}

/** Boat, then card, then crate. */
export function MateDesk({ view, send, setPath, boat, card, t }: MateProps) {
  const player = mineOf(view);
  if (player === null) return null;
  const values = {
    craft: boat === null ? '' : craftName(player, boat, t),
    card: card === null ? '' : cardName(card, t),
  };
  const step = boat === null ? 'board.mateBoat' : card === null ? 'board.matePay' : 'board.mateSource';
  const back = card !== null && boat !== null ? ['mate', boatKey(boat)] : boat !== null ? ['mate'] : [];
  const canTakeProcessed = card !== null && boat !== null && crateSources(player).includes('processed');
  return (
    <div className={classes.row}>
      <p className={classes.words}>{t(step, values)}</p>
      {canTakeProcessed && (
        <Button
          size="small"
          kind="primary"
          onClick={() => send({ type: 'buyFirstMate', boat, card, crateFrom: 'processed' })}
        >
          {sourceText(player, 'processed', t)}
        </Button>
      )}
      <Button size="small" kind="quiet" icon="arrow-left" onClick={() => setPath(back)}>
        {t('board.back')}
      </Button>
    </div>
  );
}
