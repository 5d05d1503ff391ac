import { isMadrid } from '../mark-facts.js';
import { months, years } from '../period.js';
import type { Rule } from '../rule.js';
import { answered } from './response-statuses.js';

const common = { version: 1, actor: 'owner', ends: 'keeps month end', confidence: 'sourced' } as const;


export const europeanUnion: readonly Rule[] = [
  {
    ...common, id: 'EU.application-fee', applies: (facts) => !isMadrid(facts), kind: 'fee', name: 'Application fee', trigger: 'filing', due: months(1), doneBy: ['fee paid'],
    doneAt: ['Under examination', 'Office action received', 'Refused', ...answered], consequence: 'The filing date is lost.', citation: 'EUTMR Article 32', confidence: 'known',
  },
  {
    ...common, id: 'EU.objection', kind: 'response', name: 'Answer to the objection', trigger: 'examination letter issued', due: months(2), extendTo: [months(4)],
    extensionTerms: 'Once, nearly automatic if asked for in time.', doneBy: ['response filed'], doneAt: answered, consequence: 'The application is refused for the goods objected to.',
    citation: 'EUTMR Article 42(2); EUTMDR Articles 67 and 68', sources: 'Questions and answers of the office on time limits',
  },
  {
    ...common, id: 'EU.cooling-off', kind: 'dispute', name: 'End of the cooling-off period', trigger: 'opposition found admissible', due: months(2), extendTo: [months(24)],
    extensionTerms: 'Once to 24 months in total, asked for by both sides before the two months end; either side may opt out.',
    afterwards: { state: 'done', why: 'the adversarial part has begun' }, consequence: 'The adversarial part begins.', citation: 'EUTMDR Article 6',
  },
  {
    ...common, id: 'EU.opposition-grounds', kind: 'dispute', name: 'Opponent’s facts and evidence', actor: 'third party', trigger: 'cooling-off ended', due: months(2), doneBy: ['grounds of opposition served'],
    consequence: 'The opposition is rejected as unfounded.', citation: 'EUTMDR Article 7', confidence: 'known',
  },
  {
    ...common, id: 'EU.opposition-answer', kind: 'dispute', name: 'Applicant’s observations', trigger: 'grounds of opposition served', due: months(2), doneBy: ['response filed', 'counterstatement filed'],
    consequence: 'The office decides on what the opponent filed.', citation: 'EUTMDR Article 8', confidence: 'known',
  },
  {
    ...common, id: 'EU.continuation', kind: 'revival', name: 'Continuation of proceedings', trigger: 'limit missed', due: months(2), doneBy: ['continuation requested'], outlivesMark: true,
    consequence: 'The missed step cannot be made up. Not open for opposition, priority and renewal.', citation: 'EUTMR Article 105',
  },
  {
    ...common, id: 'EU.conversion', kind: 'revival', right: true, name: 'Conversion into national applications', trigger: 'protection lost', due: months(3), doneBy: ['conversion requested'], outlivesMark: true,
    consequence: 'The filing date of the EU mark is lost for national filings.', citation: 'EUTMR Articles 139 and 140',
  },
  {
    ...common, id: 'EU.use', kind: 'non-use', name: 'Open to attack for non-use', trigger: 'registration', due: years(5),
    afterwards: { state: 'open', why: 'others may ask for proof of use' }, consequence: 'Goods for which no use is proved can be revoked.', citation: 'EUTMR Article 18',
  },
];
