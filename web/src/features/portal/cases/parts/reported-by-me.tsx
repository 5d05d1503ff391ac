import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Section } from '../../parts/page.js';
import type { PortalCasesResult } from '../portal-cases.graphql.js';

/** What the customer reported, and the threat that became of it. */
export function ReportedByMe({ reports }: { reports: PortalCasesResult['caseRequestList']['items'] }) {
  const { t } = useTranslation('portal-threats');
  return (
    <Section title={t('reports.title')}>
      <Ledger
        rows={reports.map((report) => ({
          id: report.id,
          ...(report.caseId === null ? {} : { to: `/portal/cases/${report.caseId}` }),
          title: report.type,
          text: report.dismissReason ?? report.links.join(', '),
          status: <EntityStatus of="report" status={report.status} />,
          end: <Moment at={report.createdAt} style="date" />,
        }))}
      />
    </Section>
  );
}
