import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import { f, type FieldSet, type InputOf } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { loadRowsBy } from '@cotta/kit/runtime/reading/loader.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { RevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { mergeResolvers, type Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { findAccountLink, type AccountLinkPurpose } from './user/account-link.js';
import { askForInvitation, findUser, sendInvitation, sendInvitationTo, userIdOf } from './account/invite.js';
import {
  askForReset,
  changeOwnPassword,
  setPasswordByLink,
  type PasswordDeps,
} from './account/set-password.js';
import { inviteFields } from './user/invite-fields.js';
import { no } from './refusals.js';
import type { UserRole } from './user/user.js';
import { userProfileResource, userResource } from './user/user.resource.js';
import { createUser } from './user/create-user.js';
import { accountChangeResolvers, accountChangeTypeDefs } from './account/account-changes.js';
import { authLogResolvers, authLogTypeDefs } from './user/auth-log.js';

/** What cannot be derived: everything that touches a secret. */
export const typeDefs = /* GraphQL */ `
  extend type User {
    profile: UserProfile
  }

  enum LinkStateKind {
    VALID
    USED
    EXPIRED
    UNKNOWN
  }
  "Whether a link from a letter still works."
  type LinkState {
    state: LinkStateKind!
    "Whose account; only for a valid link."
    email: String
  }
  "Said whether or not there is such an account."
  type AskedForPasswordReset {
    ok: Boolean!
  }
  type SignedUp {
    ok: Boolean!
  }
  type PasswordSet {
    ok: Boolean!
  }
  type UserActivatedReceipt {
    email: String!
  }

  input ActivateUserInput {
    token: String!
    password: String!
  }
  input SetPasswordInput {
    token: String!
    password: String!
  }
  input ChangePasswordInput {
    current: String!
    password: String!
  }
  input AskForPasswordResetInput {
    email: String!
  }
  input SignUpInput {
    email: String!
    firstname: String!
    lastname: String!
    language: LanguageCode!
  }
  input InviteUserInput @tag(name: "admin") {
    email: String!
    role: UserRole!
    firstname: String!
    lastname: String!
    language: LanguageCode!
  }

  union ActivateUserResult = UserActivatedReceipt | Refusal
  union SetPasswordResult = PasswordSet | Refusal
  union ChangePasswordResult = PasswordSet | Refusal
  union AskForPasswordResetResult = AskedForPasswordReset | Refusal
  union SignUpResult = SignedUp | Refusal
  input CreateUserInput @tag(name: "admin") {
    email: String!
    role: UserRole!
    firstname: String!
    lastname: String!
    language: LanguageCode!
  }

  union InviteUserResult @tag(name: "admin") = User | Refusal
  union CreateUserResult @tag(name: "admin") = User | Refusal
  union SendInvitationAgainResult @tag(name: "admin") = User | Refusal

  extend type Query {
    "The one who asks; null for visitors."
    viewer: User
    "Whether an activation link works. For: everyone."
    activationLink(token: String!): LinkState!
    "Whether a password link works. For: everyone."
    passwordLink(token: String!): LinkState!
  }

  extend type Mutation {
    "Proves the e-mail address and sets the first password. For: everyone with a link."
    activateUser(input: ActivateUserInput!): ActivateUserResult!
    "Sets a new password; all sessions end. For: everyone with a link."
    setPassword(input: SetPasswordInput!): SetPasswordResult!
    "Sets a new password, knowing the current one. For: the signed-in."
    changePassword(input: ChangePasswordInput!): ChangePasswordResult!
    "Sends a link when there is such an account; the answer is the same when there is none. For: everyone."
    askForPasswordReset(input: AskForPasswordResetInput!): AskForPasswordResetResult!
    "Opens a customer account; the answer is the same when there is one already. For: everyone."
    signUp(input: SignUpInput!): SignUpResult!
    "Opens an account and sends the invitation. For: admin."
    inviteUser(input: InviteUserInput!): InviteUserResult! @tag(name: "admin")
    "A fresh link for somebody who was invited and has not come; the links before are worthless. For: admin."
    sendInvitationAgain(id: ID!): SendInvitationAgainResult! @tag(name: "admin")
    "Opens an account without a letter. For: admin."
    createUser(input: CreateUserInput!): CreateUserResult! @tag(name: "admin")
  }
  ${authLogTypeDefs}
  ${accountChangeTypeDefs}
`;

