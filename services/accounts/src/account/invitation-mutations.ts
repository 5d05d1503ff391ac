import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { no } from '../refusals.js';
import { createUser } from '../user/create-user.js';
import { inviteFields } from '../user/invite-fields.js';
import type { UserRole } from '../user/user.js';
import { userResource } from '../user/user.resource.js';
import { answer, type Args } from './answer-input.js';
import { askForInvitation, findUser, sendInvitation, userIdOf } from './invite.js';
import type { PasswordDeps } from './set-password.js';

const signUpFields = {
  email: inviteFields.email,
  firstname: inviteFields.firstname,
  lastname: inviteFields.lastname,
  language: inviteFields.language,
};

/** Mutations that open accounts: by oneself, by invitation, by an admin. */
export function invitationMutations({ runtime, encryptionKey }: PasswordDeps) {
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
