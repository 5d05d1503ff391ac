import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Ledger } from '../../parts/ledger.js';
import { Loaded } from '../../parts/page.js';
import { ThreatNextLine, ThreatStatus } from '../../parts/threat-turn.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { ReportedThreatsDocument, ReportedThreatsNode } from '../report.graphql.js';

/** Threats that came of the period, and where each stands today. */
export function ReportedThreats({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('portal-monitoring');
  const answer = usePortalQuery(ReportedThreatsDocument, ReportedThreatsNode, { ids });
  return (
    <Loaded answer={answer}>
      {({ caseList }) => (
        <Ledger
          label={t('report.threats')}
          rows={caseList.items.map((one) => ({
            id: one.id,
            to: `/portal/cases/${one.id}`,
            title: one.caseCounterparty?.primaryName ?? t('report.unknown'),
            text: one.outcome === null ? <ThreatNextLine threat={one} /> : t(`ended.${one.outcome}`),
            status: <ThreatStatus threat={one} />,
            end: <Moment at={one.createdAt} style="date" />,
          }))}
        />
      )}
    </Loaded>
  );
}
