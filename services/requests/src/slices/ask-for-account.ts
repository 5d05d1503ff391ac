import { defineCommand } from '@cotta/kit/decider/decider.js';
import type { Refusal } from '@cotta/kit/decider/refusal.js';
import type { RegistrationRequestEvent } from '../domain/events.js';
import { no } from '../domain/refusals.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { isTheirs } from './may-touch.js';

export const askForAccount = defineCommand({
  name: 'AskForAccount',
  doc: 'Asks for an account with the e-mail address of the request; the invitation goes there and nowhere else.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['visitor'],
  input: {},
  mayTouch: isTheirs('verification-receipt', 'verification-summary'),
  decide: (state): readonly RegistrationRequestEvent[] | Refusal => {
    if (state.about.userId !== null) return no('ACCOUNT_ALREADY_THERE');
    return state.accountAsked ? [] : [{ type: 'AccountAsked', data: { about: state.about } }];
  },
});
