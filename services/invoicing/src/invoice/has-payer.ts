import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** Whether the order of an invoice is paid and names whom its letters go to. */
export async function hasPayer(tx: EntityManager, productId: string | null | undefined): Promise<boolean> {
  const row = await queryRow(
    tx,
    `select id from product where id = $1 and billing is not null and status in ('Paid', 'Fulfilled', 'Partly refunded', 'Refunded')`,
    [productId ?? null],
  );
  return row !== undefined;
}
