import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { askForNewLinks } from './ask-for-new-links.js';

export const newLinksTypeDefs = /* GraphQL */ `
  "Said whether or not the address belongs to an order."
  type AskedForNewLinks {
    ok: Boolean!
  }
  input AskForNewLinksInput {
    email: String!
    "Language of the letter."
    locale: LanguageCode!
  }
  union AskForNewLinksResult = AskedForNewLinks | Refusal

  extend type Mutation {
    "Sends new links to the orders of an address, to that address alone; the answer is the same when there is none. For: everyone."
    askForNewLinks(input: AskForNewLinksInput!): AskForNewLinksResult!
  }
`;

const fields = {
  email: f.email('Where letters of the order go.'),
  locale: f.code('LanguageCode', 'Language of the letter.'),
};

export function newLinksResolvers(runtime: CommandRuntime, encryptionKey: string): Resolvers {
  return {
    Mutation: {
      askForNewLinks: async (
        _: unknown,
        { input }: { input: unknown },
        { idempotencyKey }: RequestContext,
      ) => {
        const parsed = parseInput(fields, input);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        await askForNewLinks(
          { runtime, encryptionKey },
          parsed.value,
          nameBasedId('new-links', parsed.value.email, idempotencyKey ?? randomToken()),
        );
        return { ok: true };
      },
    },
    AskForNewLinksResult: {
      __resolveType: (value: { __typename?: string }) =>
        value.__typename === 'Refusal' ? 'Refusal' : 'AskedForNewLinks',
    },
  };
}
