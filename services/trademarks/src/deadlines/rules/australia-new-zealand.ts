import { months, years } from '../period.js';
import { ARTICLE_UNCONFIRMED } from './citation.js';
import type { Rule } from '../rule.js';

export const australia: readonly Rule[] = [
  {
    id: 'AU.acceptance', version: 1, kind: 'response', name: 'Acceptance of the application', actor: 'owner', trigger: 'first report issued', due: months(15), extendTo: [months(21)],
    extensionTerms: 'Six months for a fee; later only with grounds.', doneAt: ['Trademark published', 'Application opposed', 'Trademark registered'],
    consequence: 'The application lapses.', citation: 'Trade Marks Regulations 1995, regulation 4.12', sources: 'Office page on time and costs', confidence: 'sourced',
  },
  {
    id: 'AU.statement-of-grounds', version: 1, kind: 'dispute', name: 'Opponent’s statement of grounds', actor: 'third party', trigger: 'notice of intention to oppose filed', due: months(1),
    doneBy: ['grounds of opposition served'], consequence: 'The opposition is dismissed.', citation: 'Trade Marks Regulations 1995, part 5', confidence: 'known',
  },
  {
    id: 'AU.defence', version: 1, kind: 'dispute', name: 'Notice of intention to defend', actor: 'owner', trigger: 'grounds of opposition served', due: months(1), doneBy: ['counterstatement filed'],
    consequence: 'The application lapses.', citation: 'Trade Marks Regulations 1995, part 5', confidence: 'known',
  },
  {
    id: 'AU.cooling-off', version: 1, kind: 'dispute', name: 'End of the cooling-off period', actor: 'owner', trigger: 'cooling-off agreed', due: months(6), extendTo: [months(12)], extensionTerms: 'Six more months if both ask.',
    afterwards: { state: 'done', why: 'the opposition goes on' }, consequence: 'The opposition goes on.', citation: 'Trade Marks Regulations 1995, part 5', confidence: 'known',
  },
  {
    id: 'AU.use', version: 1, kind: 'non-use', name: 'Open to attack for non-use', actor: 'owner', trigger: 'filing', law: { decidedBy: 'filing', before: '2019-02-24' }, due: years(5),
    afterwards: { state: 'open', why: 'others may ask for removal' }, consequence: 'Goods without use can be removed.', citation: 'Trade Marks Act 1995, section 93, before 24 February 2019', confidence: 'known',
  },
  {
    id: 'AU.use', version: 2, kind: 'non-use', name: 'Open to attack for non-use', actor: 'owner', trigger: 'registration', law: { decidedBy: 'filing', from: '2019-02-24' }, due: years(3),
    afterwards: { state: 'open', why: 'others may ask for removal' }, consequence: 'Goods without use can be removed.', citation: 'Trade Marks Act 1995, section 93, since 24 February 2019', confidence: 'known',
  },
];

export const newZealand: readonly Rule[] = [
  {
    id: 'NZ.acceptance', version: 1, kind: 'response', name: 'Application in order for acceptance', actor: 'owner', trigger: 'filing',
    startsAt: ({ dates, events }) => (events.some(({ kind }) => kind === 'examination letter issued') && dates.filing !== undefined ? dates.filing : undefined),
    due: months(12), doneAt: ['Trademark published', 'Application opposed', 'Trademark registered'],
    consequence: 'The application is abandoned.', citation: `${ARTICLE_UNCONFIRMED} (trade mark law, New Zealand)`, sources: 'Office practice of about twelve months from filing', confidence: 'unsure',
  },
];
