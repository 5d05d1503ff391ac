import { addMonths, endOfMonth } from '@cotta/reference/calendar-date.js';
import type { Extensions, Grace, LastDay } from './deadline.js';
import { extend } from './extension-steps.js';
import { calendarDoubts, calendarFor, lastDay } from './last-day.js';
import type { MarkEvent, MarkFacts } from './mark-facts.js';
import { endAtMonthEnd, endOf } from './period.js';
import type { Rule } from './rule.js';
import type { HolidayCalendar } from '@cotta/reference/holiday-calendar.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';

/** One rule met one date of one mark: everything but the judgement of today. */
export interface Occurrence {
  readonly key: string;
  readonly rule: Rule;
  readonly calendar: HolidayCalendar;
  readonly trigger: { readonly event: string; readonly date: string };
  readonly last: LastDay;
  /** The day to which the office's own reading takes the period, where that is later than counting; the last day by law follows it. */
  readonly laterReading?: string;
  readonly opensDate: string | null;
  readonly grace: Grace | null;
  readonly extensions: Extensions | null;
  readonly doubts: readonly string[];
  /** Filings before this day cannot have been for it. */
  readonly since: string;
  /** What ended the period before its time, in words. */
  readonly endedBy?: string;
  /** The end is not what counting gives: the letter prints an earlier day, the register another expiry, the office granted less time than it can. `counted`: what counting gives. */
  readonly stated?: { readonly by: 'letter' | 'paper' | 'register' | 'extension'; readonly counted: string };
  /** In words, where the date printed on a letter is not the one its rule gives: somebody has to look at both. */
  readonly differs?: string;
  /** Why it counts as done although no filing is on record. */
  readonly proof?: string;
}

/** A day from which a rule counts for a mark, `YYYY-MM-DD`, with what happened then in words. `since`: filings before it cannot have been for this. */
export interface Start {
  readonly key: string;
  readonly event: string;
  readonly date: string;
  readonly since: string;
  /** The end as the register states it, instead of the counted one. */
  readonly registerEnd?: string;
  readonly letter?: MarkEvent;
}

/** One rule counted from one start: its last day, window, late period and extensions, and what a lawyer has to confirm of them.
 *  The register's end goes before counting; a letter that prints an earlier day is followed, one that prints a later day only where two people found that the rule does not fit. */
export function occurrenceOf(rule: Rule, facts: MarkFacts, start: Start): Occurrence {
  const calendar = calendarFor(rule, facts);
  const { counted, endedBy } = periodEnd(rule, facts, start, calendar);
  const printed = start.letter?.due;
  const isOverRule = start.letter?.overRule === true;
  const nominal = printed !== undefined && (printed < counted || isOverRule) ? printed : counted;
  const later =
    rule.ends === 'keeps month end' && start.registerEnd === undefined && nominal === counted
      ? endAtMonthEnd(start.date, rule.due, calendar)
      : undefined;
  const {
    last,
    extensions,
    doubts,
    counted: extendedTo,
  } = extend(
    { rule, calendar, start: start.date, since: start.since },
    facts,
    lastDay(rule, calendar, nominal, later),
  );
  const laterReading = later === nominal || extensions?.used ? undefined : later;
  const readings =
    laterReading === undefined
      ? []
      : [`The office may read the period to end on ${dayInWords(laterReading)}; do not rely on it.`];
  const differs =
    printed === undefined || printed === counted || isOverRule || extensions?.used
      ? undefined
      : `The letter prints ${dayInWords(printed)}, the rule gives ${dayInWords(counted)}; the earlier date is kept.`;
  const letters = differs === undefined ? [] : [differs];
  return {
    key: start.key,
    rule,
    calendar,
    trigger: { event: start.event, date: start.date },
    last,
    since: start.since,
    extensions,
    ...(endedBy !== undefined && { endedBy }),
    ...(differs !== undefined && { differs }),
    ...statedEnd({ rule, start, calendar, counted, nominal, last, extendedTo }),
    ...(laterReading !== undefined && { laterReading }),
    opensDate: opensOf(rule, start, last.nominalDate, calendar),
    grace: graceOf(rule, last.nominalDate, calendar),
    doubts: [
      ...letters,
      ...readings,
      ...doubts,
      ...calendarDoubts(rule, calendar, last),
      ...ruleDoubts(rule),
    ],
  };
}

interface Ends {
  readonly rule: Rule;
  readonly start: Start;
  readonly calendar: HolidayCalendar;
  readonly counted: string;
  readonly nominal: string;
  readonly last: LastDay;
  /** Where the granted extension could have led at most. */
  readonly extendedTo: string | undefined;
}

/** Whether somebody stated another end than counting gives; so that no explanation claims that a stated day was counted. */
function statedEnd({
  rule,
  start,
  calendar,
  counted,
  nominal,
  last,
  extendedTo,
}: Ends): Pick<Occurrence, 'stated'> {
  if (extendedTo !== undefined)
    return extendedTo === last.nominalDate ? {} : { stated: { by: 'extension', counted: extendedTo } };
  if (nominal > counted) return { stated: { by: 'paper', counted } };
  if (nominal !== counted) return { stated: { by: 'letter', counted } };
  return start.registerEnd === undefined
    ? {}
    : { stated: { by: 'register', counted: countedEnd(rule, start.date, calendar) } };
}

/** The end of the period, or the day by which it is over whatever the period says. */
function periodEnd(
  rule: Rule,
  facts: MarkFacts,
  start: Start,
  calendar: HolidayCalendar,
): { readonly counted: string; readonly endedBy?: string } {
  const counted = start.registerEnd ?? countedEnd(rule, start.date, calendar);
  if (rule.noLaterThan === undefined) return { counted };
  const limit = rule.noLaterThan.day(facts);
  return limit !== undefined && limit < counted
    ? { counted: limit, endedBy: rule.noLaterThan.words }
    : { counted };
}

function countedEnd(rule: Rule, start: string, calendar: HolidayCalendar): string {
  const end = endOf(start, rule.due, calendar);
  return rule.ends === 'month end' ? endOfMonth(end) : end;
}

/** Windows open on their day even when it is a closed one. */
function opensOf(
  { opens }: Rule,
  { date, since }: Start,
  due: string,
  calendar: HolidayCalendar,
): string | null {
  if (opens === undefined) return since;
  if (opens === 'unconfirmed') return null;
  if ('after' in opens) return endOf(date, opens.after, calendar);
  return addMonths(due, -opens.beforeDue.count);
}

/** The late period runs from the nominal date, never from one moved by a holiday. */
function graceOf(rule: Rule, due: string, calendar: HolidayCalendar): Grace | null {
  if (rule.grace === undefined || rule.grace === 'unconfirmed') return null;
  const { length, surcharge, counted } = rule.grace;
  const start = counted === 'from month end' ? endOfMonth(due) : due;
  const later = counted === 'keeps month end' ? endAtMonthEnd(start, length, calendar) : undefined;
  return { ...lastDay(rule, calendar, endOf(start, length, calendar), later), surcharge };
}

function ruleDoubts({ confidence, citation, grace, opens }: Rule): string[] {
  return [
    ...(confidence === 'unsure' ? [`The rule itself is not confirmed (${citation}).`] : []),
    ...(grace === 'unconfirmed' ? ['Whether a late period exists is not confirmed: none was assumed.'] : []),
    ...(opens === 'unconfirmed' ? ['From when the office accepts it is not confirmed: ask the lawyer.'] : []),
  ];
}
