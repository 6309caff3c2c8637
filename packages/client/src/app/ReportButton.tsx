/** Copies the report of an error. */
import type { Refused } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../ui/CopyButton';
import { announce } from './announce';
import { type Circumstances, reportOf } from './report';

interface ReportButtonProps {
  readonly refused: Refused;
  readonly about: Circumstances;
}

export function ReportButton({ refused, about }: ReportButtonProps) {
  const { t } = useTranslation();
  return (
    <CopyButton
      label={t('crash.copy')}
      copied={t('crash.copied')}
      text={() => reportOf(refused, about)}
      onCopied={() => announce(t('crash.copied'))}
      onFailed={() => announce(t('crash.copyFailed'), 'assertive')}
    />
  );
}
