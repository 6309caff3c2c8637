/** Everything a host may choose, each with its meaning. */
import type { GameMeta, OptionSpec } from '@quayside/games/core/options';
import { useTranslation } from 'react-i18next';
import { groupLabel, optionHint, optionLabel, valueLabel } from '../text/options';
import { Toggle } from '../ui/Field';
import { RadioCards } from '../ui/RadioCards';
import { paces, type TablePlan, watchAccesses } from './new-table';
import classes from './OptionsForm.module.css';

interface OptionsFormProps {
  readonly meta: GameMeta;
  readonly plan: TablePlan;
  readonly onChange: (plan: TablePlan) => void;
}

/** A value that says by itself that it is the standard. */
const asUsual = 'usual';

export function GameOptions({ meta, plan, onChange }: OptionsFormProps) {
  const asked = meta.options.filter(({ when }) => when === undefined || plan.options[when.key] === when.value);
  const groups = [...new Set(asked.flatMap(({ group }) => group ?? []))];
  const fields = (specs: readonly OptionSpec[]) => (
    <OptionFields meta={meta} specs={specs} plan={plan} onChange={onChange} />
  );
  return (
    <>
      {fields(asked.filter(({ group }) => group === undefined))}
      {groups.map((group) => (
        <fieldset key={group} className={classes.group}>
          <legend>{groupLabel(meta.name, group)}</legend>
          {fields(asked.filter((spec) => spec.group === group))}
        </fieldset>
      ))}
    </>
  );
}

function OptionFields({ meta, specs, plan, onChange }: OptionsFormProps & { readonly specs: readonly OptionSpec[] }) {
  const { t } = useTranslation();
  return specs.map(({ key, values, standard }) => {
    const hint = optionHint(meta.name, key);
    const choose = (value: string | number | boolean): void =>
      onChange({ ...plan, options: { ...plan.options, [key]: value } });
    if (typeof standard === 'boolean') {
      return (
        <Toggle
          key={key}
          label={optionLabel(meta.name, key)}
          {...(hint === null ? {} : { hint })}
          checked={plan.options[key] === true}
          onChange={choose}
        />
      );
    }
    return (
      <RadioCards
        key={key}
        legend={optionLabel(meta.name, key)}
        {...(hint === null ? {} : { hint })}
        compact
        value={String(plan.options[key] ?? standard)}
        cards={values.map((value) => ({
          value: String(value),
          label: valueLabel(meta.name, key, value),
          ...(value === standard && value !== asUsual ? { hint: t('new.usual') } : {}),
        }))}
        onChange={(chosen) => choose(values.find((value) => String(value) === chosen) ?? standard)}
      />
    );
  });
}

export function PaceOptions({ plan, onChange }: Omit<OptionsFormProps, 'meta'>) {
  const { t } = useTranslation();
  return (
    <RadioCards
      legend={t('new.pace.label')}
      value={plan.pace}
      cards={paces.map((value) => ({ value, label: t(`new.pace.${value}`), hint: t(`new.pace.${value}Hint`) }))}
      onChange={(value) => onChange({ ...plan, pace: paces.find((pace) => pace === value) ?? 'relaxed' })}
    />
  );
}

export function AccessOptions({ plan, onChange }: Omit<OptionsFormProps, 'meta'>) {
  const { t } = useTranslation();
  return (
    <>
      <RadioCards
        legend={t('new.join.label')}
        value={plan.listed ? 'listed' : 'link'}
        cards={(['listed', 'link'] as const).map((value) => ({
          value,
          label: t(`new.join.${value}`),
          hint: t(`new.join.${value}Hint`),
        }))}
        onChange={(value) => onChange({ ...plan, listed: value === 'listed' })}
      />
      <RadioCards
        legend={t('new.watch.label')}
        value={plan.watch}
        cards={watchAccesses.map((value) => ({
          value,
          label: t(`new.watch.${value}`),
          hint: t(`new.watch.${value}Hint`),
        }))}
        onChange={(value) => onChange({ ...plan, watch: watchAccesses.find((access) => access === value) ?? 'link' })}
      />
    </>
  );
}
