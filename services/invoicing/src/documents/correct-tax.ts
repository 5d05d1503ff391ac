import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { EntityManager } from 'typeorm';
import type { StoredTaxGroup } from '../tax/tax-groups.js';
import { keptLineText } from './line-text.js';
import { documentLanguageOf } from './money-document-of.js';
import { MAIN } from '../tax/tax-documents.js';
import { allOrNothing, type MustRun } from '../product/run-steps.js';
import { plainVatNumber } from '../tax/vat-number-text.js';
import { priceAnew } from '../quote/price-anew.js';
import type { PricedOrder } from '../quote/priced-order.js';
import { creditNote } from '../invoice/credit-note/credit-note.work-item.js';
import { invoice } from '../invoice/invoice.work-item.js';

const issue = invoice.steps.issueInvoice;
const pay = invoice.steps.payInvoice;

interface Charged {
  readonly productId: string;
  readonly language: string | null;
  readonly priced: PricedOrder;
}

interface PaidInvoice {
  readonly id: string;
  readonly number: string;
  readonly totalMinor: number;
  readonly taxGroups: readonly StoredTaxGroup[];
  readonly userId: string | null;
  readonly registrationRequestId: string | null;
  readonly customer: never;
  readonly paymentDate: string;
  readonly paymentType: 'card' | 'transfer' | 'wallet';
  readonly taxDate: string;
}

/** Orders whose tax was charged because nobody could confirm the number, and whose number was confirmed since: each document is credited wholly,
 *  an invoice without tax comes in its place, and the difference goes back the way it came. @source money rules R-VIES-2
 *  @returns how many orders were put right. */
export async function correctConfirmedNumbers(runtime: CommandRuntime): Promise<number> {
  const charged = await inTransaction(runtime.db, (tx) =>
    queryRows<Charged>(
      tx,
      `select p.id as "productId", p.language, p.price_breakdown as priced from product p
       where p.status in ('Paid', 'Fulfilled') and p.price_breakdown::jsonb -> 'flags' @> '["VAT_RECHECK"]'
         and not exists (select 1 from credit_note n join invoice i on i.id = n.invoice_id where i.product_id = p.id) order by p.paid_at limit 100`,
    ),
  );
  let corrected = 0;
  for (const order of charged) {
    try {
      if (await allOrNothing(runtime, (run, tx) => correct({ run, tx }, order))) corrected += 1;
    } catch (error) {
      runtime.log.warn(
        { err: error, productId: order.productId },
        'the tax of an order could not be put right; tried again later',
      );
    }
  }
  return corrected;
}

async function correct(
  { run, tx }: { run: MustRun; tx: EntityManager },
  { productId, priced, language }: Charged,
): Promise<boolean> {
  if (!(await isConfirmed(tx, priced.facts.vatNumber ?? ''))) return false;
  const anew = await priceAnew(tx, priced, 'VALID');
  // Another difference than that of the tax is for a person to look at.
  if (isRefusal(anew) || anew.net !== priced.net || anew.vat >= priced.vat) return false;
  const invoices = await paidInvoices(tx, productId);
  const [first] = invoices;
  if (first === undefined) return false;
  let toSettle = anew.total;
  for (const old of invoices) {
    const settlesMinor = Math.min(old.totalMinor, toSettle);
    toSettle -= settlesMinor;
    const credited = old.taxGroups
      .filter(({ base }) => base > 0)
      .map(({ category, rate, reason = null, base }) => ({ category, rate, reason, base }));
    const reason = `VAT number ${priced.facts.vatNumber} confirmed: no tax is charged`;
    await run(creditNote.create, {
      streamId: nameBasedId('tax correction', old.id),
      input: { invoiceId: old.id, reason, credited, ...(settlesMinor > 0 ? { settlesMinor } : {}) },
    });
  }
  for (const { document, breakdown } of anew.documents) {
    const streamId = nameBasedId('tax corrected', productId, document);
    const lines = anew.lines
      .filter((line) => (line.document ?? MAIN) === document)
      .map((line) => ({ description: keptLineText(line, documentLanguageOf(language)), net: line.taxable }));
    const { userId, registrationRequestId, customer, taxDate, paymentDate, paymentType } = first;
    await run(invoice.create, {
      streamId,
      input: {
        userId,
        productId,
        registrationRequestId,
        billingEntityCode: priced.issuer,
        customer,
        lines,
        taxGroups: breakdown,
        currency: priced.currency,
        taxDate,
      },
    });
    await run(issue, { streamId, input: {} });
    await run(pay, { streamId, input: { paymentDate, paymentType } });
  }
  return true;
}

async function isConfirmed(tx: EntityManager, vatNumber: string): Promise<boolean> {
  const last = await queryRow<{ status: string }>(
    tx,
    'select status from vat_number_check where vat_number = $1 order by checked_at desc limit 1',
    [plainVatNumber(vatNumber)],
  );
  return last?.status === 'VALID';
}

async function paidInvoices(tx: EntityManager, productId: string): Promise<PaidInvoice[]> {
  return queryRows<PaidInvoice>(
    tx,
    `select id, number, (total ->> 'amountMinor')::bigint::integer as "totalMinor", tax_groups as "taxGroups", user_id as "userId", registration_request_id as "registrationRequestId", customer,
       payment_date::text as "paymentDate", payment_type as "paymentType", tax_date::text as "taxDate" from invoice where product_id = $1 and status = 'Paid' and tax_document is not null order by tax_document for update`,
    [productId],
  );
}
