import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Day } from '../../parts/day.js';
import { Ledger } from '../../parts/ledger.js';
import { Empty, Section } from '../../parts/page.js';
import type { PortalCaseResult } from '../case.graphql.js';

type Findings = NonNullable<PortalCaseResult['case']>['infringements']['items'];

type Captures = NonNullable<PortalCaseResult['case']>['evidenceCaptures']['items'];

/** How the page looked when it was captured, or that the site let nobody look, for anybody who has to be shown it, and that it is gone. */
function Proof({ captures, goneDate }: { captures: Captures; goneDate: string | null }) {
  const { t } = useTranslation('portal-threats');
  return (
    <>
      {captures.map(
        ({ id, outcome, capturedAt, manifestHash }) =>
          capturedAt !== null &&
          manifestHash !== null && (
            <span key={id}>
              <br />
              <AppLink to={`/evidence/${manifestHash}`}>
                {t(outcome === 'CAPTURED' ? 'evidence.proof' : 'evidence.notCaptured')}
              </AppLink>{' '}
              <Moment at={capturedAt} style="short" />
            </span>
          ),
      )}
      {goneDate !== null && (
        <>
          <br />
          {t('evidence.gone')} <Day on={goneDate} />
        </>
      )}
    </>
  );
}

/** What was seen, where and when; addresses of the other side are shown, never linked. */
export function Evidence({ findings, captures }: { findings: Findings; captures: Captures }) {
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
          <Proof
            captures={captures.filter(({ caseInfringementEvidenceId: of }) => of === seen.id)}
            goneDate={seen.goneDate}
          />
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
