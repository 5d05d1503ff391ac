import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { isPlaced, openLink } from '../../../domain/link/open-link.js';
import { ReportBody } from '../../../domain/report/report-body.js';
import { askedVersion } from '../../../domain/report/asked-version.js';
import { apiOf } from '../../../data/api-of.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { logToServer } from '../../../kit/log/client-log.js';
import {
  MarkVerificationResultViewedDocument,
  ReportFilesDocument,
  VerificationSummaryDocument,
} from './summary.graphql.js';
import { freshCheckOf } from '../../../domain/report/fresh-check.js';
import { Question } from '../parts/question/question.js';
import { CheckAgain } from './parts/check-again.js';
import { FreshCheck } from './parts/fresh-check.js';
import { NextStep } from './parts/next-step.js';
import { recheckOf } from './recheck-of.js';
import type { SummaryAnswer } from './summary.action.js';
import styles from './summary.module.css';

export { action } from './summary.action.js';

export async function loader({ params, context, request: asked }: LoaderFunctionArgs) {
  const id = await openLink(
    { token: params['id'], context },
    { ownersPage: ({ id: own }) => `/portal/verification-summary/${own}`, others: 'may look' },
  );
  const { registrationRequest } = await apiOf(context).query(
    VerificationSummaryDocument,
    { id, number: askedVersion(new URL(asked.url).searchParams, params['second']) },
    { linkToken: params['id'] },
  );
  if (registrationRequest === null) throw linkProblem('replaced');
  const recheck =
    registrationRequest.report === null ? null : await recheckOf(id, { context, linkToken: params['id'] });
  return { request: registrationRequest, recheck, attempt: crypto.randomUUID() };
}

/** Tells the firm that the report was opened; only a live page does, so a mail scanner never counts. */
function useViewed(
  id: string,
  version: number | null | undefined,
  answered: boolean,
  token: string | undefined,
): void {
  useEffect(() => {
    if (!answered) return;
    apiOf(undefined)
      .mutate(
        MarkVerificationResultViewedDocument,
        { id },
        { linkToken: token, idempotencyKey: `viewed-${id}-${version ?? 1}` },
      )
      .catch((error: unknown) => logToServer('warn', 'view not recorded', error));
  }, [id, version, answered, token]);
}

export function Component() {
  const { t } = useTranslation('report');
  const { request, recheck, attempt } = useLoaderData<typeof loader>();
  const answer = useActionData() as SummaryAnswer | undefined;
  const { id: token } = useParams();
  const dismissed = request.status === 'VERIFICATION_DISMISSED';
  const answered = dismissed || (request.status !== 'VERIFICATION_REQUESTED' && request.answeredAt != null);
  const mayRepeat = dismissed || request.status === 'VERIFICATION_APPROVED';
  useViewed(request.id, request.verificationVersion, answered && request.viewedAt == null, token);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('meta.title')} />
      <ReportBody
        request={request}
        recheck={recheck}
        loadFiles={(number) =>
          apiOf(undefined).query(ReportFilesDocument, { id: request.id, number }, { linkToken: token })
        }
        path={`/verification-summary/${token ?? ''}`}
        {...(mayRepeat && request.report !== null
          ? {
              fresh: (
                <FreshCheck
                  input={freshCheckOf(request.report, request.notCovered)}
                  attempt={attempt}
                  answer={answer}
                />
              ),
            }
          : {})}
      />
      {answered &&
        (isPlaced(request) ? (
          <p role="note">{t('next.placed')}</p>
        ) : (
          <NextStep name={request.value ?? ''} token={token ?? ''} dismissed={dismissed} />
        ))}
      {request.report !== null && (
        <Question
          field="of"
          offices={request.report.jurisdictions.map(({ jurisdiction }) => jurisdiction)}
          attempt={attempt}
          answer={answer?.of === 'question' ? answer : undefined}
        />
      )}
      {mayRepeat && (
        <CheckAgain attempt={attempt} answer={answer?.of === 'name' ? answer : undefined} open={dismissed} />
      )}
    </main>
  );
}
