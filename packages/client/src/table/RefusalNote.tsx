/** Why a move is not possible, with the rule that says so. */
import type { Refused } from '@quayside/games/wire/protocol';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../app/announce';
import { ReportButton } from '../app/ReportButton';
import type { Circumstances } from '../app/report';
import { play } from '../sound/sound';
import { reasonText } from '../text/reason';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import classes from './RefusalNote.module.css';

interface RefusalNoteProps {
  readonly refused: Refused;
  readonly game: string;
  readonly about: Circumstances;
  readonly onRule: (clause: string) => void;
  readonly onClose: () => void;
}

export function RefusalNote({ refused, game, about, onRule, onClose }: RefusalNoteProps) {
  const { t } = useTranslation();
  const text = reasonText(refused, game);
  useEffect(() => {
    announce(reasonText(refused, game), 'assertive');
    play('error');
  }, [refused, game]);
  const { rule } = refused;
  return (
    <Banner tone="danger" onClose={onClose} closeLabel={t('app.close')}>
      <span className={classes.words}>
        <span>{text}</span>
        {typeof rule === 'string' && (
          <Button size="small" icon="rules" onClick={() => onRule(rule)}>
            {t('refusal.rule', { rule })}
          </Button>
        )}
        <ReportButton refused={refused} about={about} />
      </span>
    </Banner>
  );
}
