/** Kinds of records that a partner's events are about, as its interface names them. */
export type PartnerRecordType =
  | 'order'
  | 'service_order'
  | 'trademark'
  | 'office_letter'
  | 'document'
  | 'invoice'
  | 'credit_note';

/** What a partner may be allowed to hear of, by the name of the permission. */
export const partnerEventScopes = [
  'orders:read',
  'trademarks:read',
  'deadlines:read',
  'documents:read',
  'invoices:read',
] as const;
/** One of `partnerEventScopes`. */
export type PartnerEventScope = (typeof partnerEventScopes)[number];

interface PartnerEventKind {
  /** Of its data: raised when something a reader relies on changes; what is only added keeps it. */
  readonly version: number;
  readonly scope: PartnerEventScope;
  readonly doc: string;
}

const kind = (scope: PartnerEventScope, doc: string): PartnerEventKind => ({ version: 1, scope, doc });

/** Everything a partner can hear of. The list only grows: a type is never renamed and never means something else. */
export const partnerEventTypes = {
  'check.requested': kind('orders:read', 'A check was asked for, or asked for again with changes.'),
  'check.finished': kind(
    'orders:read',
    'The report of a check is there. `outcome`: `approved` or `dismissed`.',
  ),
  'order.created': kind('orders:read', 'An order was placed.'),
  'order.quoted': kind('orders:read', 'We said what an order costs; it waits for its client.'),
  'order.paid': kind('orders:read', 'An order is paid.'),
  'order.approval_needed': kind('orders:read', 'A draft waits for its client to agree.'),
  'order.approved': kind('orders:read', 'The client agreed to the draft.'),
  'order.filed': kind('orders:read', 'Everything of the order was filed.'),
  'order.finished': kind('orders:read', 'The work that was ordered is done.'),
  'order.refunded': kind('orders:read', 'The money of an order went back.'),
  'order.cancelled': kind('orders:read', 'An order was withdrawn or cancelled.'),
  'order.on_hold': kind('orders:read', 'An order rests, because its client did not answer.'),
  'order.message': kind('orders:read', 'A lawyer wrote to the client about an order.'),
  'trademark.added': kind('trademarks:read', 'A mark is in the account from now on.'),
  'application.filed': kind('trademarks:read', 'The application was filed at the office.'),
  'trademark.number_issued': kind('trademarks:read', 'The office gave the mark its number.'),
  'trademark.registered': kind('trademarks:read', 'The office registered the mark.'),
  'trademark.renewed': kind('trademarks:read', 'The renewal is on record.'),
  'trademark.transferred': kind('trademarks:read', 'The new owner is on record.'),
  'trademark.status_changed': kind(
    'trademarks:read',
    'The mark moved on at the office. `status`: the new one, where it changed.',
  ),
  'trademark.changed': kind(
    'trademarks:read',
    'Something else of the mark stands otherwise, its number, name, classes or owner: read it again.',
  ),
  'trademark.warned': kind(
    'trademarks:read',
    'The owner of a mark was warned of false invoices that look like those of an office.',
  ),
  'office_letter.received': kind(
    'trademarks:read',
    'The office wrote, and the letter awaits an answer. `trademark_id`: the mark.',
  ),
  'deadline.changed': kind('deadlines:read', 'Dates of a mark may be other ones: read them again.'),
  'deadline.near': kind(
    'deadlines:read',
    'A date comes near. `nominal_date`: `YYYY-MM-DD`; `deadline_id`: which one.',
  ),
  'document.available': kind('documents:read', 'A document is there to be read.'),
  'invoice.issued': kind('invoices:read', 'An invoice took its number.'),
  'invoice.paid': kind('invoices:read', 'An invoice is paid.'),
  'invoice.overdue': kind('invoices:read', 'The last day to pay an invoice went by.'),
  'invoice.credited': kind('invoices:read', 'An invoice was taken back, wholly or in part.'),
  'credit_note.issued': kind(
    'invoices:read',
    'A credit note took its number. `invoice_id`: what it corrects.',
  ),
} as const satisfies Readonly<Record<string, PartnerEventKind>>;

/** What happened, as partners read it: `order.paid`. */
export type PartnerEventType = keyof typeof partnerEventTypes;

/** All of them, for lists to choose from. */
export const partnerEventTypeNames = Object.keys(partnerEventTypes) as PartnerEventType[];
