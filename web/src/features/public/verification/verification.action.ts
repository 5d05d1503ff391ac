import { redirect, type ActionFunctionArgs } from 'react-router';
import { ApiError } from '../../../data/api-error.js';
import { apiOf, localeOf, prefsOf } from '../../../data/api-of.js';
import { fieldErrors, isRefusal } from '../../../data/refusal.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { forgetKept } from '../../../kit/form/kept.js';
import { readAttribution } from '../../../kit/attribution/attribution.js';
import { checkForm, readForm, type VerificationInput } from './verification-input.js';
import { RequestVerificationDocument } from './request-verification.graphql.js';

export interface Failed {
  readonly errors: FormErrors;
  /** Key of a sentence about the whole form. */
  readonly message?: string;
  readonly reference?: string | undefined;
  readonly input: VerificationInput;
  /** Key of the next attempt; the old one would get the old answer. */
  readonly attempt: string;
}

function failed(input: VerificationInput, errors: FormErrors, about: { message?: string; reference?: string | undefined } = {}): Failed {
  return { errors, input, attempt: crypto.randomUUID(), ...about };
}

/** Sends the check; runs in the browser once the page is live, and on the server for a plain form. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Failed | Response> {
  const form = await request.formData();
  const input = readForm(form);
  const errors = checkForm(input);
  if (Object.keys(errors).length > 0) return failed(input, errors);
  const prefs = prefsOf(context);
  const locale = localeOf(context);
  try {
    const { requestVerification: answer } = await apiOf(context).mutate(
      RequestVerificationDocument,
      { input: { ...input, language: locale, country: prefs.country, currency: prefs.currency, attribution: readAttribution() } },
      { idempotencyKey: String(form.get('attempt') ?? crypto.randomUUID()) },
    );
    if (isRefusal(answer)) return failed(input, fieldErrors(answer), { message: `refusal.${answer.code}` });
    forgetKept('verification');
    return redirect(`/verification/${answer.link}/success`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const facts = error instanceof ApiError ? error : undefined;
    return failed(input, {}, { message: facts?.code === 'RATE_LIMITED' ? 'failure.RATE_LIMITED' : 'failure.OTHER', reference: facts?.reference });
  }
}
