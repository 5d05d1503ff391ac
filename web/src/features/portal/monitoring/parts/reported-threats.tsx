import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Ledger } from '../../parts/ledger.js';
import { Loaded } from '../../parts/page.js';
import { ThreatNextLine, ThreatStatus } from '../../parts/threat-turn.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { ReportedThreatsDocument, ReportedThreatsNode } from '../report.graphql.js';

/** So many are asked for at once. */
const AT_ONCE = 30;

/** Threats that came of the period, where each stands today and whose turn it is. */
export function ReportedThreats({ ids }: { ids: readonly string[] }) {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  return parts.map((part) => <SomeThreats key={part[0]} ids={part} />);
}

function SomeThreats({ ids }: { ids: readonly string[] }) {
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
