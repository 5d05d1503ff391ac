import type { AnswersByName, AnswerTo } from './answers-to.js';
import { jurisdictionList } from './stub-facts.js';

type List = Extract<
  AnswerTo<'FilingPriceList'>['filingPriceList'],
  { readonly __typename?: 'FilingPriceList' }
>;
type Price = List['prices'][number];

/** An office whose price a person names. */
const ASKED = 'BR';
/** An office whose fee is not sure. */
const ESTIMATED = 'CN';
/** An office at which enough were registered to say what they came to. */
const KNOWN = 'UK';
const cameTo = { registrations: 12, median: 118_000, least: 104_000, most: 133_000 };
const OUR_FEE = 29_000;
const OFFICE_FEE = 85_000;

function priceOf(jurisdiction: string, classes: number): Price {
  if (jurisdiction === ASKED)
    return {
      jurisdiction,
      ourFee: null,
      officeFee: null,
      expectedOfficeFee: null,
      furtherClass: null,
      tax: null,
      total: null,
      later: [],
      cameTo: null,
    };
  const ourFee = OUR_FEE + 9000 * (classes - 1);
  const officeFee = OFFICE_FEE + 5000 * (classes - 1);
  return {
    jurisdiction,
    ourFee,
    officeFee,
    expectedOfficeFee: jurisdiction === ESTIMATED ? 70_000 : null,
    furtherClass: 14_000,
    tax: 0,
    total: ourFee + officeFee,
    later: [
      { occasion: 'RENEWAL', net: 104_000, expectedNet: null },
      ...(jurisdiction === 'US' ? [{ occasion: 'PROOF_OF_USE', net: 52_400, expectedNet: null }] : []),
      { occasion: 'OFFICE_LETTER', net: 35_000, expectedNet: null },
    ],
    cameTo: jurisdiction === KNOWN && classes === 1 ? cameTo : null,
  };
}

interface Asked {
  readonly offices?: unknown;
  readonly classes: unknown;
  readonly currency: unknown;
}

function listOf({ offices, classes, currency }: Asked): List {
  const codes = offices as readonly string[];
  const prices = codes.map((code) => priceOf(code, Number(classes)));
  const add = (key: 'ourFee' | 'officeFee' | 'total') =>
    prices.reduce((sum, price) => sum + (price[key] ?? 0), 0);
  return {
    __typename: 'FilingPriceList',
    currency: String(currency),
    prices,
    sum:
      add('total') === 0
        ? null
        : {
            ourFee: add('ourFee'),
            officeFee: add('officeFee'),
            tax: 0,
            taxes: [{ scheme: 'OUT_OF_SCOPE', rate: '0', country: null, officeFees: [] }],
            total: add('total'),
            certainty: prices.some(({ expectedOfficeFee }) => expectedOfficeFee !== null)
              ? 'ESTIMATED'
              : 'FINAL',
            expectedTotal: add('total') - (codes.includes(ESTIMATED) ? 15_000 : 0),
          },
    priceListLabel: 'Example prices.',
    validUntil: '2030-03-30',
  };
}

const months = (codes: unknown) =>
  jurisdictionList
    .filter(({ code }) => (codes as readonly string[]).includes(code))
    .map(({ code, typicalMonths }) => ({ code, typicalMonths }));
const currencyList = ['EUR', 'CZK', 'USD'].map((code) => ({ code }));
const countryList = [
  { code: 'CZ', name: 'Czechia' },
  { code: 'SK', name: 'Slovakia' },
];

const starter = { jurisdictions: ['EU', 'US', 'UK'], population: '859.6', purchasingPower: '31.0' };
const advanced = {
  jurisdictions: ['EU', 'US', 'UK', 'AU', 'CH', 'JP'],
  population: '1020.3',
  purchasingPower: '36.2',
};

const service = {
  __typename: 'ServiceOrderQuote' as const,
  currency: 'EUR',
  ourFee: 19_000,
  officeFee: 85_000,
  tax: 0,
  taxes: [],
  total: 104_000,
  certainty: 'FINAL' as const,
  expectedTotal: 104_000,
};

