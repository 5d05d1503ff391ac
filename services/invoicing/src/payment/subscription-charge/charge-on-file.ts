import { isVendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { inOneTransaction } from '../../product/run-steps.js';
import { product } from '../../product/product.work-item.js';
import type { PaymentOrder } from '../card/card-payments.js';
import type { PayingProduct } from '../card/paying-product.js';
import type { PaymentParts } from '../card/payment-parts.js';

const fail = product.steps.failProductPayment;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** As the provider names a payment that waits for its owner. */
const CHALLENGE = 'authentication_challenge';

/** Charges the card its owner agreed to, without him. An order of the provider belongs to one try and is paid once at most, so what it lists decides: nothing yet, and the
 *  card is charged, also by a worker that takes over from one that died before the call; something, and only its outcome is awaited. @returns when to look again */
export async function chargeOnFile(
  parts: PaymentParts,
  { paying, order }: { readonly paying: PayingProduct; readonly order: PaymentOrder },
): Promise<Date> {
  const { runtime } = parts;
  const later = (ms: number): Date => new Date(runtime.clock.now().getTime() + ms);
  const challenged = order.payments.find(({ state }) => state === CHALLENGE);
  if (challenged !== undefined) {
    await refuse(parts, paying, { declineReason: CHALLENGE, key: challenged.id });
    return later(HOUR_MS);
  }
  if (order.payments.length > 0 || order.state !== 'pending') return later(MINUTE_MS);
  if (paying.card === null) {
    await refuse(parts, paying, { declineReason: 'unknown_card', key: `${order.id} no card` });
    return later(HOUR_MS);
  }
  if ((await charged(parts, order, paying.card.methodId)) === 'asked') return later(0);
  if (!(await isUntouched(parts, order.id))) return later(0);
  await refuse(parts, paying, { declineReason: 'unknown_card', key: `${order.id} refused` });
  return later(HOUR_MS);
}

/** Declines and captures are read in the order; an answer that was lost is found there as well. */
async function charged(
  { provider }: PaymentParts,
  { id: orderId }: PaymentOrder,
  methodId: string,
): Promise<'asked' | 'refused'> {
  try {
    await provider.chargeSavedMethod({ orderId, methodId, type: 'card', initiator: 'merchant' });
    return 'asked';
  } catch (error) {
    if (isVendorTrouble(error, 'not-found', 'rejected')) return 'refused';
    throw error;
  }
}

/** A call that came second is refused too: the first one paid. */
async function isUntouched({ provider }: PaymentParts, orderId: string): Promise<boolean> {
  const { state, payments } = await provider.order(orderId);
  return state === 'pending' && payments.length === 0;
}

async function refuse(
  { runtime }: PaymentParts,
  { id }: PayingProduct,
  { declineReason, key }: { readonly declineReason: string; readonly key: string },
): Promise<void> {
  await inOneTransaction(runtime, (run) => run(fail, { streamId: id, input: { declineReason }, key }));
}
