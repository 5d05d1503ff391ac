import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { isVendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { PaymentOrder } from '../card/card-payments.js';
import type { PaymentParts } from '../card/payment-parts.js';
import { inOneTransaction } from '../../product/run-steps.js';
import { settleCardCheck } from './card-commands.js';
import { cardOnFile } from './card-on-file.js';

/** Minor units; reserved on the card and given up again at once. */
const CHECKED_WITH = { amount: 100, currency: 'EUR' } as const;
const MINUTE_MS = 60_000;
const REFUSED: ReadonlySet<string> = new Set(['declined', 'soft_declined', 'failed', 'cancelled']);

/** A small authorisation that is cancelled at once; only a card the provider keeps for the merchant counts. One order a check: its reference
 *  follows from the check before. @source money rules R-SUB-8 */
export async function checkCard(
  { runtime, provider, publicOrigin }: PaymentParts,
  cardId: string,
): Promise<Date | null> {
  const card = await cardOnFile(runtime.db, cardId);
  if (card?.status !== 'Validating') return null;
  const settle = async (status: 'Active' | 'Rejected', orderId: string | null): Promise<null> => {
    // Each check has an outcome of its own, also when none of them got as far as an order.
    await inOneTransaction(runtime, (run) =>
      run(settleCardCheck, {
        streamId: cardId,
        input: { status, validationOrderId: orderId },
        key: runtime.ids.next(),
      }),
    );
    return null;
  };
  const isKept = (await provider.savedMethods(card.customerId)).some(
    ({ id, savedFor }) => id === card.methodId && savedFor === 'merchant',
  );
  if (!isKept) return settle('Rejected', card.validationOrderId);
  const placed = await provider.placeOrder({
    ...CHECKED_WITH,
    reference: nameBasedId('card check', cardId, card.validationOrderId ?? ''),
    description: 'Card check, cancelled at once',
    customer: { id: card.customerId },
    capture: 'manual',
    returnUrl: `${publicOrigin}/portal/profile?tab=payment`,
    openFor: 'PT1H',
  });
  if (placed.state === 'pending' && placed.payments.length === 0) {
    await provider
      .chargeSavedMethod({ orderId: placed.id, methodId: card.methodId, type: 'card', initiator: 'merchant' })
      .catch((error: unknown) => {
        // Whether it was done is read in the order.
        if (!isVendorTrouble(error, 'unavailable')) throw error;
      });
  }
  const order = await provider.order(placed.id);
  if (order.state === 'authorised') {
    await provider.cancelOrder(order.id);
    return settle('Active', order.id);
  }
  if (!isRefused(order)) return new Date(runtime.clock.now().getTime() + MINUTE_MS);
  if (order.state === 'pending') await provider.cancelOrder(order.id);
  // Killed between giving the money up and noting it: the payment itself still tells.
  return settle(order.payments.some(({ state }) => state === 'authorised') ? 'Active' : 'Rejected', order.id);
}

function isRefused({ state, payments }: PaymentOrder): boolean {
  return (
    REFUSED.has(state) || (payments.length > 0 && payments.every((payment) => REFUSED.has(payment.state)))
  );
}