const secretFields = {
  token: f.text('From the letter.', { max: 200 }),
  password: f.text('As typed.', { max: 200, min: 1 }),
};
const changeFields = { current: f.text('As typed.', { max: 200, min: 1 }), password: secretFields.password };
const emailFields = { email: f.email('Address of the account.') };
const signUpFields = {
  email: inviteFields.email,
  firstname: inviteFields.firstname,
  lastname: inviteFields.lastname,
  language: inviteFields.language,
};

type Args = { readonly input: unknown };

/** Parses, acts, and turns a refusal into the answer's `Refusal`. */
async function answer<F extends FieldSet>(
  fields: F,
  { input }: Args,
  act: (parsed: InputOf<F>) => Promise<object | Refusal>,
): Promise<object> {
  const parsed = parseInput(fields, input);
  const outcome = parsed.ok ? await act(parsed.value) : refuseFields(parsed.fields);
  return isRefusal(outcome) ? refusalAnswer(outcome) : outcome;
}

export function resolvers({
  encryptionKey,
  feed,
}: {
  readonly encryptionKey: string;
  readonly feed: RevocationFeed;
}) {
  return (runtime: CommandRuntime): Resolvers => {
    const deps: PasswordDeps = { runtime, encryptionKey, feed };
    return mergeResolvers(authLogResolvers(runtime), accountChangeResolvers(deps), {
      User: {
        profile: async ({ id }: { id: string }, _: unknown, context: RequestContext) =>
          (await loadRowsBy(context, userProfileResource, 'userId', id))[0] ?? null,
      },
      Query: {
        viewer: async (_: unknown, __: unknown, { manager, viewer }: RequestContext) =>
          viewer.userId === undefined
            ? null
            : ((await readByIds(manager, userResource, viewer, [viewer.userId]))[0] ?? null),
        activationLink: (_: unknown, { token }: { token: string }) => linkState(runtime, token, 'activate'),
        passwordLink: (_: unknown, { token }: { token: string }) => linkState(runtime, token, 'set-password'),
      },
      Mutation: { ...secretMutations(deps), ...invitations(deps) },
      ...resultTypes,
    });
  };
}

const resultTypes: Resolvers = Object.fromEntries(
  Object.entries({
    ActivateUserResult: 'UserActivatedReceipt',
    SetPasswordResult: 'PasswordSet',
    ChangePasswordResult: 'PasswordSet',
    AskForPasswordResetResult: 'AskedForPasswordReset',
    SignUpResult: 'SignedUp',
    InviteUserResult: 'User',
    CreateUserResult: 'User',
    SendInvitationAgainResult: 'User',
  }).map(([union, success]) => [
    union,
    {
      __resolveType: (value: { __typename?: string }) =>
        value.__typename === 'Refusal' ? 'Refusal' : success,
    },
  ]),
);

function secretMutations(deps: PasswordDeps) {
  return {
    activateUser: (_: unknown, args: Args) =>
      answer(secretFields, args, async (input) => {
        const outcome = await setPasswordByLink(deps, { ...input, purpose: 'activate' });
        return isRefusal(outcome) ? outcome : { email: await emailOf(deps.runtime, outcome.userId) };
      }),
    setPassword: (_: unknown, args: Args) =>
      answer(secretFields, args, async (input) => {
        const outcome = await setPasswordByLink(deps, { ...input, purpose: 'set-password' });
        return isRefusal(outcome) ? outcome : { ok: true };
      }),
    changePassword: (_: unknown, args: Args, { viewer, idempotencyKey }: RequestContext) =>
      answer(changeFields, args, async ({ current, password }) => {
        if (viewer.userId === undefined) throw new Rejection('UNAUTHENTICATED', 'sign in first');
        const commandId = nameBasedId(viewer.userId, 'change-password', idempotencyKey ?? randomToken());
        const outcome = await changeOwnPassword(deps, {
          userId: viewer.userId,
          current,
          next: password,
          commandId,
        });
        return isRefusal(outcome) ? outcome : { ok: true };
      }),
    askForPasswordReset: (_: unknown, args: Args, { idempotencyKey }: RequestContext) =>
      answer(emailFields, args, async ({ email }) => {
        await askForReset(deps, email, nameBasedId('reset', email, idempotencyKey ?? randomToken()));
        return { ok: true };
      }),
  };
}

