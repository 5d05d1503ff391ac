/**
 * What of this package for tests outside of it: the one way in, by name. Specs of the package import what they test where it stands.
 */

// The service and what goes round in it.
export { invoicingService } from './service.js';
export { offlineParts } from './service-parts.js';
export { openTicks, type Tick } from './ticks.js';
export { demoStory } from './demo-story.js';

// Prices and orders.
export type { OrderFacts } from './quote/order-facts.js';
export { storedQuote } from './quote/order-quote.js';
export { keepQuote, quoteToken } from './quote/stored-quote.js';
export { product } from './product/product.work-item.js';

// Papers.
export { invoice } from './invoice/invoice.work-item.js';
export { creditNote } from './invoice/credit-note/credit-note.work-item.js';
export { moneyFileRoutes } from './documents/money-file-routes.js';

// Cards on file, and who agreed that they are charged.
export { saveCard } from './payment/saved-card/card-commands.js';
export { agreeToCharges } from './payment/subscription-charge/agree-to-charges.js';

// Money that comes in and goes back.
export type { NewPaymentOrder } from './payment/card/card-payments.js';
export { newAttempt, onFetchedOrder, type PaymentAttempt } from './payment/card/payment-attempt.js';
export { answerNotification } from './payment/card/payment-notification.js';
export { noteDispute } from './payment/dispute/dispute-notices.js';
export type { BankTransaction } from './payment/transfer/bank-feed.js';
export { matchCredit, type BankLedger, type BankMatch } from './payment/transfer/bank-match.js';

// Vendors, for contracts with their simulators.
export { CnbExchangeRates, EcbExchangeRates } from './adapters/central-banks/central-bank-exchange-rates.js';
export { RevolutBankFeed } from './adapters/revolut/revolut-bank-feed.js';
export { RevolutPayments } from './adapters/revolut/revolut-payments.js';
export { readPaymentNotification } from './adapters/revolut/revolut-webhook.js';
export { paymentWebhook } from './adapters/revolut/webhook-route.js';
export { EpostakEInvoices } from './adapters/epostak/epostak-e-invoices.js';
export { ViesVatCheck } from './adapters/vies/vies-vat-check.js';
