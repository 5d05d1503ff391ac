import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import { f, type FieldSet, type InputOf } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { findAccountLink, type AccountLinkPurpose } from '../user/account-link.js';
import { askToChangeEmail, confirmNewEmail, refuseNewEmail } from './change-email.js';
import { closeToErase, keepClosedAccount } from './close-account.js';
import type { PasswordDeps } from './set-password.js';
import { no } from '../refusals.js';
import { userResource } from '../user/user.resource.js';

/** Changes of the account that go by a link in a letter. */
export const accountChangeTypeDefs = /* GraphQL */ `
  "What a link of a letter about an account does."
  enum AccountLinkKind {
    CONFIRM_EMAIL
    REFUSE_EMAIL
    KEEP_ACCOUNT
  }
  type AccountLinkUsed {
    ok: Boolean!
  }
  type AskedForEmailChange {
    ok: Boolean!
  }
  input AskForEmailChangeInput {
    email: String!
    password: String!
  }
  input RequestErasureInput {
    word: String!
  }
  union AskForEmailChangeResult = AskedForEmailChange | Refusal
  union UseAccountLinkResult = AccountLinkUsed | Refusal
  union RequestErasureResult = User | Refusal

  extend type Query {
    "Whether such a link still works. For: everyone."
    accountLink(kind: AccountLinkKind!, token: String!): LinkState!
  }

  extend type Mutation {
    "Sends a link to the new address and a notice to the old one; the answer is the same when the new one has an account. For: the signed-in."
    askForEmailChange(input: AskForEmailChangeInput!): AskForEmailChangeResult!
    "Does what the link is for, once. For: everyone with a link."
    useAccountLink(kind: AccountLinkKind!, token: String!): UseAccountLinkResult!
    "Closes the account, to be erased after thirty days. The word: ERASE. Needs a fresh sign-in. For: its owner."
    requestErasure(id: ID!, input: RequestErasureInput!): RequestErasureResult!
  }
`;

const PURPOSES = {
  CONFIRM_EMAIL: 'confirm-email',
  REFUSE_EMAIL: 'refuse-email',
  KEEP_ACCOUNT: 'keep-account',
} as const satisfies Readonly<Record<string, AccountLinkPurpose>>;
type Kind = keyof typeof PURPOSES;
const emailFields = {
  email: f.email('The new address.'),
  password: f.text('As typed.', { max: 200, min: 1 }),
};
const eraseFields = { word: f.text('ERASE.', { max: 20 }) };
const WORD = 'ERASE';

async function answer<F extends FieldSet>(
  fields: F,
  input: unknown,
  act: (parsed: InputOf<F>) => Promise<object | Refusal>,
): Promise<object> {
  const parsed = parseInput(fields, input);
  const outcome = parsed.ok ? await act(parsed.value) : refuseFields(parsed.fields);
  return isRefusal(outcome) ? refusalAnswer(outcome) : outcome;
}

function signedIn(
  { viewer, idempotencyKey }: RequestContext,
  what: string,
): { userId: string; commandId: string } {
  if (viewer.userId === undefined) throw new Rejection('UNAUTHENTICATED', 'sign in first');
  return {
    userId: viewer.userId,
    commandId: nameBasedId(viewer.userId, what, idempotencyKey ?? randomToken()),
  };
}

export function accountChangeResolvers(deps: PasswordDeps): Resolvers {
  const does: Readonly<Record<Kind, (token: string) => Promise<object | Refusal>>> = {
    CONFIRM_EMAIL: (token) => confirmNewEmail(deps, token),
    REFUSE_EMAIL: (token) => refuseNewEmail(deps, token),
    KEEP_ACCOUNT: (token) => keepClosedAccount(deps, token),
  };
  const resultOf = (success: string) => ({
    __resolveType: (value: { __typename?: string }) => (value.__typename === 'Refusal' ? 'Refusal' : success),
  });
  return {
    Query: {
      accountLink: async (_: unknown, { kind, token }: { kind: Kind; token: string }) => {
        const link = await findAccountLink(
          deps.runtime.db.manager,
          token,
          PURPOSES[kind],
          deps.runtime.clock.now(),
        );
        return { state: link?.state ?? 'UNKNOWN', email: link?.state === 'VALID' ? link.email : null };
      },
    },
    Mutation: {
      askForEmailChange: (_: unknown, { input }: { input: unknown }, context: RequestContext) =>
        answer(emailFields, input, async (given) => {
          const outcome = await askToChangeEmail(deps, {
            ...given,
            ...signedIn(context, 'ask-for-email-change'),
          });
          return isRefusal(outcome) ? outcome : { ok: true };
        }),
      useAccountLink: async (_: unknown, { kind, token }: { kind: Kind; token: string }) => {
        const outcome = await does[kind](token);
        return isRefusal(outcome) ? refusalAnswer(outcome) : { ok: true };
      },
      requestErasure: (_: unknown, { id, input }: { id: string; input: unknown }, context: RequestContext) =>
        answer(eraseFields, input, async ({ word }) => {
          const { commandId } = signedIn(context, 'request-erasure');
          if (word !== WORD) return no('ERASE_WORD');
          const outcome = await closeToErase(deps, { userId: id, viewer: context.viewer, commandId });
          return isRefusal(outcome)
            ? outcome
            : { ...(await readByIds(context.manager, userResource, context.viewer, [outcome.userId]))[0] };
        }),
    },
    AskForEmailChangeResult: resultOf('AskedForEmailChange'),
    UseAccountLinkResult: resultOf('AccountLinkUsed'),
    RequestErasureResult: resultOf('User'),
  };
}
