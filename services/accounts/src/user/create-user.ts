import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { inviteFields } from './invite-fields.js';
import { noProfile, type UserEvent } from './user.js';
import { user } from './user.aggregate.js';

/** Run with the stream id that belongs to the e-mail address. */
export const createUser = defineCommand({
  name: 'CreateUser',
  doc: 'Opens an account without a letter; an invitation can follow.',
  aggregate: user,
  stream: 'new',
  allowed: ['admin'],
  input: inviteFields,
  decide: (_, { email, role, firstname, lastname, language }): readonly UserEvent[] => [
    {
      type: 'UserInitiated',
      data: { email, role, profile: { ...noProfile, firstname, lastname, language } },
    },
  ],
});
