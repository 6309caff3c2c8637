/** Settings of this device. */
import { useTranslation } from 'react-i18next';
import { playerName, rememberName } from '../match/tables';
import { play } from '../sound/sound';
import { Field, TextInput, Toggle } from '../ui/Field';
import { Panel } from '../ui/Panel';
import { RadioCards } from '../ui/RadioCards';
import { Layout } from './Layout';
import { longestName } from './name';
import classes from './pages.module.css';
import { changeSettings, confirmModes, speeds, themes, useSettings } from './settings';
import { useTitle } from './use-title';

export function SettingsPage() {
  const { t } = useTranslation();
  useTitle(t('settings.title'));
  return (
    <Layout>
      <div className={`${classes.narrow} ${classes.stack}`}>
        <h1>{t('settings.title')}</h1>
        <p>{t('settings.device')}</p>
        <You />
        <Playing />
        <Look />
        <Sounds />
      </div>
    </Layout>
  );
}

function You() {
  const { t } = useTranslation();
  return (
    <Panel title={t('settings.you')}>
      <TextInput
        label={t('name.label')}
        hint={t('settings.nameHint')}
        defaultValue={playerName()}
        maxLength={longestName}
        autoComplete="nickname"
        onChange={(event) => rememberName(event.target.value.trim())}
      />
    </Panel>
  );
}

function Playing() {
  const { t } = useTranslation();
  const { confirm, speed, keys } = useSettings();
  return (
    <Panel title={t('settings.playing')} className={classes.stack}>
      <RadioCards
        legend={t('settings.confirm.label')}
        value={confirm}
        cards={confirmModes.map((value) => ({
          value,
          label: t(`settings.confirm.${value}`),
          hint: t(`settings.confirm.${value}Hint`),
        }))}
        onChange={(value) => changeSettings({ confirm: known(confirmModes, value) })}
      />
      <RadioCards
        legend={t('settings.speed.label')}
        hint={t('settings.speed.hint')}
        compact
        value={speed}
        cards={speeds.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
        onChange={(value) => changeSettings({ speed: known(speeds, value) })}
      />
      <Toggle
        label={t('settings.keys.label')}
        hint={t('settings.keys.hint')}
        checked={keys}
        onChange={(on) => changeSettings({ keys: on })}
      />
    </Panel>
  );
}

function Look() {
  const { t } = useTranslation();
  const { theme } = useSettings();
  return (
    <Panel title={t('settings.look')}>
      <RadioCards
        legend={t('settings.theme.label')}
        compact
        value={theme}
        cards={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        onChange={(value) => changeSettings({ theme: known(themes, value) })}
      />
    </Panel>
  );
}

function Sounds() {
  const { t } = useTranslation();
  const { sounds, volume } = useSettings();
  return (
    <Panel title={t('settings.sound')} className={classes.stack}>
      <Toggle
        label={t('settings.sounds.label')}
        hint={t('settings.sounds.hint')}
        checked={sounds}
        onChange={(on) => changeSettings({ sounds: on })}
      />
      <Field label={t('settings.volume')} hint={t('settings.volumeHint')}>
        {(control) => (
          <input
            {...control}
            className={classes.range}
            type="range"
            min={0}
            max={100}
            step={5}
            value={volume}
            onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
            onPointerUp={() => play('turn')}
            onKeyUp={() => play('turn')}
          />
        )}
      </Field>
    </Panel>
  );
}

function known<Value extends string>(values: readonly [Value, ...Value[]], value: string): Value {
  return values.find((candidate) => candidate === value) ?? values[0];
}
