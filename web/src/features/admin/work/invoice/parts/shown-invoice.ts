import type { InvoiceWorkResult } from '../invoice.graphql.js';

export type ShownInvoice = NonNullable<InvoiceWorkResult['invoice']>;
export type CameIn = NonNullable<ShownInvoice['product']>['bankCredits']['items'][number];

/** Nobody owes it any more. */
export const isPaid = ({ status }: Pick<ShownInvoice, 'status'>): boolean => status === 'PAID';

/** What of a transfer was more than asked for and was not sent back yet, minor units. */
export const surplusOf = ({ surplusMinor, returnedMinor }: CameIn): number =>
  (surplusMinor ?? 0) - (returnedMinor ?? 0);
