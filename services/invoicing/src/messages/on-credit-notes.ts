import { queryRow } from '@cotta/kit/database/sql.js';
import { stepNamed } from '@cotta/kit/decider/step-named.js';
import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { invoice } from '../work-items/invoice/invoice.work-item.js';

const creditInvoice = stepNamed(invoice, 'CreditInvoice');

/** An open invoice that credit notes have taken back wholly is credited; the invoice itself says whether it is. */
export const creditNoteFacts = defineConsumer({
  name: 'credit-note-facts',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(EntityChangedSchema, async ({ message: { event, entityId }, tx, run }) => {
      if (event !== 'CreditNoteIssued') return;
      const note = await queryRow<{ invoiceId: string }>(tx, 'select invoice_id as "invoiceId" from credit_note where id = $1', [entityId]);
      if (note !== undefined) await run(creditInvoice, { streamId: note.invoiceId, input: {} });
    }),
  ],
});