function invitations({ runtime, encryptionKey }: PasswordDeps) {
  const send = (
    person: { email: string; firstname: string; lastname: string; language: string },
    role: UserRole,
    causeId: string,
  ) => sendInvitation({ runtime, encryptionKey }, { ...person, role, requestId: null, causeId });
  return {
    signUp: (_: unknown, args: Args, { idempotencyKey }: RequestContext) =>
      answer(signUpFields, args, async (person) => {
        await askForInvitation(
          { runtime, encryptionKey },
          person,
          nameBasedId('sign-up', person.email, idempotencyKey ?? randomToken()),
        );
        return { ok: true };
      }),
    inviteUser: (_: unknown, args: Args, { viewer, manager, idempotencyKey }: RequestContext) =>
      answer(inviteFields, args, async ({ role, ...person }) => {
        if (viewer.role !== 'admin') throw new Rejection('FORBIDDEN', 'only an admin invites');
        const known = await findUser(manager, person.email);
        if (known?.status === 'Active') return no('EMAIL_TAKEN');
        const outcome = await send(person, role, idempotencyKey ?? randomToken());
        if ('refusal' in outcome) return outcome.refusal;
        return {
          __typename: 'User',
          ...(await readByIds(manager, userResource, viewer, [outcome.streamId]))[0],
        };
      }),
    sendInvitationAgain: async (
      _: unknown,
      { id }: { id: string },
      { viewer, manager, idempotencyKey }: RequestContext,
    ) => {
      if (viewer.role !== 'admin') throw new Rejection('FORBIDDEN', 'only an admin invites');
      const outcome = await sendInvitationTo({ runtime, encryptionKey }, id, idempotencyKey ?? randomToken());
      if (outcome === undefined) return refusalAnswer(no('NOT_FOUND'));
      if ('refusal' in outcome) return refusalAnswer(outcome.refusal);
      return { __typename: 'User', ...(await readByIds(manager, userResource, viewer, [id]))[0] };
    },
    createUser: (_: unknown, args: Args, { viewer, manager, idempotencyKey }: RequestContext) =>
      answer(inviteFields, args, async (input) => {
        if (viewer.role !== 'admin') throw new Rejection('FORBIDDEN', 'only an admin opens accounts');
        const streamId = userIdOf(input.email);
        const outcome = await handleCommand(runtime, {
          command: createUser,
          streamId,
          input,
          viewer,
          commandId: nameBasedId('create-user', streamId, idempotencyKey ?? randomToken()),
        });
        if ('refusal' in outcome)
          return outcome.refusal.refused === 'ALREADY_EXISTS' ? no('EMAIL_TAKEN') : outcome.refusal;
        return { __typename: 'User', ...(await readByIds(manager, userResource, viewer, [streamId]))[0] };
      }),
  };
}

async function linkState(runtime: CommandRuntime, token: string, purpose: AccountLinkPurpose) {
  const link = await findAccountLink(runtime.db.manager, token, purpose, runtime.clock.now());
  return { state: link?.state ?? 'UNKNOWN', email: link?.state === 'VALID' ? link.email : null };
}

async function emailOf(runtime: CommandRuntime, userId: string): Promise<string> {
  const rows: { email: string }[] = await runtime.db.query('select email from "user" where id = $1', [
    userId,
  ]);
  return rows[0]?.email ?? '';
}
