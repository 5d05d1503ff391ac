import { months, years } from '../period.js';
import type { Rule } from '../rule.js';
import { answered } from './response-statuses.js';

const common = { version: 1, actor: 'owner', confidence: 'known' } as const;

/** Rules of the United Kingdom beyond renewal and opposition period: examination report, steps of an opposition, restoration, non-use. */
export const unitedKingdom: readonly Rule[] = [
  {
    ...common,
    id: 'UK.examination-report',
    kind: 'response',
    name: 'Answer to the examination report',
    trigger: 'examination letter issued',
    due: months(2),
    extendTo: [months(4)],
    extensionTerms: 'On request; the length is the examiner’s.',
    doneBy: ['response filed'],
    doneAt: answered,
    consequence: 'The application is refused.',
    citation: 'Trade Marks Act 1994, section 37(3)',
    sources: 'Practice of the office',
  },
  {
    ...common,
    id: 'UK.counterstatement',
    kind: 'dispute',
    name: 'Counterstatement TM8',
    trigger: 'opposition served',
    due: months(2),
    doneBy: ['counterstatement filed', 'cooling-off agreed'],
    consequence: 'The application counts as abandoned. Not extendable except by cooling-off.',
    citation: 'Trade Marks Rules 2008, rule 18',
    confidence: 'sourced',
  },
  {
    ...common,
    id: 'UK.cooling-off',
    kind: 'dispute',
    name: 'End of the cooling-off period',
    trigger: 'opposition served',
    startsAt: ({ events }, served) =>
      events.some(({ kind }) => kind === 'cooling-off agreed') ? served?.date : undefined,
    due: months(9),
    extendTo: [months(18)],
    extensionTerms: 'Form TM9E adds nine months, eighteen in total.',
    doneBy: ['counterstatement filed'],
    consequence: 'The counterstatement is due; without it the application counts as abandoned.',
    citation: 'Trade Marks Rules 2008, rule 18(4) to (6)',
    confidence: 'sourced',
  },
  {
    ...common,
    id: 'UK.restoration',
    kind: 'revival',
    name: 'Restoration',
    trigger: 'missed expiry',
    due: months(12),
    opens: { after: months(6) },
    doneBy: ['renewed'],
    outlivesMark: true,
    consequence: 'The registration cannot be restored.',
    citation: 'Trade Marks Rules 2008, rule 37',
  },
  {
    ...common,
    id: 'UK.use',
    kind: 'non-use',
    name: 'Open to attack for non-use',
    trigger: 'registration',
    due: years(5),
    afterwards: { state: 'open', why: 'others may ask for proof of use' },
    consequence: 'Goods without use can be revoked.',
    citation: 'Trade Marks Act 1994, section 46',
  },
];
