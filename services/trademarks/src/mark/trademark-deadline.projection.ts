import { execute, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { turnsOf } from '@cotta/kit/runtime/rebuild/turns.js';
import {
  keepReminders,
  markReminded,
  type DatedReminder,
} from '@cotta/kit/runtime/reminders/reminder-table.js';
import type { EntityManager } from 'typeorm';
import { phasesFrom } from '../deadlines/compute-deadlines.js';
import { recompute } from '../deadlines/recompute.js';
import { officeToday } from '../deadlines/office-day.js';
import type { Awaited } from '../deadlines/awaited.js';
import { awaitedCorrections } from '../deadlines/rows/awaited-corrections.js';
import { datesOf } from '../deadlines/rows/next-date.js';
import { keepNextDates, type DatedMark } from './next-dates.js';
import { keepDateDoubts, markNotified, type DateDoubt } from './date-doubts.js';
import { dateProblemsOf, lookAgainOn, type DateProblem } from './date-problems.js';
import {
  deadlineRow,
  knownDeadline,
  type DeadlineRow,
  type StoredDeadline,
} from '../deadlines/rows/deadline-rows.js';
import { markReminders, REMINDER_ZONE } from '../deadlines/rows/mark-reminders.js';
import { factsOf, nextStory, type MarkStory, type TrademarkFact } from '../deadlines/rows/mark-story.js';

type Stored = RecordedEvent &
  TrademarkFact & {
    readonly data: {
      readonly lastReminder?: {
        readonly reminder: string;
        readonly subjectId: string;
        readonly step: number;
      } | null;
      readonly dateProblems?: readonly DateProblem[] | null;
    };
  };

interface Counted {
  readonly event: RecordedEvent;
  readonly story: MarkStory;
  /** Corrections of rules that did not count for it at that event. */
  readonly awaiting: readonly string[];
}

type KnownRow = StoredDeadline & {
  readonly id: string;
  readonly trademark_id: string;
  readonly created_at: Date;
};

/** Events that tell of the dates themselves: what was found is counted anew on their day. */
const dateEvents: readonly string[] = ['DateProblemsNoted', 'DateProblemsSettled'];

/** Events on whose day everything is counted anew although they change no fact: a term that ran out opens the way to its restoration, a rule was wrong. */
const countedAnew: readonly string[] = [...dateEvents, 'RegisterCheckAsked', 'DeadlinesRepaired'];

/** A reminder that went out changes nothing. */
const isCounted = ({ type, data }: Stored): boolean =>
  type !== 'TrademarkRemoved' && (!data.lastReminder || countedAnew.includes(type));

/** Which way of counting made the rows. Raise it when the same events give other rows than before: marks counted another way are counted anew, a batch at a time. */
export const COUNTED = 5;

/** Marks in one statement, which has ten seconds. */
const TOGETHER = 500;

/** The deadlines of a mark and what is planned for them, made anew at each of its events. */
export const trademarkDeadlineProjection: InlineProjection = {
  name: 'trademark_deadline',
  tables: ['mark_story', 'trademark_deadline', 'reminder', 'date_doubt', 'trademark'],
  foundBy: { trademark_deadline: ['trademark_id'], reminder: ['subject_id'] },
  // They turn with the days.
  operationalColumns: { trademark: ['next_date'], mark_story: ['next_date_turns'] },
  project: (tx, event) => projectTurn(tx, [event]),
  projectMany: async (tx, events) => {
    for (const turn of turnsOf(events, TOGETHER)) await projectTurn(tx, turn);
  },
};

/** One event each of any number of marks. */
async function projectTurn(tx: EntityManager, recorded: readonly RecordedEvent[]): Promise<void> {
  const events = recorded as readonly Stored[];
  const gone = events.filter(({ type }) => type === 'TrademarkRemoved').map(({ streamId }) => streamId);
  if (gone.length > 0) await forget(tx, gone);
  for (const {
    data: { lastReminder },
  } of events) {
    if (lastReminder)
      await markReminded(tx, {
        kind: lastReminder.reminder,
        subjectId: lastReminder.subjectId,
        step: lastReminder.step,
      });
  }
  for (const {
    type,
    streamId,
    data: { dateProblems },
  } of events)
    if (dateEvents.includes(type)) await markNotified(tx, streamId, dateProblems ?? []);
  const counted = await count(tx, events.filter(isCounted));
  if (counted.length > 0) await renew(tx, counted);
}

async function forget(tx: EntityManager, trademarkIds: readonly string[]): Promise<void> {
  const rows = await queryRows<{ id: string }>(
    tx,
    'delete from trademark_deadline where trademark_id = any($1) returning id',
    [trademarkIds],
  );
  await keepReminders(
    tx,
    rows.map(({ id }) => id),
    [],
    { zone: REMINDER_ZONE, paused: false },
  );
  await execute(tx, 'delete from date_doubt where trademark_id = any($1)', [trademarkIds]);
  await execute(tx, 'delete from mark_story where trademark_id = any($1)', [trademarkIds]);
}

/** Writes the stories on. @returns those that are now others than before, or whose dates were looked at. */
async function count(tx: EntityManager, events: readonly Stored[]): Promise<Counted[]> {
  if (events.length === 0) return [];
  const known = await queryRows<{ trademark_id: string; story: MarkStory }>(
    tx,
    'select trademark_id, story from mark_story where trademark_id = any($1)',
    [events.map(({ streamId }) => streamId)],
  );
  const before = new Map(known.map((row) => [row.trademark_id, row.story]));
  const awaited = await awaitedCorrections(tx);
  const counted = events.map((event) => countedOn(event, before.get(event.streamId), awaited));
  // Compared as they are stored: the database keeps keys in an order of its own.
  const changed = await queryRows<{ trademark_id: string }>(
    tx,
    `insert into mark_story (trademark_id, story, counted) select trademark_id, story, $2 from jsonb_to_recordset($1::jsonb) as s(trademark_id uuid, story jsonb)
     on conflict (trademark_id) do update set story = excluded.story, counted = excluded.counted where mark_story.story <> excluded.story returning trademark_id`,
    [JSON.stringify(counted.map(({ event, story }) => ({ trademark_id: event.streamId, story }))), COUNTED],
  );
  const ids = new Set(changed.map(({ trademark_id }) => trademark_id));
  return counted.filter(({ event }) => ids.has(event.streamId) || countedAnew.includes(event.type));
}

function countedOn(event: Stored, before: MarkStory | undefined, awaited: Awaited): Counted {
  const story = nextStory(before, event, awaited);
  return { event, story, awaiting: awaited(story.knownSince, event.occurredAt) };
}

/** What a mark's events come to, as the rows stand after them: its story, and the event they were counted on last. Undefined: it told nothing of dates, or is gone. */
export function storyOf(recorded: readonly RecordedEvent[], awaited: Awaited): Counted | undefined {
  let last: Counted | undefined;
  for (const event of recorded as readonly Stored[]) {
    if (event.type === 'TrademarkRemoved') return undefined;
    if (!isCounted(event)) continue;
    const next = countedOn(event, last?.story, awaited);
    if (
      last === undefined ||
      countedAnew.includes(event.type) ||
      JSON.stringify(next.story) !== JSON.stringify(last.story)
    )
      last = next;
  }
  return last;
}

/** Counts these marks anew: their deadlines, what is planned for them, and what is wrong with their dates. */
export async function renew(tx: EntityManager, counted: readonly Counted[]): Promise<void> {
  const trademarkIds = counted.map(({ event }) => event.streamId);
  const before = await queryRows<KnownRow>(
    tx,
    `select id, trademark_id, created_at, key, name, nominal_date::text, legal_date::text, rule_version, trigger_date::text, extensions_used, previous_nominal_date::text, previous_legal_date::text, moved_because, phases
     from trademark_deadline where trademark_id = any($1)`,
    [trademarkIds],
  );
  const known = new Map(trademarkIds.map((id): [string, KnownRow[]] => [id, []]));
  for (const row of before) known.get(row.trademark_id)?.push(row);
  const plans = counted.map((one) => planOf(one, known.get(one.event.streamId) ?? []));
  await store(
    tx,
    trademarkIds,
    plans.flatMap(({ rows }) => rows),
  );
  await keepNextDates(
    tx,
    plans.map(({ dated }) => dated),
  );
  await keepDateDoubts(
    tx,
    plans.map(({ doubt }) => doubt),
  );
  for (const paused of [false, true]) {
    const alike = plans.filter((plan) => plan.paused === paused);
    if (alike.length > 0)
      await keepReminders(
        tx,
        alike.flatMap(({ subjects }) => subjects),
        alike.flatMap(({ reminders }) => reminders),
        { zone: REMINDER_ZONE, paused },
      );
  }
}

interface Plan {
  readonly rows: readonly DeadlineRow[];
  /** Deadlines that were, by id: no other has reminders yet. */
  readonly subjects: readonly string[];
  readonly reminders: readonly DatedReminder[];
  readonly paused: boolean;
  readonly doubt: DateDoubt;
  readonly dated: DatedMark;
}

function planOf({ event, story, awaiting }: Counted, before: readonly KnownRow[]): Plan {
  const { streamId: trademarkId, version, occurredAt: at } = event;
  const { fields } = story;
  const facts = { ...factsOf(trademarkId, story), awaiting };
  const today = officeToday(fields.jurisdiction, at);
  const { deadlines, problems } = recompute(
    before.map((row) => knownDeadline(row, today)),
    facts,
    today,
  );
  const phases = phasesFrom(facts, today);
  const found = dateProblemsOf(facts, problems);
  const since = new Map(before.map(({ key, created_at }) => [key, created_at]));
  const rows = deadlines.map((deadline) =>
    deadlineRow(
      { trademarkId, fields, version, at, since: since.get(deadline.key) ?? at },
      deadline,
      phases.get(deadline.key) ?? [],
    ),
  );
  return {
    rows,
    subjects: before.map(({ id }) => id),
    reminders: markReminders(trademarkId, story, deadlines),
    paused: fields.remindersPaused === true,
    doubt: { trademarkId, found, lookAgainOn: lookAgainOn(facts, found, today) },
    dated: { id: trademarkId, rows: rows.map(datesOf), at },
  };
}

/** These rows and no others of these marks. */
async function store(
  tx: EntityManager,
  trademarkIds: readonly string[],
  rows: readonly DeadlineRow[],
): Promise<void> {
  await execute(tx, 'delete from trademark_deadline where trademark_id = any($1) and id <> all($2)', [
    trademarkIds,
    rows.map(({ id }) => id),
  ]);
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  await execute(
    tx,
    `insert into trademark_deadline (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::trademark_deadline, $1)
     on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [JSON.stringify(rows)],
  );
}
