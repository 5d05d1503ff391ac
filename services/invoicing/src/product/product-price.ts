import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { priceCertainties } from '../quote/price-lines.js';
import { feeKinds, type FeeKind } from '../price-list/coupon/coupon.js';
import { taxCategories } from '../tax/tax-groups.js';

export const productPriceTypeDefs = /* GraphQL */ `
  "OFFICIAL_FEE: money for the office; the others are our work, SUBSCRIPTION_FEE period by period."
  enum FeeKind { ${feeKinds.join(' ')} }

  "A part of a price, as the order was priced."
  type PricedLine {
    jurisdiction: JurisdictionCode!
    kind: FeeKind!
    "Position of the price list."
    code: String
    "Number of the mark, in an order of several at one office."
    mark: String
    quantity: Int!
    "Before discount and tax."
    net: Money!
    "What it probably comes to, where net is the most we charge for it; null: net is exact."
    expectedNet: Money
    discount: Money!
    "How it is taxed; null where the order did not keep it."
    taxCategory: TaxCategory
  }

  "The payer that the tax was worked out for; the invoice goes there."
  type PricedFor {
    country: CountryCode!
    postcode: String
    customerKind: QuoteCustomerKind
    vatNumber: String
  }

  "What is paid and what it is made of: ourFee + officeFee − discount + tax = total."
  type ProductPrice {
    "Empty where a person entered the price."
    lines: [PricedLine!]!
    "Before discount."
    ourFee: Money!
    "Before discount."
    officeFee: Money!
    discount: Money!
    tax: Money!
    total: Money!
    "Whether every line is exact."
    certainty: PriceCertainty!
    "What it probably comes to with tax; the total where it is FINAL."
    expectedTotal: Money!
    "Null where a person entered the price for nobody in particular."
    pricedFor: PricedFor
  }

  extend type Product {
    "What it costs, part by part. For: whoever sees the product."
    price: ProductPrice!
  }
`;

/** What of a product its price is read from. */
export interface PricedProduct {
  readonly net: Money;
  readonly vat: Money;
  readonly total: Money;
  readonly priceBreakdown?: unknown;
}

interface PricedLine {
  readonly jurisdiction: string;
  readonly kind: FeeKind;
  readonly code: string | null;
  readonly mark: string | null;
  readonly quantity: number;
  readonly net: Money;
  readonly expectedNet: Money | null;
  readonly discount: Money;
  readonly taxCategory: (typeof taxCategories)[number] | null;
}

interface PricedFor {
  readonly country: string;
  readonly postcode: string | null;
  readonly customerKind: (typeof customerKinds)[number] | null;
  readonly vatNumber: string | null;
}

/** As `Product.price` answers it. */
export interface ProductPrice {
  readonly lines: readonly PricedLine[];
  readonly ourFee: Money;
  readonly officeFee: Money;
  readonly discount: Money;
  readonly tax: Money;
  readonly total: Money;
  readonly certainty: (typeof priceCertainties)[number];
  readonly expectedTotal: Money;
  readonly pricedFor: PricedFor | null;
}

type Json = Readonly<Record<string, unknown>>;

const customerKinds = ['CONSUMER', 'BUSINESS'] as const;

/** The price of a product out of the breakdown its order stored, whatever that kept at its time; what is not told there counts as our fee, so that the parts make the total. */
export function productPrice({ net, vat, total, priceBreakdown }: PricedProduct): ProductPrice {
  const money = (amountMinor: number): Money => ({ amountMinor, currency: total.currency });
  const stored = objectIn(priceBreakdown);
  const lines = (Array.isArray(stored['lines']) ? stored['lines'] : []).flatMap((line) =>
    pricedLine(objectIn(line), money),
  );
  const discount = wholeIn(stored['discount']) ?? 0;
  const expected = wholeIn(stored['expectedTotal']);
  const officeFee = lines
    .filter(({ kind }) => kind === 'OFFICIAL_FEE')
    .reduce((sum, line) => sum + line.net.amountMinor, 0);
  return {
    lines,
    ourFee: money(net.amountMinor + discount - officeFee),
    officeFee: money(officeFee),
    discount: money(discount),
    tax: vat,
    total,
    certainty: expected === null ? 'FINAL' : 'ESTIMATED',
    expectedTotal: money(expected ?? total.amountMinor),
    pricedFor: pricedFor(objectIn(stored['facts'])),
  };
}

/** None where the stored line does not say what it is for. */
function pricedLine(line: Json, money: (amountMinor: number) => Money): PricedLine[] {
  const [jurisdiction, net] = [textIn(line['jurisdiction']), wholeIn(line['net'])];
  const kind = oneOf(feeKinds, line['kind']);
  const expectedNet = wholeIn(line['expectedNet']);
  if (jurisdiction === null || net === null || kind === null) return [];
  return [
    {
      jurisdiction,
      kind,
      code: textIn(line['code']),
      mark: textIn(line['mark']),
      quantity: wholeIn(line['quantity']) ?? 1,
      net: money(net),
      expectedNet: expectedNet === null ? null : money(expectedNet),
      discount: money(wholeIn(line['discount']) ?? 0),
      taxCategory: oneOf(taxCategories, line['category']),
    },
  ];
}

function pricedFor(facts: Json): PricedFor | null {
  const country = textIn(facts['country']);
  return country === null
    ? null
    : {
        country,
        postcode: textIn(facts['postcode']),
        customerKind: oneOf(customerKinds, facts['customerKind']),
        vatNumber: textIn(facts['vatNumber']),
      };
}

function objectIn(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function wholeIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

function oneOf<const T extends string>(known: readonly T[], value: unknown): T | null {
  return known.find((one) => one === value) ?? null;
}

export const productPriceResolvers: Resolvers = {
  Product: { price: (product: PricedProduct): ProductPrice => productPrice(product) },
};
