import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  EInvoiceChangedSchema,
  EInvoiceEvent,
  EInvoiceEventSchema,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { rememberSubject } from '../../subject/work-subject.js';
import { workArrived, workDone } from '../../task/arrive.js';
import { happenedAt } from '../../task/entity-work.js';

/** What is to be done, by why it did not arrive. */
const details: Readonly<Record<string, string>> = {
  NO_TAX_NUMBER: 'no e-invoice without a tax number: ask the client for it, and replace the invoice with it',
  NOT_IN_NETWORK:
    'the client has no e-invoice mailbox: ask for the right tax number or until when, then replace the invoice or send it again',
  INCOMPLETE: 'the e-invoice lacks something: read what, and replace the invoice with it',
  REJECTED: 'the e-invoice was rejected: read why, then replace the invoice or send it again',
};

const DID_NOT_ARRIVE: readonly EInvoiceEvent[] = [
  EInvoiceEvent.E_INVOICE_HELD,
  EInvoiceEvent.E_INVOICE_REJECTED,
];
const SEEN_TO: readonly EInvoiceEvent[] = [
  EInvoiceEvent.E_INVOICE_WANTED_AGAIN,
  EInvoiceEvent.E_INVOICE_REPLACED,
];

/** An e-invoice that did not arrive waits for an admin, until it is sent again or another invoice stands in its place. */
export const eInvoiceTasks = defineConsumer({
  name: 'e-invoice-tasks',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(EInvoiceChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      const hands = { tx, run };
      const subject = { type: 'e_invoice', id: entityId };
      if (SEEN_TO.includes(event)) {
        const outcome = eventType(EInvoiceEventSchema, event);
        await workDone(hands, { subject, works: ['e-invoice'], outcome });
      }
      if (event === EInvoiceEvent.E_INVOICE_PREPARED && facts?.number !== undefined)
        await rememberSubject(tx, subject, { publicId: facts.number });
      if (!DID_NOT_ARRIVE.includes(event)) return;
      await workArrived(hands, {
        work: 'e-invoice',
        subject,
        at: happenedAt(envelope),
        detail: details[facts?.trouble ?? ''],
      });
    }),
  ],
});
