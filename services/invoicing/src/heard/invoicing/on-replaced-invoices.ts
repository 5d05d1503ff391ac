import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { InvoiceChangedSchema, InvoiceEvent } from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import { creditNote } from '../../invoice/credit-note/credit-note.work-item.js';
import { invoice } from '../../invoice/invoice.work-item.js';
import type { paymentTypes } from '../../money/payment-types.js';
import type { StoredTaxGroup } from '../../tax/tax-groups.js';

const issue = invoice.steps.issueInvoice;
const pay = invoice.steps.payInvoice;

interface Old {
  readonly id: string;
  readonly userId: string | null;
  readonly productId: string | null;
  readonly registrationRequestId: string | null;
  readonly billingEntityCode: string;
  readonly timeZone: string;
  readonly customer: never;
  readonly lines: readonly { readonly description: string; readonly net: number }[];
  readonly taxGroups: readonly StoredTaxGroup[];
  readonly currency: never;
  readonly totalMinor: number;
  readonly taxDate: string | null;
  readonly dueDate: string | null;
  readonly paymentDate: string | null;
  readonly paymentType: (typeof paymentTypes)[number] | null;
  readonly documentContext: never;
  readonly replacement: {
    readonly customer?: never;
    readonly descriptions?: readonly string[] | null;
    readonly why: string;
  } | null;
}

/** What was asked for in the place of an invoice is done at once: a credit note over all of it, and the new invoice, which that note pays as far as the old one was paid. */
export const replacedInvoices = defineConsumer({
  name: 'replaced-invoices',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(InvoiceChangedSchema, async ({ message: { event, entityId }, envelope: { occurredAt }, tx, run }) => {
      if (event !== InvoiceEvent.INVOICE_REPLACEMENT_ASKED || occurredAt === undefined) return;
      const old = await replacedRow(tx, entityId);
      if (old?.replacement == null) throw new PermanentFault(`invoice ${entityId} has no replacement`);
      await credit(old, old.replacement.why, run);
      await writeAnew(old, calendarDate(timestampDate(occurredAt), old.timeZone), run);
    }),
  ],
});

async function credit({ id, taxGroups, totalMinor }: Old, reason: string, run: RunCommand): Promise<void> {
  const credited = taxGroups
    .filter(({ base, vat }) => base + vat > 0)
    .map(({ category, rate, reason: why = null, base }) => ({ category, rate, reason: why, base }));
  const outcome = await run(creditNote.create, {
    streamId: nameBasedId('replaced by credit', id),
    // The money stays for the invoice that comes: nothing goes back, and nothing less is owed.
    input: { invoiceId: id, reason, credited, settlesMinor: totalMinor },
  });
  if ('refusal' in outcome) throw new PermanentFault(`invoice ${id}: ${outcome.refusal.message}`);
}

async function writeAnew(old: Old, today: string, run: RunCommand): Promise<void> {
  const streamId = nameBasedId('replaced by invoice', old.id);
  const { descriptions, customer } = old.replacement ?? {};
  const { userId, productId, registrationRequestId, billingEntityCode, taxGroups, currency } = old;
  const written = await run(invoice.create, {
    streamId,
    input: {
      replacesId: old.id,
      userId,
      productId,
      registrationRequestId,
      billingEntityCode,
      customer: customer ?? old.customer,
      lines: old.lines.map(({ description, net }, at) => ({
        description: descriptions?.[at] ?? description,
        net,
      })),
      taxGroups,
      currency,
      documentContext: old.documentContext,
      ...(old.taxDate === null ? {} : { taxDate: old.taxDate }),
      ...(old.dueDate === null || old.dueDate < today ? {} : { dueDate: old.dueDate }),
    },
  });
  if ('refusal' in written) throw new PermanentFault(`invoice ${old.id}: ${written.refusal.message}`);
  const issued = await run(issue, { streamId, input: {}, key: streamId });
  if ('refusal' in issued) throw new PermanentFault(`invoice ${streamId}: ${issued.refusal.message}`);
  const { paymentDate, paymentType } = old;
  if (paymentDate !== null && paymentType !== null)
    await run(pay, { streamId, input: { paymentDate, paymentType }, key: streamId });
}

function replacedRow(tx: EntityManager, id: string): Promise<Old | undefined> {
  return queryRow<Old>(
    tx,
    `select id, user_id as "userId", product_id as "productId", registration_request_id as "registrationRequestId", billing_entity_code as "billingEntityCode", billing_entity ->> 'timeZone' as "timeZone",
       customer, lines, tax_groups as "taxGroups", currency, (total ->> 'amountMinor')::bigint::integer as "totalMinor", tax_date::text as "taxDate", due_date::text as "dueDate",
       payment_date::text as "paymentDate", payment_type as "paymentType", document_context as "documentContext", replacement from invoice where id = $1 for update`,
    [id],
  );
}
