import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { inOneTransaction } from '../../product/run-steps.js';
import { planJob } from '../jobs/job-table.js';
import type { PaymentParts } from './payment-parts.js';
import { productEvent } from './product-event.record.js';

const HOUR_MS = 3_600_000;
/** Hours until the next look: a payment is settled on the next working day, seldom later. */
const LOOKS = [1, 6, 12];
const DAY_HOURS = 24;
/** Some two weeks. What is not settled by then stays unknown. */
const MOST_LOOKS = 16;

/** What was captured is looked at again until the provider says what it kept of it. */
export function planSettlement(tx: EntityManager, productId: string, now: Date): Promise<void> {
  return planJob(tx, {
    kind: 'settlement',
    subjectId: productId,
    dueAt: new Date(now.getTime() + HOUR_MS),
  });
}

/** Notes the fees of the provider, once they are known. @returns when to look again */
export async function noteSettlement(
  { runtime, provider }: PaymentParts,
  productId: string,
  tries: number,
): Promise<Date | null> {
  const { db, clock } = runtime;
  const paid = await byItself(db, (tx) =>
    queryRow<{ readonly orderId: string }>(
      tx,
      `select gateway_order_id as "orderId" from product where id = $1 and gateway_order_id is not null`,
      [productId],
    ),
  );
  if (paid === undefined) return null;
  const { fees } = await provider.order(paid.orderId);
  if (fees === null)
    return tries + 1 >= MOST_LOOKS
      ? null
      : new Date(clock.now().getTime() + (LOOKS[tries] ?? DAY_HOURS) * HOUR_MS);
  const gatewayId = `${paid.orderId}: settled`;
  await inOneTransaction(runtime, (run) =>
    run(productEvent.create, {
      streamId: nameBasedId('product-event', gatewayId),
      input: {
        productId,
        gatewayId,
        kind: 'PaymentSettled',
        occurredAt: clock.now().toISOString(),
        payload: { fees },
      },
      key: gatewayId,
    }),
  );
  return null;
}
