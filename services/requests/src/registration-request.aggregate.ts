import type { Aggregate } from '@cotta/kit/decider/decider.js';
import { registrationRequestProjection } from './projections/registration-request.projection.js';
import { requestReminderProjection } from './projections/request-reminder.projection.js';
import { verificationResultProjection } from './projections/verification-result.projection.js';
import type { RegistrationRequestEvent } from './domain/events.js';
import { evolve, nothingRequested, type RegistrationRequestState } from './domain/registration-request.js';

export const registrationRequest: Aggregate<RegistrationRequestState, RegistrationRequestEvent> = {
  category: 'registration_request',
  initial: nothingRequested,
  evolve,
  projections: [registrationRequestProjection, verificationResultProjection, requestReminderProjection],
};
