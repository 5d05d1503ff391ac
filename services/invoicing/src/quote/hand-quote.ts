import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { officeOf } from '@cotta/reference/offices.js';
import type { EntityManager } from 'typeorm';
import { knownFacts } from './known-facts.js';
import { orderFactsFields } from './order-facts.js';
import { priceLines } from './price-lines.js';
import { priceOrder } from './price-order.js';
import { priceOrRefusal } from './price-question.js';
import { PAYABLE_DAYS } from './quote-validity.js';
import type { PricedOrder } from './priced-order.js';

const { currency, country } = orderFactsFields;

/** What a person names when they quote a service that no list holds. */
export const handQuoteFields = {
  net: f.integer('The price before tax, the office’s part included, minor units.', { min: 1 }),
  officeFee: f.integer('The part of it that the office takes, minor units.', { min: 0 }),
  jurisdiction: f.code('JurisdictionCode', 'Office.', {
    known: (code) => officeOf(code) !== undefined,
    optional: true,
  }),
  currency,
  country,
};

export type HandQuote = InputOf<typeof handQuoteFields>;

/** A named price, and the last day on which it can be paid; null: as long as any price. */
export interface NamedPrice extends HandQuote {
  readonly orderBy: string | null;
}

/** Seen before it is quoted: what the client will read and pay. Nothing of it is kept. */
export const handQuoteTypeDefs = /* GraphQL */ `
  "A price a person names, with its tax. All amounts are minor units of the currency."
  type HandQuote @tag(name: "admin") {
    currency: CurrencyCode!
    ourFee: Int!
    officeFee: Int!
    tax: Int!
    "Each way a part of it is taxed, once."
    taxes: [QuotedTax!]!
    total: Int!
    "Days in which it can be paid."
    payableDays: Int!
  }

  union HandQuoteResult @tag(name: "admin") = HandQuote | Refusal

  extend type Query {
    "What a client pays for a price that a person names. For: lawyer, admin."
    handQuote(
      net: Int!
      officeFee: Int!
      jurisdiction: JurisdictionCode
      currency: CurrencyCode!
      "Country of the billing address."
      country: CountryCode!
    ): HandQuoteResult! @tag(name: "admin")
  }
`;

/** Tax and documents follow from named amounts as from any list. */
export async function pricedByHand(
  tx: EntityManager,
  { net, officeFee, jurisdiction, currency: paidIn, country: billedIn, orderBy }: NamedPrice,
  now: Date,
): Promise<PricedOrder | Refusal> {
  const facts = {
    filings: [{ jurisdiction: jurisdiction ?? '', classes: 1 }],
    currency: paidIn,
    customerKind: 'CONSUMER' as const,
    country: billedIn,
    service: {
      name: 'by-hand' as const,
      expirationDate: null,
      late: false,
      orderBy,
      byHand: { net, officeFee },
    },
  };
  return priceOrder(facts, await knownFacts(tx, facts, { now, hold: false }), now);
}

/** The same in the lines it is shown in; nothing of it is kept. */
export async function taxedByHand(tx: EntityManager, named: HandQuote, now: Date) {
  const priced = await pricedByHand(tx, { ...named, orderBy: null }, now);
  return isRefusal(priced)
    ? priced
    : {
        currency: priced.currency,
        ...priceLines({ ...priced, gross: priced.total }),
        taxes: priced.taxes ?? [],
      };
}

export function handQuoteResolvers(runtime: CommandRuntime): Resolvers {
  return {
    HandQuoteResult: priceOrRefusal('HandQuote'),
    Query: {
      handQuote: async (_: unknown, asked: object, { viewer, manager }: RequestContext) => {
        requireOneOf(staff, viewer);
        const parsed = parseInput(handQuoteFields, asked);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const priced = await taxedByHand(manager, parsed.value, runtime.clock.now());
        return isRefusal(priced) ? refusalAnswer(priced) : { ...priced, payableDays: PAYABLE_DAYS };
      },
    },
  };
}
