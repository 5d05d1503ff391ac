import { defineCommand } from '@cotta/kit/decider/decider.js';
import type { Refusal } from '@cotta/kit/decider/refusal.js';
import type { RegistrationRequestEvent } from '../domain/events.js';
import { no } from '../domain/refusals.js';
import { isAnswered } from '../domain/registration-request.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { isTheirs } from './may-touch.js';

export const markVerificationResultViewed = defineCommand({
  name: 'MarkVerificationResultViewed',
  doc: 'The client has opened the report; reminders about it stop. Further views change nothing.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['visitor', 'customer'],
  input: {},
  mayTouch: isTheirs('verification-summary'),
  decide: (state): readonly RegistrationRequestEvent[] | Refusal => {
    if (!isAnswered(state)) return no('NOT_ANSWERED');
    return state.viewed ? [] : [{ type: 'VerificationResultViewed', data: { about: state.about } }];
  },
});
