import { defineCommand, type CommandContext, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { isExpired } from '../../product/card-choice.js';
import { no } from '../../refusals.js';
import { chargeConsent, chargeConsentResource } from './charge-consent.record.js';
import { knownSubscription } from './subscription-copy.js';
import { hadTrial } from './trial-payers.projection.js';

const { aggregate, events } = chargeConsent;
const { brandSubscriptionId, userPaymentMethodId, billing, customerKind, vatNumber, wording } =
  chargeConsentResource.fields;

/** What somebody agrees to. */
export const agreedFields = {
  brandSubscriptionId,
  userPaymentMethodId,
  billing: { ...billing, optional: false as const },
  customerKind,
  vatNumber,
  wording,
};

const input = {
  ...agreedFields,
  billingFingerprints: f.list(f.text('What the payer is known by.', { max: 60 }), { max: 3, optional: true }),
  userId: f.id('Who agrees; for the system, of a customer it is known.', { optional: true }),
};
type Agreed = InputOf<typeof input>;
type By = Pick<CommandContext, 'viewer'>;

const preload = async (
  tx: EntityManager,
  { input: given, context: { viewer, now } }: { readonly input: Agreed; readonly context: CommandContext },
): Promise<TrialPayers | Refusal> =>
  agreementFacts(tx, { ...given, userId: whoAgrees(given, { viewer }) }, now);

/** The owner of a subscription lets one of his cards be charged for each of its periods. */
export const agreeToCharges = defineCommand({
  name: 'AgreeToCharges',
  doc: 'A card on file may be charged for each period of a subscription.',
  aggregate,
  stream: 'new',
  allowed: ['customer'],
  input,
  preload,
  decide: (_, given, context): readonly DomainEvent[] | Refusal => {
    if (context.preloaded !== undefined && isRefusal(context.preloaded)) return context.preloaded;
    const userId = whoAgrees(given, context);
    const data = { userId, ...whatIsAgreed(given, context) };
    return [{ type: events.added, data, subjectId: userId }];
  },
});

/** Agreed to again: the newer card and address count. */
export const renewAgreementToCharges = defineCommand({
  name: 'RenewAgreementToCharges',
  doc: 'Another card is charged for the periods of a subscription, or for somebody at another address.',
  aggregate,
  stream: 'existing',
  allowed: ['customer'],
  input,
  mayTouch: ({ fields }, viewer) => isOwner(fields, viewer),
  preload,
  decide: ({ exists, fields }, given, context): readonly DomainEvent[] | Refusal => {
    if (context.preloaded !== undefined && isRefusal(context.preloaded)) return context.preloaded;
    const userId = whoAgrees(given, context);
    const isOfThem = fields.userId === userId && fields.brandSubscriptionId === given.brandSubscriptionId;
    if (!exists || !isOfThem) return no('NOT_FOUND.subscription');
    return [{ type: events.amended, data: whatIsAgreed(given, context), subjectId: userId }];
  },
});

/** The consent a subscription has. Undefined: nobody agreed yet, or it was taken back. */
export async function consentOfSubscription(
  tx: EntityManager,
  subscriptionId: string,
): Promise<string | undefined> {
  const row = await queryRow<{ id: string }>(
    tx,
    'select id from charge_consent where brand_subscription_id = $1',
    [subscriptionId],
  );
  return row?.id;
}

function whoAgrees({ userId }: Agreed, { viewer }: By): string {
  return (viewer.role === 'system' ? userId : viewer.userId) ?? '';
}

function whatIsAgreed(
  {
    brandSubscriptionId: subscription,
    userPaymentMethodId: card,
    billing: payer,
    customerKind: kind,
    vatNumber: number,
    wording: agreed,
  }: Agreed,
  { now, preloaded }: Pick<CommandContext, 'now' | 'preloaded'>,
) {
  return {
    ...(preloaded as TrialPayers | undefined),
    brandSubscriptionId: subscription,
    userPaymentMethodId: card,
    billing: payer,
    customerKind: kind,
    vatNumber: number ?? null,
    wording: agreed,
    agreedAt: now.toISOString(),
  };
}

interface Agreement {
  readonly userId: string;
  readonly brandSubscriptionId: string;
  readonly userPaymentMethodId: string;
  readonly billingFingerprints?: readonly string[] | null;
}

/** By what the payer of a trial is known from then on; nothing of a subscription without one. */
interface TrialPayers {
  readonly trialPayers?: readonly string[];
}

interface Card {
  readonly status: string;
  readonly expires: string | null;
  readonly fingerprint: string | null;
}

/** A card and a subscription of whoever agrees, and both in use; a stranger's is as unknown as one that does not exist. */
async function agreementFacts(
  tx: EntityManager,
  { userId, brandSubscriptionId: subscriptionId, userPaymentMethodId: cardId, ...payer }: Agreement,
  now: Date,
): Promise<TrialPayers | Refusal> {
  const subscription = await knownSubscription(tx, subscriptionId);
  if (subscription === undefined || subscription.userId !== userId) return no('NOT_FOUND.subscription');
  if (subscription.status === 'Ended') return no('SUBSCRIPTION_ENDED');
  const card = await queryRow<Card>(
    tx,
    'select status, card_expiration as expires, card_fingerprint as fingerprint from user_payment_method where id = $1 and user_id = $2 and gateway_method_id is not null',
    [cardId, userId],
  );
  if (card === undefined) return no('UNKNOWN_CARD');
  if (card.status !== 'Active' || isExpired(card.expires, now)) return no('CARD_NOT_USABLE');
  if (!subscription.withTrial) return {};
  const trialPayers = [
    ...(payer.billingFingerprints ?? []),
    ...(card.fingerprint === null ? [] : [card.fingerprint]),
  ];
  const awaitsTrial = subscription.status === 'Created';
  return awaitsTrial && (await hadTrial(tx, subscription, trialPayers)) ? no('TRIAL_USED') : { trialPayers };
}
