import { isMadrid, type MarkFacts } from '../mark-facts.js';
import { months } from '../period.js';
import type { Rule } from '../rule.js';

/** A filing of its own, in a country of the Convention or the WTO, that claims no earlier one. Of an international registration the basic mark is the first. */
const firstFiling = (facts: MarkFacts): boolean =>
  facts.dates.priority === undefined && facts.office !== 'ET' && facts.office !== 'WIPO' && !isMadrid(facts);

const common = {
  version: 1,
  kind: 'priority',
  actor: 'owner',
  due: months(6),
  outlivesMark: true,
  citation: 'Paris Convention, Article 4 A to D; TRIPS Article 2',
  confidence: 'known',
} as const;

/** Six months from the first filing, for filings in further countries; and the same months looked back on, when this filing claims priority itself. */
export const parisPriority: readonly Rule[] = [
  {
    ...common,
    id: 'paris.priority',
    name: 'Priority for further countries',
    trigger: 'filing',
    applies: firstFiling,
    right: true,
    calendar: 'later office',
    doneBy: ['foreign application filed'],
    consequence: 'Later filings abroad count from their own day; marks filed by others meanwhile go before.',
  },
  {
    ...common,
    id: 'paris.priority-claimed',
    name: 'Priority claimed by this filing',
    trigger: 'priority',
    doneByDate: 'filing',
    calendar: 'filing office',
    consequence: 'The claim is refused; the filing counts from its own day.',
  },
];
