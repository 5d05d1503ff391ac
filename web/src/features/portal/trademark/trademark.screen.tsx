import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OfficeName } from '../../../domain/jurisdiction/office-name.js';
import { dayOf } from '../../../kit/dates/day.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Seal } from '../../../kit/seal/seal.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { AskUs } from '../parts/ask-us.js';
import { aMomentAgo, ownersDates } from '../parts/counting-deadlines.js';
import { DeadlineLedger } from '../parts/deadline-ledger.js';
import { EntityStatus, NextStep } from '../parts/entity-status.js';
import { Missing } from '../parts/missing.js';
import { Columns, Loaded, Page, Section } from '../parts/page.js';
import { TrackingTimeline } from '../parts/tracking-timeline.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { DateProblems } from './parts/date-problems.js';
import { Documents } from './parts/documents.js';
import { Letters } from './parts/letters.js';
import { MarkFacts } from './parts/mark-facts.js';
import { OwnName } from './parts/own-name.js';
import { RenewalHint, renewalDue } from './parts/renewal-hint.js';
import { WatchResults } from './parts/watch-results.js';
import { WaysOn } from './parts/ways-on.js';
import { PortalTrademarkDocument, PortalTrademarkNode } from './trademark.graphql.js';
import styles from './trademark.module.css';

const EVERY_MINUTE = 60_000;

/** What comes next is said with the words "ask us" or "write to us". */
const ASKED_ABOUT: ReadonlySet<string> = new Set([
  'REFUSED',
  'ABANDONED',
  'LOST_TO_FOLLOW_UP',
  'CLIENT_UNRESPONSIVE',
]);

const datesNow = () => ownersDates(aMomentAgo(new Date()));

const question = (id: string, dates: Record<string, unknown>) =>
  [PortalTrademarkDocument, PortalTrademarkNode, { id, dates: dates as never }] as const;

export const ahead = asksAhead(({ params: { id = '' } }) => [question(id, datesNow())]);

/** One mark at one office: where it stands, what comes next, and everything that belongs to it. */
export function Component() {
  const { t } = useTranslation(['portal-trademarks', 'portal-support']);
  const { id = '' } = useParams();
  const [now] = useState(() => new Date());
  const [dates] = useState(datesNow);
  const answer = usePortalQuery(...question(id, dates), { pollInterval: EVERY_MINUTE });
  const mark = answer.data?.trademark;
  if (mark === null) return <Missing />;
  const heading =
    mark === undefined ? undefined : (
      <div className={styles.head}>
        <Seal name={mark.name} size={112} />
        <div>
          <p className={styles.where}>
            <OfficeName code={mark.jurisdiction} />
            {mark.alias !== null && ` · ${mark.alias}`}
          </p>
          <h1>{mark.name}</h1>
          <p>
            <EntityStatus of="trademark" status={mark.status} />
          </p>
        </div>
      </div>
    );
  return (
    <Page title={mark?.name ?? t('mark.title')} heading={heading}>
      <Loaded answer={answer}>
        {({ trademark, documentList }) =>
          trademark !== null && (
            <>
              <NextStep
                of="trademark"
                status={trademark.status}
                who={renewalDue(trademark, now) === undefined ? undefined : 'YOU'}
              >
                <RenewalHint mark={trademark} />
                {ASKED_ABOUT.has(trademark.status) && <AskUs>{t('ask')}</AskUs>}
              </NextStep>
              <DateProblems mark={trademark} />
              <Letters
                letters={trademark.officeActions.items}
                proofs={trademark.useInCommerceRequests.items}
                office={trademark.jurisdiction}
              />
              {trademark.dates.items.length > 0 && (
                <Section
                  title={t('portal:home.dates')}
                  aside={<AppLink to="/portal/deadlines">{t('portal:home.deadlines')}</AppLink>}
                >
                  <DeadlineLedger deadlines={trademark.dates.items} label={t('portal:home.dates')} />
                </Section>
              )}
              <Columns>
                <Section
                  title={t('mark.facts')}
                  aside={
                    <AppLink to={`/portal/trademarks/${trademark.id}/history`}>{t('mark.onDay')}</AppLink>
                  }
                >
                  <MarkFacts mark={trademark} />
                </Section>
                <TrackingTimeline entries={trademark.tracking.items} />
              </Columns>
              <WatchResults
                mark={trademark}
                results={trademark.monitoringResults.items}
                watches={trademark.watchSubscriptions.items}
              />
              <Columns>
                <Documents mark={trademark} documents={documentList.items} />
                <OwnName mark={trademark} />
              </Columns>
              <WaysOn mark={trademark} today={dayOf(now)} />
              <p>
                <AppLink to={`/portal/trademarks/${trademark.id}/file`}>{t('mark.file')}</AppLink>
              </p>
              <p>
                <AppLink to={`/portal/support/ask?about=mark:${trademark.id}`}>
                  {t('portal-support:ask.here')}
                </AppLink>
              </p>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
