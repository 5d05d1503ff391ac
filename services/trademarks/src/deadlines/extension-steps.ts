import type { HolidayCalendar } from '@cotta/reference/holiday-calendar.js';
import { addDays, earlier } from '@cotta/reference/calendar-date.js';
import type { Extensions, LastDay } from './deadline.js';
import { lastDay } from './last-day.js';
import type { MarkEvent, MarkFacts } from './mark-facts.js';
import { endAtMonthEnd, endOf, months, type Period } from './period.js';
import type { Rule } from './rule.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';

/** A period as it stands after the extensions that were granted. */
export interface Extended {
  readonly last: LastDay;
  readonly extensions: Extensions | null;
  readonly doubts: readonly string[];
  /** Where the extensions in use lead by counting; absent while none is used. */
  readonly counted?: string;
}

interface Count {
  readonly rule: Rule;
  readonly calendar: HolidayCalendar;
  /** Day the period and its extensions are counted from. */
  readonly start: string;
  /** Extensions granted before this day belong to something else. */
  readonly since: string;
}

/** The last day of a period, extensions granted included, and what further extensions would give. Extensions count from the start of the period,
 *  never from a day moved by a holiday. */
export function extend(count: Count, { events, remainingExtensions }: MarkFacts, ends: LastDay): Extended {
  const { rule } = count;
  const steps = stepsOf(count, ends);
  if (rule.extendTo === undefined) return { last: ends, extensions: null, doubts: [] };
  const grantedLeft =
    rule.chained === true && remainingExtensions !== undefined
      ? rule.extendTo.length - remainingExtensions
      : 0;
  let until: string | undefined;
  let used = Math.min(Math.max(0, grantedLeft), rule.extendTo.length);
  for (const granted of grantsFor(count, events).slice(used)) {
    const running = steps[used];
    if (used < rule.extendTo.length && running !== undefined && granted.date <= running.legalDate) {
      used += 1;
      until = granted.due;
    }
  }
  const step = steps[used] ?? ends;
  // An examiner may grant less than the most the law allows; never more.
  const last =
    used > 0 && until !== undefined && until < step.nominalDate ? lastDay(rule, count.calendar, until) : step;
  const possible = steps.slice(used + 1);
  const askFrom = used === 0 ? count.start : addDays(steps[used - 1]?.nominalDate ?? count.start, 1);
  const extensions: Extensions = {
    used,
    possible,
    askFrom: possible.length > 0 ? askFrom : null,
    askUntil: possible.length > 0 ? last.legalDate : null,
    terms: rule.extensionTerms ?? '',
  };
  return {
    last,
    extensions,
    doubts: readingDoubts(count, used, step),
    ...(used > 0 && { counted: step.nominalDate }),
  };
}

/** The plain end, then the end after each extension. */
function stepsOf({ rule, calendar, start }: Count, ends: LastDay): readonly LastDay[] {
  const steps = [ends];
  let before = rule.due;
  for (const total of rule.extendTo ?? []) {
    const direct = endOf(start, total, calendar);
    const chained =
      rule.chained === true
        ? endOf(steps.at(-1)?.nominalDate ?? start, difference(total, before), calendar)
        : direct;
    const later = rule.ends === 'keeps month end' ? endAtMonthEnd(start, total, calendar) : undefined;
    steps.push(lastDay(rule, calendar, earlier(direct, chained), later));
    before = total;
  }
  return steps;
}

const difference = (total: Period, before: Period): Period => months(total.count - before.count);

function readingDoubts({ rule, calendar, start }: Count, used: number, { nominalDate }: LastDay): string[] {
  const total = used === 0 ? undefined : rule.extendTo?.[used - 1];
  const direct = total === undefined ? nominalDate : endOf(start, total, calendar);
  return direct === nominalDate
    ? []
    : [
        `Counted from the start of the period it would be ${dayInWords(direct)}; the earlier date is kept until the office's reading is confirmed.`,
      ];
}

function grantsFor({ rule, since }: Count, events: readonly MarkEvent[]): readonly MarkEvent[] {
  return events
    .filter((event) => event.kind === 'extension granted' && event.date >= since && isAbout(event, rule))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Whether an extension or a declaration belongs to a rule: it names no rule, this rule's id, or words of its name. */
export function isAbout({ concerns }: MarkEvent, { id, name }: Rule): boolean {
  if (concerns === undefined) return true;
  const wanted = concerns.toLowerCase();
  return id.toLowerCase() === wanted || name.toLowerCase().includes(wanted);
}
