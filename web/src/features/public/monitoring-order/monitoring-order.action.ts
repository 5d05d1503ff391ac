import { redirect, redirectDocument, type ActionFunctionArgs } from 'react-router';
import { apiOf, localeOf, prefsOf } from '../../../data/api-of.js';
import { failureOf } from '../../../data/failure.js';
import { isRefusal } from '../../../data/refusal.js';
import { whoAsks } from '../../../domain/sign-in/who-asks.js';
import { attemptFor, newAttempt, readAttempt, type Attempt } from '../../../kit/form/attempt.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { cameFrom } from '../../../i18n/came-from.js';
import { forgetKept } from '../../../kit/form/kept.js';
import { reportOrder } from '../../../kit/third-party/report-order.js';
import { answersOf, missing, one, type Answers } from '../parts/service-order/service-input.js';
import { monitoringErrors, monitoringInput } from './monitoring-input.js';
import { accountOf, includedIn } from './monitoring-order.loader.js';
import { OrderBrandMonitoringDocument, SignUpToOrderDocument } from './monitoring-order.graphql.js';
import { refusedFields } from './refused-fields.js';

/** Name under which an order that was not sent is kept on this device. */
export const KEPT_AS = 'brand-monitoring';

export interface MonitoringAnswer {
  readonly errors: FormErrors;
  /** Key of a sentence about the whole form, or the sentence itself where the server wrote it. */
  readonly message?: string | { readonly text: string };
  readonly reference?: string | undefined;
  /** Nobody is signed in: everything else is right. */
  readonly signIn?: true;
  /** A letter with the link of an account is on its way there. */
  readonly writtenTo?: string;
  readonly answers: Answers;
  readonly answer: string;
  readonly attempt: Attempt;
}

/** Orders what was typed, once, for whoever is signed in; with a trial the card comes next, without one the payment. */
export async function orderMonitoring({
  request,
  context,
}: ActionFunctionArgs): Promise<MonitoringAnswer | Response> {
  const form = await request.formData();
  const answers = answersOf(form);
  let attempt = readAttempt(form);
  const answer = (more: Partial<MonitoringAnswer>): MonitoringAnswer => ({
    errors: {},
    answers,
    answer: crypto.randomUUID(),
    attempt,
    ...more,
  });
  const opens = one(answers, 'intent') === 'account';
  const errors = opens ? accountErrors(answers) : monitoringErrors(answers);
  if (Object.keys(errors).length > 0) return answer({ errors });
  try {
    // The form is English; who came from pages in another language is written to in that one.
    const language = cameFrom(new URL(request.url).search) ?? localeOf(context);
    if (opens) return answer(await openAccount(context, answers, language));
    const who = await whoAsks(context);
    if (who?.role !== 'customer') return answer({ signIn: true });
    const [account, included] = await Promise.all([
      accountOf(context, who),
      includedIn({ request, context }, who),
    ]);
    const input = monitoringInput(answers, {
      currency: prefsOf(context).currency,
      caseSolutionId: included?.id,
      mayTry: !account.monitoringTrial.used,
    });
    attempt = attemptFor(input, attempt);
    const { orderBrandMonitoring: ordered } = await apiOf(context).mutate(
      OrderBrandMonitoringDocument,
      { input },
      { idempotencyKey: attempt.key, token: who.token },
    );
    attempt = newAttempt();
    if (isRefusal(ordered)) return answer(refusedFields(ordered));
    const { brandSubscriptionId, productId } = ordered as Extract<
      typeof ordered,
      { readonly __typename: 'OrderedBrandMonitoring' }
    >;
    forgetKept(KEPT_AS);
    reportOrder(KEPT_AS);
    return productId === null
      ? redirect(`/brand-monitoring-order/${brandSubscriptionId}/success`)
      : redirectDocument(`/product/${productId}/checkout?new`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answer(failureOf(error));
  }
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

function accountErrors(answers: Answers): FormErrors {
  const errors: Record<string, FormErrors[string]> = missing(answers, ['firstname', 'lastname', 'email']);
  const email = one(answers, 'email');
  return email !== '' && !EMAIL.test(email) ? { ...errors, email: 'errors.NOT_AN_EMAIL' } : errors;
}

/** Asks for an account; the answer is the same where there is one already, and its owner gets the letter. */
async function openAccount(
  context: unknown,
  answers: Answers,
  language: string,
): Promise<Partial<MonitoringAnswer>> {
  const [email, firstname, lastname] = ['email', 'firstname', 'lastname'].map((name) =>
    one(answers, name),
  ) as [string, string, string];
  const { signUp } = await apiOf(context).mutate(
    SignUpToOrderDocument,
    { input: { email, firstname, lastname, language } },
    { idempotencyKey: crypto.randomUUID() },
  );
  return isRefusal(signUp) ? refusedFields(signUp) : { writtenTo: email };
}
