/** A match that its players ended by vote: no result, and what comes next. */
import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/Banner';
import { EndButtons } from './EndPanel';
import type { TableModel } from './use-table';

export function Ended({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation();
  return (
    <Banner tone="accent" icon="flag" live="status" title={t('absence.ended')}>
      <EndButtons table={table} />
    </Banner>
  );
}
