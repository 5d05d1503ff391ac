import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureOf } from '../../../data/failure.js';
import { attemptFor, newAttempt, readAttempt } from '../../../kit/form/attempt.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { readReport, reportedThreat, type ReportAnswer, type ReportValues } from './report.action.js';
import { refusedFields } from './report-fields.js';
import { ReportByLinkDocument } from './threat-report.graphql.js';

/** A report by the personal link of a letter: who reports, and which brand, is known. The same click again is the same report. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<ReportAnswer> {
  const form = await request.formData();
  const values = readReport(form);
  let attempt = readAttempt(form);
  const answered = (rest: Partial<ReportAnswer>): ReportAnswer => ({
    sent: false,
    values,
    errors: {},
    answer: crypto.randomUUID(),
    attempt,
    ...rest,
  });
  const errors = missing(values);
  if (Object.keys(errors).length > 0) return answered({ errors });
  const input = reportedThreat(values);
  attempt = attemptFor(input, attempt);
  try {
    const { reportByLink: result } = await apiOf(context).mutate(
      ReportByLinkDocument,
      { input },
      { idempotencyKey: attempt.key, linkToken: params['id'] },
    );
    attempt = newAttempt();
    if (result.__typename === 'InfringementReport') return answered({ sent: true });
    return answered({
      errors: refusedFields(result),
      ...(result.fields.length > 0 ? {} : { message: `refusal.${result.code}` }),
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered(failureOf(error));
  }
}

const missing = ({ links, kinds }: ReportValues): FormErrors => ({
  ...(links === '' ? { links: 'errors.REQUIRED' } : {}),
  ...(kinds.length === 0 ? { kinds: 'errors.TOO_FEW' } : {}),
});
