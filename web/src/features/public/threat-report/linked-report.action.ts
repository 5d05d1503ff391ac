import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureOf } from '../../../data/failure.js';
import { isRefusal, type Refusal } from '../../../data/refusal.js';
import { attemptFor, newAttempt, readAttempt, type Attempt } from '../../../kit/form/attempt.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { addressesIn, refusedFields } from './report-fields.js';
import { AddLinkedReportPagesDocument, ConfirmLinkedReportDocument } from './threat-report.graphql.js';

export interface LinkedReportAnswer {
  readonly intent: 'confirm' | 'add';
  readonly done: boolean;
  /** As it was typed: without a script the page is drawn anew. */
  readonly links: string;
  readonly errors: FormErrors;
  readonly message?: string;
  readonly reference?: string | undefined;
  readonly answer: string;
  readonly attempt: Attempt;
}

type Outcome = { readonly __typename: string } | Refusal;

/** Whoever holds the link confirms the address, or names further pages. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<LinkedReportAnswer> {
  const form = await request.formData();
  const id = subjectOrThrow(params['id']);
  const intent = form.get('intent') === 'confirm' ? 'confirm' : 'add';
  const links = String(form.get('links') ?? '').trim();
  let attempt = readAttempt(form);
  const answered = (rest: Partial<LinkedReportAnswer>): LinkedReportAnswer => ({
    intent,
    done: false,
    links,
    errors: {},
    answer: crypto.randomUUID(),
    attempt,
    ...rest,
  });
  if (intent === 'add' && links === '') return answered({ errors: { links: 'errors.REQUIRED' } });
  attempt = attemptFor({ intent, links }, attempt);
  const api = apiOf(context);
  const sending = { linkToken: params['id'], idempotencyKey: attempt.key };
  try {
    const outcome: Outcome =
      intent === 'confirm'
        ? (await api.mutate(ConfirmLinkedReportDocument, { id }, sending)).confirmCaseRequest
        : (
            await api.mutate(
              AddLinkedReportPagesDocument,
              { id, input: { links: addressesIn(links) } },
              sending,
            )
          ).addCaseRequestLinks;
    attempt = newAttempt();
    if (!isRefusal(outcome)) return answered({ done: true });
    return answered({
      errors: refusedFields(outcome),
      ...(outcome.fields.length > 0 ? {} : { message: `refusal.${outcome.code}` }),
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered(failureOf(error));
  }
}
