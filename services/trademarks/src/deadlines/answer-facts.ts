import { holidayCalendar } from '@cotta/reference/holiday-calendar.js';
import { isCalendarDate } from '@cotta/reference/calendar-date.js';
import { computeDeadlines } from './compute-deadlines.js';
import { readFacts } from './read-facts.js';
import { reminderPlan } from './reminder-plan.js';

/** A content that holds no facts of marks; the message says what to change. */
export class UnusableFacts extends Error {}

type JsonObject = Readonly<Record<string, unknown>>;

/** How the marks of a file are answered: the day to judge on, `YYYY-MM-DD`, and whether reminders are planned too. */
export interface AnswerOptions {
  /** For marks and files that name no day of their own. */
  readonly today: string | undefined;
  /** Today's date in an IANA zone, asked only when nobody named a day. */
  readonly clock: (zone: string) => string;
  readonly reminders: boolean;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The deadlines of every mark in a parsed file, as the printed answer has them: names in snake case, one entry a mark, in the file's order.
 *  A mark's own `today` goes first, then the option, then the file's.
 *  @throws UnusableFacts when the content is no mark, no list of marks and no `{ today, marks }`. */
export function answerFacts(content: unknown, options: AnswerOptions): readonly unknown[] {
  const { marks, day } = marksOf(content);
  return marks.map((mark, index) =>
    snakeCased(answer(mark, index + 1, { ...options, today: options.today ?? day })),
  );
}

function marksOf(content: unknown): {
  readonly marks: readonly JsonObject[];
  readonly day: string | undefined;
} {
  const wrapper = isObject(content) ? content : {};
  const list = Array.isArray(content) ? content : (wrapper['marks'] ?? wrapper['trademarks']);
  const entries: readonly unknown[] = Array.isArray(list) ? list : [content];
  const bad = entries.findIndex((entry) => !isObject(entry));
  if (bad !== -1) throw new UnusableFacts(`entry ${bad + 1} is no object with the facts of a mark`);
  const day = Array.isArray(list) ? wrapper['today'] : undefined;
  if (day !== undefined && (typeof day !== 'string' || !isCalendarDate(day)))
    throw new UnusableFacts('"today" needs a calendar date YYYY-MM-DD');
  return { marks: entries.filter(isObject), day };
}

function answer(mark: JsonObject, position: number, { today, clock, reminders }: AnswerOptions): JsonObject {
  const { facts, today: ownDay, problems, ignored } = readFacts(mark, position);
  const zone = holidayCalendar(facts.office)?.zone ?? 'UTC';
  const result = computeDeadlines(facts, ownDay ?? today ?? clock(zone));
  const deadlines = result.deadlines.map((deadline) =>
    reminders ? { ...deadline, reminders: reminderPlan(deadline, facts.office) } : deadline,
  );
  return {
    reference: result.reference,
    jurisdiction: result.office,
    today: result.today,
    deadlines,
    problems: [...problems, ...result.problems],
    ignoredFields: ignored,
  };
}

function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      snakeCased(inner),
    ]),
  );
}
