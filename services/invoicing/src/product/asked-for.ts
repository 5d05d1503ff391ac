import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';

/** Once it is asked for by an invoice that stands, an order keeps its price. Refused with PRICE_FIXED.invoice. */
export async function askedForProblem(tx: EntityManager, productId: string): Promise<Refusal | undefined> {
  await tx.query('select id from product where id = $1 for update', [productId]);
  const asked = await queryRow(
    tx,
    `select id from invoice where product_id = $1 and status <> 'Credited' limit 1`,
    [productId],
  );
  return asked === undefined ? undefined : no('PRICE_FIXED.invoice');
}
