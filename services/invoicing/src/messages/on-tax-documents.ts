import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryRow } from '@cotta/kit/database/sql.js';
import { stepNamed } from '@cotta/kit/decider/step-named.js';
import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { planJob, type JobKind } from '../jobs/job-table.js';
import { product } from '../work-items/product/product.work-item.js';

const setDueDate = stepNamed(product, 'SetProductDueDate');

/** What a tax document leads to: its file, and for a credit note the money back. */
const LEADS_TO: Readonly<Record<string, readonly JobKind[]>> = { InvoiceIssued: ['invoice-file'], CreditNoteIssued: ['credit-note-file', 'refund'] };

export const taxDocuments = defineConsumer({
  name: 'tax-documents',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(EntityChangedSchema, async ({ message: { event, entityId }, envelope, tx, run }) => {
      if (envelope.occurredAt === undefined) return;
      for (const kind of LEADS_TO[event] ?? []) await planJob(tx, { kind, subjectId: entityId, dueAt: timestampDate(envelope.occurredAt) });
      if (event !== 'InvoiceIssued') return;
      const dated = await queryRow<{ productId: string; dueDate: string }>(tx, `select product_id as "productId", due_date::text as "dueDate" from invoice where id = $1 and product_id is not null and status in ('Issued', 'Sent', 'Overdue')`, [entityId]);
      // One that is paid says itself that there is no day to set.
      if (dated !== undefined) await run(setDueDate, { streamId: dated.productId, input: { payableUntil: dated.dueDate }, key: entityId });
    }),
  ],
});
