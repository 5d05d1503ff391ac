/**
 * What of this package for tests outside of it: the one way in, by name. Specs of the package import what they test where it stands.
 */

// The service and what goes round in it.
export { requestsService } from './service.js';
export { demoStory, sentDraftStory } from './demo-story.js';
export { requestReminders } from './registration-request/reminders/reminder-worker.js';
export { timelineLabels } from './registration-request/timeline.js';

// People, answers and commands.
export { admin, content, lawyer, lawyerId, mark, passerBy, question, signedSearch } from './testing/facts.js';
export { anyRequestSteps } from './testing/any-request-step.js';
export { requestCommands } from './testing/request-commands.js';
