import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { fieldErrors, isRefusal } from '../../../data/refusal.js';
import type { RepeatVerificationInput } from '../../../generated/schema.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { askLawyer } from '../parts/question/ask-lawyer.js';
import { RepeatVerificationDocument } from './summary.graphql.js';

export interface SummaryAnswer {
  readonly done: boolean;
  readonly errors: FormErrors;
  readonly message?: string;
  readonly attempt: string;
  /** Which form asked: the same answers anew, another name, or a question to the lawyer. */
  readonly of: 'fresh' | 'name' | 'question';
}

/** Asks for another check, of the same answers or with a changed name, and the page then shows the new progress; or asks the lawyer. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<SummaryAnswer> {
  const form = await request.formData();
  const id = subjectOrThrow(params['id']);
  const attempt = crypto.randomUUID();
  const sending = { linkToken: params['id'], idempotencyKey: String(form.get('attempt') ?? attempt) };
  if (form.get('of') === 'question')
    return { ...(await askLawyer(form, { id, linkToken: params['id'] }, context)), of: 'question' };
  const of = form.get('of') === 'fresh' ? 'fresh' : 'name';
  const value = String(form.get('value') ?? '').trim();
  if (of === 'name' && value === '')
    return { done: false, errors: { value: 'errors.REQUIRED' }, attempt, of };
  try {
    const input = of === 'fresh' ? freshInput(form) : { value };
    const { repeatVerification: answer } = await apiOf(context).mutate(
      RepeatVerificationDocument,
      { id, input },
      sending,
    );
    return isRefusal(answer)
      ? { done: false, errors: fieldErrors(answer), message: `refusal.${answer.code}`, attempt, of }
      : { done: true, errors: {}, attempt, of };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { done: false, errors: {}, message: 'failure.OTHER', attempt, of };
  }
}

function freshInput(form: FormData): RepeatVerificationInput {
  const jurisdictions = form.getAll('jurisdictions').map(String);
  const classes = form.getAll('classes').map(Number);
  return {
    fresh: true,
    ...(jurisdictions.length === 0 ? {} : { jurisdictions }),
    ...(classes.length === 0 ? {} : { classes }),
  };
}
