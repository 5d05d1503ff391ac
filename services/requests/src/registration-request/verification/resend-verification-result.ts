import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { RegistrationRequestEvent } from '../events.js';
import { no } from '../../refusals.js';
import { isAnswered } from '../registration-request.js';
import { registrationRequest } from '../registration-request.aggregate.js';

export const resendVerificationResult = defineCommand({
  name: 'ResendVerificationResult',
  doc: 'Sends the letter with the link once more, on purpose.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: {},
  decide: (state): readonly RegistrationRequestEvent[] | Refusal =>
    isAnswered(state)
      ? [
          {
            type: 'VerificationResultResent',
            data: { about: state.about, approved: state.status === 'Verification approved' },
          },
        ]
      : no('NOT_ANSWERED'),
});
