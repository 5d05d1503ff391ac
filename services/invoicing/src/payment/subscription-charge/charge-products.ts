import { Fault } from '@cotta/kit/model/words/fault.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { inOneTransaction } from '../../product/run-steps.js';
import { product } from '../../product/product.work-item.js';
import { billingOf, cardToCharge } from './payer-of-subscription.js';
import { productOfPeriod, subscriptionOfProduct } from './subscription-products.js';

const charge = product.steps.chargeProductOnFile;
const fail = product.steps.failProductPayment;

/** Tries the card of a period as often as subscriptions says, each try once. What was paid meanwhile is not charged. @throws Fault while its product is not made yet */
export async function chargePeriod(runtime: CommandRuntime, paymentId: string): Promise<null> {
  const wanted = await byItself(runtime.db, (tx) =>
    queryRow<{ attempt: number }>(tx, 'select attempt from period_charge where payment_id = $1', [paymentId]),
  );
  if (wanted !== undefined) await chargeProduct(runtime, productOfPeriod(paymentId), wanted.attempt);
  return null;
}

/** A higher tier is charged once; where that fails it can be paid at its checkout. */
export async function chargeChange(runtime: CommandRuntime, productId: string): Promise<null> {
  await chargeProduct(runtime, productId, 1);
  return null;
}

async function chargeProduct(runtime: CommandRuntime, streamId: string, attempt: number): Promise<void> {
  const about = await byItself(runtime.db, (tx) => subscriptionOfProduct(tx, streamId));
  if (about === undefined) throw new Fault(`product ${streamId} is not made yet`);
  await inOneTransaction(runtime, async (run, tx) => {
    const card = await cardToCharge(tx, about.subscriptionId, runtime.clock.now());
    const billing = await billingOf(tx, about.subscriptionId);
    const paymentMethodId = 'id' in card ? card.id : null;
    const key = `try ${attempt}`;
    await run(charge, { streamId, input: { attempt, paymentMethodId, billing }, key });
    // Nobody is asked where there is no card: the answer is known.
    if ('declineReason' in card)
      await run(fail, { streamId, input: { declineReason: card.declineReason }, key });
  });
}
