import { timestampDate } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { planJob, type JobKind } from '../jobs/job-table.js';

/** What a tax document leads to: its file, and for a credit note the money back. */
const LEADS_TO: Readonly<Record<string, readonly JobKind[]>> = { InvoiceIssued: ['invoice-file'], CreditNoteIssued: ['credit-note-file', 'refund'] };

export const taxDocuments = defineConsumer({
  name: 'tax-documents',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(EntityChangedSchema, async ({ message: { event, entityId }, envelope, tx }) => {
      if (envelope.occurredAt === undefined) return;
      for (const kind of LEADS_TO[event] ?? []) await planJob(tx, { kind, subjectId: entityId, dueAt: timestampDate(envelope.occurredAt) });
    }),
  ],
});
