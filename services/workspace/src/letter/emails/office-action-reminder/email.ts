import { deadlineTemplate } from '../about-deadline.js';

/** The office's letter waits for the client. Variants: some days after the kick-off, and towards the due date. Params: notices, link. */
export const officeActionReminder = deadlineTemplate('office-action-reminder', ({ reminder }) =>
  reminder === 'office action nudge' ? 'Nudge' : 'Due',
);
