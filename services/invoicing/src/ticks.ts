import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { BankStatementSource } from './payment/transfer/bank-feed.js';
import type { CardPaymentProvider } from './payment/card/card-payments.js';
import type { ExchangeRateSource } from './exchange-rates/exchange-rates.js';
import type { VatNumberChecker } from './tax/vat-check.js';
import { bookCredits } from './payment/transfer/book-credits.js';
import { checkCard } from './payment/saved-card/check-card.js';
import { forgetCard } from './payment/saved-card/forget-card.js';
import { finishCardSetup } from './payment/saved-card/card-setup.js';
import { watchCardExpiry } from './payment/saved-card/card-expiry.js';
import { chargeChange, chargePeriod } from './payment/subscription-charge/charge-products.js';
import { makeChangeProduct, makePeriodProduct } from './payment/subscription-charge/make-products.js';
import { saveCards } from './payment/saved-card/save-cards.js';
import { correctConfirmedNumbers } from './documents/correct-tax.js';
import { followDisputes } from './payment/dispute/follow-disputes.js';
import { makeCreditNoteFile, makeInvoiceFile, renewInvoiceFile } from './documents/make-file.js';
import { deliverEInvoice } from './e-invoice/deliver-e-invoice.js';
import type { EInvoiceChannel } from './e-invoice/e-invoice-channel.js';
import { openCreditEInvoice, openEInvoice } from './e-invoice/open-e-invoice.js';
import { followPayment } from './payment/card/follow-payment.js';
import { noteSettlement } from './payment/card/note-settlement.js';
import { sendBack } from './payment/refund/send-back.js';
import { cancelUnpaid } from './product/cancel-unpaid.js';
import { markInvoicesOverdue } from './payment/mark-overdue.js';
import { importRates } from './exchange-rates/import-rates.js';
import { askForChecks } from './official-fees/ask-for-checks.js';
import { recheckVatNumbers } from './tax/recheck-vat-numbers.js';
import { runJobs } from './payment/jobs/run-jobs.js';
import { unpaidReminderScanner } from './product/unpaid-reminders.js';

export interface TickParts {
  readonly runtime: CommandRuntime;
  readonly provider: CardPaymentProvider;
  readonly bank: BankStatementSource;
  readonly rates: readonly ExchangeRateSource[];
  readonly vatNumbers: VatNumberChecker;
  readonly encryptionKey: string;
  readonly publicOrigin: string;
  /** Undefined while the firm has no delivery provider. */
  readonly eInvoices: EInvoiceChannel | undefined;
  /** Codes of issuers that send e-invoices before they have to. */
  readonly earlyIssuers: readonly string[];
  /** Between two looks at the bank; ten minutes unless said otherwise. */
  readonly bankPollSeconds?: number;
}

export interface Tick {
  readonly everyMs: number;
  readonly work: () => Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** All that this service does by the clock. */
export function openTicks(parts: TickParts) {
  const { runtime, bank, rates, vatNumbers } = parts;
  const reminders = unpaidReminderScanner(runtime);
  const kinds = {
    payment: (id: string, tries: number) => followPayment(parts, id, tries),
    'invoice-file': (id: string) => makeInvoiceFile(parts, id),
    'credit-note-file': (id: string) => makeCreditNoteFile(parts, id),
    'renewed-file': (id: string) => renewInvoiceFile(parts, id),
    refund: (id: string) => sendBack(parts, id),
    settlement: (id: string, tries: number) => noteSettlement(parts, id, tries),
    'save-cards': (id: string, tries: number) => saveCards(parts, id, tries),
    'check-card': (id: string) => checkCard(parts, id),
    'forget-card': (id: string) => forgetCard(parts, id),
    'card-setup': (id: string, tries: number) => finishCardSetup(parts, id, tries),
    'period-product': (id: string) => makePeriodProduct(parts, id),
    'period-charge': (id: string) => chargePeriod(runtime, id),
    'change-product': (id: string) => makeChangeProduct(parts, id),
    'change-charge': (id: string) => chargeChange(runtime, id),
    'e-invoice': (id: string) => openEInvoice(parts, id),
    'credit-e-invoice': (id: string) => openCreditEInvoice(parts, id),
    'e-invoice-delivery': (id: string, tries: number) => deliverEInvoice(parts, id, tries),
  };
  return {
    jobs: { everyMs: SECOND, work: async () => void (await runJobs(runtime, kinds)) },
    reminders: { everyMs: MINUTE, work: async () => void (await reminders.scan()) },
    bank: {
      everyMs: parts.bankPollSeconds === undefined ? 10 * MINUTE : parts.bankPollSeconds * SECOND,
      work: async () => void (await bookCredits(runtime, bank)),
    },
    rates: { everyMs: 60 * MINUTE, work: async () => void (await importRates(runtime, rates)) },
    'vat-numbers': {
      everyMs: 60 * MINUTE,
      work: async () => {
        await recheckVatNumbers(runtime, vatNumbers);
        await correctConfirmedNumbers(runtime);
      },
    },
    'card-expiry': { everyMs: 60 * MINUTE, work: () => watchCardExpiry(runtime) },
    disputes: { everyMs: MINUTE, work: () => followDisputes(parts) },
    overdue: { everyMs: 60 * MINUTE, work: () => markInvoicesOverdue(runtime) },
    'fee-checks': { everyMs: 60 * MINUTE, work: () => askForChecks(runtime) },
    unpaid: { everyMs: 60 * MINUTE, work: () => cancelUnpaid(runtime) },
  } satisfies Readonly<Record<string, Tick>>;
}
