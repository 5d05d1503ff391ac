import type { CardPaymentProvider } from './payment/card/card-payments.js';
import type { VatNumberChecker } from './tax/vat-check.js';

/** What the service is given from outside: keys and the systems an answer waits for. */
export interface InvoicingParts {
  readonly linkKey: string;
  readonly encryptionKey: string;
  readonly vatNumbers: VatNumberChecker;
  /** Secrets that notifications of payments are signed with, comma-separated. */
  readonly webhookSecrets: string;
  /** Whether customers may keep cards and pay with them. @defaultValue false */
  readonly savedCards?: boolean;
  /** Where a card is put on file; absent where none is. */
  readonly cards?: CardPages;
}

/** The provider's pages, and where people reach the site from them. */
export interface CardPages {
  readonly provider: CardPaymentProvider;
  readonly publicOrigin: string;
}

/** For tools that only need the declarations: nobody is asked, nothing is signed. */
export const offlineParts: InvoicingParts = {
  linkKey: '',
  encryptionKey: '',
  webhookSecrets: '',
  vatNumbers: { check: () => Promise.reject(new Error('no tax administration is asked here')) },
};
