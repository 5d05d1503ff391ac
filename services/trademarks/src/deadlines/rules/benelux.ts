import { isMadrid } from '../mark-facts.js';
import { months } from '../period.js';
import type { Rule } from '../rule.js';
import { answered } from './response-statuses.js';

const refusal = {
  version: 1,
  kind: 'response',
  name: 'Answer to the provisional refusal',
  actor: 'owner',
  due: months(1),
  extendTo: [months(6)],
  extensionTerms: 'On request, to at most six months from the first notice.',
  doneBy: ['response filed'],
  doneAt: answered,
  consequence: 'The refusal becomes final.',
  citation: 'BCIP Article 2.11 and implementing rules',
  sources: 'Pages of the office',
  confidence: 'sourced',
} as const;

/** Rules of the Benelux beyond its renewal and opposition: answers to a refusal, cooling-off. */
export const benelux: readonly Rule[] = [
  { ...refusal, id: 'BX.objection', trigger: 'examination letter issued' },
  {
    ...refusal,
    id: 'BX.provisional-refusal',
    trigger: 'provisional refusal issued',
    applies: (facts) => !isMadrid(facts),
  },
  {
    id: 'BX.cooling-off',
    version: 1,
    kind: 'dispute',
    name: 'End of the cooling-off period',
    actor: 'owner',
    trigger: 'opposition found admissible',
    due: months(2),
    extendTo: [months(6), months(10)],
    extensionTerms: 'Joint suspensions of four months each.',
    afterwards: { state: 'done', why: 'the adversarial part has begun' },
    consequence: 'The adversarial part begins.',
    citation: 'BCIP implementing rules, rule 1.14',
    sources: 'Practice of the office',
    confidence: 'sourced',
  },
];
