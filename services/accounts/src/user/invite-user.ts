import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { inviteFields } from './invite-fields.js';
import { no } from '../refusals.js';
import { addressee, nobody, noProfile, type UserEvent, type UserState } from './user.js';
import { user } from './user.aggregate.js';

const fields = {
  ...inviteFields,
  sealedLink: f.text('The activation or reset path, sealed.', { max: 400 }),
  requestId: f.id('The request that led here.', { optional: true }),
};

/** Opens the account when there is none. Run with the stream id that belongs to the e-mail address. */
export const initiateUser = defineCommand({
  name: 'InitiateUser',
  doc: 'Opens an account that nobody can use yet, and invites its owner.',
  aggregate: user,
  stream: 'new',
  allowed: ['admin', 'system'],
  input: fields,
  decide: (_, input): readonly UserEvent[] => {
    const { email, role, firstname, lastname, language } = input;
    const profile = { ...noProfile, firstname, lastname, language };
    const opened: UserState = { ...nobody, status: 'Initiated', email, role, profile };
    return [
      { type: 'UserInitiated', data: { email, role, profile } },
      {
        type: 'UserInvited',
        data: {
          addressee: addressee(opened),
          sealedLink: input.sealedLink,
          requestId: input.requestId ?? null,
        },
      },
    ];
  },
});

export const inviteAgain = defineCommand({
  name: 'InviteAgain',
  doc: 'A new activation link; the ones before are worthless from now on.',
  aggregate: user,
  stream: 'existing',
  allowed: ['lawyer', 'admin', 'system'],
  input: { sealedLink: fields.sealedLink, requestId: fields.requestId },
  decide: (state, { sealedLink, requestId }): readonly UserEvent[] | Refusal => {
    if (state.status === 'Active') return no('ALREADY_ACTIVE');
    if (state.status === 'Merged') return no('MERGED');
    if (state.status === 'Deactivated' || state.status === 'Deleted') return no('NOT_ACTIVE');
    return [
      {
        type: 'UserInvited',
        data: { addressee: addressee(state), sealedLink, requestId: requestId ?? null },
      },
    ];
  },
});
