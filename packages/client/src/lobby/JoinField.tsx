/** One field that takes a code or a pasted link. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { reasonText } from '../text/reason';
import { Button } from '../ui/Button';
import { TextInput } from '../ui/Field';
import { tableByCode } from './api';
import { foreignHost, readCode, tablePath } from './code';
import classes from './JoinField.module.css';
import { useAction } from './use-action';

export function JoinField({ initial = '' }: { readonly initial?: string }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(initial);
  const [isUnreadable, setUnreadable] = useState(false);
  const { isBusy, refused, run, clear } = useAction();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = readCode(typed);
    setUnreadable(code === null);
    if (code === null) return;
    run(async () => {
      const info = await tableByCode(code);
      navigate(tablePath(info.code));
    });
  };
  // One server may have several addresses: only a code that is unknown here makes its link one to elsewhere.
  const host = isUnreadable || refused?.code === 'NO_SUCH_MATCH' ? foreignHost(typed) : null;
  const own = isUnreadable ? t('join.unreadable') : refused === null ? null : reasonText(refused, null);
  const error = host === null ? own : t('join.foreign', { host });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('join.label')}
        hint={t('join.hint')}
        {...(error === null ? {} : { error })}
        placeholder={t('join.placeholder')}
        value={typed}
        className={classes.input}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => {
          setTyped(event.target.value);
          setUnreadable(false);
          clear();
        }}
      />
      <Button kind="primary" type="submit" icon="arrow-right" busy={isBusy}>
        {t('join.go')}
      </Button>
    </form>
  );
}
