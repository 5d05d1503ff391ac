import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { Ledger } from '../../parts/ledger.js';
import { Empty, Section } from '../../parts/page.js';
import type { PortalSubscriptionResult } from '../monitoring.graphql.js';

type Listed = NonNullable<PortalSubscriptionResult['brandSubscription']>['reports']['items'];

/** The reports of a subscription, newest first, each with its page. */
export function Reports({ of, reports }: { of: string; reports: Listed }) {
  const { t } = useTranslation('portal-monitoring');
  return (
    <Section title={t('report.list')}>
      {reports.length === 0 ? (
        <Empty>{t('report.none')}</Empty>
      ) : (
        <Ledger
          label={t('report.list')}
          rows={reports.map(({ id, startDate, endDate, foundCount, threatCount }) => ({
            id,
            to: `/portal/monitoring/${of}/report/${endDate}`,
            title: t('report.ofPeriod', {
              from: formatDay(startDate, 'en', { short: true }),
              to: formatDay(endDate, 'en', { short: true }),
            }),
            status:
              foundCount === 0 ? t('report.nothingShort') : t('report.foundShort', { count: foundCount }),
            end: threatCount === 0 ? undefined : t('report.threatsShort', { count: threatCount }),
          }))}
        />
      )}
    </Section>
  );
}
