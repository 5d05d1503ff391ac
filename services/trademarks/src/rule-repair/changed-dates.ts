import { daysBetween, earlier } from '@cotta/reference/calendar-date.js';
import { computeDeadlines } from '../deadlines/compute-deadlines.js';
import { settledStates, type Deadline } from '../deadlines/deadline.js';
import type { MarkFacts } from '../deadlines/mark-facts.js';
import type { dateChanges } from './rule-repair-date.resource.js';

/** One date of a mark that a correction changes. Calendar dates `YYYY-MM-DD` at the office; null where there is none. */
export interface ChangedDate {
  readonly key: string;
  readonly name: string;
  readonly change: (typeof dateChanges)[number];
  readonly dateBefore: string | null;
  readonly dateAfter: string | null;
  readonly legalBefore: string | null;
  readonly legalAfter: string | null;
  readonly graceBefore: string | null;
  readonly graceAfter: string | null;
  readonly firstDay: string;
  /** Days to the right day; negative where it is over. */
  readonly daysLeft: number | null;
  /** The right day is over, and what is due by it is not done. */
  readonly isOver: boolean;
  /** It counts as done by the wrong day. */
  readonly isDone: boolean;
}

/** What a correction changes of a mark on a day, counted as its rows are. Empty where no date that still matters is another one.
 *  `awaiting`: corrections that do not count for it; with the one in question it is as it stands, without it as it will be. */
export function changedDates(facts: MarkFacts, correction: string, today: string): readonly ChangedDate[] {
  const others = (facts.awaiting ?? []).filter((id) => id !== correction);
  const before = byKey({ ...facts, awaiting: [...others, correction] }, today);
  const after = byKey({ ...facts, awaiting: others }, today);
  const changed = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    return isSame(was, is) ? [] : [{ was, is }];
  });
  return changed.some(({ was, is }) => matters(was) || matters(is))
    ? changed.flatMap(({ was, is }) => changeOf(was, is, today))
    : [];
}

const byKey = (facts: MarkFacts, today: string): ReadonlyMap<string, Deadline> =>
  new Map(computeDeadlines(facts, today).deadlines.map((deadline) => [deadline.key, deadline]));

const matters = (deadline: Deadline | undefined): boolean =>
  deadline !== undefined && !settledStates.has(deadline.state);

const isSame = (was: Deadline | undefined, is: Deadline | undefined): boolean =>
  was?.nominalDate === is?.nominalDate &&
  was?.legalDate === is?.legalDate &&
  was?.opensDate === is?.opensDate &&
  was?.grace?.nominalDate === is?.grace?.nominalDate &&
  was?.grace?.legalDate === is?.grace?.legalDate;

const over: ReadonlySet<Deadline['state']> = new Set(['in grace', 'lapsed', 'not used']);

function changeOf(was: Deadline | undefined, is: Deadline | undefined, today: string): ChangedDate[] {
  const one = is ?? was;
  if (one === undefined) return [];
  return [
    {
      key: one.key,
      name: one.name,
      change: was === undefined ? 'New date' : is === undefined ? 'No date any more' : 'Another date',
      dateBefore: was?.nominalDate ?? null,
      dateAfter: is?.nominalDate ?? null,
      legalBefore: was?.legalDate ?? null,
      legalAfter: is?.legalDate ?? null,
      graceBefore: was?.grace?.nominalDate ?? null,
      graceAfter: is?.grace?.nominalDate ?? null,
      firstDay: earlier(one.nominalDate, (was ?? one).nominalDate),
      daysLeft: is === undefined ? null : daysBetween(today, is.nominalDate),
      isOver: is !== undefined && over.has(is.state),
      isDone: was?.state === 'done',
    },
  ];
}
