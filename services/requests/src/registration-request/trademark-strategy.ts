import { Rejection } from '@cotta/kit/model/words/rejection.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { parseCountry } from '@cotta/reference/countries.js';
import { economyOf } from '@cotta/reference/economy.js';
import { jurisdictions } from '@cotta/reference/jurisdictions.js';
import {
  filingTimes,
  marketplaces,
  starts,
  strategyFor,
  strategyReasons,
  type StrategyFacts,
  type StrategyOffice,
} from '@cotta/reference/strategy.js';

/** Where to protect a mark, from what somebody says of their business: rules of the reference lists, the same for everybody. */
export const strategyTypeDefs = /* GraphQL */ `
  "Whether the goods are sold on a marketplace with a brand registry of its own."
  enum StrategyMarketplace { ${marketplaces.join(' ')} }

  "When selling in the next countries begins."
  enum StrategyStart { ${starts.join(' ')} }

  "HOME: the own country. USUAL: people from there usually choose it."
  enum StrategyReason { ${strategyReasons.join(' ')} }

  "FIRST: at once. WITHIN_PRIORITY: inside the six months that keep the first date. LATER: when the country comes closer."
  enum StrategyTime { ${filingTimes.join(' ')} }

  "Offices by code; those nobody knows are passed over."
  input StrategyInput {
    "Country of the own seat."
    country: CountryCode
    sellsIn: [JurisdictionCode!]!
    sellsNext: [JurisdictionCode!]!
    producesIn: [JurisdictionCode!]!
    marketplace: StrategyMarketplace! = NONE
    start: StrategyStart! = NOW
  }

  type StrategyOffice {
    code: JurisdictionCode!
    "The weightiest first."
    reasons: [StrategyReason!]!
    when: StrategyTime!
    "Offices that were asked for and that this one covers."
    insteadOf: [JurisdictionCode!]!
    "Another recommended office that protects there too."
    coveredBy: JurisdictionCode
    "Millions of people; null where no figure is known."
    population: String
    "Percent of the world's purchasing power; null where no figure is known."
    purchasingPower: String
  }

  "One registration at WIPO that rests on an own mark and names members of the Madrid System."
  type InternationalRoute {
    base: JurisdictionCode!
    designated: [JurisdictionCode!]!
    "Recommended, and no members."
    rest: [JurisdictionCode!]!
  }

  type TrademarkStrategy {
    "At most nine, in order."
    offices: [StrategyOffice!]!
    "Asked for, and beyond the nine."
    leftOut: [JurisdictionCode!]!
    "Offices one country at a time."
    national: [JurisdictionCode!]!
    "Offices where one that covers several countries stands for them."
    regional: [JurisdictionCode!]!
    "Null where no own mark could carry it."
    international: InternationalRoute
  }

  extend type Query {
    "Where to protect a mark, why, and by which ways. For: everyone."
    trademarkStrategy(input: StrategyInput!): TrademarkStrategy!
  }
`;

const lists = ['sellsIn', 'sellsNext', 'producesIn'] as const;

export const strategyResolvers: Resolvers = {
  StrategyOffice: {
    population: ({ code }: StrategyOffice) => populationOf(code),
    purchasingPower: ({ code }: StrategyOffice) => economyOf(code)?.purchasingPowerPercent ?? null,
  },
  Query: {
    trademarkStrategy: (
      _: unknown,
      { input }: { input: Omit<StrategyFacts, 'country'> & { readonly country?: string | null } },
    ) => {
      const long = lists.find((name) => input[name].length > jurisdictions.length);
      if (long !== undefined)
        throw new Rejection('BAD_USER_INPUT', `${long} has at most ${jurisdictions.length} offices`, [long]);
      return strategyFor({ ...input, country: parseCountry(input.country ?? undefined) });
    },
  },
};

/** Millions of people, one decimal; null where no figure is known. */
export function populationOf(code: string): string | null {
  const found = economyOf(code);
  return found === undefined ? null : (found.populationThousands / 1000).toFixed(1);
}
