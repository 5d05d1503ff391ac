import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Ledger } from '../../parts/ledger.js';
import { ThreatStatus } from '../../parts/threat-turn.js';
import type { PortalCasesResult } from '../portal-cases.graphql.js';

/** Each threat: who it comes from, to which brand, and how it stands or ended. */
export function CaseLedger({ cases }: { cases: PortalCasesResult['caseList']['items'] }) {
  const { t } = useTranslation('portal-threats');
  return (
    <Ledger
      label={t('list.title')}
      rows={cases.map((one) => ({
        id: one.id,
        to: `/portal/cases/${one.id}`,
        title: one.caseCounterparty?.primaryName ?? t('case.unknown'),
        text: (
          <>
            {one.brand?.name}
            {one.relevance !== null && <> · {t(`relevance.${one.relevance}`)}</>}
          </>
        ),
        status: <ThreatStatus threat={one} />,
        end: (
          <>
            {one.outcome !== null && (
              <>
                {t(`outcome.${one.outcome}`)}
                <br />
              </>
            )}
            <Moment at={one.createdAt} style="date" />
          </>
        ),
      }))}
    />
  );
}
