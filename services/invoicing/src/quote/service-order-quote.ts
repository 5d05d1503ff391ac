import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { labelIn } from '../price-list/price-list.js';
import { certaintyOf, priceLines, surchargeOf } from './price-lines.js';
import { priceOrRefusal, pricedAnswer } from './price-question.js';
import { renewalDays } from './renewal-days.js';
import {
  serviceFactsFields,
  serviceToPrice,
  type ServiceFacts,
  type ServiceToPrice,
} from './service-facts.js';
import { serviceQuoteToken, type StoredQuote } from './stored-quote.js';
import { storedQuote } from './order-quote.js';

export const serviceOrderQuoteTypeDefs = /* GraphQL */ `
  "The price of a renewal or a transfer, kept under its id. All amounts are minor units of the currency."
  type ServiceOrderQuote {
    id: ID!
    "Signed: give it back with the order."
    quote: String!
    currency: CurrencyCode!
    lines: [QuotedLine!]!
    ourFee: Int!
    "With the surcharge in it."
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
    "What the office takes for being late; 0 in time."
    surcharge: Int!
    "First day on which the office takes the renewal; before it we keep the order and file on that day. Null for a transfer, and where it is not known."
    windowOpensOn: Date
    "Last day without a surcharge, as the list of deadlines has it: the day the protection ends, even where the office is closed that day."
    lastDay: Date
    "Last day with a surcharge; null where there is no late period."
    graceEnds: Date
    "Weeks to plan for a power of attorney; null where it takes no time of its own."
    poaWeeks: Int
    flags: [String!]!
    priceList: String!
    priceListLabel: String!
    validUntil: Date!
  }

  union ServiceOrderQuoteResult = ServiceOrderQuote | Refusal

  extend type Query {
    "What a renewal or a transfer costs today. PRICE_MISSING: order without a price, a person quotes. TOO_EARLY_TO_RENEW, TOO_LATE_TO_RENEW: with the day. For: everyone."
    serviceOrderQuote(
      "trademark-renewal or ownership-transfer."
      serviceName: String!
      jurisdiction: JurisdictionCode!
      classes: Int!
      expirationDate: Date
      currency: CurrencyCode!
      "Country of the billing address."
      country: CountryCode!
      customerKind: QuoteCustomerKind = CONSUMER
      postcode: String
      vatNumber: String
      couponCode: String
    ): ServiceOrderQuoteResult!
  }
`;

export function serviceOrderQuoteResolvers(linkKey: string, runtime: CommandRuntime): Resolvers {
  return {
    ServiceOrderQuoteResult: priceOrRefusal('ServiceOrderQuote'),
    Query: {
      serviceOrderQuote: async (_: unknown, asked: object, { viewer }: RequestContext) => {
        const parsed = parseInput(serviceFactsFields, asked);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const { value: facts } = parsed;
        return pricedAnswer(facts, { runtime, viewer }, () =>
          quoteOf(facts, { linkKey, locale: viewer.locale }, runtime),
        );
      },
    },
  };
}

interface Shown {
  readonly linkKey: string;
  readonly locale: string;
}

async function quoteOf(facts: ServiceFacts, how: Shown, runtime: CommandRuntime): Promise<object | Refusal> {
  const service = serviceToPrice(facts, runtime.clock.now());
  if (isRefusal(service)) return service;
  const stored = await storedQuote(runtime, service.facts);
  return isRefusal(stored) ? stored : shown(stored, service, how);
}

function shown(stored: StoredQuote, { window }: ServiceToPrice, { linkKey, locale }: Shown): object {
  const { id, priced } = stored;
  const { currency, lines, flags, priceList, priceListLabel, validUntil } = priced;
  return {
    id,
    quote: serviceQuoteToken(stored, linkKey),
    currency,
    flags,
    priceList,
    priceListLabel: labelIn(priceListLabel, locale),
    validUntil,
    ...priceLines({ ...priced, gross: priced.total }),
    ...certaintyOf(priced),
    lines: lines.map((line) => ({ ...line, taxRate: line.rate })),
    surcharge: surchargeOf(lines),
    taxes: priced.taxes ?? [],
    ...renewalDays(window),
  };
}
