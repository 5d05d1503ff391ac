import type { EntityManager } from 'typeorm';
import type { CommandContext } from '@cotta/kit/decider/decider.js';
import type { OrderPayment } from '../domain/next-step.js';

/** What the guard of a move that depends on money is shown. */
export interface PaymentFound {
  readonly payment: OrderPayment | null;
}

type Reader = Pick<EntityManager, 'query'>;

/** Order → how far the money of its first product is, as invoicing has told so far. */
export async function readPayments(tx: Reader, requestIds: readonly string[]): Promise<ReadonlyMap<string, OrderPayment>> {
  const rows: (Omit<OrderPayment, 'stillOpenMinor'> & { readonly requestId: string; readonly stillOpenMinor: string | null })[] = await tx.query(
    `select distinct on (request_id) request_id as "requestId", product_id as "productId", status, payment_type as "paymentType", still_open_minor as "stillOpenMinor", currency, disputed
       from order_payment where request_id = any($1::uuid[]) order by request_id, told_at, product_id`,
    [requestIds],
  );
  return new Map(rows.map(({ requestId, stillOpenMinor, ...row }) => [requestId, { ...row, stillOpenMinor: stillOpenMinor === null ? null : Number(stillOpenMinor) }]));
}

export async function lookUpPayment(tx: EntityManager, { context }: { readonly context: CommandContext }): Promise<PaymentFound> {
  return { payment: (await readPayments(tx, [context.streamId])).get(context.streamId) ?? null };
}
