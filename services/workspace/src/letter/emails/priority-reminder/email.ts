import { deadlineTemplate } from '../about-deadline.js';

/** The six months in which other countries count the first filing's date run out. Params: notices, link. */
export const priorityReminder = deadlineTemplate('priority-reminder', () => '');
