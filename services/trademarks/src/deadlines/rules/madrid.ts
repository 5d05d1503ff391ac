import { isMadrid, type MarkFacts } from '../mark-facts.js';
import { months, years } from '../period.js';
import type { Rule } from '../rule.js';

const international = (facts: MarkFacts): boolean => isMadrid(facts) || facts.office === 'WIPO';
const common = {
  version: 1,
  actor: 'owner',
  calendar: 'WIPO',
  applies: international,
  confidence: 'known',
} as const;

/** Rules of the international registration. They stand beside the rules of the designated member. */
export const madrid: readonly Rule[] = [
  {
    ...common,
    id: 'WIPO.renewal',
    kind: 'renewal',
    name: 'Renewal of the international registration',
    trigger: 'internationalRegistration',
    due: years(10),
    every: years(10),
    opens: { beforeDue: months(6) },
    grace: { length: months(6), surcharge: '50 percent of the basic fee' },
    doneBy: ['renewed'],
    consequence:
      'The international registration ends in every designated country, later designations included.',
    citation: 'Madrid Protocol, Articles 6(1) and 7; Regulations, Rules 29 to 31',
  },
  {
    ...common,
    id: 'WIPO.dependency',
    kind: 'dependency',
    name: 'End of dependency on the basic mark',
    trigger: 'internationalRegistration',
    due: years(5),
    afterwards: { state: 'done', why: 'the international registration stands on its own' },
    consequence: 'Until then the international registration falls with the basic mark.',
    citation: 'Madrid Protocol, Article 6(2) and (3)',
  },
  {
    ...common,
    id: 'WIPO.transformation',
    kind: 'revival',
    right: true,
    name: 'Transformation into national applications',
    trigger: 'international registration cancelled',
    due: months(3),
    doneBy: ['transformation requested'],
    outlivesMark: true,
    consequence: 'The date of the international registration is lost for national filings.',
    citation: 'Madrid Protocol, Article 9quinquies',
  },
  {
    ...common,
    id: 'WIPO.irregularity',
    kind: 'response',
    name: 'Answer to an irregularity',
    trigger: 'irregularity notified',
    due: months(3),
    doneBy: ['irregularity cured', 'response filed'],
    consequence: 'The international application counts as abandoned.',
    citation: 'Madrid Regulations, Rules 11 to 13',
    confidence: 'sourced',
  },
  {
    ...common,
    id: 'WIPO.refusal-12',
    kind: 'dependency',
    name: 'Protection by silence, members with twelve months',
    actor: 'office',
    trigger: 'international registration notified',
    due: months(12),
    afterwards: {
      state: 'done',
      why: 'a member with twelve months can no longer refuse, unless an opposition was announced',
    },
    consequence: 'Silence until then means protection.',
    citation: 'Madrid Protocol, Article 5(2)(a)',
  },
  {
    ...common,
    id: 'WIPO.refusal-18',
    kind: 'dependency',
    name: 'Protection by silence, members with eighteen months',
    actor: 'office',
    trigger: 'international registration notified',
    due: months(18),
    afterwards: {
      state: 'done',
      why: 'a member with eighteen months can no longer refuse, unless an opposition was announced',
    },
    consequence: 'Silence until then means protection.',
    citation: 'Madrid Protocol, Article 5(2)(b)',
  },
];

/** The answer to a provisional refusal: each member sets it, at least two months since 1 February 2025. The least is kept. */
export const provisionalRefusal: Rule = {
  id: 'madrid.provisional-refusal',
  version: 1,
  kind: 'response',
  name: 'Answer to the provisional refusal',
  actor: 'owner',
  applies: (facts) => isMadrid(facts) && facts.office !== 'US',
  trigger: 'provisional refusal issued',
  due: months(2),
  doneBy: ['response filed'],
  consequence: 'The refusal becomes final in that country.',
  citation:
    'Madrid Regulations, Rule 17(2)(vii): at least two months since 1 February 2025; the member may give longer',
  confidence: 'sourced',
};
