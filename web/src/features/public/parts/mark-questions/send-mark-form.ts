import { redirect, type ActionFunctionArgs } from 'react-router';
import { failureOf } from '../../../../data/failure.js';
import { apiOf, localeOf, prefsOf } from '../../../../data/api-of.js';
import type { Api } from '../../../../data/documents.js';
import { fieldErrors, isRefusal, type Refusal } from '../../../../data/refusal.js';
import { attributionOf } from '../../../../data/attribution-of.js';
import { reportOrder } from '../../../../kit/third-party/report-order.js';
import { attemptFor, newAttempt, readAttempt, type Attempt } from '../../../../kit/form/attempt.js';
import type { FormErrors } from '../../../../kit/form/form-errors.js';
import { forgetKept } from '../../../../kit/form/kept.js';
import { TALK, talkOf } from '../after-talk.js';
import { checkForm, readForm } from './mark-answers.js';
import type { MarkAnswers, Visit } from './questions.js';

export interface Failed {
  readonly errors: FormErrors;
  /** Key of a sentence about the whole form. */
  readonly message?: string;
  readonly reference?: string | undefined;
  readonly input: MarkAnswers;
  /** Another one with each answer, so that the summary of what is wrong takes the focus again. */
  readonly answer: string;
  /** What the next press carries: after an answer a new key, because the old one would get the old answer; after none the same. */
  readonly attempt: Attempt;
}

/** The answers with what is known of the visit. */
type SentMark = MarkAnswers & Visit;

interface Sending {
  /** The name under which the form keeps its answers on the device. */
  readonly keptAs: string;
  readonly send: (
    api: Api,
    input: SentMark,
    options: { readonly idempotencyKey: string; readonly linkToken: string | undefined },
  ) => Promise<{ readonly __typename: 'VerificationReceipt'; readonly link: string } | Refusal>;
  /** Path to which the link of the new request leads. */
  readonly to: (link: string) => string;
}

function failed(
  input: MarkAnswers,
  attempt: Attempt,
  about: Partial<Pick<Failed, 'errors' | 'message' | 'reference'>>,
): Failed {
  return { errors: {}, ...about, input, attempt, answer: crypto.randomUUID() };
}

/** One line of a list stands in the control of the whole list: `websites.0` is the field `websites`. */
function ofControls(errors: Record<string, string>): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name.replace(/\.\d+$/, ''), error]),
  );
}

/** Sends the answers about a mark; runs in the browser once the page is live, and on the server for a plain form. */
export async function sendMarkForm(
  { request, context }: ActionFunctionArgs,
  { keptAs, send, to }: Sending,
): Promise<Failed | Response> {
  const form = await request.formData();
  const input = readForm(form);
  const errors = checkForm(input);
  const before = readAttempt(form);
  if (Object.keys(errors).length > 0) return failed(input, before, { errors });
  const attempt = attemptFor(input, before);
  const { country, currency, guessed } = prefsOf(context);
  const { linkToken, consultationId } = talkOf(String(form.get(TALK) ?? ''));
  try {
    const answer = await send(
      apiOf(context),
      {
        ...input,
        language: localeOf(context),
        country: guessed === true ? null : country,
        currency,
        attribution: attributionOf(context, request.url),
        consultationId,
      },
      { idempotencyKey: attempt.key, linkToken },
    );
    if (isRefusal(answer))
      return failed(input, newAttempt(), {
        errors: ofControls(fieldErrors(answer)),
        message: `refusal.${answer.code}`,
      });
    forgetKept(keptAs);
    reportOrder(keptAs);
    return redirect(to(answer.link));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return failed(input, attempt, {
      ...failureOf(error),
    });
  }
}
