/** The hold of my boat; when there is too much for the night, its cubes are picked here. */
import { noCubes } from '@quayside/games/isaribi/data';
import { cubesIn, storageOf } from '@quayside/games/isaribi/table';
import { type ByKind, type Kind, kinds, type Move } from '@quayside/games/isaribi/types';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { CatchCube } from '../../ui/pieces/Catch';
import classes from './hold.module.css';
import type { SaleProps } from './sale-props';
import { isAsked, type Player, pileText } from './words';

interface HoldProps extends SaleProps {
  readonly player: Player;
}

export function Hold(props: HoldProps) {
  const { view, player, t } = props;
  if (isAsked(view, 'STORAGE')) return <Keeping {...props} />;
  const limit = storageOf(player);
  const total = cubesIn(player.cubes);
  const offered = props.sale.lots.flatMap(({ cubes }) => cubes);
  return (
    <div className={classes.hold}>
      <span className="visually-hidden">{t('board.holdOf', { cubes: pileText(player.cubes, t), limit })}</span>
      <span className={classes.cubes} aria-hidden="true">
        {total === 0 && <span className={classes.empty}>{t('board.holdEmpty')}</span>}
        {cubesOf(player.cubes).map(({ kind, at }) => (
          <CatchCube
            key={cubeKey(kind, at)}
            kind={kind}
            className={cx(classes.cube, at < countIn(offered, kind) && classes.offered)}
          />
        ))}
      </span>
      <span className={cx(classes.limit, total > limit && classes.over)} aria-hidden="true">
        {t('board.limit', { count: limit })}
      </span>
    </div>
  );
}

function cubesOf(pile: Readonly<ByKind>): { readonly kind: Kind; readonly at: number }[] {
  return kinds.flatMap((kind) => Array.from({ length: pile[kind] }, (_, at) => ({ kind, at })));
}

function countIn(cubes: readonly Kind[], kind: Kind): number {
  return cubes.filter((cube) => cube === kind).length;
}

/** Every cube is a switch; which of a kind are kept makes no difference, only how many. */
function Keeping({ player, judge, send, t }: HoldProps) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const limit = storageOf(player);
  const cubes = cubesOf(player.cubes);
  const pile = { ...noCubes };
  for (const { kind, at } of cubes) if (kept.includes(cubeKey(kind, at))) pile[kind] += 1;
  const missing = limit - cubesIn(pile);
  const move: Move = { type: 'keep', cubes: pile };
  return (
    <fieldset className={classes.hold} aria-label={t('board.keepTitle', { limit })}>
      <span className={classes.cubes}>
        {cubes.map(({ kind, at }) => {
          const key = cubeKey(kind, at);
          const isKept = kept.includes(key);
          return (
            <button
              key={key}
              type="button"
              className={cx(classes.pick, isKept && classes.kept)}
              aria-label={t('board.keepCube', { kind: t(`kindOne.${kind}`), n: at + 1 })}
              aria-pressed={isKept}
              // The newest ones stay when there are too many.
              onClick={() => setKept(isKept ? kept.filter((other) => other !== key) : [...kept, key].slice(-limit))}
            >
              <CatchCube kind={kind} />
            </button>
          );
        })}
      </span>
      <Button size="small" kind="primary" muted={judge(move) !== null} onClick={() => send(move)}>
        {missing > 0 ? t('board.keepLeft', { count: missing }) : t('board.keepSend', { limit })}
      </Button>
    </fieldset>
  );
}

const cubeKey = (kind: Kind, at: number) => `${kind}-${at}`;
