import { defineCommand } from '@cotta/kit/decider/decider.js';
import type { Refusal } from '@cotta/kit/decider/refusal.js';
import { f } from '@cotta/kit/field/field.js';
import type { RegistrationRequestEvent } from '../domain/events.js';
import { no } from '../domain/refusals.js';
import { registrationRequest } from '../registration-request.aggregate.js';

export const dismissVerification = defineCommand({
  name: 'DismissVerification',
  doc: 'Tells the client that this mark should not be filed as it is, why, and what could be done instead.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer'],
  input: {
    reason: f.longText('The lawyer to the client, in the language of the request.', { max: 5000, min: 10 }),
    alternatives: f.list(f.longText('Something that could work instead.', { max: 1000, min: 3 }), { max: 5 }),
  },
  decide: (state, { reason, alternatives }, { viewer }): readonly RegistrationRequestEvent[] | Refusal => {
    if (state.status !== 'Verification requested') return no('NOT_IN_VERIFICATION');
    if (viewer.userId === undefined) return no('NOT_STAFF');
    const data = { about: state.about, resultVersion: state.verificationVersion, reason, alternatives, lawyerId: viewer.userId };
    return [{ type: 'VerificationDismissed', data, reason }];
  },
});
