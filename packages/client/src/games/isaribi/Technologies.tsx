/** Both tracks of a boat card and its two abilities; what can be gained next is a button with its price. */
import { abilityCards, apCostByLevel, apHalfByLevel, netsByLevel } from '@quayside/games/isaribi/data';
import { abilities, type Move, type Tech } from '@quayside/games/isaribi/types';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { useRovingGrid } from '../../ui/use-roving-grid';
import { TechArt } from './art';
import { priceOf } from './choices';
import type { Props } from './props';
import classes from './technologies.module.css';
import { apText, type Player } from './words';

interface OwnProps extends Props {
  readonly player: Player;
}

/** Steps of the AP track, of the net track, and the abilities, in the order in which arrows go through them. */
const firstNet = apHalfByLevel.length;
const firstAbility = firstNet + netsByLevel.length;

export function Technologies(props: OwnProps) {
  const { player, t } = props;
  const roving = useRovingGrid(firstAbility + abilities.length, 1);
  return (
    <fieldset className={classes.gear} onKeyDown={roving.onKeyDown} aria-label={t('choice.tech')}>
      <Track {...props} tech="ap" title={t('board.apTrack')}>
        {apHalfByLevel.map((halves, level) => {
          const label = t('board.apStep', { ap: apText(halves) });
          const at = { level, now: player.apLevel, cost: apCostByLevel[level] ?? 0, label, index: level };
          return (
            <Step key={label} {...props} {...at} tech="ap" tabIndex={roving.tabIndex(level)}>
              {apText(halves)}
            </Step>
          );
        })}
      </Track>
      <Track {...props} tech="net" title={t('board.netTrack')}>
        {netsByLevel.map(({ prawn, bream, cost }, level) => {
          const label = t('board.netStepLabel', { near: prawn, far: bream });
          const at = { level, now: player.netLevel, cost, label, index: firstNet + level };
          return (
            <Step key={label} {...props} {...at} tech="net" tabIndex={roving.tabIndex(at.index)}>
              {t('board.netStep', { near: prawn, far: bream })}
            </Step>
          );
        })}
      </Track>
      <div className={classes.abilities}>
        {abilities.map((tech, at) => (
          <AbilityCard
            key={tech}
            {...props}
            tech={tech}
            index={firstAbility + at}
            tabIndex={roving.tabIndex(firstAbility + at)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Track({
  tech,
  title,
  children,
}: OwnProps & { readonly tech: Tech; readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={classes.track}>
      <TechArt tech={tech} label={title} className={classes.sign} />
      <ol className={classes.steps}>{children}</ol>
    </div>
  );
}

interface StepProps extends OwnProps {
  readonly tech: Tech;
  readonly level: number;
  readonly now: number;
  readonly cost: number;
  readonly label: string;
  readonly index: number;
  readonly tabIndex: 0 | -1;
  readonly children: ReactNode;
}

function Step(props: StepProps) {
  const { level, now, cost, label, children, t } = props;
  if (level === now + 1) return <NextStep {...props} />;
  const isReached = level <= now;
  const ryo = t('ryo', { count: cost });
  return (
    <li className={cx(classes.step, isReached && classes.reached, level === now && classes.now)}>
      <span className="visually-hidden">
        {t(isReached ? 'board.levelNow' : 'board.levelLater', { level: label, ryo })}
      </span>
      <b aria-hidden="true">{children}</b>
      {!isReached && <Price cost={cost} />}
    </li>
  );
}

function NextStep(props: StepProps) {
  const { player, tech, label, index, tabIndex, children, judge, send, t } = props;
  const { move, price } = purchase(props, player, tech);
  const refused = judge(move) !== null;
  return (
    <li className={classes.stepPlace}>
      <button
        type="button"
        data-index={index}
        tabIndex={tabIndex}
        className={cx(classes.step, classes.next, !refused && classes.wanted)}
        aria-label={t('board.levelNext', { level: label, ryo: t('ryo', { count: price }) })}
        title={t(`tech.${tech}.name`)}
        aria-disabled={refused}
        onClick={() => send(move)}
      >
        <b>{children}</b>
        <Price cost={price} />
      </button>
    </li>
  );
}

function AbilityCard(
  props: OwnProps & { readonly tech: 'smokehouse' | 'client'; readonly index: number; readonly tabIndex: 0 | -1 },
) {
  const { player, tech, index, tabIndex, judge, send, t } = props;
  const name = t(`tech.${tech}.name`);
  const effect = t(`tech.${tech}.effect`);
  if (player[tech]) {
    const isUsed = tech === 'client' && player.clientUsed;
    return (
      <span className={cx(classes.ability, classes.owned, isUsed && classes.used)} title={effect}>
        <TechArt tech={tech} label={t('board.ability', { tech: name, effect })} className={classes.picture} />
        <span aria-hidden="true">{name}</span>
      </span>
    );
  }
  const { move, price } = purchase(props, player, tech);
  const refused = judge(move) !== null;
  return (
    <button
      type="button"
      data-index={index}
      tabIndex={tabIndex}
      className={cx(classes.ability, !refused && classes.wanted)}
      aria-label={t('board.abilityBuy', { tech: name, ryo: t('ryo', { count: price }), effect })}
      title={effect}
      aria-disabled={refused}
      onClick={() => send(move)}
    >
      <TechArt tech={tech} className={classes.picture} />
      <span>{name}</span>
      <Price cost={price} />
    </button>
  );
}

/** The Carpenter sells for less. */
function purchase({ view }: OwnProps, player: Player, tech: Tech): { readonly move: Move; readonly price: number } {
  const rebated = view.public.phase === 'CARPENTER';
  const move: Move = rebated ? { type: 'carpenter', tech } : { type: 'gainTech', tech };
  const full = tech === 'smokehouse' || tech === 'client' ? abilityCards[tech].cost : 0;
  return { move, price: priceOf(player, tech, rebated) ?? full };
}

function Price({ cost }: { readonly cost: number }) {
  return (
    <span className={classes.price} aria-hidden="true">
      {cost}
    </span>
  );
}
