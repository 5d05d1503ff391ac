import { addMonths, daysBetween } from '@cotta/reference/calendar-date.js';
import { isAbout } from './extension-steps.js';
import type { FactProblem, MarkFacts } from './mark-facts.js';
import { occurrenceOf, type Occurrence, type Start } from './occurrence.js';
import type { Rule } from './rule.js';
import type { TermDates } from './rule-starts.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';

/** The terms that one rule makes for one mark. `dates`: what other rules count from; empty where no running term was found. */
export interface Terms {
  /** The last closed term that is worth showing, then the running one. */
  readonly occurrences: readonly Occurrence[];
  readonly dates: TermDates;
  readonly problems: readonly FactProblem[];
}

/** More terms than any living registration has. */
const MOST_TERMS = 60;
const TOLERANCE_DAYS = 1;
const EARLIEST_FILING_MONTHS = 12;

/** A filing that comes back, term by term. Which terms are over is told by renewals on record and, for renewals, by the register's expiry date, which
 *  goes before our own count. Without either a term that ran out stays lapsed, and the next one is shown as an assumption. */
export function termsOf(rule: Rule, facts: MarkFacts, first: Start, today: string): Terms {
  const register = rule.kind === 'renewal' ? facts.dates.expiration : undefined;
  const found: { closed?: Occurrence; renewal?: string; missed?: string } = {};
  let version = rule;
  let start = first;
  for (let term = 1; term <= MOST_TERMS; term += 1) {
    const counted = occurrenceOf(version, facts, { ...start, key: `${first.key}#${term}` });
    const atRegister =
      register !== undefined &&
      (sameTerm(rule, counted.last.nominalDate, register) ||
        (term === 1 && register < counted.last.nominalDate));
    const occurrence = provenBy(
      atRegister && register !== counted.last.nominalDate
        ? occurrenceOf(version, facts, { ...start, key: counted.key, registerEnd: register })
        : counted,
      facts,
      register,
    );
    const over = lastChance(occurrence) < today;
    if (occurrence.proof === undefined && (!over || atRegister)) {
      if (over) found.missed = occurrence.last.nominalDate;
      return running(
        assumed(occurrence, found.missed !== undefined && !over),
        found,
        atRegister ? differences(counted, register) : [],
      );
    }
    if (occurrence.proof === undefined) found.missed = occurrence.last.nominalDate;
    else found.renewal = occurrence.last.nominalDate;
    found.closed = occurrence;
    start = {
      ...first,
      date: occurrence.last.nominalDate,
      since: occurrence.last.nominalDate,
      event: 'end of the term before',
    };
    version = { ...version, due: rule.every ?? rule.due };
  }
  return { occurrences: found.closed === undefined ? [] : [found.closed], dates: {}, problems: [] };
}

function running(
  occurrence: Occurrence,
  { closed, renewal, missed }: { closed?: Occurrence; renewal?: string; missed?: string },
  problems: readonly FactProblem[],
): Terms {
  return {
    occurrences: closed === undefined ? [occurrence] : [closed, occurrence],
    dates: {
      expiry: occurrence.last.nominalDate,
      ...(renewal !== undefined && { renewal }),
      ...(missed !== undefined && { 'missed expiry': missed }),
    },
    problems,
  };
}

/** Last day on which the filing is still accepted, the late period included. */
export const lastChance = ({ grace, last }: Occurrence): string => (grace ?? last).legalDate;

/** Whether the register's date ends this term: within half a term of our count. */
function sameTerm({ every, due }: Rule, counted: string, register: string): boolean {
  const half = Math.floor((every ?? due).count / 2);
  return register >= addMonths(counted, -half) && register < addMonths(counted, half);
}

function provenBy(occurrence: Occurrence, facts: MarkFacts, register: string | undefined): Occurrence {
  const { rule, last, opensDate } = occurrence;
  const from = opensDate ?? addMonths(last.nominalDate, -EARLIEST_FILING_MONTHS);
  const filed = facts.events.find(
    (event) =>
      rule.doneBy?.includes(event.kind) === true &&
      event.date >= from &&
      event.date <= lastChance(occurrence) &&
      isAbout(event, rule),
  );
  if (filed !== undefined) return { ...occurrence, proof: `${filed.kind} on ${dayInWords(filed.date)}` };
  if (register !== undefined && last.nominalDate < register && !sameTerm(rule, last.nominalDate, register))
    return { ...occurrence, proof: `the register shows a later expiry, ${dayInWords(register)}` };
  return occurrence;
}

function assumed(occurrence: Occurrence, afterMissed: boolean): Occurrence {
  if (!afterMissed) return occurrence;
  return {
    ...occurrence,
    doubts: [
      ...occurrence.doubts,
      'No filing is on record for the term before; this term exists only if it was made. Check the register.',
    ],
  };
}

function differences({ last }: Occurrence, register: string | undefined): FactProblem[] {
  if (register === undefined || Math.abs(daysBetween(last.nominalDate, register)) <= TOLERANCE_DAYS)
    return [];
  return [
    {
      code: 'EXPIRY_DIFFERS',
      message: `The register shows expiry on ${dayInWords(register)}, the rule gives ${dayInWords(last.nominalDate)}; the register's date is used. Check both.`,
      about: ['expiration'],
    },
  ];
}
