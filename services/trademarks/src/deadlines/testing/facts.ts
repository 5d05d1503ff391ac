import { computeDeadlines } from '../compute-deadlines.js';
import type { Deadline } from '../deadline.js';
import type { EventKind, MarkEvent, MarkFacts } from '../mark-facts.js';

/** Facts of a mark at an office, for sentences in specs. */
export function mark(office: string, dates: MarkFacts['dates'], more: Partial<MarkFacts> = {}): MarkFacts {
  return { reference: 'a mark', office, bases: [], madrid: false, dates, events: [], ...more };
}

export const event = (kind: EventKind, date: string, more: Partial<MarkEvent> = {}): MarkEvent => ({
  kind,
  date,
  ...more,
});

/** The one deadline of a rule, by the beginning of its key. */
export function deadlineOf(facts: MarkFacts, key: string, today: string): Deadline {
  const found = computeDeadlines(facts, today).deadlines.filter((deadline) => deadline.key.startsWith(key));
  const [only] = found;
  if (only === undefined || found.length > 1)
    throw new Error(
      `${found.length} deadlines begin with ${key}: ${computeDeadlines(facts, today)
        .deadlines.map((deadline) => deadline.key)
        .join(', ')}`,
    );
  return only;
}
