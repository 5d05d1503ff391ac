import { defineCommand } from '@cotta/kit/decider/decider.js';
import type { Refusal } from '@cotta/kit/decider/refusal.js';
import { f } from '@cotta/kit/field/field.js';
import { no } from '../domain/refusals.js';
import type { UserEvent } from '../domain/user.js';
import { user } from '../user.aggregate.js';

export const tieRequest = defineCommand({
  name: 'TieRequest',
  doc: 'A request made with the address of this account belongs to it.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: { requestId: f.id('The request.') },
  decide: (state, { requestId }): readonly UserEvent[] | Refusal => {
    if (state.status !== 'Active') return no('NOT_ACTIVE');
    return state.tiedRequests.includes(requestId) ? [] : [{ type: 'RequestTiedToUser', data: { requestId } }];
  },
});
