import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  EInvoiceChangedSchema,
  EInvoiceEvent,
  InvoiceChangedSchema,
  InvoiceEvent,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { eInvoice } from '../../e-invoice/e-invoice.work-item.js';
import { planJob } from '../../payment/jobs/job-table.js';

const { claimEInvoice, noteEInvoiceReplaced } = eInvoice.steps;

/** What a person wants sent again goes; what an invoice is given, an owner or another in its place, its e-invoice follows. */
export const eInvoices = defineConsumer({
  name: 'e-invoices',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(EInvoiceChangedSchema, async ({ message: { event, entityId }, envelope: { occurredAt }, tx }) => {
      if (event !== EInvoiceEvent.E_INVOICE_WANTED_AGAIN || occurredAt === undefined) return;
      const dueAt = timestampDate(occurredAt);
      await planJob(tx, { kind: 'e-invoice-delivery', subjectId: entityId, dueAt });
    }),
    on(InvoiceChangedSchema, async ({ message: { event, entityId, facts }, tx, run }) => {
      if (event === InvoiceEvent.INVOICE_REPLACEMENT_ASKED)
        for (const { id } of await ofInvoice(tx, entityId))
          await run(noteEInvoiceReplaced, { streamId: id, input: {}, key: entityId });
      if (event === InvoiceEvent.INVOICE_CLAIMED && facts?.userId)
        for (const { id } of await ofInvoice(tx, entityId))
          await run(claimEInvoice, { streamId: id, input: { userId: facts.userId }, key: entityId });
    }),
  ],
});

function ofInvoice(tx: Received<never>['tx'], invoiceId: string): Promise<{ id: string }[]> {
  return queryRows<{ id: string }>(tx, 'select id from e_invoice where invoice_id = $1', [invoiceId]);
}
