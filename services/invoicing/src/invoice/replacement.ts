import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';

interface Replaced {
  readonly customer?: object | null;
  readonly lines?: readonly { readonly description: string; readonly net: number }[];
}

/** What stands in the place of an invoice: another buyer, or other words for the same lines; one of both at least. */
export interface Replacement {
  readonly customer?: object | null | undefined;
  readonly descriptions?: readonly string[] | null | undefined;
}

/** An invoice is replaced for another buyer or other words, never for another amount. Refused with NOTHING_TO_REPLACE, or at `descriptions` where
 *  there are more or fewer than lines. */
export function replacementProblem(
  { customer: before, lines = [] }: Replaced,
  { customer, descriptions }: Replacement,
): Refusal | undefined {
  if (descriptions && descriptions.length !== lines.length)
    return refuseFields([
      {
        path: ['descriptions'],
        code: 'LINES_DIFFER',
        message: 'Say for each line what it is for; amounts stay.',
        params: { lines: lines.length },
      },
    ]);
  const isOther =
    (customer && JSON.stringify(customer) !== JSON.stringify(before ?? null)) ||
    descriptions?.some((text, at) => text !== lines[at]?.description) === true;
  return isOther ? undefined : no('NOTHING_TO_REPLACE');
}

/** Only an invoice of which nothing was taken back is replaced; its row is held, so that no credit note comes in between. */
export async function creditedBefore(tx: EntityManager, invoiceId: string): Promise<Refusal | undefined> {
  await queryRow(tx, 'select id from invoice where id = $1 for update', [invoiceId]);
  const note = await queryRow(tx, 'select id from credit_note where invoice_id = $1 limit 1', [invoiceId]);
  return note === undefined ? undefined : no('CREDITED_BEFORE');
}
