import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { Dismissed } from '../../../domain/report/dismissed.js';
import { ReportView } from '../../../domain/report/report-view.js';
import { recheckIn } from '../../../domain/report/recheck.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { AdminReportSinceDocument, AdminRequestDocument } from './registration-request-show.graphql.js';
import { AwaitedMoney } from './parts/awaited-money.js';
import { ClientFacts } from './parts/client-facts.js';
import { DraftComments } from './parts/draft-comments.js';
import { EndAsked, isEndOpen } from './parts/end-asked.js';
import { FrozenReportHead } from './parts/frozen-report-head.js';
import { NotesAndLetters } from './parts/notes-and-letters.js';
import { DraftWorkbench, type FillableDraft } from './workbench/draft-workbench.js';
import { RequestRecord } from './parts/request-record.js';
import { RequestHead } from './parts/request-head.js';
import { ResultEditor, type AnswerableReport } from './parts/result-editor.js';
import { AdminTimeline } from './parts/admin-timeline.js';
import styles from './registration-request-show.module.css';

const EVERY_20_SECONDS = 20_000;

/** From the payment on there is an application to look at. */
const DRAFTED: readonly string[] = [
  'ORDER_CREATED',
  'READY_FOR_DRAFTING',
  'SENT_FOR_REVIEW',
  'APPLICATION_APPROVED',
  'FILED',
  'CLIENT_UNRESPONSIVE',
];

/** The record: the report in the middle, everything known about the client beside it. */
export function Component() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const report = useRef<AnswerableReport>(null);
  const draft = useRef<FillableDraft>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['request', id],
    queryFn: () => ask(AdminRequestDocument, { id }),
    refetchInterval: EVERY_20_SECONDS,
  });
  const since = useQuery({
    queryKey: ['request', id, 'since'],
    queryFn: () => ask(AdminReportSinceDocument, { id }),
  });
  if (data === undefined)
    return error === null ? (
      <p role="status">{t('common:loading')}</p>
    ) : (
      <Failed error={error} again={() => void refetch()} />
    );
  const request = data.registrationRequest;
  if (request === null)
    return (
      <>
        <PageMeta title={t('request.missing')} />
        <h1>{t('request.missing')}</h1>
      </>
    );
  const open = request.status === 'VERIFICATION_REQUESTED';
  return (
    <div className={styles.record}>
      <PageMeta title={`${request.value ?? ''} ${request.publicId ?? ''}`} />
      <Suspense>
        <RequestHead
          request={request}
          onAnswer={(kind) => report.current?.answer(kind)}
          onFill={(gap) => draft.current?.fill(gap)}
        />
      </Suspense>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {isEndOpen(request) && (
        <Suspense>
          <EndAsked request={request} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <div className={styles.work}>
          {open && (
            <ResultEditor
              key={`${request.id}.${request.verificationVersion ?? 1}`}
              ref={report}
              request={request}
            />
          )}
          {DRAFTED.includes(request.status ?? '') && <DraftWorkbench ref={draft} id={request.id} />}
          <DraftComments
            requestId={request.id}
            applicationId={request.applications.items[0]?.id}
            userId={request.userId}
            timeline={request.timeline}
          />
          {request.report !== null && (
            <FrozenReportHead
              report={request.report}
              request={request}
              recheck={since.error === null ? recheckIn(since.data) : undefined}
            />
          )}
          {!open && request.report !== null && request.report.outcome === 'DISMISSED' && (
            <Dismissed report={request.report} compact />
          )}
          {!open && request.report !== null && request.report.outcome === 'APPROVED' && (
            <ReportView report={request.report} gaps={request.notCovered} compact />
          )}
        </div>
        <aside className={styles.side} aria-label={t('request.aside')}>
          <ClientFacts request={request} />
          <AwaitedMoney request={request} />
          <AdminTimeline id={request.id} entries={request.timeline} />
          <NotesAndLetters id={request.id} />
        </aside>
      </div>
      <Suspense>
        <RequestRecord id={id} />
      </Suspense>
    </div>
  );
}
