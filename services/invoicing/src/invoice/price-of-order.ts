import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';
import { totalsOf, type StoredTaxGroup } from '../tax/tax-groups.js';

interface Asked {
  readonly productId?: string | null;
  readonly replacesId?: string | null;
  readonly taxDocument?: string | null;
  readonly currency?: string;
  readonly taxGroups?: readonly StoredTaxGroup[];
}

interface Priced {
  readonly currency: string;
  readonly totalMinor: number;
  readonly others: number;
  readonly askedMinor: number;
}

/** An order has one price: what a person writes for one that a person priced adds up to it, less what credit notes took back. Refused with PRICE_DIFFERS.
 *  The order is held by one request at a time, so that it is neither priced anew meanwhile nor asked for twice. `invoiceId`: the one that is changed. */
export async function priceOfOrderProblem(
  tx: EntityManager,
  asked: Asked,
  invoiceId: string | null = null,
): Promise<Refusal | undefined> {
  const { productId = null, replacesId = null } = asked;
  if (productId === null || replacesId !== null) return undefined;
  const priced = await pricedByHand(tx, productId, invoiceId);
  if (priced === undefined) return undefined;
  const { total } = totalsOf(asked.taxGroups ?? []);
  const left = priced.totalMinor - priced.askedMinor;
  const isWhole = priced.others === 0 && (asked.taxDocument ?? null) === null;
  const fits = isWhole ? total === left : total <= left;
  return fits && asked.currency === priced.currency
    ? undefined
    : no('PRICE_DIFFERS', { left, currency: priced.currency });
}

async function pricedByHand(
  tx: EntityManager,
  productId: string,
  invoiceId: string | null,
): Promise<Priced | undefined> {
  await tx.query('select id from product where id = $1 for update', [productId]);
  return queryRow<Priced>(
    tx,
    `select p.currency, (p.total ->> 'amountMinor')::bigint::integer as "totalMinor", count(i.id)::integer as others,
       coalesce(sum((i.total ->> 'amountMinor')::bigint + i.taken_back), 0)::integer as "askedMinor"
     from product p left join lateral (
       select i.id, i.total, coalesce((select sum((n.total ->> 'amountMinor')::bigint) from credit_note n where n.invoice_id = i.id), 0) as taken_back
       from invoice i where i.product_id = p.id and i.id is distinct from $2::uuid) i on true
     where p.id = $1 and p.subject_type is null group by p.id`,
    [productId, invoiceId],
  );
}
