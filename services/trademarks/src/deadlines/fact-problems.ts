import { officeOf } from '@cotta/reference/offices.js';
import type { TrademarkStatus } from '@cotta/reference/trademark-statuses.js';
import { addMonths } from '@cotta/reference/calendar-date.js';
import { filingCalendar } from './last-day.js';
import type { DateFact, EventKind, FactProblem, MarkFacts } from './mark-facts.js';
import { answers, rulesOf } from './rules/rule-book.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';

const problem = (code: string, message: string, ...about: DateFact[]): FactProblem => ({
  code,
  message,
  about,
});

/** What is missing in the facts of a mark, or cannot all be true. Each is work for a person; none stops the count of what can be counted. */
export function factProblems(facts: MarkFacts, today: string): FactProblem[] {
  const office = officeOf(facts.office);
  if (facts.office === '')
    return [
      problem(
        'OFFICE_MISSING',
        'No jurisdiction is given: enter the code of the office, such as EU, UK, US or SK.',
      ),
    ];
  if (office === undefined)
    return [
      problem(
        'OFFICE_UNKNOWN',
        `"${facts.office}" is no office of ours; use a code such as EU, UK, US or SK.`,
      ),
    ];
  if (facts.office === 'ER')
    return [problem('OFFICE_WITHOUT_LAW', 'Eritrea has no trademark law in force; there are no deadlines.')];
  return [
    ...missing(facts),
    ...unpublished(facts, today),
    ...disorder(facts),
    ...ahead(facts, today),
    ...unexplained(facts),
  ];
}

function missing({ office, dates, status, madrid, events }: MarkFacts): FactProblem[] {
  const found: FactProblem[] = [];
  if (events.length === 0 && Object.values(dates).every((date) => date === undefined))
    found.push(
      problem(
        'NO_DATES',
        'No date of this mark is known, so nothing can be counted. Enter at least the filing date, or fetch the register.',
      ),
    );
  else if (dates.filing === undefined && dates.internationalRegistration === undefined)
    found.push(
      problem(
        'FILING_DATE_MISSING',
        'The filing date is not known; deadlines that count from it are missing here.',
      ),
    );
  if (status === 'Trademark registered' && dates.registration === undefined)
    found.push(
      problem('REGISTRATION_DATE_MISSING', 'The mark is registered, but its registration date is not known.'),
    );
  if (status === 'Trademark published' && dates.publication === undefined)
    found.push(
      problem(
        'PUBLICATION_DATE_MISSING',
        'The mark is published, but the date is not known: the end of the opposition period cannot be counted.',
      ),
    );
  if (madrid && dates.internationalRegistration === undefined)
    found.push(
      problem(
        'INTERNATIONAL_DATE_MISSING',
        'A designation through Madrid is renewed by the date of the international registration, which is not known.',
      ),
    );
  const opposition = officeOf(office)?.oppositionPeriod;
  if (dates.publication !== undefined && opposition?.value === null && opposition.timing !== 'none')
    found.push(
      problem(
        'OPPOSITION_UNCONFIRMED',
        'Whether and how long others can oppose at this office is not confirmed: ask the lawyer.',
      ),
    );
  return found;
}

const RECENT_MONTHS = 12;

/** Where opposition follows registration, its period hangs on the publication of the registration; older marks are past it either way. */
function unpublished({ office, dates }: MarkFacts, today: string): FactProblem[] {
  const { registration, registrationPublication, publication } = dates;
  const hangs =
    officeOf(office)?.oppositionPeriod.timing === 'post-registration' &&
    registration !== undefined &&
    registration > addMonths(today, -RECENT_MONTHS);
  if (
    !hangs ||
    registrationPublication !== undefined ||
    (publication !== undefined && publication >= registration)
  )
    return [];
  return [
    problem(
      'REGISTRATION_PUBLICATION_MISSING',
      'At this office others may oppose after registration, but the day the registration was published is not known: the period cannot be counted.',
    ),
  ];
}

