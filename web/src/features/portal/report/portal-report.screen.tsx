import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { freshCheckOf } from '../../../domain/report/fresh-check.js';
import { askedVersion } from '../../../domain/report/asked-version.js';
import { recheckIn } from '../../../domain/report/recheck.js';
import { ReportBody } from '../../../domain/report/report-body.js';
import { ownPath } from '../../../domain/sign-in/own-path.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { LoadFailed } from '../parts/load-state.js';
import { Missing } from '../parts/missing.js';
import { PortalSkeleton } from '../parts/portal-skeleton.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { AskLawyer } from './ask-lawyer.js';
import { AskFresh } from './ask-fresh.js';
import { OrderFromReport } from './order-from-report.js';
import {
  MarkReportViewedDocument,
  MarkReportViewedNode,
  PortalReportDocument,
  PortalReportNode,
  PortalReportFilesDocument,
  PortalReportFilesNode,
  type PortalReportFilesResult,
  PortalReportSinceDocument,
  PortalReportSinceNode,
} from './report.graphql.js';
import styles from './portal-report.module.css';

/** The same report as by link, inside the account. */
export function Component() {
  const { t } = useTranslation('portal');
  const { id = '', second } = useParams();
  const [query] = useSearchParams();
  const { data, error, again } = usePortalQuery(
    PortalReportDocument,
    PortalReportNode,
    { id, number: askedVersion(query, second) },
    { pollInterval: 60_000 },
  );
  const since = usePortalQuery(
    PortalReportSinceDocument,
    PortalReportSinceNode,
    { id },
    { pollInterval: 60_000 },
  );
  const client = useApolloClient();
  const loadFiles = async (number: number): Promise<PortalReportFilesResult> => {
    const { data: files } = await client.query({
      query: PortalReportFilesNode,
      variables: { id, number },
      context: { document: PortalReportFilesDocument },
      fetchPolicy: 'network-only',
    });
    if (files === undefined) throw new Error('no files of a report');
    return files;
  };
  const [markViewed] = useMutation(MarkReportViewedNode);
  const request = data?.registrationRequest;
  const answered = request?.answeredAt != null && request.status !== 'VERIFICATION_REQUESTED';
  const unread = answered && request.viewedAt == null;
  const version = request?.verificationVersion ?? 1;
  useEffect(() => {
    if (unread)
      void markViewed({
        variables: { id },
        context: { document: MarkReportViewedDocument, idempotencyKey: `viewed-${id}-${version}` },
      }).catch(() => undefined);
  }, [unread, id, version, markViewed]);
  if (data === undefined)
    return error === undefined ? <PortalSkeleton /> : <LoadFailed error={error} again={again} />;
  if (request === undefined || request === null) return <Missing />;
  return (
    <div className={styles.page}>
      <PageMeta title={t('report.title')} />
      <AppLink to={ownPath(query.get('backUrl') ?? '', `/portal/order/${id}`)} className={styles.back}>
        {t('report.back')}
      </AppLink>
      <ReportBody
        request={request}
        loadFiles={loadFiles}
        recheck={since.error === undefined ? recheckIn(since.data) : undefined}
        path={`/portal/verification-summary/${id}`}
        {...(answered && request.status?.startsWith('VERIFICATION_') === true && request.report !== null
          ? { fresh: <AskFresh id={id} input={freshCheckOf(request.report, request.notCovered)} /> }
          : {})}
      />
      {request.report !== null && <AskLawyer id={id} report={request.report} />}
      {answered && request.status?.startsWith('VERIFICATION_') === true && data.orderLinks != null && (
        <OrderFromReport
          name={request.value ?? ''}
          token={data.orderLinks.edit}
          advised={request.status !== 'VERIFICATION_DISMISSED'}
        />
      )}
    </div>
  );
}
