/**
 * What of this package for tests outside of it: the one way in, by name. Specs of the package import what they test where it stands.
 */

// The service and what goes round in it.
export { trademarksService } from './service.js';
export { demoStory } from './demo-story.js';
export { takeClockSteps } from './docketing/clock-steps/take-clock-steps.js';
export { deadlineReminders } from './docketing/notices/issue-reminder.js';
export { publishWeek } from './docketing/week-of-dates/weekly-round.js';
export { officeWorker } from './testing/office-worker.js';
export { fillRegister } from './testing/fill-register.js';
export { RemoteIndex } from './search/remote/remote-index.js';

// People and marks.
export { client, lawyer } from './testing/people.js';
export { trademark } from './mark/trademark.work-item.js';
export { markOf } from './heard/requests/on-approved-copies.js';

// Filing partners.
export type { Partner } from './filing/partner/partners.js';
export { isGenuine, signedHeaders } from '@cotta/kit/edge/links/standard-webhooks.js';

// Vendors, for contracts with their simulators.
export type { FilingApplication } from './filing/office-filing.js';
export { EuipoFiling } from './adapters/euipo/euipo-filing.js';
export { EuipoPersons } from './adapters/euipo/euipo-persons.js';
export { EuipoRegister } from './adapters/euipo/euipo-register.js';
export type { LawyerLogin } from './adapters/euipo/euipo-token.js';
export { MarkifyWatchSource } from './adapters/markify-watch-source.js';
export { TsdrDocuments } from './adapters/uspto/tsdr-documents.js';
export { TsdrRegister } from './adapters/uspto/tsdr-register.js';
export { PartnerWebhook } from './adapters/partner-webhook.js';
