/** All proposals: the specification shows none. `Prepared` is the payment request: no number yet, and no tax document. */
export const InvoiceStatus = {
  prepared: 'Prepared',
  issued: 'Issued',
  sent: 'Sent',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
} as const;

/** All of them, as they are stored. */
export const invoiceStatuses = Object.values(InvoiceStatus);

/** The specification's record status. `created`: the number is taken; `processed`: the file is stored and sent. */
export const recordStatuses = ['created', 'processed'] as const;

/** A credit note is created with its number and then sent; the money that goes back is no status of it. */
export const CreditNoteStatus = { created: 'Created', sent: 'Sent' } as const;

/** All of them, as they are stored. */
export const creditNoteStatuses = Object.values(CreditNoteStatus);
