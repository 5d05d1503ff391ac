import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';
import { addressee, displayName, type UserEvent } from './user.js';
import { user } from './user.aggregate.js';

/** Run once the token and the password were checked; requests that waited for this proof follow. */
export const activateUser = defineCommand({
  name: 'ActivateUser',
  doc: 'The e-mail address is proved: the account can be used.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: {},
  decide: (state): readonly UserEvent[] | Refusal => {
    if (state.status !== 'Invited') return no('LINK_USED');
    return [
      {
        type: 'UserActivated',
        data: { role: state.role, displayName: displayName(state), addressee: addressee(state) },
      },
      ...state.pendingRequests.map((requestId) => ({
        type: 'RequestTiedToUser' as const,
        data: { requestId },
      })),
    ];
  },
});
