import {
  editableStatuses,
  terminalNegativeStatuses,
  type TrademarkStatus,
} from '@cotta/reference/trademark-statuses.js';
import { daysBetween } from '@cotta/reference/calendar-date.js';
import type { DeadlineKind, DeadlineState } from './deadline.js';
import { isAbout } from './extension-steps.js';
import type { MarkEvent, MarkFacts } from './mark-facts.js';
import type { Occurrence } from './occurrence.js';
import { lastChance } from './terms.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';

/** Where a deadline stands on a day, and why, as a sentence. */
export interface Judgement {
  readonly state: DeadlineState;
  readonly why: string;
}

/** From this many days before the nominal date on a deadline is "due soon". */
export const DUE_SOON_DAYS = 30;

/** Nothing more will happen to the mark. `Client unresponsive` is not among them: legal dates go on. */
const ended: readonly TrademarkStatus[] = [...terminalNegativeStatuses, 'Lost to follow-up', 'Refunded'];

const unregistered: readonly TrademarkStatus[] = [
  ...editableStatuses,
  'Submitted to partner',
  'Application filed',
  'Under examination',
  'Office action received',
  'Response to office action submitted',
  'Trademark published',
  'Statement of use requested',
  'SOU submitted',
  'SOU extended',
];

const afterRegistration: ReadonlySet<DeadlineKind> = new Set(['renewal', 'maintenance', 'non-use']);

/** The state of a deadline on a day, and why. Missed never reads as done: only a filing in time, the register or the office's next step makes it so. */
export function judge(occurrence: Occurrence, facts: MarkFacts, today: string): Judgement {
  return byRecord(occurrence, facts) ?? byStatus(occurrence, facts, today) ?? byDay(occurrence, today);
}

function byRecord(occurrence: Occurrence, { status, dates, events }: MarkFacts): Judgement | undefined {
  const { rule, proof, since } = occurrence;
  if (proof !== undefined) return { state: 'done', why: `Done: ${proof}.` };
  const within = rule.doneByDate === undefined ? undefined : dates[rule.doneByDate];
  if (within !== undefined && rule.doneByDate !== undefined)
    return filedOn(occurrence, rule.doneByDate, within);
  const from = occurrence.opensDate ?? since;
  const filings = events.filter(
    (event) =>
      rule.doneBy?.includes(event.kind) === true &&
      event.date >= from &&
      event.date >= since &&
      isAbout(event, rule),
  );
  const filing = filings.reduce<MarkEvent | undefined>(
    (first, event) => (first === undefined || event.date < first.date ? event : first),
    undefined,
  );
  if (filing !== undefined) return filedOn(occurrence, filing.kind, filing.date);
  if (status !== undefined && rule.doneAt?.includes(status) === true)
    return { state: 'done', why: `Done: the mark is at "${status}", so the office went on.` };
  return byOfficesNextStep(occurrence, dates);
}

/** The office publishes and registers nothing whose earlier steps are missing. */
function byOfficesNextStep(
  { rule, trigger }: Occurrence,
  { registration, publication }: MarkFacts['dates'],
): Judgement | undefined {
  const passed = (status: TrademarkStatus, date: string | undefined): date is string =>
    date !== undefined && date > trigger.date && rule.doneAt?.includes(status) === true;
  if (passed('Trademark registered', registration))
    return { state: 'done', why: `Done: the office registered the mark on ${dayInWords(registration)}.` };
  return passed('Trademark published', publication)
    ? { state: 'done', why: `Done: the office published the mark on ${dayInWords(publication)}.` }
    : undefined;
}

function filedOn(occurrence: Occurrence, what: string, date: string): Judgement {
  if (date <= lastChance(occurrence)) return { state: 'done', why: `Done: ${what} on ${dayInWords(date)}.` };
  return {
    state: 'lapsed',
    why: `Lapsed: ${what} on ${dayInWords(date)} came after the last day, ${dayInWords(lastChance(occurrence))}.`,
  };
}

function byStatus(
  occurrence: Occurrence,
  { status, dates, events }: MarkFacts,
  today: string,
): Judgement | undefined {
  const { rule } = occurrence;
  const cancelled =
    rule.calendar === 'WIPO' &&
    rule.outlivesMark !== true &&
    events.find(({ kind }) => kind === 'international registration cancelled');
  if (cancelled && today <= lastChance(occurrence))
    return {
      state: 'not needed',
      why: `Not needed: the international registration was cancelled on ${dayInWords(cancelled.date)}.`,
    };
  if (status === undefined) return undefined;
  if (ended.includes(status) && rule.outlivesMark !== true && today <= lastChance(occurrence))
    return { state: 'not needed', why: `Not needed: the mark is at "${status}".` };
  if (afterRegistration.has(rule.kind) && dates.registration === undefined && unregistered.includes(status)) {
    return { state: 'upcoming', why: `Upcoming: counts once the mark is registered; it is at "${status}".` };
  }
  return undefined;
}

function byDay(occurrence: Occurrence, today: string): Judgement {
  const { rule, last, opensDate, grace, trigger } = occurrence;
  const from = opensDate ?? trigger.date;
  if (today < from) return { state: 'upcoming', why: `Upcoming: possible from ${dayInWords(from)}.` };
  if (today <= last.legalDate) return running(occurrence, today);
  if (rule.afterwards !== undefined)
    return {
      state: rule.afterwards.state,
      why: `Since ${dayInWords(last.legalDate)} ${rule.afterwards.why}.`,
    };
  if (grace !== null && today <= grace.legalDate)
    return {
      state: 'in grace',
      why: `In grace until ${dayInWords(grace.legalDate)} with a surcharge: ${grace.surcharge}.`,
    };
  if (rule.optional === true || rule.right === true)
    return {
      state: 'not used',
      why: `Not used: nobody has to, and its time ended on ${dayInWords(last.legalDate)}.`,
    };
  return { state: 'lapsed', why: `Lapsed: nothing is on record by ${dayInWords(lastChance(occurrence))}.` };
}

function running({ rule, last, opensDate }: Occurrence, today: string): Judgement {
  if (rule.afterwards !== undefined && rule.kind !== 'opposition' && rule.kind !== 'dispute')
    return { state: 'upcoming', why: `Upcoming: becomes true on ${dayInWords(last.legalDate)}.` };
  if (today > last.nominalDate)
    return {
      state: 'due soon',
      why: `Due now: the last day has passed on a day the office is closed; it still accepts it until ${dayInWords(last.legalDate)}.`,
    };
  const left = daysBetween(today, last.nominalDate);
  if (left <= DUE_SOON_DAYS) return { state: 'due soon', why: `Due soon: ${left} days left.` };
  if (opensDate === null) return { state: 'upcoming', why: 'Upcoming: the day it opens is not confirmed.' };
  return { state: 'open', why: `Open: ${left} days left.` };
}
