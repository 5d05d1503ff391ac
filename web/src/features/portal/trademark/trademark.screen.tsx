import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OfficeName } from '../../../domain/jurisdiction/office-name.js';
import { Seal } from '../../../kit/seal/seal.js';
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
import { RenewalHint } from './parts/renewal-hint.js';
import { WatchResults } from './parts/watch-results.js';
import { PortalTrademarkDocument, PortalTrademarkNode } from './portal-trademark.graphql.js';
import styles from './trademark.module.css';

const EVERY_MINUTE = 60_000;

/** One mark at one office: where it stands, what comes next, and everything that belongs to it. */
export function Component() {
  const { t } = useTranslation('portal-trademarks');
  const { id = '' } = useParams();
  const answer = usePortalQuery(PortalTrademarkDocument, PortalTrademarkNode, { id }, { pollInterval: EVERY_MINUTE });
  const mark = answer.data?.trademark;
  if (mark === null) return <Missing />;
  const heading = mark === undefined ? undefined : (
    <div className={styles['head']}>
      <Seal name={mark.name} size={112} />
      <div>
        <p className={styles['where']}><OfficeName code={mark.jurisdiction} />{mark.alias !== null && ` · ${mark.alias}`}</p>
        <h1>{mark.name}</h1>
        <p><EntityStatus of="trademark" status={mark.status} /></p>
      </div>
    </div>
  );
  return (
    <Page title={mark?.name ?? t('mark.title')} heading={heading}>
      <Loaded answer={answer}>
        {({ trademark, documentList }) => trademark !== null && (
          <>
            <NextStep of="trademark" status={trademark.status}><RenewalHint mark={trademark} /></NextStep>
            <DateProblems mark={trademark} />
            <Letters letters={trademark.officeActions.items} proofs={trademark.useInCommerceRequests.items} />
            <Columns>
              <Section title={t('mark.facts')}><MarkFacts mark={trademark} /></Section>
              {trademark.tracking.items.length > 0 && <Section title={t('portal:order.timeline')}><TrackingTimeline entries={trademark.tracking.items} /></Section>}
            </Columns>
            <WatchResults markId={trademark.id} results={trademark.monitoringResults.items} watches={trademark.watchSubscriptions.items} />
            <Columns>
              <Documents mark={trademark} documents={documentList.items} />
              <OwnName mark={trademark} />
            </Columns>
          </>
        )}
      </Loaded>
    </Page>
  );
}
