import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { RegistrationRequestEvent } from '../events.js';
import { no } from '../../refusals.js';
import { registrationRequest } from '../registration-request.aggregate.js';

export const startVerification = defineCommand({
  name: 'StartVerification',
  doc: 'Takes the check over: the one who calls is in charge from now on.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: {},
  decide: (state, _, { viewer }): readonly RegistrationRequestEvent[] | Refusal => {
    if (state.status !== 'Verification requested') return no('NOT_IN_VERIFICATION');
    if (viewer.userId === undefined) return no('NOT_STAFF');
    if (state.about.assignedAdminId === viewer.userId) return [];
    const adminId = viewer.userId;
    return [
      { type: 'VerificationStarted', data: { about: { ...state.about, assignedAdminId: adminId }, adminId } },
    ];
  },
});
