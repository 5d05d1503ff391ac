import type { Aggregate } from '@cotta/kit/decider/decider.js';
import { oneAfterAnother } from '@cotta/kit/projection/one-after-another.js';
import { registrationRequestProjection } from './projections/registration-request.projection.js';
import { requestReminderProjection } from './projections/request-reminder.projection.js';
import { verificationResultProjection } from './projections/verification-result.projection.js';
import type { RegistrationRequestEvent } from './domain/events.js';
import { evolve, nothingRequested, type RegistrationRequestState } from './domain/registration-request.js';

export const registrationRequest: Aggregate<RegistrationRequestState, RegistrationRequestEvent> = {
  category: 'registration_request',
  initial: nothingRequested,
  evolve,
  notices: ['ClientReminded'],
  isGone: ({ removed }) => removed,
  projections: [oneAfterAnother('registration_request', [registrationRequestProjection, requestReminderProjection]), verificationResultProjection],
};
