import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { NameIndex } from '../search/live/name-index.js';

/** Which registers a watch can search: what is not held here is not sold. */
export const watchableOfficesTypeDefs = /* GraphQL */ `
  enum RegisterHolding {
    ALL
    LIVE_ONLY
    SAMPLE
    "All marks filed in a year or later."
    SINCE
  }

  "A register that is searched here, and how much of it."
  type WatchableOffice {
    jurisdiction: JurisdictionCode!
    "Day of the newest data."
    dataAsOf: Date!
    holding: RegisterHolding!
    "Of SINCE: the year."
    since: Int
  }

  extend type Query {
    "Offices whose registers can be watched, by code; none while the search starts. For: everyone."
    watchableOfficeList: [WatchableOffice!]!
  }
`;

export const watchableOfficesResolvers = (index: NameIndex): Resolvers => ({
  Query: {
    watchableOfficeList: () =>
      Object.entries(index.ready ? index.facts.dataAsOf : {})
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([jurisdiction, at]) => {
          const held = index.facts.coverage?.[jurisdiction] ?? { kind: 'SAMPLE' as const };
          return {
            jurisdiction,
            dataAsOf: at.slice(0, 10),
            holding: held.kind,
            since: held.kind === 'SINCE' ? held.year : null,
          };
        }),
  },
});
