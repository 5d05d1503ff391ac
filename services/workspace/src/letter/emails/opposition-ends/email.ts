import { deadlineTemplate } from '../about-deadline.js';

/** The time to oppose a later mark runs out, and its reader has neither ordered an opposition nor left it alone. Params: notices, link. */
export const oppositionEnds = deadlineTemplate('opposition-ends', () => '');
