import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { no } from '../refusals.js';
import { addressee, type UserEvent } from './user.js';
import { user } from './user.aggregate.js';

export const tieRequest = defineCommand({
  name: 'TieRequest',
  doc: 'A request made with the address of this account belongs to it.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: {
    requestId: f.id('The request.'),
    path: f.text(
      'Page of the order in the portal, where somebody asked for an account: its owner is told that there is one.',
      { max: 100, optional: true },
    ),
  },
  decide: (state, { requestId, path }): readonly UserEvent[] | Refusal => {
    if (state.status !== 'Active') return no('NOT_ACTIVE');
    return [
      ...(state.tiedRequests.includes(requestId)
        ? []
        : [{ type: 'RequestTiedToUser' as const, data: { requestId } }]),
      ...(path ? [{ type: 'SignInSuggested' as const, data: { addressee: addressee(state), path } }] : []),
    ];
  },
});
