import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { CreditNoteChangedSchema, CreditNoteEvent } from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { planJob } from '../../payment/jobs/job-table.js';
import { invoice } from '../../invoice/invoice.work-item.js';
import { product } from '../../product/product.work-item.js';

const creditInvoice = invoice.steps.creditInvoice;
const creditProduct = product.steps.creditUnpaidProduct;

interface Note {
  readonly invoiceId: string;
  readonly productId: string | null;
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly gatewayOrderId: string | null;
  /** The invoice in its place is owed in full. */
  readonly isSettling: boolean;
}

/** An open invoice that credit notes have taken back wholly is credited; the invoice itself says whether it is. What nobody has paid yet is owed without them; what
 *  was paid goes back. */
export const creditNoteFacts = defineConsumer({
  name: 'credit-note-facts',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(CreditNoteChangedSchema, async ({ message: { event, entityId }, envelope, tx, run }) => {
      if (event !== CreditNoteEvent.CREDIT_NOTE_ISSUED) return;
      const note = await queryRow<Note>(
        tx,
        `select n.invoice_id as "invoiceId", i.product_id as "productId", -(n.net ->> 'amountMinor')::bigint::integer as "netMinor", -(n.vat ->> 'amountMinor')::bigint::integer as "vatMinor", p.gateway_order_id as "gatewayOrderId", coalesce(n.settles_minor, 0) >= -(n.total ->> 'amountMinor')::bigint as "isSettling"
         from credit_note n join invoice i on i.id = n.invoice_id left join product p on p.id = i.product_id where n.id = $1`,
        [entityId],
      );
      if (note === undefined) return;
      const { invoiceId, productId, netMinor, vatMinor, gatewayOrderId, isSettling } = note;
      await run(creditInvoice, { streamId: invoiceId, input: {} });
      if (productId === null || isSettling) return;
      const credited = await run(creditProduct, {
        streamId: productId,
        input: { netMinor, vatMinor },
        key: entityId,
      });
      // The order at the provider asks for more than is owed by now.
      if (!('refusal' in credited) && gatewayOrderId !== null && envelope.occurredAt !== undefined)
        await planJob(tx, {
          kind: 'payment',
          subjectId: productId,
          dueAt: timestampDate(envelope.occurredAt),
        });
    }),
  ],
});