/** A strategy for somebody from Slovakia who sells at home and in the United States, and makes goods in China. */
const strategy: AnswerTo<'TrademarkStrategy'>['trademarkStrategy'] = {
  offices: [
    {
      code: 'EU',
      reasons: ['HOME', 'SELLS', 'MARKETPLACE'],
      when: 'FIRST',
      insteadOf: ['DE'],
      coveredBy: null,
      population: '450.2',
      purchasingPower: '14.115',
    },
    {
      code: 'SK',
      reasons: ['HOME'],
      when: 'FIRST',
      insteadOf: [],
      coveredBy: 'EU',
      population: '5.4',
      purchasingPower: '0.130',
    },
    {
      code: 'US',
      reasons: ['SELLS', 'MARKETPLACE'],
      when: 'FIRST',
      insteadOf: [],
      coveredBy: null,
      population: '340.1',
      purchasingPower: '14.828',
    },
    {
      code: 'BR',
      reasons: ['NEXT'],
      when: 'WITHIN_PRIORITY',
      insteadOf: [],
      coveredBy: null,
      population: null,
      purchasingPower: null,
    },
  ],
  leftOut: ['JP'],
  national: ['DE', 'SK', 'US', 'BR'],
  regional: ['EU', 'US', 'BR'],
  international: { base: 'SK', designated: ['EU', 'US'], rest: ['BR'] },
};

export const priceListAnswers: AnswersByName = {
  FilingPriceList: (asked): AnswerTo<'FilingPriceList'> => ({
    filingPriceList: listOf(asked as unknown as Asked),
    jurisdictionList: months(asked['offices']),
    currencyList,
    countryList,
  }),
  OfficeDurations: ({ offices, classes }): AnswerTo<'OfficeDurations'> => ({
    officeDurationList: (offices as readonly string[])
      .filter((office) => office === KNOWN && classes === 1)
      .map((jurisdiction) => ({
        jurisdiction,
        span: 'FILED_TO_REGISTERED',
        min: 5,
        max: 9,
        cases: 37,
        since: 2022,
      })),
  }),
  ServicePrices: (): AnswerTo<'ServicePrices'> => ({
    renewal: service,
    transfer: { __typename: 'Refusal', code: 'PRICE_MISSING', message: 'A person quotes.', fields: [] },
  }),
  StrategyForm: (): AnswerTo<'StrategyForm'> => ({ countryList, currencyList }),
  TrademarkStrategy: (): AnswerTo<'TrademarkStrategy'> => ({ trademarkStrategy: strategy }),
  StrategyPrices: (asked): AnswerTo<'StrategyPrices'> => ({
    filingPriceList: {
      ...listOf(asked as unknown as Asked),
      __typename: 'FilingPriceList',
      madrid: { filing: 268_000, renewal: 212_000, asOf: '2026-09-23' },
    },
    jurisdictionList: months(asked['offices']),
  }),
  InternationalPackages: ({ own }): AnswerTo<'InternationalPackages'> => ({
    recommendation: {
      suggestedJurisdictions: ['EU', 'SK', 'US', 'UK', 'AU', 'CH', 'IE', 'NZ', 'CZ'],
      internationalPackages: { starter, advanced },
    },
    own: { jurisdictions: own as readonly string[], population: '345.5', purchasingPower: '15.1' },
  }),
  PackagePrices: ({ starter: small, advanced: large, own, ...asked }): AnswerTo<'PackagePrices'> => {
    const of = (offices: unknown) => listOf({ ...(asked as unknown as Asked), offices });
    return { starter: of(small), advanced: of(large), own: of(own) };
  },
  PackagesFromCountry: ({ offices, currency }): AnswerTo<'PackagesFromCountry'> => ({
    recommendation: { internationalPackages: { starter, advanced } },
    filingPriceList: listOf({ offices, currency, classes: 1 }),
    currencyList,
  }),
};
