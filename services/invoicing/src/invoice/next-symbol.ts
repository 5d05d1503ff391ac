import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { seriesYear } from '../money/numbers/document-number.js';
import { variableSymbol } from '../money/numbers/variable-symbol.js';
import type { BillingEntity } from '../money/issuer.js';

/** A variable symbol nobody had before. @source money rules R-VS-1 */
export async function nextSymbol(
  tx: EntityManager,
  issuer: BillingEntity,
  at: Date,
): Promise<string | Refusal> {
  const { year } = seriesYear(issuer, at);
  const counter = await queryRow<{ sequence: number }>(
    tx,
    `insert into payment_request_counter (billing_entity_code, year, last_sequence) values ($1, $2, 1)
       on conflict (billing_entity_code, year) do update set last_sequence = payment_request_counter.last_sequence + 1 returning last_sequence as sequence`,
    [issuer.code, year],
  );
  return variableSymbol(issuer.digit, year, counter?.sequence ?? 0);
}

/** The symbol that the other tax documents of the same order have already: one payment pays them all. @source money rules R-DOC-1, R-VS-1 */
export async function symbolOfOrder(
  tx: EntityManager,
  {
    productId,
    taxDocument,
  }: { productId?: string | null | undefined; taxDocument?: string | null | undefined },
): Promise<string | undefined> {
  if (!productId || !taxDocument) return undefined;
  const row = await queryRow<{ symbol: string }>(
    tx,
    `select variable_symbol as symbol from invoice where product_id = $1 and tax_document is not null and tax_document <> $2 order by created_at limit 1`,
    [productId, taxDocument],
  );
  return row?.symbol;
}

/** What comes in the place of an invoice is paid under its symbol: the customer may have written it already. */
export async function symbolOfReplaced(
  tx: EntityManager,
  replacesId: string | null | undefined,
): Promise<string | undefined> {
  if (!replacesId) return undefined;
  const row = await queryRow<{ symbol: string }>(
    tx,
    'select variable_symbol as symbol from invoice where id = $1',
    [replacesId],
  );
  return row?.symbol;
}
