const SITE = {
  reason: 'Countries, currencies and storefronts of the public site: their pages are not there yet.',
  issue: 15,
};
const TEST_DOUBLE = { reason: 'Stands in for the world in specs; it keeps the port beside which it stands.' };

/** @param {{ reason: string, issue?: number }} why @param {string} path @param {string[]} names */
const values = (why, path, ...names) => names.map((name) => ({ path, name, ...why }));
/** @param {{ reason: string, issue?: number }} why @param {string[]} paths */
const modules = (why, ...paths) => paths.map((path) => ({ path, ...why }));

/**
 * What no program reaches, and why it stands. It gets shorter only: what is reached meanwhile fails.
 * @type {readonly import('./reachable.mjs').Unconnected[]}
 */
export const UNCONNECTED = [
  ...modules(
    { reason: 'An order is priced in the currency that its form names.', issue: 15 },
    'services/invoicing/src/quote/currency-choice.ts',
  ),
  ...modules(
    { reason: 'Countries of card and network are not gathered at the checkout yet.', issue: 16 },
    'services/invoicing/src/tax/location-evidence.ts',
  ),
  ...values(
    { reason: 'Orders are priced when they are placed; an older quote is not ordered yet.', issue: 15 },
    'services/invoicing/src/quote/quote-validity.ts',
    'needsNewConsent',
  ),
  ...values(
    {
      reason: 'Invoices follow the payment at once; one that is issued much later is not there yet.',
      issue: 16,
    },
    'services/invoicing/src/tax/vat-number-check.ts',
    'isTooOldForInvoice',
  ),
  ...values(
    { reason: 'A filing that alleges use is made at the office by hand; its acceptance is noted.' },
    'services/trademarks/src/deadlines/rules/us-statement-blocks.ts',
    'allegationRefused',
  ),
  ...values(
    { reason: 'Money examples begin a charge with it; the clock of subscriptions prepares the row itself.' },
    'services/reference/src/dunning.ts',
    'prepareCharge',
  ),
  ...values(
    { reason: 'Money examples state as a list what the projection of reminders decides row by row.' },
    'services/invoicing/src/product/unpaid-schedule.ts',
    'stepsBeforePayment',
  ),

  ...values(SITE, 'services/reference/src/currencies.ts', 'priceFormat'),
  ...values(SITE, 'services/reference/src/languages.ts', 'languageFlag'),
  ...values(SITE, 'services/reference/src/offices.ts', 'toBeConfirmed'),
  ...values(SITE, 'services/reference/src/site-countries.ts', 'countriesOfLanguage'),
  ...values(SITE, 'services/reference/src/storefronts.ts', 'storefrontOfHost'),

  ...modules(
    TEST_DOUBLE,
    'services/kit/src/model/time/fake-clock.ts',
    'services/kit/src/runtime/kafka/memory-broker.ts',
  ),
  ...values(TEST_DOUBLE, 'services/kit/src/runtime/process/log.ts', 'silentLog'),
  ...values(
    { reason: 'Specs read with it what the field of a picker carries.' },
    'web/src/domain/goods-picker/class-goods.ts',
    'readGoods',
  ),
];

/**
 * What only the system may do and nothing does, and why it is declared.
 * @type {readonly import('./runners.mjs').Unrun[]}
 */
export const UNRUN = [];
