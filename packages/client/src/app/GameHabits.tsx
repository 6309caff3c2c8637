/** Settings of single games: questions that answer themselves on this device. */
import { type GameEntry, games } from '../games';
import { firstText } from '../text/i18n';
import { useGameTexts } from '../text/use-game-texts';
import { Toggle } from '../ui/Field';
import { Panel } from '../ui/Panel';
import classes from './pages.module.css';
import { changeHabit, hasHabit, useSettings } from './settings';

export function GameHabits() {
  return [...games.values()]
    .filter(({ habits }) => habits !== undefined)
    .map((game) => <HabitsOf key={game.meta.name} game={game} />);
}

function HabitsOf({ game }: { readonly game: GameEntry }) {
  const settings = useSettings();
  const { name, title } = game.meta;
  // Until its words are there, there is nothing to read.
  if (!useGameTexts(game)) return null;
  return (
    <Panel title={title} className={classes.stack}>
      {(game.habits ?? []).map((key) => (
        <Toggle
          key={key}
          label={firstText(name, [`habit.${key}.label`]) ?? key}
          hint={firstText(name, [`habit.${key}.hint`]) ?? ''}
          checked={hasHabit(settings, name, key)}
          onChange={(isOn) => changeHabit(name, key, isOn)}
        />
      ))}
    </Panel>
  );
}
