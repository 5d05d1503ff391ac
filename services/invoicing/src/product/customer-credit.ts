import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

export interface CreditAccount {
  readonly userId: string;
  /** Code of the issuer: what one of them owes does not pay at another. */
  readonly issuer: string;
  readonly currency: string;
}

/** What a customer has at an issuer in a currency, minor units: what was transferred too much, less what was given back and what orders use. Held
 *  until the transaction ends, so that two orders never use the same money. It never expires. @source money rules R-BANK-3, R-BANK-4 */
export async function creditOf(
  tx: EntityManager,
  { userId, issuer, currency }: CreditAccount,
): Promise<number> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `customer-credit:${userId}:${issuer}:${currency}`,
  ]);
  const row = await queryRow<{ gained: string; used: string }>(
    tx,
    `select (select coalesce(sum(b.surplus_minor - coalesce(b.returned_minor, 0)), 0) from bank_credit b join product p on p.id = b.product_id
       where p.user_id = $1 and p.billing_entity_code = $2 and b.currency = $3 and b.surplus_minor > 0) as gained,
     (select coalesce(sum((credit_used ->> 'amountMinor')::bigint), 0) from product
       where user_id = $1 and billing_entity_code = $2 and currency = $3 and status <> 'Cancelled') as used`,
    [userId, issuer, currency],
  );
  return Math.max(0, Number(row?.gained ?? 0) - Number(row?.used ?? 0));
}
