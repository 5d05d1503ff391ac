import { months } from '../period.js';
import { ARTICLE_UNCONFIRMED } from './citation.js';
import type { Rule } from '../rule.js';
import { answered } from './response-statuses.js';

/** Rules of Canada beyond its renewal and opposition: the examiner's report, default, cooling-off. */
export const canada: readonly Rule[] = [
  {
    id: 'CA.examiner-report',
    version: 1,
    kind: 'response',
    name: 'Answer to the examiner’s report',
    actor: 'owner',
    trigger: 'examination letter issued',
    due: months(6),
    doneBy: ['response filed'],
    doneAt: answered,
    consequence: 'The application is in default; extensions only in exceptional circumstances.',
    citation: 'Trademarks Act, section 37',
    sources: 'Practice notice of January 2020 on extensions for examiner’s reports',
    confidence: 'sourced',
  },
  {
    id: 'CA.default-notice',
    version: 1,
    kind: 'response',
    name: 'Remedy of the default',
    actor: 'owner',
    trigger: 'default notice issued',
    due: months(2),
    doneBy: ['response filed'],
    doneAt: answered,
    consequence: 'The application is abandoned.',
    citation: 'Trademarks Act, section 40',
    confidence: 'known',
  },
  {
    id: 'CA.cooling-off',
    version: 1,
    kind: 'dispute',
    name: 'Cooling-off of one party',
    actor: 'owner',
    trigger: 'opposition served',
    law: { decidedBy: 'trigger', from: '2023-12-01' },
    startsAt: ({ events }, served) =>
      events.some(({ kind }) => kind === 'cooling-off agreed') ? served?.date : undefined,
    due: months(7),
    afterwards: { state: 'done', why: 'the opposition goes on' },
    consequence: 'The opposition goes on.',
    citation: `${ARTICLE_UNCONFIRMED} (trade mark law, Canada)`,
    sources: 'Opposition practice since 1 December 2023',
    confidence: 'sourced',
  },
];
