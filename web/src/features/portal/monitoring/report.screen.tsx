import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { formatDay } from '../../../kit/dates/day.js';
import { Extract } from '../../../kit/extract/extract.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Day } from '../parts/day.js';
import { Missing } from '../parts/missing.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import type { Report } from './parts/report.js';
import { DropReasons, ReportedScans, ReportedSources } from './parts/report-tables.js';
import { SaveReport } from './parts/save-report.js';
import { ReportedThreats } from './parts/reported-threats.js';
import { PortalMonitoringReportDocument, PortalMonitoringReportNode } from './report.graphql.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What was done for a brand in one period: searched, found, dropped and why, taken up, and when it goes on. */
export function Component() {
  const { t } = useTranslation('portal-monitoring');
  const { id = '', day = '' } = useParams();
  const isDay = DAY.test(day) && !Number.isNaN(Date.parse(day));
  const answer = usePortalQuery(
    PortalMonitoringReportDocument,
    PortalMonitoringReportNode,
    { id, day },
    { skip: !isDay },
  );
  const report = answer.data?.brandMonitoringReportList.items[0];
  if (!isDay || (answer.data !== undefined && report === undefined)) return <Missing />;
  return (
    <Page
      title={t('report.title', { name: report?.brand?.name ?? '' })}
      actions={
        report === undefined ? undefined : (
          <SaveReport report={report} language={answer.data?.viewer?.profile?.language} />
        )
      }
      lead={
        report === undefined
          ? undefined
          : t('report.period', {
              from: formatDay(report.startDate, 'en', { short: true }),
              to: formatDay(report.endDate, 'en', { short: true }),
            })
      }
    >
      <Loaded answer={answer}>{() => report !== undefined && <Whole report={report} />}</Loaded>
    </Page>
  );
}

function Whole({ report }: { report: Report }) {
  const { t } = useTranslation('portal-monitoring');
  return (
    <>
      <Section title={t('report.short')}>
        <Summary report={report} />
      </Section>
      <Section title={t('report.scans')}>
        <ReportedScans scans={report.scans} />
      </Section>
      <Section title={t('report.sources')}>
        {report.sources.length === 0 ? (
          <Empty>{t('report.noSources')}</Empty>
        ) : (
          <ReportedSources sources={report.sources} />
        )}
      </Section>
      <Section title={t('report.dropped')}>
        {report.dropReasons.length === 0 ? (
          <Empty>{t('report.noDropped')}</Empty>
        ) : (
          <DropReasons reasons={report.dropReasons} />
        )}
      </Section>
      <Section title={t('report.threats')}>
        {report.caseIds.length === 0 ? (
          <Empty>{t('report.noThreats')}</Empty>
        ) : (
          <ReportedThreats ids={report.caseIds} />
        )}
      </Section>
      <p>
        <AppLink to={`/portal/monitoring/${report.brandSubscriptionId}`}>{t('report.back')}</AppLink>
      </p>
    </>
  );
}

function Summary({ report }: { report: Report }) {
  const { t } = useTranslation('portal-monitoring');
  const searched = report.searched.length;
  const { unreached } = report;
  return (
    <>
      <p>
        {searched === 0
          ? t('report.nothingSearched')
          : report.foundCount === 0
            ? t('report.nothing', { count: searched })
            : t('report.found', { count: report.foundCount })}
      </p>
      <Extract
        rows={[
          { label: t('report.tier'), value: t(`tier.${report.tier}`) },
          { label: t('report.searched'), value: t('report.sourceCount', { count: searched }) },
          ...(unreached.length === 0
            ? []
            : [
                {
                  label: t('report.unreached'),
                  value: unreached.map((key) => t(`platform.${key}`)).join(', '),
                },
              ]),
          { label: t('report.droppedCount'), value: report.dropReasons.length },
          { label: t('report.keptCount'), value: report.keptCount },
          { label: t('report.threatCount'), value: report.threatCount },
          {
            label: t('report.next'),
            value: report.nextScanOn === null ? t('report.noNext') : <Day on={report.nextScanOn} />,
          },
        ]}
      />
    </>
  );
}
