import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import { holidayCalendar, weekendsOnly } from '@cotta/reference/holiday-calendar.js';
import { endOf } from './period.js';
import { rulesOf } from './rules/rule-book.js';
import { computeDeadlines } from './compute-deadlines.js';
import type { Deadline } from './deadline.js';
import type { FilingBasis, MarkEvent, MarkFacts } from './mark-facts.js';

/** The day a rule gives, and how far extensions could move it. Calendar dates `YYYY-MM-DD`, before any move to an open day. */
export interface RuleDates {
  readonly due: string;
  /** By when it had better be done: open days of the office before it. */
  readonly safe: string;
  /** Where extensions lead, in order; empty where the rule knows none. */
  readonly extended: readonly string[];
  /** How it was counted, in words, and where the law says so. */
  readonly because: string;
}

/** A duty has one day, the rule's; a later one that somebody typed is not taken for it. `key`: the input's field; `last`: the latest day that can be; `instead`: what to do. */
export function laterThanRule(
  key: string,
  last: string,
  { because }: RuleDates,
  instead = 'Enter that day, or correct the day it is counted from.',
): Refusal {
  return refuseFields([
    {
      path: [key],
      code: 'LATER_THAN_RULE',
      message: `The rule gives ${dayInWords(last)} at the latest. ${because} ${instead}`,
      params: { last },
    },
  ]);
}

/** Where the rule leaves no choice, another day than its own is refused, an earlier one too. */
export function otherThanRule(key: string, typed: string, rule: RuleDates): Refusal | undefined {
  if (typed === rule.due) return undefined;
  return refuseFields([
    {
      path: [key],
      code: 'NOT_BY_RULE',
      message: `By its rule this is due on ${dayInWords(rule.due)}. ${rule.because} Enter that day, or correct the day it is counted from.`,
      params: { due: rule.due },
    },
  ]);
}

interface Letter {
  readonly office: string | null | undefined;
  readonly bases: readonly string[] | null | undefined;
  readonly issueDate: string | null | undefined;
  /** Corrections of rules that do not count for the mark yet. @defaultValue none */
  readonly awaiting?: readonly string[];
}

/** By when a letter of an office has to be answered by its rule; undefined where the office sets the day letter by letter, or its day is not known. */
export function answerDates({ office, bases, issueDate, awaiting }: Letter): RuleDates | undefined {
  if (!office || !issueDate) return undefined;
  const letter: MarkEvent = { kind: 'examination letter issued', date: issueDate };
  return datesOf(
    deadlinesOf({ office, bases, awaiting }, [letter], issueDate).find(
      ({ kind, trigger }) => kind === 'response' && trigger.event === letter.kind,
    ),
  );
}

/** By when use has to be shown after a notice of allowance, or more time bought. `remaining`: extensions left. */
export function statementDates({
  allowedOn,
  remaining,
}: {
  readonly allowedOn: string;
  readonly remaining?: number | null;
}): RuleDates | undefined {
  const found = deadlinesOf(
    { office: 'US', bases: ['1(b)'], remaining },
    [{ kind: 'notice of allowance issued', date: allowedOn }],
    allowedOn,
  );
  return datesOf(found.find(({ rule }) => rule.id === 'US.statement-of-use'));
}

interface Published {
  readonly office: string | null | undefined;
  readonly publishedOn: string | null | undefined;
}

/** The last day on which others may oppose; undefined where nobody can, the period is not known or the office counts from another day. */
export function oppositionEnd({ office, publishedOn }: Published): string | undefined {
  if (!office || !publishedOn) return undefined;
  return computeDeadlines(
    { ...plain(office), dates: { publication: publishedOn } },
    publishedOn,
  ).deadlines.find(({ kind, actor }) => kind === 'opposition' && actor === 'third party')?.nominalDate;
}

interface Registered {
  readonly office: string | null | undefined;
  readonly filedOn: string | null | undefined;
  readonly priorityOn: string | null | undefined;
  readonly registeredOn: string;
}

/** The end of the first term of a registration by its rule; undefined where no rule counts it from what is known. */
export function firstExpiry({ office, filedOn, priorityOn, registeredOn }: Registered): string | undefined {
  if (!office) return undefined;
  const dates = {
    ...(filedOn && { filing: filedOn }),
    ...(priorityOn && { priority: priorityOn }),
    registration: registeredOn,
  };
  return computeDeadlines({ ...plain(office), dates }, registeredOn).deadlines.find(
    ({ kind }) => kind === 'renewal',
  )?.nominalDate;
}

/** The end of the term after the running one; undefined where no rule of the office counts terms. */
export function nextExpiry({
  office,
  expiresOn,
}: {
  readonly office: string | null | undefined;
  readonly expiresOn: string | null | undefined;
}): string | undefined {
  const term = office
    ? rulesOf(office).find(
        ({ kind, every, law }) => kind === 'renewal' && every !== undefined && law?.before === undefined,
      )?.every
    : undefined;
  return term === undefined || !expiresOn || !office
    ? undefined
    : endOf(expiresOn, term, holidayCalendar(office) ?? weekendsOnly);
}

const plain = (office: string): MarkFacts => ({
  reference: '',
  office,
  bases: [],
  madrid: false,
  dates: {},
  events: [],
});

interface About {
  readonly office: string;
  readonly bases: readonly string[] | null | undefined;
  readonly remaining?: number | null | undefined;
  readonly awaiting?: readonly string[] | undefined;
}

function deadlinesOf(
  { office, bases, remaining, awaiting }: About,
  events: readonly MarkEvent[],
  today: string,
): readonly Deadline[] {
  const facts: MarkFacts = {
    ...plain(office),
    bases: (bases ?? []) as readonly FilingBasis[],
    events,
    ...(typeof remaining === 'number' && { remainingExtensions: remaining }),
    ...(awaiting !== undefined && { awaiting }),
  };
  return computeDeadlines(facts, today).deadlines;
}

function datesOf(deadline: Deadline | undefined): RuleDates | undefined {
  if (deadline === undefined || deadline.rule.id === 'letter.printed-date') return undefined;
  const how = deadline.reason.slice(0, deadline.reason.indexOf('. ') + 1);
  return {
    due: deadline.nominalDate,
    safe: deadline.safeDate,
    extended: deadline.extensions?.possible.map(({ nominalDate }) => nominalDate) ?? [],
    because: `${how} ${deadline.rule.citation}.`,
  };
}
