import { isMadrid, type MarkFacts } from '../mark-facts.js';
import { months, years } from '../period.js';
import type { Rule } from '../rule.js';
import { answered } from './response-statuses.js';
import { revivalStart, statementBlockStart, statementLimit } from './us-statement-blocks.js';

const domestic = (facts: MarkFacts): boolean => !isMadrid(facts);
const common = { version: 1, actor: 'owner', confidence: 'sourced' } as const;
const lateFee = { length: months(6), surcharge: '100 USD per class for each filing' } as const;

const officeActions: readonly Rule[] = [
  {
    ...common,
    id: 'US.office-action',
    version: 1,
    kind: 'response',
    name: 'Response to the office action',
    applies: domestic,
    trigger: 'examination letter issued',
    law: { decidedBy: 'trigger', before: '2022-12-03' },
    due: months(6),
    doneBy: ['response filed'],
    doneAt: answered,
    consequence: 'The application is abandoned.',
    citation: '37 CFR 2.62(a) before the Trademark Modernization Act',
  },
  {
    ...common,
    id: 'US.office-action',
    version: 2,
    kind: 'response',
    name: 'Response to the office action',
    applies: domestic,
    trigger: 'examination letter issued',
    law: { decidedBy: 'trigger', from: '2022-12-03' },
    due: months(3),
    extendTo: [months(6)],
    extensionTerms:
      'Once, 125 USD, asked for before the first three months end and before any response is filed.',
    doneBy: ['response filed'],
    doneAt: answered,
    consequence: 'The application is abandoned.',
    citation: '37 CFR 2.62(a); TMEP 711',
  },
  {
    ...common,
    id: 'US.office-action-madrid',
    kind: 'response',
    name: 'Response to the provisional refusal',
    applies: isMadrid,
    trigger: 'examination letter issued',
    due: months(6),
    doneBy: ['response filed'],
    doneAt: answered,
    consequence: 'The request for extension of protection is abandoned.',
    citation: 'TMEP 711, 1904',
  },
  {
    ...common,
    id: 'US.provisional-refusal',
    kind: 'response',
    name: 'Response to the provisional refusal',
    applies: isMadrid,
    trigger: 'provisional refusal issued',
    due: months(6),
    doneBy: ['response filed'],
    doneAt: answered,
    consequence: 'The request for extension of protection is abandoned.',
    citation: 'TMEP 711, 1904',
  },
  {
    ...common,
    id: 'US.post-registration-action',
    kind: 'response',
    name: 'Response to the post-registration action',
    trigger: 'post-registration action issued',
    due: months(6),
    doneBy: ['response filed'],
    consequence: 'The maintenance filing is refused.',
    citation: '37 CFR 2.163, 2.184',
    sources: 'The date printed on the action goes first',
    confidence: 'unsure',
  },
  {
    ...common,
    id: 'US.expungement-action',
    kind: 'response',
    name: 'Response in expungement or re-examination',
    trigger: 'expungement action issued',
    due: months(3),
    extendTo: [months(4)],
    extensionTerms: 'One month, once.',
    doneBy: ['response filed'],
    consequence: 'The goods in question are cancelled.',
    citation: '37 CFR 2.93',
    confidence: 'known',
  },
];

const sixMonthBlocks = [12, 18, 24, 30, 36].map(months);

const cure = {
  ...common,
  id: 'US.statement-cure',
  kind: 'use',
  name: 'Cure of the statement of use',
  trigger: 'statement of use filed',
  startWords: 'start of the six-month block of the statement',
  due: months(6),
  doneAt: ['Trademark registered'],
  consequence: 'Defects of the statement can no longer be cured; the application is abandoned.',
  citation: '37 CFR 2.88, 2.89(e); TMEP 1108.03',
} as const;

