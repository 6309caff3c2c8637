/** Asks a player's name once per device. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playerName, rememberName } from '../match/tables';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { TextInput } from '../ui/Field';
import { createStore, useStore } from './store';

type Asked = ((name: string | null) => void) | null;

const question = createStore<Asked>(null);

export const longestName = 24;

/** The player's name, asked for when it is not known yet; null: the player would rather not. */
export function askName(): Promise<string | null> {
  const known = playerName();
  if (known !== '') return Promise.resolve(known);
  return new Promise((resolve) => question.set(resolve));
}

export function NameDialog() {
  const { t } = useTranslation();
  const asked = useStore(question);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const answer = (value: string | null): void => {
    question.set(null);
    asked?.(value);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') {
      setError(t('name.empty'));
      return;
    }
    rememberName(trimmed);
    answer(trimmed);
  };
  return (
    <Dialog open={asked !== null} onClose={() => answer(null)} title={t('name.title')} closeLabel={t('app.close')}>
      <form onSubmit={submit} noValidate>
        <TextInput
          label={t('name.label')}
          hint={t('name.hint')}
          {...(error === null ? {} : { error })}
          value={name}
          maxLength={longestName}
          autoComplete="nickname"
          data-autofocus
          onChange={(event) => setName(event.target.value)}
        />
        <Button kind="primary" size="large" type="submit" wide style={{ marginTop: 'var(--space-4)' }}>
          {t('name.go')}
        </Button>
      </form>
    </Dialog>
  );
}
