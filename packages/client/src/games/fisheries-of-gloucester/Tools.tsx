/** What I am doing, and the buttons that it needs: turn the tile, land the catch, choose what to pay, lobster, pair to place. */
import { cards } from '@quayside/games/fisheries-of-gloucester/data';
import { pairsLeft } from '@quayside/games/fisheries-of-gloucester/features';
import { payable } from '@quayside/games/fisheries-of-gloucester/payments';
import { type CardId, colours, features, type Move } from '@quayside/games/fisheries-of-gloucester/types';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../ui/Button';
import { Drawing } from '../../ui/Drawing';
import { ColourFish } from '../../ui/pieces/ColourFish';
import { preserveMove } from './choices';
import { Feature } from './Ground';
import classes from './tools.module.css';
import type { WorkProps } from './use-workbench';
import { bonusText, capital, fishText, isAsked, mineOf } from './words';

export function Tools(props: WorkProps) {
  const { view, work, path, setPath, t } = props;
  const content = toolsOf(props);
  if (content === null) return null;
  const canStop = path.length > 0 && work.draft.kind !== 'none' && view.public.phase !== 'LOBSTER';
  return (
    <section className={classes.tools} aria-label={t('board.tools')}>
      <div className={classes.content}>{content}</div>
      {canStop && (
        <IconButton icon="close" label={t('board.stop')} className={classes.stop} onClick={() => setPath([])} />
      )}
    </section>
  );
}

function toolsOf(props: WorkProps): ReactNode {
  const { view, work, t } = props;
  const { draft } = work;
  if (isAsked(view, 'LOBSTER')) return <LobsterTools {...props} />;
  if (isAsked(view, 'KEEP')) return <span>{t('board.hintKeep')}</span>;
  if (isAsked(view, 'START')) return <StartTools {...props} />;
  if (isAsked(view, 'PLACEMENT')) return <FeatureTools {...props} />;
  switch (draft.kind) {
    case 'tile':
      return <TileTools {...props} />;
    case 'sail':
      return (
        <>
          <span>{t('board.hintSail', { ship: draft.ship })}</span>
          {draft.by === 'bonus' && <Skip {...props} />}
        </>
      );
    case 'fish':
      return <FishTools {...props} />;
    case 'preserve':
      return <PayTools {...props} card={draft.card} />;
    default:
      return isAsked(view, 'BONUS') ? <BonusTools {...props} /> : null;
  }
}

function TileTools(props: WorkProps) {
  const { view, work, t } = props;
  return (
    <>
      <span>{t('board.hintTile')}</span>
      {work.canRotate && (
        <Button size="small" kind="primary" icon="redo" onClick={work.rotate}>
          {t('board.rotate')}
        </Button>
      )}
      {isAsked(view, 'BONUS') && <Skip {...props} />}
    </>
  );
}

function FishTools({ work, judge, send, t }: WorkProps) {
  if (work.draft.kind !== 'fish') return null;
  const { picked } = work.draft;
  if (picked.length === 0) return <span>{t('board.hintFish')}</span>;
  const move: Move = { type: 'fish', spaces: picked };
  return (
    <Button size="small" kind="primary" muted={judge(move) !== null} onClick={() => send(move)}>
      {t('board.catch', {
        count: t('fishCount', { count: picked.length }),
        hours: t('hours', { count: picked.length }),
      })}
    </Button>
  );
}

function PayTools({ view, card, send, t }: WorkProps & { readonly card: CardId }) {
  const player = mineOf(view);
  if (player === null) return null;
  return (
    <>
      <span>{t('board.hintPay')}</span>
      {payable(card, player.fish).map((fish) => (
        <button
          key={fishText(fish, t)}
          type="button"
          className={classes.pay}
          aria-label={t('board.payWith', { fish: fishText(fish, t) })}
          onClick={() => send(preserveMove(card, fish))}
        >
          {colours.map(
            (colour) =>
              fish[colour] > 0 && (
                <span key={colour} className={classes.part}>
                  {fish[colour] > 1 && fish[colour]}
                  <ColourFish colour={colour} className={classes.fish} />
                </span>
              ),
          )}
        </button>
      ))}
    </>
  );
}

function LobsterTools({ send, t }: WorkProps) {
  return (
    <>
      <Button size="small" onClick={() => send({ type: 'useLobster' })}>
        {t('choice.lobster')}
      </Button>
      <Button size="small" kind="primary" onClick={() => send({ type: 'finishTurn' })}>
        {t('choice.finish')}
      </Button>
    </>
  );
}

function BonusTools(props: WorkProps) {
  const { view, setPath, t } = props;
  const { bonus } = view.public;
  if (bonus === null) return null;
  const { tile } = cards[bonus.card];
  return (
    <>
      <span className={classes.row}>{capital(bonusText(bonus.card, t, bonus.parts))}</span>
      {bonus.parts.includes('chart') && tile !== null && (
        <Button size="small" kind="primary" onClick={() => setPath(['bonus-chart'])}>
          {t('choice.bonusChart', { tile: t(`shape.${tile}`) })}
        </Button>
      )}
      <Skip {...props} />
    </>
  );
}

function Skip({ send, t }: WorkProps) {
  return (
    <Button size="small" onClick={() => send({ type: 'bonusDone' })}>
      {t('choice.bonusDone')}
    </Button>
  );
}

function StartTools({ view, names, send, t }: WorkProps) {
  return (
    <>
      <span>{t('board.hintStart')}</span>
      {view.public.players.map((_, first) => (
        <Button key={names.seat(first)} size="small" onClick={() => send({ type: 'chooseStart', first })}>
          {names.seat(first)}
        </Button>
      ))}
    </>
  );
}

function FeatureTools({ view, work, setPath, judge, send, t }: WorkProps) {
  const { draft } = work;
  return (
    <>
      <span className={classes.row}>{t(draft.kind === 'feature' ? 'board.hintPlace' : 'board.hintFeature')}</span>
      {features.map((feature) => {
        const left = pairsLeft(view.public.terrain, feature);
        const isUp = draft.kind === 'feature' && draft.feature === feature;
        const move: Move = { type: 'placeFeature', feature, space: 'D3' };
        const label = t('board.placeFeature', {
          feature: t(`feature.${feature}`),
          left: t('choice.pairsLeft', { count: left }),
        });
        return (
          <button
            key={feature}
            type="button"
            className={classes.pair}
            aria-label={label}
            title={label}
            aria-pressed={isUp}
            aria-disabled={left === 0}
            onClick={() =>
              left === 0 && judge(move) !== null ? send(move) : setPath(isUp ? [] : [feature.toLowerCase()])
            }
          >
            <Drawing viewBox="0 0 100 100">
              <Feature kind={feature} />
            </Drawing>
            <b aria-hidden="true">{left}</b>
          </button>
        );
      })}
    </>
  );
}
