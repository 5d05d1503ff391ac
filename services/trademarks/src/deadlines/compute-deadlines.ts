import { addDays, earlier } from '@cotta/reference/calendar-date.js';
import { settledStates, type Deadline, type DeadlinePhase, type LastDay } from './deadline.js';
import { isDisputed } from './disputes.js';
import { factProblems } from './fact-problems.js';
import { DUE_SOON_DAYS, judge } from './judge.js';
import { isMadrid, type FactProblem, type MarkFacts } from './mark-facts.js';
import { occurrenceOf, type Occurrence } from './occurrence.js';
import { inWords } from './period.js';
import { startsOf, type TermDates } from './rule-starts.js';
import { rulesOf } from './rules/rule-book.js';
import { termsOf } from './terms.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';

/** The deadlines of one mark as they stand on one day. */
export interface MarkDeadlines {
  readonly reference: string;
  readonly office: string;
  /** The day of the judgement, `YYYY-MM-DD` in the office's zone. */
  readonly today: string;
  /** By nominal date. */
  readonly deadlines: readonly Deadline[];
  /** What is missing or contradicts itself in the facts. */
  readonly problems: readonly FactProblem[];
}

/** All deadlines of a mark as they stand on a day. Pure: same facts and day, same answer. Never throws on bad facts; `problems` says what is wrong. */
export function computeDeadlines(facts: MarkFacts, today: string): MarkDeadlines {
  const { occurrences, problems } = occurrencesOf(facts, today);
  const deadlines = occurrences.map((occurrence) => deadlineOf(occurrence, facts, today, problems));
  return {
    reference: facts.reference,
    office: facts.office,
    today,
    deadlines: deadlines.toSorted(byDate),
    problems,
  };
}

/** What is wrong with the facts on a day, the terms counted from them included. */
export function factProblemsOf(facts: MarkFacts, today: string): readonly FactProblem[] {
  return occurrencesOf(facts, today).problems;
}

/** How each deadline's state goes on from a day as long as nothing else happens: by key. So a reader on a later day needs no facts. */
export function phasesFrom(facts: MarkFacts, today: string): ReadonlyMap<string, readonly DeadlinePhase[]> {
  return new Map(
    occurrencesOf(facts, today).occurrences.map((occurrence) => [
      occurrence.key,
      phasesOf(occurrence, facts, today),
    ]),
  );
}

function phasesOf(occurrence: Occurrence, facts: MarkFacts, today: string): DeadlinePhase[] {
  const { last, opensDate, trigger, grace } = occurrence;
  const turns = [
    trigger.date,
    opensDate,
    addDays(last.nominalDate, -DUE_SOON_DAYS),
    addDays(last.nominalDate, 1),
    addDays(last.legalDate, 1),
    grace === null ? null : addDays(grace.legalDate, 1),
  ];
  const days = [today, ...turns.flatMap((day) => (day !== null && day > today ? [day] : [])).toSorted()];
  const phases: DeadlinePhase[] = [];
  for (const from of new Set(days)) {
    const { state } = judge(occurrence, facts, from);
    if (phases.at(-1)?.state !== state) phases.push({ from, state });
    if (settledStates.has(state)) break;
  }
  return phases;
}

function occurrencesOf(
  facts: MarkFacts,
  today: string,
): { readonly occurrences: readonly Occurrence[]; readonly problems: readonly FactProblem[] } {
  const problems = [...factProblems(facts, today)];
  const occurrences: Occurrence[] = [];
  let terms: TermDates = {};
  for (const rule of rulesOf(facts.office, facts.awaiting)) {
    for (const start of startsOf(rule, facts, terms)) {
      if (rule.every === undefined) {
        occurrences.push(occurrenceOf(rule, facts, start));
        continue;
      }
      const found = termsOf(rule, facts, start, today);
      occurrences.push(...found.occurrences);
      problems.push(...found.problems);
      if (rule.kind === 'renewal') terms = found.dates;
    }
  }
  const waits = facts.status === undefined || facts.status === 'Office action received';
  problems.push(
    ...occurrences.flatMap(({ differs }) =>
      waits && differs !== undefined ? [{ code: 'ANSWER_DATE_DIFFERS', message: differs, about: [] }] : [],
    ),
  );
  return { occurrences: occurrences.map((occurrence) => provenByRenewal(occurrence, terms)), problems };
}

const byDate = (a: Deadline, b: Deadline): number =>
  a.nominalDate === b.nominalDate ? compare(a.key, b.key) : compare(a.nominalDate, b.nominalDate);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** An office renews no registration whose earlier declarations are missing. */
function provenByRenewal(occurrence: Occurrence, { renewal }: TermDates): Occurrence {
  const { rule, last, proof } = occurrence;
  if (
    rule.kind !== 'maintenance' ||
    rule.optional === true ||
    proof !== undefined ||
    renewal === undefined ||
    last.nominalDate > renewal
  )
    return occurrence;
  return { ...occurrence, proof: `the registration was renewed for the term from ${dayInWords(renewal)}` };
}

/** Open days that we want to have left. */
export const SAFE_OPEN_DAYS = 5;

