import { deadlineTemplate } from '../about-deadline.js';

/** The answer to an office is written and waits for its client's word. Variants: as it was sent, and reminders of it. Params: notices, link. */
export const officeActionDraft = deadlineTemplate('office-action-draft', ({ reminder }) =>
  reminder === 'office action draft' ? 'New' : 'Waiting',
);
