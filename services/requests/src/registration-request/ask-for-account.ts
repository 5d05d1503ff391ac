import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { RegistrationRequestEvent } from './events.js';
import { registrationRequest } from './registration-request.aggregate.js';
import { isTheirs } from './may-touch.js';

export const askForAccount = defineCommand({
  name: 'AskForAccount',
  doc: 'Asks for an account with the e-mail address of the request; the invitation goes there and nowhere else.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['visitor'],
  input: {},
  mayTouch: isTheirs('verification-receipt', 'verification-summary'),
  // The same answer whether or not there is an account: whoever holds the link may have typed somebody else's address.
  decide: (state): readonly RegistrationRequestEvent[] =>
    state.accountAsked ? [] : [{ type: 'AccountAsked', data: { about: state.about } }],
});
