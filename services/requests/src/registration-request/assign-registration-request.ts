import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { RegistrationRequestEvent } from './events.js';
import { registrationRequest } from './registration-request.aggregate.js';

export const assignRegistrationRequest = defineCommand({
  name: 'AssignRegistrationRequest',
  doc: 'Puts a lawyer or an admin in charge of the request.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: { assignedAdminId: f.id('The lawyer or admin who is to be in charge.') },
  decide: (state, { assignedAdminId }): readonly RegistrationRequestEvent[] => {
    const previousAdminId = state.about.assignedAdminId;
    if (previousAdminId === assignedAdminId) return [];
    return [
      {
        type: 'AdminAssigned',
        data: { about: { ...state.about, assignedAdminId }, adminId: assignedAdminId, previousAdminId },
      },
    ];
  },
});
