import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { creditNote } from '../tax/credited-parts.js';
import { no } from '../refusals.js';
import type { TaxGroup } from '../tax/tax-documents.js';
import { asTaxGroup, remainingGroups, type StoredTaxGroup } from '../tax/tax-groups.js';
import type { EstimatedFee, SettledFee } from './estimated-fee.js';

/** An issued invoice of an order, with what its credit notes have left of it. */
export interface CreditableInvoice {
  readonly id: string;
  readonly left: readonly TaxGroup[];
  /** Another one comes in its place, and its own credit note is on its way. */
  readonly isBeingReplaced: boolean;
}

/** The part of an invoice that a difference is taken from. */
export interface DifferenceTaker {
  readonly invoiceId: string;
  readonly group: Pick<TaxGroup, 'category' | 'rate' | 'reason'>;
  /** Tax that goes back with it, minor units. */
  readonly tax: number;
  /** What is left of the invoice then. */
  readonly left: readonly TaxGroup[];
}

type TaxedAs = Pick<EstimatedFee, 'category' | 'rate'>;

/** Stream of the credit note by which the difference of a settled fee goes back. */
export function differenceNoteId(
  productId: string,
  { jurisdiction, mark }: Pick<SettledFee, 'jurisdiction' | 'mark'>,
): string {
  return nameBasedId('settled fee', productId, jurisdiction, mark ?? '');
}

/** The invoice that a difference is taken from: one that still has as much taxed as the fee was; where its tax was put right since, the newest with as much that
 *  was no office fee. Undefined where none has so much. `base`: before tax, minor units. */
export function takerOf(
  invoices: readonly CreditableInvoice[],
  { category, rate }: TaxedAs,
  base: number,
): DifferenceTaker | undefined {
  const takers = invoices
    .filter(({ isBeingReplaced }) => !isBeingReplaced)
    .flatMap((invoice) => invoice.left.flatMap((group) => taken(invoice, group, base) ?? []));
  return (
    takers.find(({ group }) => group.category === category && group.rate === rate) ??
    takers.find(({ group }) => group.category !== 'E')
  );
}

function taken(
  { id: invoiceId, left }: CreditableInvoice,
  { category, rate, reason }: TaxGroup,
  base: number,
): DifferenceTaker | undefined {
  const group = { category, rate, reason };
  const note = creditNote(left, [{ ...group, base }]);
  return isRefusal(note) ? undefined : { invoiceId, group, tax: note.refund - base, left: note.remaining };
}

/** The invoices of an order that still hold money, the newest first. */
export async function creditableInvoices(
  tx: EntityManager,
  productId: string,
): Promise<readonly CreditableInvoice[]> {
  const rows = await queryRows<{
    readonly id: string;
    readonly taxGroups: readonly StoredTaxGroup[];
    readonly credits: readonly (readonly StoredTaxGroup[])[];
    readonly isBeingReplaced: boolean;
  }>(
    tx,
    `select i.id, i.tax_groups as "taxGroups", i.replacement is not null and i.status <> 'Credited' and not exists (select 1 from credit_note n where n.invoice_id = i.id) as "isBeingReplaced",
       coalesce((select jsonb_agg(n.tax_groups::jsonb) from credit_note n where n.invoice_id = i.id), '[]'::jsonb) as credits
     from invoice i where i.product_id = $1 and i.number is not null order by i.created_at desc, i.id`,
    [productId],
  );
  return rows.map(({ id, taxGroups, credits, isBeingReplaced }) => ({
    id,
    isBeingReplaced,
    left: remainingGroups(taxGroups.map(asTaxGroup), credits.flat().map(asTaxGroup)),
  }));
}

interface Difference {
  readonly productId: string;
  readonly fee: TaxedAs;
  /** Before tax, minor units, above zero. */
  readonly base: number;
  /** Fees that are settled already: the credit note of one may be on its way. */
  readonly before: readonly (readonly [SettledFee, TaxedAs])[];
}

/** What a difference is taken from, once those that were settled before have taken theirs. Refused with INVOICE_NOT_ISSUED, REPLACEMENT_UNDER_WAY or
 *  CREDIT_EXCEEDS_INVOICE: then no credit note could be made, and nothing may be recorded. */
export async function takerOrRefusal(
  tx: EntityManager,
  { productId, fee, base, before }: Difference,
): Promise<DifferenceTaker | Refusal> {
  let invoices = await creditableInvoices(tx, productId);
  if (invoices.length === 0) return no('INVOICE_NOT_ISSUED.fee');
  if (invoices.some(({ isBeingReplaced }) => isBeingReplaced)) return no('REPLACEMENT_UNDER_WAY.fee');
  for (const [settled, taxedAs] of before) {
    const { amountMinor } = settled.back;
    if (amountMinor === 0 || (await isCredited(tx, differenceNoteId(productId, settled)))) continue;
    const earlier = takerOf(invoices, taxedAs, amountMinor);
    invoices = invoices.map((one) => (one.id === earlier?.invoiceId ? { ...one, left: earlier.left } : one));
  }
  return takerOf(invoices, fee, base) ?? no('CREDIT_EXCEEDS_INVOICE.fee');
}

/** Whether this credit note stands. */
export async function isCredited(tx: EntityManager, noteId: string): Promise<boolean> {
  return (await queryRow(tx, 'select 1 from credit_note where id = $1', [noteId])) !== undefined;
}
