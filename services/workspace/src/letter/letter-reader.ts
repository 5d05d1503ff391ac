import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { localeOf } from '../words/locale.js';
import { addresseeOf } from './addressee.js';

export const letterReaderTypeDefs = /* GraphQL */ `
  "How a client is written to."
  type LetterReader @tag(name: "admin") {
    language: LanguageCode!
    "IANA zone in which times are told."
    zone: String!
  }

  extend type Query {
    "Language and zone of the letters to a client; null where nobody knows an address. For: lawyer, admin."
    letterReader(userId: ID!): LetterReader @tag(name: "admin")
  }
`;

export const letterReaderResolvers = ({ db }: CommandRuntime): Resolvers => ({
  Query: {
    letterReader: async (_: unknown, { userId }: { userId: string }, { viewer }: RequestContext) => {
      requireOneOf(staff, viewer);
      const addressee = await inTransaction(db, (tx) => addresseeOf(tx, userId));
      return addressee === undefined
        ? null
        : { language: localeOf(addressee.language), zone: addressee.zone };
    },
  },
});
