/** All proposals: the specification shows none. `Prepared` is the payment request: no number yet, and no tax document. */
export const InvoiceStatus = {
  prepared: 'Prepared',
  issued: 'Issued',
  sent: 'Sent',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
} as const;

export const invoiceStatuses = Object.values(InvoiceStatus);

/** The specification's record status. `created`: the number is taken; `processed`: the file is stored and sent. */
export const recordStatuses = ['created', 'processed'] as const;

export const CreditNoteStatus = { created: 'Created', sent: 'Sent' } as const;

export const creditNoteStatuses = Object.values(CreditNoteStatus);
