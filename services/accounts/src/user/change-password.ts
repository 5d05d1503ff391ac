import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { no } from '../refusals.js';
import { addressee, type UserEvent } from './user.js';
import { user } from './user.aggregate.js';

export const requestPasswordReset = defineCommand({
  name: 'RequestPasswordReset',
  doc: 'Someone forgot the password of this account.',
  aggregate: user,
  stream: 'existing',
  allowed: ['lawyer', 'admin', 'system'],
  input: { sealedLink: f.text('The activation or reset path, sealed.', { max: 400 }) },
  decide: (state, { sealedLink }): readonly UserEvent[] | Refusal =>
    state.status === 'Active'
      ? [{ type: 'PasswordResetRequested', data: { addressee: addressee(state), sealedLink } }]
      : no('NOT_ACTIVE'),
});

/** The hash is written beside it, in the same transaction, and stands in no event. */
export const notePasswordChange = defineCommand({
  name: 'NotePasswordChange',
  doc: 'The password is another one now; its owner is told.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: {},
  decide: (state): readonly UserEvent[] | Refusal =>
    state.status === 'Active'
      ? [{ type: 'PasswordChanged', data: { addressee: addressee(state) } }]
      : no('NOT_ACTIVE'),
});

export const noteTokenReuse = defineCommand({
  name: 'NoteTokenReuse',
  doc: 'An old refresh token came back: perhaps it was stolen. All sessions of its family have ended.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: {},
  decide: (state): readonly UserEvent[] => [
    { type: 'TokenReuseDetected', data: { addressee: addressee(state) } },
  ],
});
