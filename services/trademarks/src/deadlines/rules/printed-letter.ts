import type { MarkEvent, MarkFacts } from '../mark-facts.js';
import { days } from '../period.js';
import type { Rule } from '../rule.js';
import { answered } from './response-statuses.js';

const printed = (_facts: MarkFacts, letter: MarkEvent | undefined): string | undefined => letter?.due;

/** Letters of offices whose periods vary from letter to letter: the answer date printed on the letter is the rule. */
export const printedLetter: Rule = {
  id: 'letter.printed-date',
  version: 1,
  kind: 'response',
  name: 'Answer to the office’s letter',
  actor: 'owner',
  trigger: 'examination letter issued',
  startsAt: printed,
  startWords: 'date printed on the letter',
  due: days(0),
  doneBy: ['response filed'],
  doneAt: answered,
  consequence: 'What the letter says; as a rule the application is refused or abandoned.',
  citation: 'The date printed on the letter',
  confidence: 'sourced',
};
