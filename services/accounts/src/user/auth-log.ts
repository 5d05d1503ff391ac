import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { no } from '../refusals.js';
import { userAuthLogResource } from './user.resource.js';

/** The log of the door is written by the door; an admin can add what was reported. Nobody edits it. */
export const authLogTypeDefs = /* GraphQL */ `
  "Something about an account that the door itself could not see: a stolen phone, a call by a stranger."
  input CreateUserAuthLogInput @tag(name: "admin") {
    userId: ID!
    area: String
  }
  input UpdateUserAuthLogInput @tag(name: "admin") {
    area: String
  }
  union CreateUserAuthLogResult @tag(name: "admin") = UserAuthLog | Refusal
  union UpdateUserAuthLogResult @tag(name: "admin") = UserAuthLog | Refusal
  union DeleteUserAuthLogResult @tag(name: "admin") = UserAuthLog | Refusal

  extend type Mutation {
    "Notes an incident that was reported. For: admin."
    createUserAuthLog(input: CreateUserAuthLogInput!): CreateUserAuthLogResult! @tag(name: "admin")
    "Always refused: a log that can be edited proves nothing. For: admin."
    updateUserAuthLog(id: ID!, input: UpdateUserAuthLogInput!): UpdateUserAuthLogResult! @tag(name: "admin")
    "Always refused: entries go when their person is erased. For: admin."
    deleteUserAuthLog(id: ID!): DeleteUserAuthLogResult! @tag(name: "admin")
  }
`;

const fields = {
  userId: f.id('Whose account.'),
  area: f.text('customer or admin.', { max: 20, optional: true }),
};

const retained = (_: unknown, __: unknown, { viewer }: RequestContext): object => {
  requireOneOf(['admin'], viewer);
  return refusalAnswer(no('RETAINED'));
};

export function authLogResolvers(runtime: CommandRuntime): Resolvers {
  const resolveType = {
    __resolveType: (value: { __typename?: string }) => value.__typename ?? 'UserAuthLog',
  };
  return {
    Mutation: {
      createUserAuthLog: async (
        _: unknown,
        { input }: { input: unknown },
        { viewer, manager }: RequestContext,
      ) => {
        requireOneOf(['admin'], viewer);
        const parsed = parseInput(fields, input);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const { userId, area } = parsed.value;
        const [id, now] = [runtime.ids.next(), runtime.clock.now()];
        await inTransaction(runtime.db, (tx) =>
          tx.query(
            `insert into user_auth_log (id, created_at, updated_at, kind, user_id, area, email_key) values ($1, $2, $2, 'reported', $3, $4, '')`,
            [id, now, userId, area ?? null],
          ),
        );
        return {
          __typename: 'UserAuthLog',
          ...(await readByIds(manager, userAuthLogResource, viewer, [id]))[0],
        };
      },
      updateUserAuthLog: retained,
      deleteUserAuthLog: retained,
    },
    CreateUserAuthLogResult: resolveType,
    UpdateUserAuthLogResult: resolveType,
    DeleteUserAuthLogResult: resolveType,
  };
}
