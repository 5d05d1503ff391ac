import { deadlineTemplate } from '../about-deadline.js';

/** The term of a registration ends. Variants: before the office takes the renewal, while it does, in its last month, in the time of grace. Params: notices, link. */
export const renewalReminder = deadlineTemplate('renewal-reminder', ({ state }) =>
  state === 'in grace' ? 'Grace' : state === 'due soon' ? 'Soon' : state === 'upcoming' ? 'Plan' : 'Open',
);
