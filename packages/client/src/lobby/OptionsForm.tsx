/** Everything a host may choose, each with its meaning. */
import type { GameMeta } from '@quayside/games/core/options';
import { useTranslation } from 'react-i18next';
import { optionHint, optionLabel, valueLabel } from '../text/options';
import { Toggle } from '../ui/Field';
import { RadioCards } from '../ui/RadioCards';
import { type TablePlan, watchAccesses } from './new-table';

interface OptionsFormProps {
  readonly meta: GameMeta;
  readonly plan: TablePlan;
  readonly onChange: (plan: TablePlan) => void;
}

export function GameOptions({ meta, plan, onChange }: OptionsFormProps) {
  const { t } = useTranslation();
  return meta.options.map(({ key, values, standard }) => {
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
          ...(value === standard ? { hint: t('new.usual') } : {}),
        }))}
        onChange={(chosen) => choose(values.find((value) => String(value) === chosen) ?? standard)}
      />
    );
  });
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
