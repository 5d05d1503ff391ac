import { months } from '../period.js';
import { ARTICLE_UNCONFIRMED } from './citation.js';
import type { Rule } from '../rule.js';

/** Offices that put a registration back after the late period, and until how many months after expiry. @source specification's notes on the offices */
const LAST_MONTH = { SG: 12, IL: 12, MY: 12, IN: 12 } as const;

/** Restoration after the late period, where only its length sets offices apart. */
export const restorations: ReadonlyMap<string, Rule> = new Map(
  Object.entries(LAST_MONTH).map(([office, last]) => [
    office,
    {
      id: `${office}.restoration`,
      version: 1,
      kind: 'revival',
      name: 'Restoration',
      actor: 'owner',
      trigger: 'missed expiry',
      due: months(last),
      opens: { after: months(6) },
      doneBy: ['renewed'],
      outlivesMark: true,
      consequence: 'The registration cannot be restored.',
      citation: ARTICLE_UNCONFIRMED,
      sources: 'Practice of the office',
      confidence: 'known',
    },
  ]),
);
