/** A boat, Artisan or House Boat in play: who is aboard, and its crates. */
import { artisan, tuckedCapacity } from '@quayside/games/fleet/data';
import { boatAt, capacityOf } from '@quayside/games/fleet/table';
import type { Boat, BoatId } from '@quayside/games/fleet/types';
import type { Translate } from '../../table/game-page';
import { cx } from '../../ui/cx';
import { CardBack } from '../../ui/pieces/Card';
import { Crate } from '../../ui/pieces/small';
import { CraftArt, type CraftKind } from './boat-art';
import classes from './craft.module.css';
import { MateArt } from './small-art';
import { boatText } from './text-view';
import { craftName, type Player } from './words';

interface CraftProps {
  readonly player: Player;
  readonly id: BoatId;
  readonly t: Translate;
}

export function craftIds({ boats, artisans, houseBoats }: Player): BoatId[] {
  return [...boats.map(({ id }) => id), ...artisans.map(({ id }) => id), ...houseBoats];
}

/** "Cod boat: captain, 3 of 4 crates". */
export function craftText({ player, id, t }: CraftProps): string {
  const boat = boatAt(player, id);
  if (boat !== undefined) return boatText(player, boat, t);
  const craft = craftName(player, id, t);
  const own = player.artisans.find((one) => one.id === id);
  return own === undefined ? craft : t('view.artisan', { craft, crates: own.crates, capacity: artisan.capacity });
}

/** What is drawn; its name stands beside it or on what it lies in. */
export function CraftFace(props: CraftProps) {
  const { player, id, t } = props;
  const boat = boatAt(player, id);
  const own = player.artisans.find((one) => one.id === id);
  const kind: CraftKind = boat?.type ?? (own === undefined ? 'houseBoat' : 'artisan');
  return (
    <span className={cx(classes.craft, boat?.captained === null && classes.idle)} aria-hidden="true">
      <span className={classes.hull}>
        <CraftArt kind={kind} className={classes.art} />
        {boat?.card === 'charter' && <CraftArt kind="charter" className={classes.charter} />}
        {boat !== undefined && <Crew boat={boat} />}
      </span>
      <span className={classes.name}>
        {boat === undefined ? t(own === undefined ? 'dock.houseBoat' : 'dock.artisan') : t(`card.${boat.type}`)}
      </span>
      {boat !== undefined &&
        (boat.captained === null ? (
          <span className={classes.note}>{t('board.noCaptain')}</span>
        ) : (
          <Hold held={boat.crates} capacity={capacityOf(boat)} />
        ))}
      {boat !== undefined && boat.tucked !== null && <Hold held={boat.tucked} capacity={tuckedCapacity} isTucked />}
      {own !== undefined && <Hold held={own.crates} capacity={artisan.capacity} />}
    </span>
  );
}

function Crew({ boat }: { readonly boat: Boat }) {
  return (
    <span className={classes.crew}>
      {boat.firstMate && <MateArt className={classes.mate} />}
      {boat.captained !== null && <CardBack className={classes.captain} />}
    </span>
  );
}

interface HoldProps {
  readonly held: number;
  readonly capacity: number;
  readonly isTucked?: boolean;
}

/** Crates in their places; empty ones are outlined. */
function Hold({ held, capacity, isTucked = false }: HoldProps) {
  return (
    <span className={cx(classes.hold, isTucked && classes.tucked, held >= capacity && classes.full)}>
      {isTucked && <CardBack className={classes.under} />}
      {Array.from({ length: Math.max(capacity, held) }, (_, at) => at).map((at) => (
        <span key={at} className={classes.slot}>
          {at < held && <Crate />}
        </span>
      ))}
    </span>
  );
}
