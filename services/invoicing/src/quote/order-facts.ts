import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { isCountry } from '@cotta/reference/countries.js';
import { currencies } from '../money/exact/amount.js';

/** What the price of an order depends on; whoever changes one of these gets another price. */
export const orderFactsFields = {
  filings: f.list(
    f.object('QuotedFilingInput', 'One mark at one office.', {
      jurisdiction: f.code('JurisdictionCode', 'Office.'),
      classes: f.integer('How many classes.', { min: 1, max: 45 }),
    }),
    { max: 110, min: 1 },
  ),
  currency: f.enumeration('Currency of the order.', { name: 'OrderCurrency', values: currencies }),
  customerKind: f.enumeration('A business pays other taxes than a person.', {
    name: 'QuoteCustomerKind',
    values: ['CONSUMER', 'BUSINESS'],
  }),
  country: f.code('CountryCode', 'Country of the billing address.', { known: isCountry }),
  postcode: f.text('Postcode of the billing address; some regions lie outside the tax.', {
    max: 20,
    optional: true,
  }),
  vatNumber: f.text('VAT number of a business, with its prefix.', {
    max: 20,
    pattern: /^[A-Za-z]{2}[A-Za-z0-9 .+*-]+$/,
    optional: true,
  }),
  couponCode: f.text('Coupon, capitals or not.', { max: 40, optional: true }),
};

export type OrderFacts = InputOf<typeof orderFactsFields>;
