import { redirect, redirectDocument, type ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureOf } from '../../../data/failure.js';
import { isRefusal } from '../../../data/refusal.js';
import { accountPayer } from '../../../domain/order/account-payer.js';
import { whoAsks, type WhoAsks } from '../../../domain/sign-in/who-asks.js';
import type { AgreeToChargesInput } from '../../../generated/schema.js';
import { attemptFor, newAttempt, readAttempt, type Attempt } from '../../../kit/form/attempt.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { answersOf, missing, one, type Answers } from '../parts/service-order/service-input.js';
import { CHARGES_WORDING } from './charges-wording.js';
import {
  AgreeToChargesDocument,
  ForgoTrialDocument,
  OrderedMonitoringDocument,
  StartCardSetupDocument,
} from './monitoring-order.graphql.js';
import { awaitsTrial, type Ordered } from './ordered.loader.js';
import { refusedFields } from './refused-fields.js';

export interface StartAnswer {
  readonly errors: FormErrors;
  readonly message?: string | { readonly text: string };
  readonly reference?: string | undefined;
  readonly answers: Answers;
  readonly answer: string;
  readonly attempt: Attempt;
  /** The payer has had one: without a trial the plan can be had. */
  readonly trialUsed?: boolean;
}

/** Without these nobody can agree to be charged. */
const AGREED_WITH = [
  'userPaymentMethodId',
  'billing.name',
  'billing.street',
  'billing.city',
  'billing.email',
  'consent',
] as const;

/** Puts a card on file at the provider, or agrees to what is charged after the trial, which begins with it. */
export async function startTrial({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<StartAnswer | Response> {
  const id = params['id'] ?? '';
  const form = await request.formData();
  const answers = answersOf(form);
  let attempt = readAttempt(form);
  const answer = (more: Partial<StartAnswer>): StartAnswer => ({
    errors: {},
    answers,
    answer: crypto.randomUUID(),
    attempt,
    ...more,
  });
  const intent = one(answers, 'intent');
  const addsCard = intent === 'card';
  const forgoes = intent === 'forgo';
  const errors = addsCard || forgoes ? {} : missing(answers, AGREED_WITH);
  if (Object.keys(errors).length > 0) return answer({ errors });
  try {
    const who = await whoAsks(context);
    if (who?.role !== 'customer') return answer({ message: 'failure.UNAUTHENTICATED' });
    const api = apiOf(context);
    if (addsCard) {
      const { startCardSetup } = await api.mutate(
        StartCardSetupDocument,
        { input: { ...(await bearerOf(context, who)), brandSubscriptionId: id } },
        { idempotencyKey: attempt.key, token: who.token },
      );
      attempt = newAttempt();
      if (startCardSetup.__typename === 'CardSetup') return redirectDocument(startCardSetup.checkoutUrl);
      return answer(refusedFields(startCardSetup));
    }
    if (forgoes) {
      const refused = await forgo(api, { id, key: attempt.key, token: who.token });
      attempt = newAttempt();
      return refused === undefined ? redirect(`/brand-monitoring-order/${id}/success`) : answer(refused);
    }
    const { brandSubscription } = await api.query(OrderedMonitoringDocument, { id }, { token: who.token });
    const input = agreedTo(brandSubscription, { id, answers });
    attempt = attemptFor(input, attempt);
    const { agreeToCharges } = await api.mutate(
      AgreeToChargesDocument,
      { input },
      { idempotencyKey: attempt.key, token: who.token },
    );
    attempt = newAttempt();
    return isRefusal(agreeToCharges)
      ? answer(agreeToCharges.code === 'TRIAL_USED' ? { trialUsed: true } : refusedFields(agreeToCharges))
      : brandSubscription !== null && awaitsTrial(brandSubscription)
        ? redirect(`/brand-monitoring-order/${id}/success?agreed`)
        : redirectDocument(`/portal/monitoring/${id}`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answer(failureOf(error));
  }
}

/** Takes the plan without its trial: its page leads to the payment then. @returns what its page says when that is refused */
async function forgo(
  api: ReturnType<typeof apiOf>,
  { id, key, token }: { readonly id: string; readonly key: string; readonly token: string },
): Promise<Partial<StartAnswer> | undefined> {
  const { forgoBrandSubscriptionTrial: forgone } = await api.mutate(
    ForgoTrialDocument,
    { id },
    { idempotencyKey: key, token },
  );
  return isRefusal(forgone) ? { ...refusedFields(forgone), trialUsed: true } : undefined;
}

/** Whose card it will be, as its bank is asked. */
async function bearerOf(context: unknown, who: WhoAsks): Promise<{ fullName: string; email: string }> {
  const { contactName, contactEmail, payer } = await accountPayer(context, who.token);
  return { fullName: payer.name ?? contactName, email: contactEmail === '' ? who.email : contactEmail };
}

/** What is agreed to: the card, whom the invoices go to, and the wording. The country is the one the tax of the order was worked out for. */
function agreedTo(
  ordered: Ordered | null,
  { id, answers }: { readonly id: string; readonly answers: Answers },
): AgreeToChargesInput {
  const optional = Object.fromEntries(
    (['postcode', 'companyId', 'vatId'] as const).flatMap((name) => {
      const value = one(answers, `billing.${name}`);
      return value === '' ? [] : [[name, value]];
    }),
  );
  return {
    brandSubscriptionId: id,
    userPaymentMethodId: one(answers, 'userPaymentMethodId'),
    billing: {
      name: one(answers, 'billing.name'),
      street: one(answers, 'billing.street'),
      city: one(answers, 'billing.city'),
      country: ordered?.payerCountry ?? '',
      email: one(answers, 'billing.email'),
      ...optional,
    },
    customerKind: ordered?.vatNumber == null ? 'CONSUMER' : 'BUSINESS',
    vatNumber: ordered?.vatNumber ?? null,
    wording: CHARGES_WORDING,
  };
}
