import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AppLink } from '../../../kit/link/app-link.js';
import { Offers } from '../../../kit/offer/offer.js';
import { Missing } from '../parts/missing.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { ThreatNext, ThreatStatus } from '../parts/threat-turn.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { LivedBefore } from './parts/lived-before.js';
import { LeaveAlone } from './parts/leave-alone.js';
import { SolutionOffer } from './parts/solution-offer.js';
import { PortalSolutionsDocument, PortalSolutionsNode } from './solution-center.graphql.js';

/** What can be done about a threat: order a step, decline it, or leave the threat alone. */
export function Component() {
  const { t } = useTranslation('portal-threats');
  const { id = '' } = useParams();
  const answer = usePortalQuery(PortalSolutionsDocument, PortalSolutionsNode, { id });
  const threat = answer.data?.case;
  if (threat === null) return <Missing />;
  return (
    <Page
      title={t('center.title', { name: threat?.caseCounterparty?.primaryName ?? t('case.unknown') })}
      lead={
        threat === undefined ? undefined : (
          <>
            <ThreatStatus threat={threat} /> ·{' '}
            <AppLink to={`/portal/cases/${threat.id}`}>{t('center.threat')}</AppLink>
          </>
        )
      }
    >
      <Loaded answer={answer}>
        {({ case: shown }) =>
          shown !== null && (
            <>
              <ThreatNext threat={shown} />
              <Section title={t('center.steps')}>
                {shown.solutions.items.length === 0 ? (
                  <Empty>{t('center.empty')}</Empty>
                ) : (
                  <Offers>
                    {shown.solutions.items.map((solution) => (
                      <SolutionOffer key={solution.id} solution={solution} />
                    ))}
                  </Offers>
                )}
              </Section>
              <LivedBefore experience={shown.caseCounterparty?.experience ?? null} />
              <LeaveAlone threat={shown} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
