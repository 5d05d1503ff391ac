import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { RegistrationRequestEvent } from '../events.js';
import { no } from '../../refusals.js';
import { verificationContentFields } from './verification-content.js';
import { registrationRequest } from '../registration-request.aggregate.js';

export const saveVerificationResult = defineCommand({
  name: 'SaveVerificationResult',
  doc: 'Keeps what the lawyer has written so far; nothing of it is shown to the client.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: verificationContentFields,
  decide: (state, content): readonly RegistrationRequestEvent[] | Refusal => {
    if (state.status !== 'Verification requested') return no('NOT_IN_VERIFICATION');
    return [
      {
        type: 'VerificationResultSaved',
        data: { about: state.about, resultVersion: state.verificationVersion, content },
      },
    ];
  },
});
