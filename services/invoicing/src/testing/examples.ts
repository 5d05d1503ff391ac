import type { FxSnapshot } from '../exchange-rates/fx-snapshot.js';
import { whole } from '../money/exact/fraction.js';
import type { BillingEntity } from '../money/issuer.js';
import type { OrderLine, OrderToPrice } from '../quote/quote.js';
import type { TaxCustomer } from '../tax/vat-decision.js';

/** A Slovak entity with a one-stop-shop registration. */
export const slovakEntity: BillingEntity = {
  code: 'SK01',
  digit: 1,
  country: 'SK',
  vatRegistered: true,
  ossActiveFrom: '2021-07-01',
  homeCurrency: 'EUR',
  exchangeRule: 'ECB_PREVIOUS_DAY',
  timeZone: 'Europe/Bratislava',
};

export const consumerIn = (country: string, postcode: string | null = null): TaxCustomer => ({
  kind: 'CONSUMER',
  country,
  postcode,
  vatNumber: null,
  vatStatus: null,
});

export const businessIn = (
  country: string,
  vatNumber: string | null,
  vatStatus: TaxCustomer['vatStatus'] = 'VALID',
): TaxCustomer => ({
  kind: 'BUSINESS',
  country,
  postcode: null,
  vatNumber,
  vatStatus,
});

export const line = (given: Partial<OrderLine> = {}): OrderLine => ({
  code: 'A',
  kind: 'LAWYER_FEE',
  vatCategory: 'LEGAL',
  unitNet: 29000,
  quantity: whole(1),
  ...given,
});

export const officeFee = (unitNet = 85000): OrderLine =>
  line({ code: 'OFFICE', kind: 'OFFICIAL_FEE', vatCategory: 'DISBURSEMENT', unitNet });

export const order = (given: Partial<OrderToPrice> = {}): OrderToPrice => ({
  issuer: slovakEntity,
  currency: 'EUR',
  taxDate: '2026-03-16',
  customer: consumerIn('SK'),
  coupon: null,
  lines: [line()],
  fx: {} satisfies FxSnapshot,
  ...given,
});
