/** Words for the options of a match, by the convention of game-page.ts. */
import type { GameMeta, OptionSpec } from '@quayside/games/core/options';
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

/** "Games: 3" for every option that is not the standard. */
export function optionDifferences(meta: GameMeta, options: Readonly<Record<string, OptionValue>>): readonly string[] {
  const isDifferent = ({ key, standard }: OptionSpec): boolean =>
    options[key] !== undefined && options[key] !== standard;
  return meta.options.filter(isDifferent).map(({ key, standard }) => {
    const value = valueLabel(meta.name, key, options[key] ?? standard);
    return `${optionLabel(meta.name, key)}: ${value}`;
  });
}
