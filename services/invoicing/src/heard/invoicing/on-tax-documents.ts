import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import {
  CreditNoteChangedSchema,
  CreditNoteEvent,
  InvoiceChangedSchema,
  InvoiceEvent,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import type { paymentTypes } from '../../money/payment-types.js';
import { issuerOf } from '../../price-list/issuers.js';
import { planJob } from '../../payment/jobs/job-table.js';
import { invoice } from '../../invoice/invoice.work-item.js';
import { product } from '../../product/product.work-item.js';

const payInvoice = invoice.steps.payInvoice;
const fileInvoice = product.steps.fileProductInvoice;
const setDueDate = product.steps.setProductDueDate;

type PaymentType = (typeof paymentTypes)[number];

/** A tax document leads to its file and to its e-invoice, and a credit note to the money back. */
export const taxDocuments = defineConsumer({
  name: 'tax-documents',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(CreditNoteChangedSchema, async ({ message: { event, entityId }, envelope, tx }) => {
      if (event !== CreditNoteEvent.CREDIT_NOTE_ISSUED || envelope.occurredAt === undefined) return;
      const dueAt = timestampDate(envelope.occurredAt);
      await planJob(tx, { kind: 'credit-note-file', subjectId: entityId, dueAt });
      await planJob(tx, { kind: 'refund', subjectId: entityId, dueAt });
      await planJob(tx, { kind: 'credit-e-invoice', subjectId: entityId, dueAt });
    }),
    on(InvoiceChangedSchema, async ({ message: { event, entityId }, envelope, tx, run }) => {
      if (event === InvoiceEvent.INVOICE_LETTER_ASKED)
        await fileAgain({ tx, run }, entityId, envelope.eventId);
      if (event !== InvoiceEvent.INVOICE_ISSUED || envelope.occurredAt === undefined) return;
      const dueAt = timestampDate(envelope.occurredAt);
      await planJob(tx, { kind: 'invoice-file', subjectId: entityId, dueAt });
      await planJob(tx, { kind: 'e-invoice', subjectId: entityId, dueAt });
      const dated = await queryRow<{ productId: string; dueDate: string }>(
        tx,
        `select product_id as "productId", due_date::text as "dueDate" from invoice where id = $1 and product_id is not null and status in ('Issued', 'Sent', 'Overdue')`,
        [entityId],
      );
      // One that is paid says itself that there is no day to set.
      if (dated !== undefined)
        await run(setDueDate, {
          streamId: dated.productId,
          input: { payableUntil: dated.dueDate },
          key: entityId,
        });
      const payment = await paidBefore(tx, entityId);
      if (payment !== undefined) await run(payInvoice, { streamId: entityId, input: payment, key: entityId });
    }),
  ],
});

/** The order says once more that its invoice is there, and the letter follows as it did the first time. */
async function fileAgain(
  { tx, run }: { readonly tx: EntityManager; readonly run: RunCommand },
  invoiceId: string,
  key: string,
): Promise<void> {
  const row = await queryRow<{ productId: string; documentId: string; documentNumber: string }>(
    tx,
    `select product_id as "productId", document_id as "documentId", number as "documentNumber" from invoice
      where id = $1 and product_id is not null and document_id is not null and number is not null`,
    [invoiceId],
  );
  if (row === undefined) return;
  const { productId: streamId, ...input } = row;
  await run(fileInvoice, { streamId, input, key });
}

/** The payment of an invoice that was written only after the money was there: nobody owes it. */
async function paidBefore(
  tx: EntityManager,
  invoiceId: string,
): Promise<{ readonly paymentType: PaymentType; readonly paymentDate: string } | undefined> {
  const row = await queryRow<{ paymentType: PaymentType; paidAt: Date; issuer: string }>(
    tx,
    `select p.payment_type as "paymentType", p.paid_at as "paidAt", i.billing_entity_code as issuer from invoice i join product p on p.id = i.product_id
      where i.id = $1 and i.status in ('Issued', 'Sent', 'Overdue') and p.status = 'Paid' and p.payment_type is not null and p.paid_at is not null and p.total = i.total
        and not exists (select from invoice other where other.product_id = p.id and other.status = 'Paid')`,
    [invoiceId],
  );
  return row === undefined
    ? undefined
    : {
        paymentType: row.paymentType,
        paymentDate: calendarDate(row.paidAt, issuerOf(row.issuer)?.timeZone ?? 'UTC'),
      };
}
