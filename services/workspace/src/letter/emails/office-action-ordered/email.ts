import { deadlineTemplate } from '../about-deadline.js';

/** The client ordered an answer to an office: what happens now, and that nothing was charged. Params: notices, link. */
export const officeActionOrdered = deadlineTemplate('office-action-ordered', () => '');
