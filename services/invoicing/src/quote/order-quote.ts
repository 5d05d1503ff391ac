import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { VatNumberChecker } from '../tax/vat-check.js';
import { labelIn } from '../price-list/price-list.js';
import { certaintyOf, priceCertainties, priceLines } from './price-lines.js';
import { priceOrRefusal, pricedAnswer } from './price-question.js';
import { knownFacts } from './known-facts.js';
import { orderFactsFields } from './order-facts.js';
import type { PricedOrder } from './priced-order.js';
import { priceOrder } from './price-order.js';
import { keepQuote, quoteToken, type StoredQuote } from './stored-quote.js';
import { checkVatNumber } from '../tax/vat-number.js';

export const quoteTypeDefs = /* GraphQL */ `
  "One mark at one office."
  input QuotedFilingInput {
    jurisdiction: JurisdictionCode!
    classes: Int!
  }

  "What the price of an order depends on."
  input QuoteInput {
    filings: [QuotedFilingInput!]!
    currency: CurrencyCode!
    customerKind: QuoteCustomerKind!
    "Country of the billing address."
    country: CountryCode!
    "Postcode of the billing address; some regions lie outside the tax."
    postcode: String
    "VAT number of a business; have it checked first with vatNumberStatus."
    vatNumber: String
    couponCode: String
  }

  "How a part of the price is taxed: rate, whose rate it is, and why."
  type QuotedTax {
    "DOMESTIC, OSS, SUPPLIER_COUNTRY: charged. REVERSE_CHARGE, OUT_OF_SCOPE, NO_VAT, DISBURSEMENT: not, and why."
    scheme: String!
    "Percent, as a decimal number."
    rate: String!
    country: CountryCode
    "Offices whose fees fall under it: one passed on exactly is not taxed, one that is converted is."
    officeFees: [JurisdictionCode!]!
  }

  type QuotedLine {
    code: String!
    jurisdiction: JurisdictionCode!
    "LAWYER_FEE or OFFICIAL_FEE."
    kind: String!
    "Minor units: price of one, before discount and tax."
    unitNet: Int!
    quantity: Int!
    net: Int!
    "What the whole line probably comes to, where net is the most we charge for it; null: net is exact."
    expectedNet: Int
    discount: Int!
    "Percent, as a decimal number."
    taxRate: String!
  }

  "What could come later for the same filing; net is null where only a person can say."
  type LaterCost {
    jurisdiction: JurisdictionCode!
    "REGISTRATION: what the office takes between the filing and the registration."
    occasion: String!
    net: Int
    "What it probably comes to, where net is the most; null: net is exact."
    expectedNet: Int
    confidence: String!
  }

  "FINAL: every line is exact. ESTIMATED: an office fee is not known for sure, the total is the most it costs and the difference comes back."
  enum PriceCertainty { ${priceCertainties.join(' ')} }

  "A price, kept under its id. All amounts are minor units of the currency."
  type OrderQuote {
    id: ID!
    "Give it back with the order: the price is taken from it, whatever the browser shows."
    token: String!
    currency: CurrencyCode!
    lines: [QuotedLine!]!
    ourFee: Int!
    officeFee: Int!
    discount: Int!
    tax: Int!
    "Each way a part of it is taxed, once."
    taxes: [QuotedTax!]!
    total: Int!
    "Whether every line is exact; a price is as sure as its weakest line."
    certainty: PriceCertainty!
    "What it probably comes to with tax; the total where it is FINAL."
    expectedTotal: Int!
    later: [LaterCost!]!
    "False where no coupon was given, and alike for an unknown one and one that is used up."
    couponApplied: Boolean!
    "VAT_RECHECK: the number could not be confirmed, so tax is charged for now; ZERO_TOTAL: nothing to pay."
    flags: [String!]!
    priceList: String!
    "Shown wherever a price is: says where prices are examples."
    priceListLabel: String!
    validUntil: Date!
  }

  union OrderQuoteResult = OrderQuote | Refusal

  enum VatNumberStatus {
    VALID
    INVALID
    UNAVAILABLE
  }

  extend type Query {
    "What an order would cost. PRICE_MISSING: a person quotes. For: everyone."
    quote(input: QuoteInput!): OrderQuoteResult!
    "Asks the tax administration; UNAVAILABLE when it does not answer, which is never a no. For: everyone."
    vatNumberStatus(vatNumber: String!): VatNumberStatus!
  }
`;

export interface QuoteParts {
  readonly linkKey: string;
  readonly vatNumbers: VatNumberChecker;
}

export function quoteResolvers({ linkKey, vatNumbers }: QuoteParts, runtime: CommandRuntime): Resolvers {
  return {
    OrderQuoteResult: priceOrRefusal('OrderQuote'),
    Query: {
      quote: async (_: unknown, { input }: { input: unknown }, { viewer }: RequestContext) => {
        const parsed = parseInput(orderFactsFields, input, ['input']);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const { value: facts } = parsed;
        return pricedAnswer(facts, { runtime, viewer, path: ['input'] }, async () => {
          const stored = await storedQuote(runtime, facts);
          return isRefusal(stored) ? stored : quoteAnswer(stored, quoteToken(stored, linkKey), viewer.locale);
        });
      },
      vatNumberStatus: (_: unknown, { vatNumber }: { vatNumber: string }) =>
        checkVatNumber(runtime, vatNumbers, vatNumber),
    },
  };
}

export function storedQuote(
  { db, clock }: Pick<CommandRuntime, 'db' | 'clock'>,
  facts: PricedOrder['facts'],
): Promise<StoredQuote | Refusal> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const priced = priceOrder(facts, await knownFacts(tx, facts, { now, hold: false }), now);
    return isRefusal(priced) ? priced : keepQuote(tx, priced, now);
  });
}

/** `token`: the signed text that vouches for this price. */
export function quoteAnswer({ id, priced }: StoredQuote, token: string, locale: string): object {
  const { currency, lines, later, flags, priceList, priceListLabel, validUntil, couponId } = priced;
  return {
    id,
    token,
    currency,
    later,
    flags,
    priceList,
    priceListLabel: labelIn(priceListLabel, locale),
    validUntil,
    couponApplied: couponId !== null,
    lines: lines.map((line) => ({ ...line, taxRate: line.rate })),
    ...priceLines({ ...priced, gross: priced.total }),
    ...certaintyOf(priced),
    taxes: priced.taxes ?? [],
  };
}
