import { addMonths } from '@cotta/reference/calendar-date.js';
import type { EventKind, MarkEvent, MarkFacts } from './mark-facts.js';
import { eventKinds } from './mark-facts.js';
import type { Start } from './occurrence.js';
import type { Rule, TermTrigger } from './rule.js';

/** Dates the renewal rule found, for rules that count from terms. */
export type TermDates = Readonly<Partial<Record<TermTrigger, string>>>;

const EVENTS: ReadonlySet<string> = new Set(eventKinds);
const TERMS: ReadonlySet<string> = new Set<TermTrigger>(['expiry', 'renewal', 'missed expiry']);

const isEvent = (trigger: Rule['trigger']): trigger is EventKind => EVENTS.has(trigger);
const isTerm = (trigger: Rule['trigger']): trigger is TermTrigger => TERMS.has(trigger);

/** Every day from which a version of a rule counts for a mark, under the law of its time. */
export function startsOf(rule: Rule, facts: MarkFacts, terms: TermDates): readonly Start[] {
  if (rule.applies !== undefined && !rule.applies(facts)) return [];
  if (rule.notInFirstTerm === true && inFirstTerm(facts, terms)) return [];
  const starts = isEvent(rule.trigger)
    ? eventStarts(rule, facts, rule.trigger)
    : dateStarts(rule, facts, terms);
  return rule.law === undefined ? starts : starts.filter(({ date }) => governs(rule, facts, date));
}

/** Whether the running term is the first. One known by its expiry alone may be any. */
function inFirstTerm({ dates }: MarkFacts, { expiry, renewal, 'missed expiry': missed }: TermDates): boolean {
  const before = renewal ?? missed;
  return dates.filing !== undefined && (before === undefined || before === expiry);
}

function dateStarts(rule: Rule, facts: MarkFacts, terms: TermDates): readonly Start[] {
  const { id, trigger, startsAt, startWords } = rule;
  if (isEvent(trigger)) return [];
  const own = isTerm(trigger) ? terms[trigger] : facts.dates[trigger];
  const date = startsAt === undefined ? own : startsAt(facts, undefined);
  if (date !== undefined)
    return [
      {
        key: id,
        event: (date === own ? undefined : startWords) ?? EVENT_WORDS[trigger] ?? trigger,
        date,
        since: date,
      },
    ];
  return rule.kind === 'renewal' ? fromRegisterExpiry(rule, facts) : [];
}

/** The register's expiry date alone tells the running term, when the date terms count from is not known. */
function fromRegisterExpiry({ id, due }: Rule, { dates }: MarkFacts): readonly Start[] {
  if (dates.expiration === undefined || due.unit !== 'months') return [];
  const date = addMonths(dates.expiration, -due.count);
  return [{ key: id, event: 'start of the term that ends on the register’s expiry date', date, since: date }];
}

const EVENT_WORDS: Readonly<Partial<Record<Rule['trigger'], string>>> = {
  registrationPublication: 'publication of the registration',
  internationalRegistration: 'international registration',
  protectionGranted: 'grant of protection',
};

function eventStarts(rule: Rule, facts: MarkFacts, kind: EventKind): readonly Start[] {
  if (facts.events.length === 0) return [];
  return eventsOf(facts, kind).flatMap((event, index) => {
    const date = rule.startsAt === undefined ? (event.notified ?? event.date) : rule.startsAt(facts, event);
    return date === undefined
      ? []
      : [
          {
            key: `${rule.id}@${index + 1}`,
            event: (date === event.date ? undefined : rule.startWords) ?? kind,
            date,
            since: event.date,
            letter: event,
          },
        ];
  });
}

/** Events of a kind, oldest first. */
export function eventsOf({ events }: MarkFacts, kind: EventKind): readonly MarkEvent[] {
  return events.filter((event) => event.kind === kind).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Without the date that decides, today's law is taken: the version nothing has replaced. */
function governs({ law }: Rule, { dates }: MarkFacts, start: string): boolean {
  if (law === undefined) return true;
  const deciding = law.decidedBy === 'trigger' ? start : dates[law.decidedBy];
  if (deciding === undefined) return law.before === undefined;
  return (
    (law.from === undefined || deciding >= law.from) && (law.before === undefined || deciding < law.before)
  );
}
