import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { signFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { officeOf } from '@cotta/reference/offices.js';
import { watchPriceUse } from '@cotta/reference/watch-price.js';
import type { EntityManager } from 'typeorm';
import { labelIn } from '../price-list/price-list.js';
import { issuerFor } from '../price-list/issuers.js';
import { listOn } from '../price-list/official-fees/price-list-version.js';
import { no } from '../refusals.js';
import { taxedByHand } from './hand-quote.js';
import { orderFactsFields } from './order-facts.js';
import { watchFee } from './order-lines.js';
import { priceOrRefusal } from './price-question.js';

const { currency, country } = orderFactsFields;
const MOST_OFFICES = 101;
/** A price that is on the screen holds for two days. */
const HOLDS_MS = 48 * 3_600_000;

/** What the price of a register watch depends on. */
export const watchFactsFields = {
  offices: f.list(
    f.code('JurisdictionCode', 'Office whose register is watched.', {
      known: (code) => officeOf(code) !== undefined,
    }),
    { min: 1, max: MOST_OFFICES },
  ),
  classes: f.integer('How many classes.', { min: 1, max: 45 }),
  alsoSimilar: f.boolean('Similar names too, not only identical ones.'),
  currency,
  country,
};

export type WatchFacts = InputOf<typeof watchFactsFields>;

export const watchQuoteTypeDefs = /* GraphQL */ `
  "What one office adds to a watch, before tax, minor units."
  type WatchedOfficePrice {
    jurisdiction: JurisdictionCode!
    net: Int!
  }

  "A year of a register watch: price from the list, with the tax of that country. All amounts are minor units of the currency."
  type WatchQuote {
    "Signed: give it back with the order."
    quote: String!
    currency: CurrencyCode!
    offices: [WatchedOfficePrice!]!
    net: Int!
    tax: Int!
    "Each way a part of it is taxed, once."
    taxes: [QuotedTax!]!
    total: Int!
    priceListLabel: String!
  }

  union WatchQuoteResult = WatchQuote | Refusal

  extend type Query {
    "What a year of a register watch costs today. For: everyone."
    watchQuote(
      offices: [JurisdictionCode!]!
      "How many classes."
      classes: Int!
      alsoSimilar: Boolean!
      currency: CurrencyCode!
      "Country of the billing address."
      country: CountryCode!
    ): WatchQuoteResult!
  }
`;

export function watchQuoteResolvers(linkKey: string, runtime: CommandRuntime): Resolvers {
  return {
    WatchQuoteResult: priceOrRefusal('WatchQuote'),
    Query: {
      watchQuote: async (_: unknown, asked: object, { viewer, manager }: RequestContext) => {
        const parsed = parseInput(watchFactsFields, asked);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const priced = await watchPrice(manager, parsed.value, runtime.clock.now());
        if (isRefusal(priced)) return refusalAnswer(priced);
        const { label, ...price } = priced;
        return {
          ...price,
          priceListLabel: labelIn(label, viewer.locale),
          quote: signFacts(watchPriceUse(parsed.value, price.net, runtime.clock.now(), HOLDS_MS), linkKey),
        };
      },
    },
  };
}

/** Each office once; the tax is that of the order, which is paid at the price before tax. */
async function watchPrice(tx: EntityManager, facts: WatchFacts, now: Date) {
  const fees = watchFees(facts, calendarDate(now, issuerFor(facts.country).timeZone));
  if (isRefusal(fees)) return fees;
  const net = fees.offices.reduce((sum, office) => sum + office.net, 0);
  const taxed = await taxedByHand(
    tx,
    { net, officeFee: 0, currency: facts.currency, country: facts.country },
    now,
  );
  if (isRefusal(taxed)) return taxed;
  const { tax, taxes, total } = taxed;
  return { currency: facts.currency, ...fees, net, tax, taxes, total };
}

/** What each office costs on a day, `YYYY-MM-DD`, in minor units before tax. Refused with PRICE_MISSING. */
export function watchFees(
  { offices, classes, alsoSimilar, currency: paidIn }: Omit<WatchFacts, 'country'>,
  day: string,
): { readonly offices: { jurisdiction: string; net: number }[]; readonly label: PriceLabel } | Refusal {
  // Confirmations are of office fees, and a watch has none.
  const list = listOn(paidIn, { confirmed: [], day });
  if (list === undefined) return no('PRICE_MISSING.day', { day });
  const priced: { jurisdiction: string; net: number }[] = [];
  for (const jurisdiction of new Set(offices)) {
    const net = watchFee(list, { jurisdiction, classes, currency: paidIn }, alsoSimilar);
    if (isRefusal(net)) return net;
    priced.push({ jurisdiction, net });
  }
  return { offices: priced, label: list.label };
}

type PriceLabel = NonNullable<ReturnType<typeof listOn>>['label'];
