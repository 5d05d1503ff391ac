import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import type { EntityManager } from 'typeorm';
import { no } from '../../refusals.js';
import { issuerOf, unknownIssuer } from '../../price-list/issuers.js';
import { asTaxGroup, remainingGroups, totalsOf, type StoredTaxGroup } from '../../tax/tax-groups.js';
import { creditNote, type CreditedGroup } from '../../tax/credited-parts.js';
import type { TaxGroup } from '../../tax/tax-documents.js';
import { nextDocument, type IssuedNumber } from '../next-document.js';

interface Wanted {
  readonly invoiceId: string;
  readonly credited: readonly (Pick<StoredTaxGroup, 'category' | 'rate' | 'reason'> & {
    readonly base?: number | null;
    readonly gross?: number | null;
  })[];
}

interface InvoiceRow {
  readonly userId: string | null;
  readonly number: string | null;
  readonly variableSymbol: string;
  readonly billingEntityCode: string;
  readonly currency: string;
  readonly taxGroups: readonly StoredTaxGroup[];
  readonly isReplaced: boolean;
}

/** What a new credit note takes from its invoice, with amounts and a number. The invoice is held until the note stands, so that two notes
 *  of one invoice come after one another and never exceed it. @source money rules R-CN-1…3 */
export async function creditOfInvoice(
  tx: EntityManager,
  { invoiceId, credited }: Wanted,
  { now, viewer }: Pick<CommandContext, 'now' | 'viewer'>,
): Promise<CreditFacts | Refusal> {
  const invoice = await queryRow<InvoiceRow>(
    tx,
    `select user_id as "userId", number, variable_symbol as "variableSymbol", billing_entity_code as "billingEntityCode", currency, tax_groups as "taxGroups", replacement is not null as "isReplaced" from invoice where id = $1 for update`,
    [invoiceId],
  );
  if (invoice?.number === null || invoice === undefined) return no('INVOICE_NOT_ISSUED');
  if (invoice.isReplaced && viewer.role !== 'system') return no('REPLACEMENT_UNDER_WAY');
  const issuer = issuerOf(invoice.billingEntityCode);
  if (issuer === undefined) return unknownIssuer();
  const credits = credited.map(asCreditedGroup);
  const unclear = credits.indexOf(undefined);
  if (unclear !== -1)
    return refuseFields([
      {
        path: ['credited', String(unclear)],
        code: 'BASE_OR_GROSS',
        message: 'Give the amount before tax, or with the tax inside; not both.',
      },
    ]);
  const amounts = creditNote(
    await remainingOf(tx, invoiceId, invoice),
    credits.filter((credit) => credit !== undefined),
  );
  if (isRefusal(amounts)) return amounts;
  const number = await nextDocument(tx, 'CREDIT_NOTE', issuer, now);
  if (isRefusal(number)) return number;
  return {
    ...number,
    ...takenOver(invoice, invoice.number),
    ...moneyOf(amounts.breakdown, invoice.currency),
  };
}

interface CreditFacts extends IssuedNumber, ReturnType<typeof takenOver>, ReturnType<typeof moneyOf> {}

async function remainingOf(
  tx: EntityManager,
  invoiceId: string,
  { taxGroups }: InvoiceRow,
): Promise<TaxGroup[]> {
  const earlier = await queryRows<{ taxGroups: readonly StoredTaxGroup[] }>(
    tx,
    `select tax_groups as "taxGroups" from credit_note where invoice_id = $1`,
    [invoiceId],
  );
  return remainingGroups(
    taxGroups.map(asTaxGroup),
    earlier.flatMap((note) => note.taxGroups.map(asTaxGroup)),
  );
}

/** Undefined when it says both amounts, or none. */
function asCreditedGroup({
  category,
  rate,
  reason = null,
  base,
  gross,
}: Wanted['credited'][number]): CreditedGroup | undefined {
  const group = { category, rate, reason };
  if (typeof base === 'number' && typeof gross !== 'number') return { ...group, base };
  return typeof gross === 'number' && typeof base !== 'number' ? { ...group, gross } : undefined;
}

function takenOver(
  { userId, variableSymbol, billingEntityCode, currency }: InvoiceRow,
  invoiceReference: string,
) {
  return { userId, variableSymbol, billingEntityCode, currency, invoiceReference };
}

function moneyOf(
  taxGroups: readonly TaxGroup[],
  currency: string,
): { taxGroups: readonly TaxGroup[]; net: Money; vat: Money; total: Money } {
  const { net, vat, total } = totalsOf(taxGroups);
  return {
    taxGroups,
    net: { amountMinor: net, currency },
    vat: { amountMinor: vat, currency },
    total: { amountMinor: total, currency },
  };
}
