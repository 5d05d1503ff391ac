import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { no } from '../refusals.js';
import { labelIn } from '../price-list/price-list.js';
import { certaintyOf, priceLines, surchargeOf } from './price-lines.js';
import { priceOrRefusal, pricedAnswer } from './price-question.js';
import { renewalDays } from './renewal-days.js';
import { knownFacts } from './known-facts.js';
import { priceOrder, type KnownFacts } from './price-order.js';
import type { PricedOrder } from './priced-order.js';
import {
  judgeMarks,
  renewalsFactsFields,
  renewalsToPrice,
  type JudgedMark,
  type RenewalsFacts,
} from './renewals-facts.js';
import { keepQuote, renewalsQuoteToken } from './stored-quote.js';

export const renewalsQuoteTypeDefs = /* GraphQL */ `
  input RenewedMarkInput {
    "Code of the office; one we do not know is said beside the mark."
    jurisdiction: String!
    number: String!
    "How many classes."
    classes: Int!
    expirationDate: Date!
  }

  "Why a mark cannot be in the order as it stands."
  enum RenewedMarkProblem {
    UNKNOWN_OFFICE
    NAMED_TWICE
    TOO_EARLY_TO_RENEW
    TOO_LATE_TO_RENEW
    PRICE_MISSING
  }

  "One mark of several and its part of the price, before discount and tax; minor units."
  type RenewedMark {
    jurisdiction: String!
    number: String!
    problem: RenewedMarkProblem
    "What the problem is about: the first day of an order, or the last one."
    day: Date
    "Null while there is a problem."
    ourFee: Int
    "With the surcharge in it."
    officeFee: Int
    surcharge: Int
    windowOpensOn: Date
    lastDay: Date
    graceEnds: Date
    "Weeks to plan for a power of attorney; null where it takes no time of its own."
    poaWeeks: Int
  }

  "What several renewals cost in one order. The sums are of the marks that can be ordered; all amounts are minor units of the currency."
  type RenewalsQuote {
    "In the order they were named."
    marks: [RenewedMark!]!
    "Signed: give it back with the order. Null while a mark has a problem."
    quote: String
    currency: CurrencyCode!
    ourFee: Int!
    officeFee: Int!
    surcharge: Int!
    discount: Int!
    tax: Int!
    "Rate, country and reason of each tax; empty while nothing can be ordered."
    taxes: [QuotedTax!]!
    total: Int!
    "Whether every line is exact; a price is as sure as its weakest line."
    certainty: PriceCertainty!
    "What it probably comes to with tax; the total where it is FINAL."
    expectedTotal: Int!
    priceListLabel: String!
    validUntil: Date
  }

  union RenewalsQuoteResult = RenewalsQuote | Refusal

  extend type Query {
    "What several renewals cost today in one order, at most a hundred; what stands in the way of a mark is said beside it. For: everyone."
    renewalsQuote(
      marks: [RenewedMarkInput!]!
      currency: CurrencyCode!
      "Country of the billing address."
      country: CountryCode!
      customerKind: QuoteCustomerKind = CONSUMER
      postcode: String
      vatNumber: String
      couponCode: String
    ): RenewalsQuoteResult!
  }
`;

/** What a product keeps of its price. A hundred marks fit, unless most of them are late. */
const MOST_BYTES = 59_000;

interface Shown {
  readonly linkKey: string;
  readonly locale: string;
}

export function renewalsQuoteResolvers(linkKey: string, runtime: CommandRuntime): Resolvers {
  return {
    RenewalsQuoteResult: priceOrRefusal('RenewalsQuote'),
    Query: {
      renewalsQuote: async (_: unknown, asked: object, { viewer }: RequestContext) => {
        const parsed = parseInput(renewalsFactsFields, asked);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const { value: facts } = parsed;
        return pricedAnswer(facts, { runtime, viewer }, () =>
          quoteOf(facts, { linkKey, locale: viewer.locale }, runtime),
        );
      },
    },
  };
}

function quoteOf(
  facts: RenewalsFacts,
  { linkKey, locale }: Shown,
  { db, clock }: CommandRuntime,
): Promise<object | Refusal> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const judged = judgeMarks(facts.marks, now);
    const known = await knownFacts(tx, renewalsToPrice(facts, judged), { now, hold: false });
    const marks = judged.map((one) =>
      one.problem === undefined && isRefusal(priceOrder(renewalsToPrice(facts, [one]), known, now))
        ? { ...one, problem: 'PRICE_MISSING' as const }
        : one,
    );
    const priced = sum(facts, marks, known, now);
    if (isRefusal(priced)) return priced;
    if (Buffer.byteLength(JSON.stringify(priced ?? null)) > MOST_BYTES) return no('TOO_MUCH_FOR_ONE_ORDER');
    const whole = priced !== undefined && marks.every(({ problem }) => problem === undefined);
    return {
      ...totals(priced, facts, locale),
      marks: marks.map((one) => shown(one, priced)),
      quote: whole ? renewalsQuoteToken(await keepQuote(tx, priced, now), linkKey) : null,
    };
  });
}

/** Of those that can be ordered; nothing where none can. */
function sum(
  facts: RenewalsFacts,
  marks: readonly JudgedMark[],
  known: KnownFacts,
  now: Date,
): PricedOrder | Refusal | undefined {
  const orderable = marks.filter(({ problem }) => problem === undefined);
  return orderable.length === 0 ? undefined : priceOrder(renewalsToPrice(facts, orderable), known, now);
}

function totals(priced: PricedOrder | undefined, { currency }: RenewalsFacts, locale: string): object {
  if (priced === undefined)
    return {
      currency,
      ourFee: 0,
      officeFee: 0,
      surcharge: 0,
      discount: 0,
      tax: 0,
      taxes: [],
      total: 0,
      ...certaintyOf({ total: 0 }),
      priceListLabel: '',
      validUntil: null,
    };
  const { lines, priceListLabel, validUntil } = priced;
  return {
    currency,
    ...priceLines({ ...priced, gross: priced.total }),
    ...certaintyOf(priced),
    surcharge: surchargeOf(lines),
    taxes: priced.taxes ?? [],
    priceListLabel: labelIn(priceListLabel, locale),
    validUntil,
  };
}

function shown(
  { mark: { jurisdiction, number }, window, problem, day }: JudgedMark,
  priced: PricedOrder | undefined,
): object {
  const lines =
    problem === undefined
      ? (priced?.lines ?? []).filter((line) => line.jurisdiction === jurisdiction && line.mark === number)
      : [];
  const { ourFee, officeFee } = priceLines({ lines, discount: 0, vat: 0, gross: 0 });
  const price =
    problem === undefined
      ? { ourFee, officeFee, surcharge: surchargeOf(lines) }
      : { ourFee: null, officeFee: null, surcharge: null };
  return {
    jurisdiction,
    number,
    problem: problem ?? null,
    day: day ?? null,
    ...price,
    ...renewalDays(window),
  };
}
