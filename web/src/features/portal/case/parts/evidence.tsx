import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { nextLook } from '../../../../domain/threat/next-look.js';
import { Day } from '../../parts/day.js';
import { Ledger } from '../../parts/ledger.js';
import { Empty, Section } from '../../parts/page.js';
import type { PortalCaseResult } from '../case.graphql.js';

type Findings = NonNullable<PortalCaseResult['case']>['infringements']['items'];

type Captures = NonNullable<PortalCaseResult['case']>['evidenceCaptures']['items'];

/** How the page looked each time it was captured, or that the site let nobody look, for anybody who has to be shown it; since when it is gone, and when it is looked at again. */
function Proof({ captures, goneDate }: { captures: Captures; goneDate: string | null }) {
  const { t } = useTranslation('portal-evidence');
  const next = nextLook(captures);
  return (
    <>
      {captures.map(
        ({ id, outcome, seen, capturedAt, manifestHash }) =>
          capturedAt !== null &&
          manifestHash !== null && (
            <span key={id}>
              <br />
              <AppLink to={`/evidence/${manifestHash}`}>
                {t(outcome === 'CAPTURED' ? 'proof' : 'notCaptured')}
              </AppLink>{' '}
              <Moment at={capturedAt} style="short" />
              {outcome === 'CAPTURED' && seen !== null && ` · ${t(`saw.${seen}`)}`}
            </span>
          ),
      )}
      {goneDate !== null && (
        <>
          <br />
          {t('gone')} <Day on={goneDate} />
        </>
      )}
      {next !== undefined && (
        <>
          <br />
          {t('next')} <Moment at={next} style="date" />
        </>
      )}
    </>
  );
}

/** What was seen, where and when; addresses of the other side are shown, never linked. */
export function Evidence({ findings, captures }: { findings: Findings; captures: Captures }) {
  const { t } = useTranslation('portal-evidence');
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
    <Section title={t('title')}>
      {rows.length === 0 ? <Empty>{t('empty')}</Empty> : <Ledger rows={rows} />}
    </Section>
  );
}
