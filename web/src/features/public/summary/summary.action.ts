import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { fieldErrors, isRefusal } from '../../../data/refusal.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { RepeatVerificationDocument } from './repeat-verification.graphql.js';

export interface SummaryAnswer { readonly done: boolean; readonly errors: FormErrors; readonly message?: string; readonly attempt: string }

/** Asks for another check with a changed name; the page then shows the new progress. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<SummaryAnswer> {
  const form = await request.formData();
  const id = subjectOrThrow(params['id']);
  const value = String(form.get('value') ?? '').trim();
  const attempt = crypto.randomUUID();
  if (value === '') return { done: false, errors: { value: 'errors.REQUIRED' }, attempt };
  try {
    const sending = { linkToken: params['id'], idempotencyKey: String(form.get('attempt') ?? attempt) };
    const { repeatVerification: answer } = await apiOf(context).mutate(RepeatVerificationDocument, { id, input: { value } }, sending);
    return isRefusal(answer) ? { done: false, errors: fieldErrors(answer), message: `refusal.${answer.code}`, attempt } : { done: true, errors: {}, attempt };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { done: false, errors: {}, message: 'failure.OTHER', attempt };
  }
}
