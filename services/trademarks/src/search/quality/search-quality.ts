import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { hitRules, hitSources, searchQuality, type HitRule, type HitSource } from './quality-figures.js';

const inSdl = (word: string): string => word.toUpperCase().replaceAll(' ', '_');

export const searchQualityTypeDefs = /* GraphQL */ `
  "Which part of its score brought a hit before a lawyer."
  enum HitRule @tag(name: "admin") { ${hitRules.map(inSdl).join(' ')} }
  "Where a hit was judged: as the result of a watch, or in the report of a verification."
  enum HitSource @tag(name: "admin") { ${hitSources.map(inSdl).join(' ')} }

  "Share of judged hits that were relevant, and between which shares it lies with 95 % confidence; whole percent."
  type SearchPrecision @tag(name: "admin") {
    percent: Int!
    low: Int!
    high: Int!
  }

  "What came of the hits that one part of the score brought at one office, by one version of the scoring."
  type SearchQualityRow @tag(name: "admin") {
    source: HitSource!
    office: JurisdictionCode!
    rule: HitRule!
    "Versions of formula, text analysis and weights."
    version: String!
    "Hits that a lawyer was shown."
    shown: Int!
    "Of them judged by a lawyer."
    judged: Int!
    "Of the judged: of medium or high relevance, or named in the report."
    relevant: Int!
    "Of the shown: their client said whether they matter."
    clientJudged: Int!
    "Of those: they matter to the client."
    clientRelevant: Int!
    "Null below ten judged hits."
    precision: SearchPrecision
  }

  "The same of all hits that were shown in one month."
  type SearchQualityMonth @tag(name: "admin") {
    "YYYY-MM"
    month: String!
    shown: Int!
    judged: Int!
    relevant: Int!
    clientJudged: Int!
    clientRelevant: Int!
    precision: SearchPrecision
  }

  type SearchQuality @tag(name: "admin") {
    rows: [SearchQualityRow!]!
    "The newest month first."
    months: [SearchQualityMonth!]!
  }

  extend type Query {
    "How many of the hits that lawyers were shown were relevant, by office, by the part of the score that brought them, by version and by month. For: admin."
    searchQuality: SearchQuality! @tag(name: "admin")
  }
`;

export const searchQualityResolvers: Resolvers = {
  SearchQualityRow: {
    rule: ({ rule }: { readonly rule: HitRule }) => inSdl(rule),
    source: ({ source }: { readonly source: HitSource }) => inSdl(source),
  },
  Query: {
    searchQuality: (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
      requireOneOf(['admin'], viewer);
      return searchQuality(manager);
    },
  },
};
