import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { RegistrationRequestEvent } from './events.js';
import { no } from '../refusals.js';
import { registrationRequest } from './registration-request.aggregate.js';

export const claimRequest = defineCommand({
  name: 'ClaimRequest',
  doc: 'Ties the request to the account whose e-mail address was proved.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['system'],
  input: { userId: f.id('The account.') },
  decide: (state, { userId }): readonly RegistrationRequestEvent[] | Refusal => {
    if (state.about.userId === userId) return [];
    if (state.about.userId !== null) return no('ALREADY_CLAIMED');
    return [{ type: 'RequestClaimed', data: { about: { ...state.about, userId }, userId } }];
  },
});
