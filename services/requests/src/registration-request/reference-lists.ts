import { Rejection } from '@cotta/kit/model/words/rejection.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { countries, parseCountry } from '@cotta/reference/countries.js';
import { countryCurrency, currencies } from '@cotta/reference/currencies.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { languageOf } from '@cotta/reference/languages.js';
import { knownNiceClass, niceClasses } from '@cotta/reference/nice-classes.js';
import { findNiceTerms, listedTerms, type AskedTerm } from '@cotta/reference/nice-terms.js';
import { packageOf, recommendationFor } from '@cotta/reference/recommendations.js';
import { regionRequired, regionsOf } from '@cotta/reference/regions.js';
import { countryOptions, supportedCountries } from '@cotta/reference/site-countries.js';
import { storefronts } from '@cotta/reference/storefronts.js';

/** Lists that change with releases only, for everyone to read. */
export const referenceTypeDefs = /* GraphQL */ `
  type Country {
    "ISO 3166-1 alpha-2, or EU."
    code: CountryCode!
    alpha3: String!
    "Three digits; null for the European Union."
    numeric: String
    name: String!
    "The currency its people see first."
    currency: CurrencyCode!
    "Whether an address there names a state or region."
    regionRequired: Boolean!
  }

  type Currency {
    code: CurrencyCode!
    symbol: String!
    "Decimals of the minor unit."
    minorDigits: Int!
    "Name of the flag picture."
    flag: String!
  }

  enum NiceClassKind {
    GOODS
    SERVICES
  }

  "A class of the Nice Classification, in our words."
  type NiceClass {
    number: Int!
    kind: NiceClassKind!
    title: String!
    "English."
    heading: String!
    "English."
    examples: [String!]!
    "What moved with the newest edition or is often got wrong; English."
    note: String
  }

  "A listed term for goods or services; English."
  type NiceTerm {
    classNumber: Int!
    term: String!
    "Number in the alphabetical list, edition 10-2015; null for terms of another list."
    basicNumber: String
    "Accepted by the Union's offices without examination; false also where unknown."
    euHarmonised: Boolean!
  }

  type Region {
    "ISO 3166-2."
    code: String!
    country: CountryCode!
    kind: String!
    name: String!
  }

  type Storefront {
    key: String!
    "Null for the global one."
    country: CountryCode
    labelKey: String!
    flag: String!
  }

  type Recommendation {
    "The country it was made for; null when none was told or known."
    code: CountryCode
    "Nine, in order."
    suggestedJurisdictions: [JurisdictionCode!]!
    internationalPackages: InternationalPackages!
  }

  type InternationalPackages {
    starter: InternationalPackage!
    advanced: InternationalPackage!
  }

  type InternationalPackage {
    jurisdictions: [JurisdictionCode!]!
    "Millions of people covered, each country once; null where a figure is missing."
    population: String
    "Percent of the world's purchasing power covered; null where a figure is missing."
    purchasingPower: String
  }

  input AskedTermInput {
    classNumber: Int!
    term: String!
  }

  extend type Query {
    "Countries to choose from, preferred ones first, the Union among them; for addresses all of the world's, without the Union, which is none. Names in English where the locale is not ours. For: everyone."
    countryList(locale: LanguageCode!, all: Boolean = false): [Country!]!
    "Currencies prices are shown in. For: everyone."
    currencyList: [Currency!]!
    "The 45 classes. Titles in English where the locale is not ours. For: everyone."
    niceClassList(locale: LanguageCode!): [NiceClass!]!
    "Terms that begin with a text or hold a word that does; at most 50. For: everyone."
    niceTermList(prefix: String, classNumber: Int, limit: Int = 20): [NiceTerm!]!
    "Those of the terms that a list has in that class, as it writes them; what is not answered is somebody's own words. At most 500. For: everyone."
    listedTermList(terms: [AskedTermInput!]!): [NiceTerm!]!
    "States and territories of US, CA and AU; empty for other countries. For: everyone."
    regionList(country: CountryCode!): [Region!]!
    "The site's faces by domain. For: everyone."
    storefrontList: [Storefront!]!
    "Where people from a country usually protect a mark. For: everyone."
    recommendation(country: CountryCode): Recommendation!
    "What these offices cover together, each country once; unknown ones are passed over. For: everyone."
    officeCoverage(offices: [JurisdictionCode!]!): InternationalPackage!
  }
`;

const MOST_TERMS = 50;
const LONGEST_PREFIX = 100;
const MOST_ASKED = 500;

interface TermArguments {
  readonly prefix?: string | null;
  readonly classNumber?: number | null;
  readonly limit?: number | null;
}

export const referenceResolvers: Resolvers = {
  NiceClassKind: { GOODS: 'goods', SERVICES: 'services' },
  Country: {
    currency: ({ code }: { code: string }) => countryCurrency(code),
    regionRequired: ({ code }: { code: string }) => regionRequired(code),
  },
  Query: {
    countryList: (_: unknown, { locale, all }: { locale: string; all?: boolean | null }) =>
      countryOptions(languageOf(locale), all === true ? countries : supportedCountries),
    currencyList: () => currencies,
    niceClassList: (_: unknown, { locale }: { locale: string }) =>
      niceClasses.map((one) => ({ ...one, title: one.title[languageOf(locale)] })),
    niceTermList: (_: unknown, given: TermArguments) => findNiceTerms(termSearch(given)),
    listedTermList: (_: unknown, { terms }: { terms: readonly AskedTerm[] }) => {
      if (terms.length > MOST_ASKED)
        throw new Rejection('BAD_USER_INPUT', `terms are at most ${MOST_ASKED}`, ['terms']);
      return listedTerms(terms);
    },
    regionList: (_: unknown, { country }: { country: string }) => {
      if (parseCountry(country) === undefined)
        throw new Rejection('BAD_USER_INPUT', 'country is a code of ISO 3166-1, such as US', ['country']);
      return regionsOf(country);
    },
    storefrontList: () => storefronts,
    recommendation: (_: unknown, { country }: { country?: string | null }) =>
      recommendationFor(country ?? undefined),
    officeCoverage: (_: unknown, { offices }: { offices: readonly string[] }) =>
      packageOf(offices.filter(knownJurisdiction)),
  },
};

function termSearch({ prefix, classNumber, limit }: TermArguments): Parameters<typeof findNiceTerms>[0] {
  const most = limit ?? 20;
  if (most < 1 || most > MOST_TERMS)
    throw new Rejection('BAD_USER_INPUT', `limit is a whole number from 1 to ${MOST_TERMS}`, ['limit']);
  if ((prefix ?? '').length > LONGEST_PREFIX)
    throw new Rejection('BAD_USER_INPUT', `prefix has at most ${LONGEST_PREFIX} characters`, ['prefix']);
  if (classNumber != null && !knownNiceClass(classNumber))
    throw new Rejection('BAD_USER_INPUT', 'classNumber is a whole number from 1 to 45', ['classNumber']);
  return { prefix: prefix ?? '', limit: most, ...(classNumber == null ? {} : { classNumber }) };
}
