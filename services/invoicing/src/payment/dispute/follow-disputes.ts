import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { PaymentParts } from '../card/payment-parts.js';
import { inOneTransaction } from '../../product/run-steps.js';
import { product } from '../../product/product.work-item.js';
import { dueDisputes, settleNotice } from './dispute-notices.js';

const open = product.steps.openProductDispute;
const lose = product.steps.bookProductChargeback;
const win = product.steps.winProductDispute;

const HOUR_MS = 3_600_000;
const WON = new Set(['cancelled', 'failed']);

/** Looks at disputes the provider told of until they are decided. At the provider a dispute is an order of type `chargeback`: completed once the
 *  money was taken back. @source money rules R-DIS-1 */
export async function followDisputes(parts: PaymentParts): Promise<void> {
  const { db, clock, log } = parts.runtime;
  for (const orderId of await dueDisputes(db, clock.now())) {
    try {
      const isDecided = await followDispute(parts, orderId);
      await settleNotice(db, orderId, isDecided ? null : new Date(clock.now().getTime() + HOUR_MS));
    } catch (error) {
      log.warn({ err: error, orderId }, 'a dispute could not be looked at; tried again later');
    }
  }
}

async function followDispute({ runtime, provider }: PaymentParts, orderId: string): Promise<boolean> {
  const dispute = await provider.order(orderId);
  if (dispute.type !== 'chargeback' || dispute.relatedOrderId === null) return true;
  const disputed = await inTransaction(runtime.db, (tx) =>
    queryRow<{ id: string }>(tx, 'select id from product where gateway_order_id = $1', [
      dispute.relatedOrderId,
    ]),
  );
  // Another system of the firm took that payment.
  if (disputed === undefined) return true;
  const isLost = dispute.state === 'completed';
  const isWon = WON.has(dispute.state);
  await inOneTransaction(runtime, async (run) => {
    const step = { streamId: disputed.id, key: orderId };
    await run(open, { ...step, input: { disputeOrderId: orderId, amountMinor: dispute.amount } });
    if (isLost) await run(lose, { ...step, input: { amountMinor: dispute.amount } });
    if (isWon) await run(win, { ...step, input: {} });
  });
  return isLost || isWon;
}
