import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { RegistrationRequestEvent } from '../events.js';
import { no } from '../../refusals.js';
import { registrationRequest } from '../registration-request.aggregate.js';

export const deleteVerificationResult = defineCommand({
  name: 'DeleteVerificationResult',
  doc: 'Throws away what was written on the current check, before the client has seen it. `id`: the request.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: {},
  decide: (state): readonly RegistrationRequestEvent[] | Refusal => {
    if (state.status !== 'Verification requested') return no('NOT_IN_VERIFICATION');
    return state.content === undefined
      ? []
      : [
          {
            type: 'VerificationResultDiscarded',
            data: { about: state.about, resultVersion: state.verificationVersion },
          },
        ];
  },
});
