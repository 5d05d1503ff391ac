import { isCalendarDate } from '@cotta/reference/calendar-date.js';
import { eventNames, plain } from './fact-names.js';
import { eventKinds, type EventKind, type FactProblem, type MarkEvent } from './mark-facts.js';

const own = new Map<string, EventKind>(eventKinds.map((kind) => [plain(kind), kind]));

/** Endings of field names that say nothing about the event: `noa_issue_date`, `appeal_filed_on`. */
const ENDINGS = [/(date|on)$/, /(issued?|sent)$/];

/** What an event's name means. Undefined: a name nobody knows. */
export function eventMeaning(
  name: string,
): { readonly kind: EventKind; readonly concerns?: string } | undefined {
  let asked = plain(name);
  for (const ending of [undefined, ...ENDINGS]) {
    if (ending !== undefined) asked = asked.replace(ending, '');
    const kind = own.get(asked);
    const meaning = kind === undefined ? eventNames.get(asked) : { kind };
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** A calendar date as files write it: `YYYY-MM-DD`, or an instant that begins with one. Undefined for everything else. */
export function readDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const date = /^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text;
  return isCalendarDate(date) ? date : undefined;
}

/** Absent on purpose: not every mark has every date. */
export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The problem of a value that is no calendar date: `DATE_UNREADABLE`. `field`: its name as the file writes it. */
export function unreadable(field: string, value: unknown): FactProblem {
  return {
    code: 'DATE_UNREADABLE',
    message: `"${field}" is ${JSON.stringify(value)}, no calendar date that exists; write YYYY-MM-DD.`,
    about: [],
  };
}

/** What was understood of a value, and what was not. */
export interface Read<T> {
  readonly found: readonly T[];
  readonly problems: readonly FactProblem[];
}

const NAME_FIELDS = ['kind', 'type', 'event', 'action', 'name', 'status'];
const DATE_FIELDS = [
  'date',
  'issuedate',
  'issued',
  'eventdate',
  'eventtimestamp',
  'filedon',
  'createdat',
  'on',
];

/** One entry of a list of events: `{ "type": "notice of allowance", "date": "2026-01-06" }`. Nothing is dropped without a problem that says so. */
export function readEvent(entry: unknown, nameUnless?: string): Read<MarkEvent> {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return {
      found: [],
      problems: [
        {
          code: 'EVENT_UNREADABLE',
          message: `An event is ${JSON.stringify(entry)}; write { "type": …, "date": "YYYY-MM-DD" }.`,
          about: [],
        },
      ],
    };
  const fields = new Map(Object.entries(entry).map(([name, value]) => [plain(name), value]));
  const text = (...names: readonly string[]): unknown =>
    names.map((name) => fields.get(name)).find((value) => !isBlank(value));
  const name = text(...NAME_FIELDS);
  const meaning =
    (typeof name === 'string' ? eventMeaning(name) : undefined) ??
    (nameUnless === undefined ? undefined : eventMeaning(nameUnless));
  if (meaning === undefined)
    return {
      found: [],
      problems: [
        {
          code: 'EVENT_UNKNOWN',
          message: `The event ${JSON.stringify(name ?? entry)} starts or ends no period we know; it was left out.`,
          about: [],
        },
      ],
    };
  const date = text(...DATE_FIELDS);
  const day = readDate(date);
  if (day === undefined)
    return { found: [], problems: [unreadable(`date of ${meaning.kind}`, date ?? null)] };
  const notified = readDate(text('notified', 'notifieddate', 'notificationdate', 'delivered'));
  const due = readDate(text('due', 'duedate', 'deadline'));
  const concerns = text('concerns', 'rule', 'for', 'about');
  const answered = text('responsedate', 'answeredon', 'responsefiled');
  const event: MarkEvent = {
    ...meaning,
    date: day,
    ...(notified !== undefined && { notified }),
    ...(due !== undefined && { due }),
    ...(typeof concerns === 'string' && { concerns }),
  };
  const answer = readDate(answered);
  return {
    found: answer === undefined ? [event] : [event, { kind: 'response filed', date: answer }],
    problems: isBlank(answered) || answer !== undefined ? [] : [unreadable('response date', answered)],
  };
}
