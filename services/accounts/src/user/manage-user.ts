import { isDeepStrictEqual } from 'node:util';
import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { no } from '../refusals.js';
import type { UserEvent } from './user.js';
import { user } from './user.aggregate.js';

export const deactivateUser = defineCommand({
  name: 'DeactivateUser',
  doc: 'Closes the account for its owner; sessions end at once.',
  aggregate: user,
  stream: 'existing',
  allowed: ['admin'],
  input: {},
  decide: (state, _, { viewer, streamId }): readonly UserEvent[] | Refusal => {
    if (viewer.userId === streamId) return no('OWN_ACCOUNT');
    return state.status === 'Active' || state.status === 'Invited'
      ? [{ type: 'UserDeactivated', data: {} }]
      : no('NOT_ACTIVE');
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
    state.status === 'Deactivated'
      ? [{ type: 'UserReactivated', data: { proved: state.proved } }]
      : no('NOT_DEACTIVATED'),
});

export const assignUser = defineCommand({
  name: 'AssignUser',
  doc: 'Puts a lawyer or an admin in charge of the customer.',
  aggregate: user,
  stream: 'existing',
  allowed: ['admin', 'lawyer'],
  input: { assignedAdminId: f.id('Who is to be in charge.') },
  decide: ({ status }, { assignedAdminId }): readonly UserEvent[] | Refusal =>
    status === 'Merged' ? no('MERGED') : [{ type: 'UserAdminAssigned', data: { adminId: assignedAdminId } }],
});

export const updateUser = defineCommand({
  name: 'UpdateUser',
  doc: 'Changes what staff keep about an account. Status, profile and who is in charge have commands of their own.',
  aggregate: user,
  stream: 'existing',
  allowed: ['admin', 'lawyer'],
  input: {
    tags: f.list(f.text('Label.', { max: 60, min: 1 }), { max: 50, optional: true }),
    revolutId: f.text('Customer id at the payment provider; null clears.', { max: 60, optional: true }),
    documentHubId: f.id('Folder of the documents; null clears.', { optional: true }),
    noteHubId: f.id('Folder of the notes; null clears.', { optional: true }),
  },
  decide: (state, { tags, ...ids }): readonly UserEvent[] | Refusal => {
    if (state.status === 'Deleted') return no('ERASED');
    if (state.status === 'Merged') return no('MERGED');
    const before: Readonly<Record<string, unknown>> = { tags: [], ...state.facts };
    const wanted = { ...ids, ...(tags ? { tags: [...new Set(tags)] } : {}) };
    const data = Object.fromEntries(
      Object.entries(wanted).filter(
        ([key, value]) => value !== undefined && !isDeepStrictEqual(value, before[key] ?? null),
      ),
    );
    return Object.keys(data).length === 0 ? [] : [{ type: 'UserAmended', data }];
  },
});
