import { defineCommand } from '@cotta/kit/decider/decider.js';
import type { Refusal } from '@cotta/kit/decider/refusal.js';
import { f } from '@cotta/kit/field/field.js';
import { no } from '../domain/refusals.js';
import type { UserEvent } from '../domain/user.js';
import { user } from '../user.aggregate.js';

export const deactivateUser = defineCommand({
  name: 'DeactivateUser',
  doc: 'Closes the account for its owner; sessions end at once.',
  aggregate: user,
  stream: 'existing',
  allowed: ['admin'],
  input: {},
  decide: (state, _, { viewer, streamId }): readonly UserEvent[] | Refusal => {
    if (viewer.userId === streamId) return no('OWN_ACCOUNT');
    return state.status === 'Active' || state.status === 'Invited' ? [{ type: 'UserDeactivated', data: {} }] : no('NOT_ACTIVE');
  },
});

export const reactivateUser = defineCommand({
  name: 'ReactivateUser',
  doc: 'Opens a deactivated account again.',
  aggregate: user,
  stream: 'existing',
  allowed: ['admin'],
  input: {},
  decide: (state): readonly UserEvent[] | Refusal =>
    state.status === 'Deactivated' ? [{ type: 'UserReactivated', data: { proved: state.proved } }] : no('NOT_DEACTIVATED'),
});

export const assignUser = defineCommand({
  name: 'AssignUser',
  doc: 'Puts a lawyer or an admin in charge of the customer.',
  aggregate: user,
  stream: 'existing',
  allowed: ['admin', 'lawyer'],
  input: { assignedAdminId: f.id('Who is to be in charge.') },
  decide: (_, { assignedAdminId }): readonly UserEvent[] => [{ type: 'UserAdminAssigned', data: { adminId: assignedAdminId } }],
});
