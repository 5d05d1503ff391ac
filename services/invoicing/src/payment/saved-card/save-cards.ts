import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { PaymentParts } from '../card/payment-parts.js';
import { cardFingerprint } from '../subscription-charge/trial-payer.js';
import type { SavedMethod } from '../card/card-payments.js';
import { inOneTransaction } from '../../product/run-steps.js';
import {
  agreeToCharges,
  consentOfSubscription,
  renewAgreementToCharges,
} from '../subscription-charge/agree-to-charges.js';
import type { PeriodBilling } from '../subscription-charge/payer-of-subscription.js';
import { saveCard } from './card-commands.js';
import { lastDayOfCard } from './card-expiry-days.js';

/** Who puts cards on file. */
export interface CardKeeper extends PaymentParts {
  /** 32 bytes, base64url: the same card has the same hash in every account. */
  readonly encryptionKey: string;
}

interface Consent {
  readonly userId: string;
  readonly customerId: string;
  readonly orderId: string;
}

/** What of a product says that its payer lets a subscription be charged from now on. */
interface PaidPeriod {
  readonly subscriptionId: string | null;
  readonly billing: PeriodBilling | null;
  readonly customerKind: 'CONSUMER' | 'BUSINESS' | null;
  readonly vatNumber: string | null;
}

const MINUTE_MS = 60_000;
/** The provider may list a new card a moment late; a customer who agreed here may still have said no on its page. */
const LOOKS = 3;
/** Version of the text beside the box at the checkout. */
const CHECKOUT_WORDING = 'checkout-2026-11';

/** After a payment whose payer agreed: what the provider keeps of that customer is on file, each card once. Where it was a period of a subscription, its card is charged from
 *  now on. */
export async function saveCards(parts: CardKeeper, productId: string, tries: number): Promise<Date | null> {
  const { runtime, provider } = parts;
  const consent = await inTransaction(runtime.db, (tx) =>
    queryRow<Consent & PaidPeriod>(
      tx,
      `select user_id as "userId", gateway_customer_id as "customerId", gateway_order_id as "orderId", billing, price_breakdown #>> '{facts,service,subscription,id}' as "subscriptionId",
         price_breakdown #>> '{facts,customerKind}' as "customerKind", price_breakdown #>> '{facts,vatNumber}' as "vatNumber"
       from product where id = $1 and save_card and user_id is not null and gateway_customer_id is not null`,
      [productId],
    ),
  );
  if (consent === undefined) return null;
  const cards = (await provider.savedMethods(consent.customerId)).filter(({ type }) => type === 'card');
  const added = await keepCards(parts, cards, consent);
  const chosen = added.at(-1) ?? cards.map(({ id }) => cardId(id)).at(-1);
  if (chosen !== undefined) await agree(parts, { ...consent, productId, chosen });
  return cards.length > 0 || tries + 1 >= LOOKS ? null : new Date(runtime.clock.now().getTime() + MINUTE_MS);
}

const cardId = (methodId: string): string => nameBasedId('saved card', methodId);

/** @returns those that were not on file before */
export async function keepCards(
  { runtime, encryptionKey }: Pick<CardKeeper, 'runtime' | 'encryptionKey'>,
  cards: readonly SavedMethod[],
  { userId, customerId, orderId }: Consent,
): Promise<readonly string[]> {
  const known = await inTransaction(runtime.db, (tx) =>
    queryRows<{ id: string }>(tx, 'select id from user_payment_method where user_id = $1', [userId]),
  );
  const before = new Set(known.map(({ id }) => id));
  for (const card of cards) {
    const { id, brand, lastFour, expires } = card;
    const cardExpiration = expires?.replace('/', '/20') ?? null;
    const input = {
      userId,
      cardBrand: brand,
      cardLastFour: lastFour,
      cardFingerprint: cardFingerprint(encryptionKey, card),
      cardExpiration,
      expiresOn: cardExpiration === null ? null : lastDayOfCard(cardExpiration),
      validationOrderId: orderId,
      gatewayMethodId: id,
      gatewayCustomerId: customerId,
    };
    await inOneTransaction(runtime, (run) => run(saveCard, { streamId: cardId(id), input, key: id }));
  }
  return cards.map(({ id }) => cardId(id)).filter((id) => !before.has(id));
}

/** The box at the checkout of a period says so: kept, and charged each period. */
async function agree(
  { runtime }: PaymentParts,
  {
    subscriptionId,
    billing,
    customerKind,
    vatNumber,
    userId,
    productId,
    chosen,
  }: PaidPeriod & { readonly userId: string; readonly productId: string; readonly chosen: string },
): Promise<void> {
  if (subscriptionId === null || billing === null) return;
  const before = await inTransaction(runtime.db, (tx) => consentOfSubscription(tx, subscriptionId));
  const input = {
    userId,
    brandSubscriptionId: subscriptionId,
    userPaymentMethodId: chosen,
    billing,
    customerKind: customerKind ?? ('CONSUMER' as const),
    vatNumber,
    wording: CHECKOUT_WORDING,
  };
  const command = before === undefined ? agreeToCharges : renewAgreementToCharges;
  const streamId = before ?? nameBasedId('charge-consent', productId);
  await inOneTransaction(runtime, (run) => run(command, { streamId, input, key: productId }));
}
