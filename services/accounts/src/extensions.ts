import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { loadRowsBy } from '@cotta/kit/runtime/reading/loader.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { RevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { mergeResolvers, type Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { accountChangeResolvers, accountChangeTypeDefs } from './account/account-changes.js';
import { invitationMutations } from './account/invitation-mutations.js';
import { staffLinkMutations } from './account/send-account-link.js';
import { auditLogBeginsResolvers, auditLogBeginsTypeDefs } from './audit/audit-log-begins.js';
import { secretMutations } from './account/secret-mutations.js';
import type { PasswordDeps } from './account/set-password.js';
import {
  companyLookUpResolvers,
  companyLookUpTypeDefs,
  type CompanyRegisters,
} from './party/company-register/company-look-up.js';
import { partnerSecretResolvers, partnerSecretTypeDefs } from './partner-client/secret-mutations.js';
import { findAccountLink, type AccountLinkPurpose } from './user/account-link.js';
import { authLogResolvers, authLogTypeDefs } from './user/auth-log.js';
import { userProfileResource, userResource } from './user/user.resource.js';

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
  union SendPasswordLinkResult @tag(name: "admin") = User | Refusal

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
    "A fresh link for somebody who was invited and has not come; the links before are worthless. Once in ten minutes. For: staff, to people of the firm an admin."
    sendInvitationAgain(id: ID!): SendInvitationAgainResult! @tag(name: "admin")
    "A link to set the password anew, for somebody who cannot sign in; the password stays until it is used. Once in ten minutes. For: staff, to people of the firm an admin."
    sendPasswordLink(id: ID!): SendPasswordLinkResult! @tag(name: "admin")
    "Opens an account without a letter. For: admin."
    createUser(input: CreateUserInput!): CreateUserResult! @tag(name: "admin")
  }
  ${authLogTypeDefs}
  ${accountChangeTypeDefs}
  ${companyLookUpTypeDefs}
  ${auditLogBeginsTypeDefs}
  ${partnerSecretTypeDefs}
`;

export function resolvers({
  encryptionKey,
  feed,
  companyRegisters = {},
}: {
  readonly encryptionKey: string;
  readonly feed: RevocationFeed;
  readonly companyRegisters?: CompanyRegisters;
}) {
  return (runtime: CommandRuntime): Resolvers => {
    const deps: PasswordDeps = { runtime, encryptionKey, feed };
    const lookUps = companyLookUpResolvers(companyRegisters, runtime.clock);
    return mergeResolvers(
      authLogResolvers(runtime),
      accountChangeResolvers(deps),
      lookUps,
      partnerSecretResolvers(runtime),
      auditLogBeginsResolvers,
      {
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
          passwordLink: (_: unknown, { token }: { token: string }) =>
            linkState(runtime, token, 'set-password'),
        },
        Mutation: { ...secretMutations(deps), ...invitationMutations(deps), ...staffLinkMutations(deps) },
        ...resultTypes,
      },
    );
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
    SendPasswordLinkResult: 'User',
  }).map(([union, success]) => [
    union,
    {
      __resolveType: (value: { __typename?: string }) =>
        value.__typename === 'Refusal' ? 'Refusal' : success,
    },
  ]),
);

async function linkState(runtime: CommandRuntime, token: string, purpose: AccountLinkPurpose) {
  const link = await findAccountLink(runtime.db.manager, token, purpose, runtime.clock.now());
  return { state: link?.state ?? 'UNKNOWN', email: link?.state === 'VALID' ? link.email : null };
}
