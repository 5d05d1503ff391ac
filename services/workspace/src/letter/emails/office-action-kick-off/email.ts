import { deadlineTemplate } from '../about-deadline.js';

/** An office objects; the lawyer has read its letter and says what can be done. Params: notices, link. */
export const officeActionKickOff = deadlineTemplate('office-action-kick-off', () => '');