function safeDateOf({ calendar, opensDate, trigger, last }: Occurrence): string {
  const planned = calendar.addOpenDays(last.nominalDate, -SAFE_OPEN_DAYS);
  const first = opensDate ?? trigger.date;
  return earlier(planned > first ? planned : first, last.legalDate);
}

function deadlineOf(
  occurrence: Occurrence,
  facts: MarkFacts,
  today: string,
  problems: readonly FactProblem[],
): Deadline {
  const { rule, calendar, last } = occurrence;
  const { state, why } = judge(occurrence, facts, today);
  return {
    key: occurrence.key,
    kind: rule.kind,
    name: rule.name,
    actor: rule.actor,
    optional: rule.optional === true,
    nominalDate: last.nominalDate,
    legalDate: last.legalDate,
    safeDate: safeDateOf(occurrence),
    opensDate: occurrence.opensDate,
    grace: occurrence.grace,
    extensions: occurrence.extensions,
    rule: {
      id: rule.id,
      version: rule.version,
      validFrom: rule.law?.from ?? null,
      validBefore: rule.law?.before ?? null,
      citation: rule.citation,
      sources: rule.sources ?? null,
      confidence: rule.confidence,
    },
    trigger: occurrence.trigger,
    calendar: {
      office: calendar.office,
      zone: calendar.zone,
      status: calendar.status,
      closedFor: closedFor(occurrence),
    },
    consequence: rule.consequence,
    state,
    reason: `${countedHow(occurrence)} ${why}`,
    toConfirm: [
      ...occurrence.doubts,
      ...factDoubts(occurrence, facts, problems),
      ...(state === 'lapsed' ? registerDoubts(occurrence, facts) : []),
    ],
    disputed: isDisputed(occurrence, facts, problems),
    movedFrom: null,
  };
}

function closedFor({ calendar, last, laterReading = last.nominalDate }: Occurrence): string | null {
  return last.legalDate === laterReading ? null : (calendar.closed(laterReading) ?? null);
}

function whyMoved(occurrence: Occurrence): string | null {
  if (occurrence.last.legalDate === occurrence.last.nominalDate) return null;
  const closed = closedFor(occurrence);
  const toMonthEnd = 'the office may read the period to the end of the month';
  if (closed === null) return toMonthEnd;
  return occurrence.laterReading === undefined
    ? `the office is closed that day (${closed})`
    : `${toMonthEnd}, ${dayInWords(occurrence.laterReading)}, and is closed that day (${closed})`;
}

function countedHow(occurrence: Occurrence): string {
  const { rule, trigger, last, extensions, endedBy, stated } = occurrence;
  if (endedBy !== undefined)
    return `No later than ${endedBy}: ${dayInWords(last.nominalDate)}${movedWords(last, whyMoved(occurrence))}.`;
  const used = extensions?.used ?? 0;
  const period = used === 0 ? rule.due : (rule.extendTo?.[used - 1] ?? rule.due);
  const extended = used === 0 ? '' : `, ${used} extension${used === 1 ? '' : 's'} included`;
  const end = dayInWords(stated?.counted ?? last.nominalDate);
  const counted =
    period.count === 0
      ? `Fixed by the ${trigger.event}: ${end}`
      : `${inWords(period)} from ${trigger.event} on ${dayInWords(trigger.date)}${extended}: ${end}`;
  const kept =
    stated === undefined
      ? ''
      : `; ${STATED[stated.by]} ${dayInWords(last.nominalDate)}, and that day is kept`;
  return `${counted}${kept}${movedWords(last, whyMoved(occurrence))}.`;
}

/** Who says another day than counting gives. */
const STATED = {
  letter: 'the letter itself prints an earlier day,',
  paper: 'a paper of the office gives a later day,',
  register: 'the register says',
  extension: 'the office granted time until',
} as const;

function movedWords({ legalDate }: LastDay, why: string | null): string {
  return why === null
    ? ''
    : `; ${why}: it would still take it on ${dayInWords(legalDate)}, but the earlier day is the one to keep`;
}

function factDoubts(
  { rule, trigger }: Occurrence,
  facts: MarkFacts,
  problems: readonly FactProblem[],
): string[] {
  const doubts = problems
    .filter(({ about }) => about.some((fact) => fact === rule.trigger || facts.dates[fact] === trigger.date))
    .map(({ message }) => message);
  if (rule.id === 'US.office-action' && facts.bases.length === 0)
    doubts.push('The filing basis is not known: basis 1 or 44 was taken, which has the shorter period.');
  if (rule.kind === 'opposition' && isMadrid(facts))
    doubts.push(
      'For a designation through Madrid the office may count from another publication: ask the lawyer.',
    );
  return doubts;
}

function registerDoubts({ rule }: Occurrence, { status }: MarkFacts): string[] {
  if (rule.actor !== 'owner' || rule.kind === 'priority') return [];
  if (status === undefined)
    return [
      'The status of the mark is not known and nothing is on record: check the register before telling the owner.',
    ];
  const contradicts =
    status === 'Trademark registered' && (rule.kind === 'renewal' || rule.kind === 'maintenance');
  return contradicts
    ? [
        'The mark is kept as registered although this filing is not on record: check the register before telling the owner.',
      ]
    : [];
}
