import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { NewPaymentOrder, PaymentOrder } from '../card/card-payments.js';
import { ProductStatus } from '../../product/product-status.js';
import type { PaymentParts } from '../card/payment-parts.js';
import type { PayingProduct } from '../card/paying-product.js';
import { inOneTransaction } from '../../product/run-steps.js';
import { product } from '../../product/product.work-item.js';
import { chargeSavedCard } from './charge-saved-card.js';

const showPage = product.steps.showProductPaymentPage;

/** Whose order it becomes at the provider: that of the card, one of the payer's own where a card is to be kept, else nobody we come back to. */
export async function customerOf(
  { runtime, provider }: PaymentParts,
  { card, chargeWanted, chargeAttempt, saveCard, userId, billing }: PayingProduct,
): Promise<NewPaymentOrder['customer']> {
  if (card !== null && (chargeWanted ?? chargeAttempt) !== null) return { id: card.customerId };
  const payer = { email: billing?.email ?? '', fullName: billing?.name ?? '' };
  if (!saveCard || userId === null) return payer;
  const known = await inTransaction(runtime.db, (tx) =>
    queryRow<{ id: string }>(
      tx,
      'select gateway_customer_id as id from user_payment_method where user_id = $1 and gateway_customer_id is not null order by created_at limit 1',
      [userId],
    ),
  );
  return { id: known?.id ?? (await provider.newCustomer(payer)) };
}

/** The order that is open belongs to somebody else than the card that was chosen, or to nobody although the card is to be kept. */
export function needsOtherOrder({
  status,
  card,
  chargeWanted,
  saveCard,
  userId,
  gatewayCustomerId,
}: PayingProduct): boolean {
  if (status !== ProductStatus.checkoutStarted) return false;
  if (card !== null && chargeWanted !== null) return gatewayCustomerId !== card.customerId;
  return saveCard && userId !== null && gatewayCustomerId === null;
}

/** Charges the card that was chosen; where that came to nothing, the payer gets the page of the provider. @returns whether there is something new to look at. */
export async function goOnWithCard(
  parts: PaymentParts,
  {
    paying,
    order,
    card,
  }: { paying: PayingProduct; order: PaymentOrder; card: NonNullable<PayingProduct['card']> },
): Promise<boolean> {
  if (paying.chargeWanted !== null) return chargeSavedCard(parts, { paying, order, methodId: card.methodId });
  const { checkoutUrl } = order;
  if (paying.checkoutUrl === null && checkoutUrl !== null)
    await inOneTransaction(parts.runtime, (run) =>
      run(showPage, {
        streamId: paying.id,
        input: { checkoutUrl },
        key: `${order.id} ${order.payments.length}`,
      }),
    );
  return false;
}