/** Which date must not be later than which. */
const ORDER: readonly (readonly [DateFact, DateFact, string])[] = [
  ['filing', 'registration', 'FILING_AFTER_REGISTRATION'],
  ['filing', 'publication', 'FILING_AFTER_PUBLICATION'],
  ['priority', 'filing', 'PRIORITY_AFTER_FILING'],
  ['registration', 'expiration', 'REGISTRATION_AFTER_EXPIRY'],
  ['filing', 'expiration', 'FILING_AFTER_EXPIRY'],
  ['registration', 'registrationPublication', 'REGISTRATION_AFTER_ITS_PUBLICATION'],
];

/** Codes of facts that cannot all be true. */
export const CONTRADICTIONS: ReadonlySet<string> = new Set([
  ...ORDER.map(([, , code]) => code),
  'PRIORITY_TOO_OLD',
  'EVENT_BEFORE_FILING',
]);

const PRIORITY_MONTHS = 6;

function disorder(facts: MarkFacts): FactProblem[] {
  const { dates, events, madrid } = facts;
  const found = ORDER.flatMap(([first, second, code]) => {
    const [a, b] = [dates[first], dates[second]];
    return a === undefined || b === undefined || a <= b
      ? []
      : [
          problem(
            code,
            `The ${first} date ${dayInWords(a)} is later than the ${second} date ${dayInWords(b)}; one of them is wrong.`,
            first,
            second,
          ),
        ];
  });
  const { filing, priority } = dates;
  if (
    filing !== undefined &&
    priority !== undefined &&
    priority <= filing &&
    filing > filingCalendar(facts).nextOpen(addMonths(priority, PRIORITY_MONTHS))
  ) {
    found.push(
      problem(
        'PRIORITY_TOO_OLD',
        `The filing date ${dayInWords(filing)} is more than six months after the priority date ${dayInWords(priority)}: the claim cannot hold.`,
        'priority',
      ),
    );
  }
  const early = filing === undefined || madrid ? undefined : events.find(({ date }) => date < filing);
  if (early !== undefined)
    found.push(
      problem(
        'EVENT_BEFORE_FILING',
        `"${early.kind}" on ${dayInWords(early.date)} lies before the filing date ${dayInWords(filing ?? '')}; one of them is wrong.`,
        'filing',
      ),
    );
  return found;
}

const PAST_FACTS: readonly DateFact[] = [
  'filing',
  'priority',
  'registration',
  'internationalRegistration',
  'protectionGranted',
];

function ahead({ dates }: MarkFacts, today: string): FactProblem[] {
  return PAST_FACTS.flatMap((fact) => {
    const date = dates[fact];
    return date === undefined || date <= today
      ? []
      : [problem('DATE_IN_FUTURE', `The ${fact} date ${dayInWords(date)} has not come yet.`, fact)];
  });
}

/** Statuses that stand for an event whose date everything depends on. */
const NEEDS_EVENT: readonly (readonly [TrademarkStatus, readonly EventKind[], string])[] = [
  ['Statement of use requested', ['notice of allowance issued'], 'the notice of allowance'],
  ['SOU extended', ['notice of allowance issued'], 'the notice of allowance'],
  [
    'Office action received',
    [
      'examination letter issued',
      'first report issued',
      'provisional refusal issued',
      'post-registration action issued',
      'expungement action issued',
    ],
    'the office action',
  ],
  [
    'Application opposed',
    [
      'opposition filed',
      'opposition served',
      'opposition found admissible',
      'notice of intention to oppose filed',
    ],
    'the opposition',
  ],
];

function unexplained(facts: MarkFacts): FactProblem[] {
  const { status, events, office } = facts;
  const absent = NEEDS_EVENT.filter(
    ([when, kinds]) => when === status && !events.some(({ kind }) => kinds.includes(kind)),
  );
  const rules = rulesOf(office);
  const unruled = events.filter(
    ({ kind, due }) =>
      kind === 'examination letter issued' &&
      due === undefined &&
      answers(rules, kind) &&
      rules.every(({ trigger, id }) => trigger !== kind || id === 'letter.printed-date'),
  );
  return [
    ...absent.map(([, , what]) =>
      problem(
        'EVENT_MISSING',
        `The mark is at "${status}", but the date of ${what} is not known: its answer date cannot be counted.`,
      ),
    ),
    ...unruled.map(({ date }) =>
      problem(
        'ANSWER_DATE_MISSING',
        `This office sets the time to answer letter by letter: enter the date printed on the letter of ${dayInWords(date)}.`,
      ),
    ),
  ];
}
