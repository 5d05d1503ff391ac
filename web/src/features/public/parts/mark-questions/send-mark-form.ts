import { redirect, type ActionFunctionArgs } from 'react-router';
import { ApiError } from '../../../../data/api-error.js';
import { apiOf, localeOf, prefsOf } from '../../../../data/api-of.js';
import type { Api } from '../../../../data/documents.js';
import { fieldErrors, isRefusal, type Refusal } from '../../../../data/refusal.js';
import { readAttribution } from '../../../../kit/attribution/attribution.js';
import type { FormErrors } from '../../../../kit/form/form-errors.js';
import { forgetKept } from '../../../../kit/form/kept.js';
import { checkForm, readForm, type MarkAnswers } from './mark-answers.js';

export interface Failed {
  readonly errors: FormErrors;
  /** Key of a sentence about the whole form. */
  readonly message?: string;
  readonly reference?: string | undefined;
  readonly input: MarkAnswers;
  /** Key of the next attempt; the old one would get the old answer. */
  readonly attempt: string;
}

/** The answers with what is known of the visit. */
export type SentMark = MarkAnswers & { readonly language: string; readonly country: string; readonly currency: string; readonly attribution: ReturnType<typeof readAttribution> };

interface Sending {
  /** The name under which the form keeps its answers on the device. */
  readonly keptAs: string;
  readonly send: (api: Api, input: SentMark, options: { readonly idempotencyKey: string }) => Promise<{ readonly __typename: 'VerificationReceipt'; readonly link: string } | Refusal>;
  /** Path to which the link of the new request leads. */
  readonly to: (link: string) => string;
}

function failed(input: MarkAnswers, errors: FormErrors, about: { message?: string; reference?: string | undefined } = {}): Failed {
  return { errors, input, attempt: crypto.randomUUID(), ...about };
}

/** Sends the answers about a mark; runs in the browser once the page is live, and on the server for a plain form. */
export async function sendMarkForm({ request, context }: ActionFunctionArgs, { keptAs, send, to }: Sending): Promise<Failed | Response> {
  const form = await request.formData();
  const input = readForm(form);
  const errors = checkForm(input);
  if (Object.keys(errors).length > 0) return failed(input, errors);
  const { country, currency } = prefsOf(context);
  try {
    const answer = await send(apiOf(context), { ...input, language: localeOf(context), country, currency, attribution: readAttribution() }, { idempotencyKey: String(form.get('attempt') ?? crypto.randomUUID()) });
    if (isRefusal(answer)) return failed(input, fieldErrors(answer), { message: `refusal.${answer.code}` });
    forgetKept(keptAs);
    return redirect(to(answer.link));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const facts = error instanceof ApiError ? error : undefined;
    return failed(input, {}, { message: facts?.code === 'RATE_LIMITED' ? 'failure.RATE_LIMITED' : 'failure.OTHER', reference: facts?.reference });
  }
}
