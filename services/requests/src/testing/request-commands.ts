import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { claimRequest } from '../registration-request/claim-request.js';
import { markReadyForDrafting } from '../registration-request/draft/drafting-transitions.js';
import type { RegistrationRequestEvent } from '../registration-request/events.js';
import { defineCreateOrder } from '../registration-request/order/order-transitions.js';
import { defineCreateRegistrationRequest } from '../registration-request/order/start-registration-order.js';
import { registrationRequest } from '../registration-request/registration-request.aggregate.js';
import { pauseReminders } from '../registration-request/reminders/pause-reminders.js';
import { approveVerification } from '../registration-request/verification/approve-verification.js';
import { markVerificationResultViewed } from '../registration-request/verification/mark-verification-result-viewed.js';
import { defineRecordVerificationSearch } from '../registration-request/verification/record-verification-search.js';
import { defineRequestVerification } from '../registration-request/verification/request-verification.js';
import { saveVerificationResult } from '../registration-request/verification/save-verification-result.js';

/** A draft goes out for review, as a fact: what makes it complete is other tests' business. */
const sendDraft = defineCommand({
  name: 'SendDraft',
  doc: 'For tests only.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['system'],
  input: {},
  decide: ({ about, status }): readonly RegistrationRequestEvent[] => [
    { type: 'SentForReview', data: { about, status: 'Sent for review', statusFrom: status } },
  ],
});

/** What is done to a request, by name, for tests that run commands without the graph. `linkKey` signs and reads links. */
export const requestCommands = (linkKey: string) => ({
  requestVerification: defineRequestVerification(linkKey),
  recordVerificationSearch: defineRecordVerificationSearch(linkKey),
  saveVerificationResult,
  approveVerification,
  markVerificationResultViewed,
  pauseReminders,
  claimRequest,
  createRegistrationRequest: defineCreateRegistrationRequest(linkKey),
  createOrder: defineCreateOrder(linkKey).command,
  markReadyForDrafting: markReadyForDrafting.command,
  sendDraft,
});
