/** One e-invoice on its way. */
export interface EInvoiceMessage {
  /** The same key again is the same message: nothing is sent twice. */
  readonly key: string;
  /** Address in the network: `0245:2020000000`. */
  readonly receiver: string;
  readonly xml: string;
}

/** What became of a message. `delivered`: the receiver's provider has it. */
export type EInvoiceState =
  | { readonly state: 'accepted' }
  | { readonly state: 'delivered'; readonly at: Date }
  | { readonly state: 'rejected'; readonly reason: string };

/** The way to the e-invoice mailboxes of other businesses, through a certified delivery provider. @throws VendorError when it gives no answer: nothing is
 *  known then, and the same is asked again later. */
export interface EInvoiceChannel {
  /** Whether somebody receives invoices at this address. */
  reaches(receiver: string): Promise<boolean>;
  /** Hands it over, once per key; `rejected`: it was not taken, and will not be as it is. */
  send(message: EInvoiceMessage): Promise<{ readonly messageId: string } | { readonly rejected: string }>;
  state(messageId: string): Promise<EInvoiceState>;
}
