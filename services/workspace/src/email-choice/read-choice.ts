import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { wantedLetters } from './wanted-letters.js';

export const wantedLettersTypeDefs = /* GraphQL */ `
  "Which letters that nobody owes an address wants now."
  type WantedLetters {
    orderUpdates: Boolean!
    marketing: Boolean!
    newsletter: Boolean!
  }

  "What whoever chose by a link holds."
  type EmailChoiceReceipt {
    choiceId: ID!
  }

  extend type Query {
    "What whoever reads the letter with this link still wants. For: visitors with the link of a letter."
    wantedLetters: WantedLetters
  }
`;

export const wantedLettersResolvers = ({ db }: CommandRuntime): Resolvers => ({
  Query: {
    wantedLetters: (_: unknown, _input: unknown, { viewer: { link } }: RequestContext) =>
      link?.purpose === 'unsubscribe' ? inTransaction(db, (tx) => wantedLetters(tx, link.subjectId)) : null,
  },
});
