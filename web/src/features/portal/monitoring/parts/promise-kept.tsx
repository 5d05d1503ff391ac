import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { Day } from '../../parts/day.js';
import { Empty, Section } from '../../parts/page.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  FiledReportsDocument,
  FiledReportsNode,
  type PortalSubscriptionResult,
} from '../monitoring.graphql.js';

type Promised = PortalSubscriptionResult['monitoringPromise'];

/** What the running period promises of scans and reports to platforms, and what of it is done or owed. */
export function PromiseKept({ promised, brandId }: { promised: Promised; brandId: string | undefined }) {
  const { t } = useTranslation('portal-monitoring');
  return (
    <Section title={t('promise.title')}>
      {promised === null ? (
        <Empty>{t('promise.none')}</Empty>
      ) : (
        <>
          <p>
            {t('promise.period', {
              from: formatDay(promised.startDate, 'en', { short: true }),
              to: formatDay(promised.endDate, 'en', { short: true }),
            })}
          </p>
          <Extract
            rows={[
              {
                label: t('promise.scans'),
                value: t('promise.done', { count: promised.scansDone, total: promised.scansPromised }),
              },
              ...(promised.scansInWork === 0
                ? []
                : [
                    {
                      label: t('promise.inWork'),
                      value: t('promise.scanCount', { count: promised.scansInWork }),
                    },
                  ]),
              {
                label: t('promise.owed'),
                value:
                  promised.scansOwed === 0
                    ? t('promise.nothingOwed')
                    : t('promise.owedSince', {
                        count: promised.scansOwed,
                        days: promised.owedSince
                          .map((day) => formatDay(day, 'en', { short: true }))
                          .join(', '),
                      }),
              },
              {
                label: t('promise.next'),
                value:
                  promised.nextScanOn === null ? t('report.noNext') : <Day on={promised.nextScanOn} due />,
              },
              {
                label: t('promise.answer', { count: promised.answerDays }),
                value:
                  promised.scansDone === 0
                    ? t('promise.noAnswer')
                    : promised.scansLate === 0
                      ? t('promise.inTime')
                      : t('promise.late', { count: promised.scansLate }),
              },
              {
                label: t('promise.filed'),
                value: (
                  <>
                    <Included aMonth={promised.platformReports} />{' '}
                    {brandId !== undefined && (
                      <Filed brandId={brandId} from={promised.startDate} to={promised.endDate} />
                    )}
                  </>
                ),
              },
            ]}
          />
        </>
      )}
    </Section>
  );
}

function Included({ aMonth }: { aMonth: number | null }) {
  const { t } = useTranslation('portal-monitoring');
  if (aMonth === null) return t('promise.asNeeded');
  return aMonth === 0 ? t('promise.notIncluded') : t('promise.aMonth', { count: aMonth });
}

function Filed(within: { brandId: string; from: string; to: string }) {
  const { t } = useTranslation('portal-monitoring');
  const { data } = usePortalQuery(FiledReportsDocument, FiledReportsNode, within);
  if (data === undefined) return null;
  const counts = data.brand?.cases.items.map(({ platformReports }) => platformReports.totalCount) ?? [];
  return t('promise.filedSoFar', { count: counts.reduce((sum, count) => sum + count, 0) });
}
