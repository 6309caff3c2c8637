/** Words for the options of a match, by the convention of game-page.ts. */
import type { GameMeta, OptionSpec, Options } from '@quayside/games/core/options';
import { firstText, frameText } from './i18n';

export type OptionValue = string | number | boolean;

export function optionLabel(game: string, key: string): string {
  return firstText(game, [`option.${key}.label`]) ?? key;
}

export function optionHint(game: string, key: string): string | null {
  return firstText(game, [`option.${key}.hint`]);
}

export function valueLabel(game: string, key: string, value: OptionValue): string {
  return (
    firstText(game, [`option.${key}.value.${String(value)}`]) ?? frameText(`option.${String(value)}`) ?? String(value)
  );
}

/** Words over a group of options. */
export function groupLabel(game: string, group: string): string {
  return firstText(game, [`group.${group}`]) ?? group;
}

/** Why the options do not go together; null when they do. */
export function misfitText(meta: GameMeta, seats: number, options: Options): string | null {
  const misfit = meta.misfit?.(seats, options) ?? null;
  if (misfit === null) return null;
  return (
    firstText(meta.name, [`misfit.${misfit.code}`], { seats, ...misfit.detail }) ?? frameText('error.OPTION_MISFIT')
  );
}

/** "Games: 3" for every option that is not the standard. */
export function optionDifferences(meta: GameMeta, options: Readonly<Record<string, OptionValue>>): readonly string[] {
  const isDifferent = ({ key, standard }: OptionSpec): boolean =>
    options[key] !== undefined && options[key] !== standard;
  return meta.options.filter(isDifferent).map(({ key, standard }) => {
    const value = valueLabel(meta.name, key, options[key] ?? standard);
    return `${optionLabel(meta.name, key)}: ${value}`;
  });
}
