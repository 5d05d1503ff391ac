import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Day } from '../../parts/day.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Empty } from '../../parts/page.js';
import type { ScanRow } from '../monitoring.graphql.js';

/** Scans, newest first. That nothing was found is a result too, and is said. */
export function Scans({ scans }: { scans: readonly ScanRow[] }) {
  const { t } = useTranslation('portal-brands');
  if (scans.length === 0) return <Empty>{t('scan.empty')}</Empty>;
  const found = (scan: ScanRow): string | undefined =>
    scan.status !== 'PROCESSED'
      ? undefined
      : scan.cases.totalCount === 0
        ? t('scan.nothing')
        : t('scan.found', { count: scan.cases.totalCount });
  return (
    <Ledger
      rows={scans.map((scan) => ({
        id: scan.id,
        to: `/portal/scan/${scan.id}`,
        title: scan.brand?.name ?? t('scan.title'),
        text: found(scan),
        status: <EntityStatus of="scan" status={scan.status} />,
        end:
          scan.processedTimestamp === null ? (
            <>
              {t('scan.by')} <Day on={scan.deadline} due />
            </>
          ) : (
            <Moment at={scan.processedTimestamp} style="date" />
          ),
      }))}
    />
  );
}
