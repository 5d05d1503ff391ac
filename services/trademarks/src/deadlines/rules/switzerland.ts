import { endOf, months, years } from '../period.js';
import { holidayCalendar, weekendsOnly } from '@cotta/reference/holiday-calendar.js';
import { ARTICLE_UNCONFIRMED } from './citation.js';
import type { Rule } from '../rule.js';
import { answered } from './response-statuses.js';

const OPPOSITION = months(3);

/** Rules of Switzerland beyond its renewal and opposition: objection and non-use. */
export const switzerland: readonly Rule[] = [
  {
    id: 'CH.objection',
    version: 1,
    kind: 'response',
    name: 'Answer to the objection',
    actor: 'owner',
    trigger: 'examination letter issued',
    due: months(2),
    extendTo: [months(4)],
    extensionTerms: 'On request.',
    doneBy: ['response filed'],
    doneAt: answered,
    consequence: 'The application is refused.',
    citation: `${ARTICLE_UNCONFIRMED} (trade mark law, Switzerland)`,
    sources: 'Practice of the office, two to three months; the shorter is kept',
    confidence: 'unsure',
  },
  {
    id: 'CH.use',
    version: 1,
    kind: 'non-use',
    name: 'Open to attack for non-use',
    actor: 'owner',
    trigger: 'publication',
    startsAt: ({ dates, events }) => {
      const published = dates.registrationPublication ?? dates.publication;
      const opposed = events.some(({ kind }) => kind === 'opposition filed');
      return published === undefined || opposed
        ? undefined
        : endOf(published, OPPOSITION, holidayCalendar('CH') ?? weekendsOnly);
    },
    startWords: 'end of the unused opposition period',
    due: years(5),
    afterwards: { state: 'open', why: 'others may claim non-use' },
    consequence: 'Goods without use can be cancelled.',
    citation: 'Trade Mark Protection Act, Article 12(1): five years after the unused opposition period',
    confidence: 'known',
  },
];
