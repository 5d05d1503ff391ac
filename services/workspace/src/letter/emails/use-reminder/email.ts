import { deadlineTemplate } from '../about-deadline.js';

/** An office wants to see the mark in use. Variants: it can be filed, it is due soon, the time of grace. Params: notices, link. */
export const useReminder = deadlineTemplate('use-reminder', ({ state }) =>
  state === 'in grace' ? 'Grace' : state === 'due soon' ? 'Soon' : 'Open',
);