const useBeforeRegistration: readonly Rule[] = [
  {
    ...common,
    id: 'US.statement-of-use',
    kind: 'use',
    name: 'Statement of use or extension',
    trigger: 'notice of allowance issued',
    due: months(6),
    extendTo: sixMonthBlocks,
    chained: true,
    extensionTerms:
      'Five times six months, one in each block; the first without cause, later ones with good cause. Absolute end 36 months after the notice.',
    doneBy: ['statement of use filed'],
    doneAt: ['SOU submitted', 'Trademark registered'],
    consequence: 'The application is abandoned; beyond 36 months it cannot be revived.',
    citation: '15 U.S.C. 1051(d); 37 CFR 2.88, 2.89; TMEP 1108',
  },
  {
    ...cure,
    version: 1,
    extendTo: [months(12)],
    extensionTerms:
      'One insurance extension, filed in the same six-month block as the statement; none after it.',
    startsAt: (facts, event) => statementBlockStart(facts, event, 'extendable'),
  },
  {
    ...cure,
    id: 'US.statement-cure-last-block',
    startsAt: (facts, event) => statementBlockStart(facts, event, 'last'),
  },
  {
    ...common,
    id: 'US.petition-to-revive',
    kind: 'revival',
    name: 'Petition to revive',
    trigger: 'notice of abandonment issued',
    startsAt: revivalStart,
    due: months(2),
    noLaterThan: { day: statementLimit, words: '36 months after the notice of allowance' },
    doneBy: ['petition to revive filed'],
    outlivesMark: true,
    consequence:
      'The application stays abandoned; a new one is needed. Beyond 36 months from the notice of allowance nothing can be revived.',
    citation: '37 CFR 2.66',
  },
];

const declaration = {
  ...common,
  kind: 'maintenance',
  trigger: 'registration',
  grace: lateFee,
  doneBy: ['declaration filed'],
} as const;
const sixthYear = { due: years(6), opens: { after: years(5) } } as const;
const tenthYear = { due: years(10), opens: { beforeDue: years(1) }, every: years(10) } as const;

const maintenance: readonly Rule[] = [
  {
    ...declaration,
    ...sixthYear,
    id: 'US.section-8',
    name: 'Section 8 declaration of use',
    applies: domestic,
    consequence: 'The registration is cancelled.',
    citation: '15 U.S.C. 1058; 37 CFR 2.160',
  },
  {
    ...declaration,
    ...tenthYear,
    id: 'US.sections-8-9',
    kind: 'renewal',
    name: 'Sections 8 and 9: declaration of use and renewal',
    applies: domestic,
    doneBy: ['renewed', 'declaration filed'],
    grace: { length: months(6), surcharge: '100 USD per class for each of Section 8 and Section 9' },
    consequence: 'The registration expires.',
    citation: '15 U.S.C. 1058, 1059; 37 CFR 2.160, 2.182',
  },
  {
    ...declaration,
    ...sixthYear,
    id: 'US.section-71',
    name: 'Section 71 declaration of use',
    applies: isMadrid,
    consequence: 'Protection in the United States is cancelled.',
    citation: '15 U.S.C. 1141k; 37 CFR 7.36',
  },
  {
    ...declaration,
    ...tenthYear,
    id: 'US.section-71-ten-years',
    name: 'Section 71 declaration of use, tenth year',
    applies: isMadrid,
    consequence: 'Protection in the United States is cancelled.',
    citation: '15 U.S.C. 1141k; 37 CFR 7.36',
  },
  {
    ...common,
    id: 'US.section-15',
    kind: 'maintenance',
    name: 'Section 15 declaration of incontestability',
    trigger: 'registration',
    due: years(6),
    opens: { after: years(5) },
    optional: true,
    doneBy: ['declaration filed'],
    consequence:
      'Nothing is lost: the registration stays contestable until another five years of use are declared.',
    citation: '15 U.S.C. 1065',
    confidence: 'known',
  },
];

/** Rules of the United States beyond opposition: office actions, use before registration, declarations afterwards. */
export const unitedStates: readonly Rule[] = [...officeActions, ...useBeforeRegistration, ...maintenance];
