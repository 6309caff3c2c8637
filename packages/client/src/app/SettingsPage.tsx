/** Settings of this device. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playerName, rememberName } from '../match/tables';
import { play } from '../sound/sound';
import { english, offeredPacks, testLanguage } from '../text/languages';
import { Field, TextInput, Toggle } from '../ui/Field';
import { Panel } from '../ui/Panel';
import { RadioCards } from '../ui/RadioCards';
import { GameHabits } from './GameHabits';
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
        <GameHabits />
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
      <LanguageChoice />
    </Panel>
  );
}

/** The page starts anew in the other language. There is a choice only where there are two. */
function LanguageChoice() {
  const { t } = useTranslation();
  const { language } = useSettings();
  const [packs, setPacks] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    offeredPacks().then(setPacks, () => undefined);
  }, []);
  const names = {
    // Also one whose files are gone, so that there is a way back.
    [language]: language,
    [english]: t('settings.language.en'),
    ...(language === testLanguage || import.meta.env.DEV ? { [testLanguage]: t('settings.language.en-XA') } : {}),
    ...packs,
  };
  if (Object.keys(names).length < 2) return null;
  return (
    <RadioCards
      legend={t('settings.language.label')}
      compact
      value={language}
      cards={Object.entries(names).map(([value, label]) => ({ value, label }))}
      onChange={(value) => {
        changeSettings({ language: value });
        window.location.reload();
      }}
    />
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
