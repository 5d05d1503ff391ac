import {
  CreditNoteEvent,
  InvoiceEvent,
  type CreditNoteChanged,
  type InvoiceChanged,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import type { PartnerFact } from '../../../partner-event/partner-event.js';
import type { PartnerEventType } from '@cotta/reference/partner-event-types.js';

/** What happened to an invoice, where its client reads it in its history. */
export const ofInvoice: Readonly<Partial<Record<InvoiceEvent, PartnerEventType>>> = {
  [InvoiceEvent.INVOICE_ISSUED]: 'invoice.issued',
  [InvoiceEvent.INVOICE_PAID]: 'invoice.paid',
  [InvoiceEvent.INVOICE_OVERDUE]: 'invoice.overdue',
  [InvoiceEvent.INVOICE_CREDITED]: 'invoice.credited',
};

/** What a message about an invoice means to partners of whoever ordered. */
export function invoiceFacts({ entityId, event, facts }: InvoiceChanged, userId: string): PartnerFact[] {
  const type = ofInvoice[event];
  const status = facts?.status;
  return type === undefined
    ? []
    : [
        {
          type,
          userId,
          record: { type: 'invoice', id: entityId },
          data: status === undefined ? {} : { status },
        },
      ];
}

/** What happened to a credit note, where its client reads it in its history. */
export const ofCreditNote: Readonly<Partial<Record<CreditNoteEvent, PartnerEventType>>> = {
  [CreditNoteEvent.CREDIT_NOTE_ISSUED]: 'credit_note.issued',
};

/** What a message about a credit note means to partners of whoever ordered. */
export function creditNoteFacts(
  { entityId, event, facts }: CreditNoteChanged,
  userId: string,
): PartnerFact[] {
  const type = ofCreditNote[event];
  const invoiceId = facts?.invoiceId;
  return type === undefined
    ? []
    : [
        {
          type,
          userId,
          record: { type: 'credit_note', id: entityId },
          data: invoiceId === undefined ? {} : { invoice_id: invoiceId },
        },
      ];
}
