import type { EntityManager } from 'typeorm';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { OrderPayment } from '../next-step.js';

/** What the guard of a move that depends on money is shown. */
export interface PreloadedPayment {
  readonly payment: OrderPayment | null;
}

type Reader = Pick<EntityManager, 'query'>;

type Row = Omit<OrderPayment, 'stillOpenMinor'> & {
  readonly requestId: string;
  readonly stillOpenMinor: string | null;
};

const COLUMNS =
  'request_id as "requestId", product_id as "productId", status, payment_type as "paymentType", still_open_minor as "stillOpenMinor", currency, refunded_at as "refundedAt"';

function payment({ requestId: _, stillOpenMinor, ...row }: Row): OrderPayment {
  return { ...row, stillOpenMinor: stillOpenMinor === null ? null : Number(stillOpenMinor) };
}

/** Order → how far the money of its own product is, as invoicing has told so far. A dispute about any of its products stops the work. */
export async function readPayments(
  tx: Reader,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, OrderPayment>> {
  const rows: Row[] = await tx.query(
    `select distinct on (request_id) ${COLUMNS}, exists (select from order_payment other where other.request_id = own.request_id and other.disputed) as disputed
       from order_payment own where request_id = any($1::uuid[]) and subject_type = 'registration_request' order by request_id, told_at, product_id`,
    [requestIds],
  );
  return new Map(rows.map((row) => [row.requestId, payment(row)]));
}

/** How far the money of one product is; null while nothing was told of it. */
export async function readPayment(tx: Reader, productId: string): Promise<OrderPayment | null> {
  const [row]: Row[] = await tx.query(
    `select ${COLUMNS}, disputed from order_payment where product_id = $1`,
    [productId],
  );
  return row === undefined ? null : payment(row);
}

/** Whether a payment of the order is disputed at the payer's bank, or lost that way: of its own product or of anything ordered in addition. */
export async function isDisputed(tx: Reader, requestId: string): Promise<boolean> {
  const [row]: { disputed: boolean }[] = await tx.query(
    'select exists (select from order_payment where request_id = $1 and disputed) as disputed',
    [requestId],
  );
  return row?.disputed === true;
}

export async function preloadPayment(
  tx: EntityManager,
  { context }: { readonly context: CommandContext },
): Promise<PreloadedPayment> {
  return { payment: (await readPayments(tx, [context.streamId])).get(context.streamId) ?? null };
}
