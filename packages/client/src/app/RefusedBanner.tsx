/** Why something was refused, with a report to copy. */
import type { Refused } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { reasonText } from '../text/reason';
import { Banner } from '../ui/Banner';
import { ReportButton } from './ReportButton';
import type { Circumstances } from './report';

interface RefusedBannerProps {
  /** Nothing is shown when it is null. */
  readonly refused: Refused | null;
  readonly about?: Circumstances;
  readonly onClose?: () => void;
}

export function RefusedBanner({ refused, about = {}, onClose }: RefusedBannerProps) {
  const { t } = useTranslation();
  if (refused === null) return null;
  return (
    <Banner
      tone="danger"
      closeLabel={t('app.close')}
      actions={<ReportButton refused={refused} about={about} />}
      {...(onClose === undefined ? {} : { onClose })}
    >
      {reasonText(refused, about.game ?? null)}
    </Banner>
  );
}
