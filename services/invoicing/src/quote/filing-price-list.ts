import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inMadrid } from '@cotta/reference/madrid-fees.js';
import { loadMoneyRules } from '../price-list/money-data.js';
import { madridPrice } from '../price-list/madrid-price.js';
import { confirmedFees } from '../price-list/official-fees/confirmed-fees.js';
import { PRICE_LIST } from '../price-list/official-fees/price-list-version.js';
import { loadRates } from '../price-list/price-data.js';
import { labelIn } from '../price-list/price-list.js';
import { registrationCosts, type CostsAsked } from './registration-costs.js';
import { filingPrices, type FilingPrice } from './filing-prices.js';
import { orderFactsFields } from './order-facts.js';
import { priceOrRefusal } from './price-question.js';

export const filingPriceListTypeDefs = /* GraphQL */ `
  "What one application costs at an office: minor units of the list’s currency, before tax where not said otherwise. Amounts are null where a person names the price."
  type FilingPrice {
    jurisdiction: JurisdictionCode!
    ourFee: Int
    "The most it comes to, where it is an estimate."
    officeFee: Int
    "What the office probably takes; null where its fee is exact."
    expectedOfficeFee: Int
    "What one more class adds, our fee and the office’s; null beyond the last class."
    furtherClass: Int
    tax: Int
    "With tax."
    total: Int
    later: [LaterCost!]!
    "What registrations like this came to in the end; null while there are fewer than ten."
    cameTo: RegistrationCosts
  }

  "What registrations at one office with as many classes were paid in the end, less what went back; with tax where one was due. Minor units, rounded to whole units."
  type RegistrationCosts {
    "How many; at least ten."
    registrations: Int!
    median: Int!
    least: Int!
    most: Int!
  }

  "Several applications as one order. All amounts are minor units of the list’s currency."
  type FilingPriceSum {
    ourFee: Int!
    officeFee: Int!
    tax: Int!
    "Each way a part of it is taxed, once."
    taxes: [QuotedTax!]!
    total: Int!
    "Whether every line is exact; a price is as sure as its weakest line."
    certainty: PriceCertainty!
    "What it probably comes to with tax; the total where it is FINAL."
    expectedTotal: Int!
  }

  "What WIPO takes for one international registration, converted; neither our work nor the fee of the office of origin is in it. Minor units."
  type MadridPrice {
    filing: Int!
    "After ten years."
    renewal: Int!
    asOf: Date!
    source: String!
  }

  "Prices to look at; whoever orders asks for a quote."
  type FilingPriceList {
    currency: CurrencyCode!
    "In the order of the specification."
    prices: [FilingPrice!]!
    "Of those that have a price; null where none has."
    sum: FilingPriceSum
    "Of an international registration that names the designated members; null where none is named."
    madrid: MadridPrice
    "Shown wherever a price is: says where prices are examples."
    priceListLabel: String!
    "Null where no office has a price."
    validUntil: Date
  }

  union FilingPriceListResult = FilingPriceList | Refusal

  extend type Query {
    "What an application costs at each of these offices, and at all of them together. For: everyone."
    filingPriceList(
      "Absent: every office."
      offices: [JurisdictionCode!]
      classes: Int! = 1
      currency: CurrencyCode!
      "Country of the billing address."
      country: CountryCode!
      "Members an international registration would name; others are passed over."
      designated: [JurisdictionCode!]
    ): FilingPriceListResult!
  }
`;

const codes = (said: string) => f.list(f.code('JurisdictionCode', said), { max: 110, optional: true });

const { currency, country } = orderFactsFields;
const listFields = {
  offices: codes('Offices; absent for every one.'),
  classes: f.integer('How many classes.', { min: 1, max: 45 }),
  currency,
  country,
  designated: codes('Members an international registration would name.'),
};

const { derivation } = loadMoneyRules();
const rates = loadRates(PRICE_LIST);

/** A price with what it was asked for. */
type AskedPrice = FilingPrice & Pick<CostsAsked, 'classes' | 'currency'>;

export function filingPriceListResolvers(runtime: Pick<CommandRuntime, 'db' | 'clock'>): Resolvers {
  const costsOf = registrationCosts(runtime);
  return {
    FilingPrice: {
      cameTo: ({ jurisdiction: office, classes, currency: paidIn }: AskedPrice) =>
        costsOf({ office, classes, currency: paidIn }),
    },
    FilingPriceListResult: priceOrRefusal('FilingPriceList'),
    Query: {
      filingPriceList: async (_: unknown, asked: object, { viewer, manager }: RequestContext) => {
        const parsed = parseInput(listFields, asked);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const { offices, designated, ...facts } = parsed.value;
        const confirmed = await confirmedFees(manager);
        const { prices, sum, order } = filingPrices(
          { ...facts, confirmed },
          offices ?? undefined,
          runtime.clock.now(),
        );
        const named = (designated ?? []).filter(inMadrid);
        return {
          currency: facts.currency,
          prices: prices.map((price): AskedPrice => ({
            ...price,
            classes: facts.classes,
            currency: facts.currency,
          })),
          sum,
          madrid:
            named.length === 0
              ? null
              : (madridPrice({ ...facts, designated: named }, rates, derivation) ?? null),
          priceListLabel: order === null ? '' : labelIn(order.priceListLabel, viewer.locale),
          validUntil: order?.validUntil ?? null,
        };
      },
    },
  };
}
