import { useTranslation } from 'react-i18next';
import { Day } from '../../parts/day.js';
import { Ledger } from '../../parts/ledger.js';
import { Empty, Section } from '../../parts/page.js';
import type { PortalCaseResult } from '../case.graphql.js';

type Findings = NonNullable<PortalCaseResult['case']>['infringements']['items'];

/** What was seen, where and when; addresses of the other side are shown, never linked. */
export function Evidence({ findings }: { findings: Findings }) {
  const { t } = useTranslation('portal-threats');
  const rows = findings.flatMap((finding) =>
    finding.evidence.items.map((seen) => ({
      id: seen.id,
      title: finding.platform,
      text: (
        <>
          {seen.description}
          <br />
          {seen.website}
        </>
      ),
      status:
        seen.document === null ? undefined : (
          <a href={seen.document.url} download={seen.document.name}>
            {seen.document.name}
          </a>
        ),
      end: <Day on={seen.evidenceDate} />,
    })),
  );
  return (
    <Section title={t('evidence.title')}>
      {rows.length === 0 ? <Empty>{t('evidence.empty')}</Empty> : <Ledger rows={rows} />}
    </Section>
  );
}
