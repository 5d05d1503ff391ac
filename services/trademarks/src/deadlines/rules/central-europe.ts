import { isMadrid } from '../mark-facts.js';
import { days, months } from '../period.js';
import { ARTICLE_UNCONFIRMED } from './citation.js';
import type { Rule } from '../rule.js';
import { answered } from './response-statuses.js';

const examined = ['Under examination', 'Office action received', 'Refused', ...answered] as const;

/** Rules of the Czech Republic beyond its renewal and opposition: application fee and appeal. */
export const czechRepublic: readonly Rule[] = [
  {
    id: 'CZ.application-fee',
    applies: (facts) => !isMadrid(facts),
    version: 1,
    kind: 'fee',
    name: 'Application fee',
    actor: 'owner',
    trigger: 'filing',
    due: months(1),
    doneBy: ['fee paid'],
    doneAt: examined,
    consequence: 'The application counts as never filed.',
    citation: 'Act 441/2003 Coll.; Act 634/2004 Coll., item 138',
    sources: 'Fee page of the office',
    confidence: 'sourced',
  },
  {
    id: 'CZ.appeal',
    version: 1,
    kind: 'response',
    name: 'Appeal',
    actor: 'owner',
    trigger: 'decision notified',
    due: months(1),
    doneBy: ['appeal filed'],
    outlivesMark: true,
    consequence: 'The decision becomes final. Reasons follow within one month after the appeal.',
    citation: `${ARTICLE_UNCONFIRMED} (trade mark law, Czech Republic)`,
    sources: 'Fee page of the office (appeal one month, reasons one month after)',
    confidence: 'sourced',
  },
];

/** Rules of Slovakia beyond its renewal and opposition: the fee on an invoice of the office. */
export const slovakia: readonly Rule[] = [
  {
    id: 'SK.invoice',
    version: 1,
    kind: 'fee',
    name: 'Fee on the office’s invoice',
    actor: 'owner',
    trigger: 'fee invoice issued',
    due: days(15),
    doneBy: ['fee paid'],
    consequence: 'The step the fee is for is not taken.',
    citation: `${ARTICLE_UNCONFIRMED} (administrative fees, Slovakia)`,
    sources: 'Fee pages of the office (changes from 1 April 2024)',
    confidence: 'sourced',
  },
];
