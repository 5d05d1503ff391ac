/** Waits to be handed over, is with the provider, has arrived, was not taken; or there is no mailbox to send it to. */
export const EInvoiceStatus = {
  waiting: 'Waiting',
  sent: 'Sent',
  delivered: 'Delivered',
  rejected: 'Rejected',
  cannotBeSent: 'Cannot be sent',
} as const;

/** All of them, as they are stored. */
export const eInvoiceStatuses = Object.values(EInvoiceStatus);

/** Why one does not arrive. `NO_TAX_NUMBER`: its buyer has no address. `NOT_IN_NETWORK`: nobody receives there. `INCOMPLETE`: the document lacks what the network asks for.
 *  `REJECTED`: the provider, or the receiver's, did not take it. */
export const eInvoiceTroubles = ['NO_TAX_NUMBER', 'NOT_IN_NETWORK', 'INCOMPLETE', 'REJECTED'] as const;
