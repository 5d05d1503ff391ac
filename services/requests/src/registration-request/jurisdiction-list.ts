import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { economyOf } from '@cotta/reference/economy.js';
import { jurisdictionBySlug, jurisdictions, type Jurisdiction } from '@cotta/reference/jurisdictions.js';
import { suggestedJurisdictions } from '@cotta/reference/recommendations.js';
import { populationOf } from './trademark-strategy.js';

/** Offices and what is known of each: facts of the reference lists, the same for everybody. */
export const jurisdictionTypeDefs = /* GraphQL */ `
  type Jurisdiction {
    code: JurisdictionCode!
    name: String!
    slug: String!
    office: Office!
    currency: CurrencyCode!
    madridMember: Boolean!
    "From filing to registration; null when no reliable figure is known."
    typicalMonths: MonthRange
    registrationTermYears: Int
    "When the first term differs from the later ones."
    firstTermYears: Int
    "filing or registration."
    termStartsFrom: String
    "Months before expiry from which a renewal can be filed."
    renewalWindowMonths: Int
    "Months after expiry in which a renewal is still possible."
    renewalGraceMonths: Int
    oppositionPeriod: OppositionPeriod!
    "In English."
    useRequirement: String!
    "Years without use after which others may attack the mark."
    nonUseVulnerabilityYears: Int
    "none, simple, notarised, legalised or unsure."
    requiresPOA: String!
    requiresSpecimen: Boolean!
    "ISO 639-1."
    languagesOfFiling: [String!]!
    "Whether one application may name several classes."
    multiClass: Boolean
    priorityClaimable: Boolean!
    "Countries that one filing covers; null for national offices."
    members: [CountryCode!]
    "Millions of people where it protects; null where no figure is known. World Bank."
    population: String
    "Percent of the world's purchasing power; null where no figure is known. CIA World Factbook."
    purchasingPower: String
    "Names of the facts above that are not settled."
    toBeConfirmed: [String!]!
    "Where the facts come from, in English."
    sources: [String!]!
  }

  type OppositionPeriod {
    value: Int
    "days, months or working days."
    unit: String
    "pre-registration, post-registration or none."
    timing: String!
  }

  type Office {
    short: String!
    full: String!
  }
  type MonthRange {
    min: Int!
    max: Int!
  }

  extend type Query {
    "All offices, in the order of the specification. For: everyone."
    jurisdictionList("These alone." codes: [JurisdictionCode!]): [Jurisdiction!]!
    "The office of a landing page, by the last part of its address or another spelling of it. For: everyone."
    jurisdictionBySlug(slug: String!): Jurisdiction
    "At most nine offices people from a country usually choose. For: everyone."
    suggestedJurisdictionList(country: CountryCode): [JurisdictionCode!]!
  }
`;

const isUnsure = ([, confidence]: readonly [string, string]): boolean => confidence === 'unsure';

export const jurisdictionResolvers: Resolvers = {
  Jurisdiction: {
    population: ({ code }: Jurisdiction) => populationOf(code),
    purchasingPower: ({ code }: Jurisdiction) => economyOf(code)?.purchasingPowerPercent ?? null,
    toBeConfirmed: ({ confidence }: Jurisdiction) =>
      Object.entries(confidence)
        .filter(isUnsure)
        .map(([field]) => field),
  },
  Query: {
    jurisdictionList: (_: unknown, { codes }: { codes?: readonly string[] | null }) =>
      codes == null ? jurisdictions : jurisdictions.filter(({ code }) => codes.includes(code)),
    jurisdictionBySlug: (_: unknown, { slug }: { slug: string }) => jurisdictionBySlug(slug) ?? null,
    suggestedJurisdictionList: (_: unknown, { country }: { country?: string | null }) =>
      suggestedJurisdictions(country ?? undefined),
  },
};
