import type { Aggregate } from '@cotta/kit/model/decider/decider.js';
import { oneAfterAnother } from '@cotta/kit/model/rows/one-after-another.js';
import { registrationRequestProjection } from './registration-request.projection.js';
import { requestReminderProjection } from './reminders/request-reminder.projection.js';
import { reportProjection } from './verification/report.projection.js';
import { verificationResultProjection } from './verification/verification-result.projection.js';
import type { RegistrationRequestEvent } from './events.js';
import { withClassAdvice } from './verification/older-content.js';
import { evolve, nothingRequested, type RegistrationRequestState } from './registration-request.js';

export const registrationRequest: Aggregate<RegistrationRequestState, RegistrationRequestEvent> = {
  category: 'registration_request',
  initial: nothingRequested,
  evolve,
  // Neither a search nor a reader changes anything of what a colleague is just writing.
  notificationEvents: ['ClientReminded', 'VerificationSearchRecorded', 'ReportOpened'],
  versions: { VerificationResultSaved: 2, VerificationApproved: 2 },
  upcasters: { VerificationResultSaved: [withClassAdvice], VerificationApproved: [withClassAdvice] },
  isGone: ({ removed }) => removed,
  projections: [
    oneAfterAnother('registration_request', [registrationRequestProjection, requestReminderProjection]),
    verificationResultProjection,
    reportProjection,
  ],
};
