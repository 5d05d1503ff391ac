import { execute, queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import type { Awaited } from '../deadlines/awaited.js';
import { officeToday } from '../deadlines/office-day.js';
import { awaitedCorrections } from '../deadlines/rows/awaited-corrections.js';
import { deadlineId } from '../deadlines/rows/deadline-rows.js';
import { factsOf, type MarkStory } from '../deadlines/rows/mark-story.js';
import type { Correction } from '../deadlines/rules/corrections.js';
import { changedDates, type ChangedDate } from './changed-dates.js';
import type { datePromises } from './rule-repair-date.resource.js';
import { officesTouched } from './rule-repair-rules.js';
import { ruleRepair } from './rule-repair.work-item.js';
import { RuleRepairStatus } from './rule-repair-status.js';

/** Marks in one transaction: each of its statements has ten seconds. */
const TOGETHER = 10_000;

interface Progress {
  readonly status: string;
  readonly lookedUpTo: string | null;
  readonly marksLookedAt: number;
  readonly logPosition: number | null;
}

/** Looks at all marks that are left for a dry run, by the key, and lists what the correction changes. Writes nothing of a mark. @returns how many were looked at now. */
export async function lookAtMarks(
  runtime: CommandRuntime,
  repairId: string,
  correction: Correction,
): Promise<number> {
  let looked = 0;
  for (;;) {
    const page = await inTransaction(runtime.db, (tx) => lookAtPage(tx, runtime, { repairId, correction }));
    runtime.afterCommit();
    looked += page;
    if (page < TOGETHER) return looked;
  }
}

interface About {
  readonly repairId: string;
  readonly correction: Correction;
}

async function lookAtPage(tx: EntityManager, runtime: CommandRuntime, about: About): Promise<number> {
  const { repairId } = about;
  // Another worker waits, and finds the next page.
  const progress = await queryRow<Progress>(
    tx,
    'select status, looked_up_to as "lookedUpTo", marks_looked_at as "marksLookedAt", log_position as "logPosition" from rule_repair where id = $1 for update',
    [repairId],
  );
  if (progress?.status !== RuleRepairStatus.dryRunBegun) return 0;
  if (progress.lookedUpTo === null)
    await execute(tx, 'delete from rule_repair_date where rule_repair_id = $1', [repairId]);
  const marks = await pageOfMarks(tx, about.correction, progress.lookedUpTo);
  const touched = touchedMarks(marks, about.correction, {
    awaited: await awaitedCorrections(tx),
    now: runtime.clock.now(),
  });
  await listDates(tx, await stillWrong(tx, touched), { repairId, now: runtime.clock.now() });
  const last = marks.at(-1);
  const marksLookedAt = progress.marksLookedAt + marks.length;
  if (last !== undefined)
    await handleCommandIn(tx, runtime, {
      command: ruleRepair.steps.noteRuleDryRun,
      streamId: repairId,
      input: {
        lookedUpTo: last.id,
        marksLookedAt,
        logPosition: progress.lookedUpTo === null ? await logPosition(tx) : (progress.logPosition ?? 0),
      },
      viewer: systemViewer,
      commandId: runtime.ids.next(),
    });
  if (marks.length < TOGETHER) await endDryRun(tx, runtime, repairId);
  return marks.length;
}

/** A mark, with its story where the correction can touch it. */
export interface LookedAt {
  readonly id: string;
  readonly story: MarkStory | null;
}

/** Those that came before the correction, at its offices; of all others only that they are there. */
const pageOfMarks = (tx: EntityManager, correction: Correction, after: string | null): Promise<LookedAt[]> =>
  queryRows<LookedAt>(
    tx,
    `select trademark_id as id, case when story->'fields'->>'jurisdiction' = any($1) and story->>'knownSince' < $2 then story end as story
       from mark_story where $3::uuid is null or trademark_id > $3 order by trademark_id limit $4`,
    [officesTouched(correction), correction.since, after, TOGETHER],
  );

async function logPosition(tx: EntityManager): Promise<number> {
  const row = await queryRow<{ position: string }>(
    tx,
    'select coalesce(max(position), 0) as position from event_order',
  );
  return Number(row?.position ?? 0);
}

/** A mark whose dates a correction changes. */
export interface TouchedMark {
  readonly id: string;
  readonly story: MarkStory;
  readonly dates: readonly ChangedDate[];
}

/** The marks that a correction touches, by the very count that makes their rows. */
export function touchedMarks(
  marks: readonly LookedAt[],
  correction: Correction,
  { awaited, now }: { readonly awaited: Awaited; readonly now: Date },
): TouchedMark[] {
  return marks.flatMap(({ id, story }) => {
    if (story === null) return [];
    const facts = { ...factsOf(id, story), awaiting: awaited(story.knownSince, now) };
    const dates = changedDates(facts, correction.id, officeToday(story.fields.jurisdiction, now));
    return dates.length === 0 ? [] : [{ id, story, dates }];
  });
}

/** Those whose rows still have what the wrong version gave: an earlier repair, or an event since, may have put them right. */
export async function stillWrong(
  tx: EntityManager,
  touched: readonly TouchedMark[],
): Promise<readonly TouchedMark[]> {
  if (touched.length === 0) return [];
  const rows = await queryRows<{ mark: string; key: string; on: string; legal: string }>(
    tx,
    'select trademark_id as mark, key, nominal_date::text as on, legal_date::text as legal from trademark_deadline where trademark_id = any($1)',
    [touched.map(({ id }) => id)],
  );
  const stored = new Map(rows.map(({ mark, key, ...row }) => [`${mark} ${key}`, row]));
  return touched.filter(({ id, dates }) =>
    dates.some(({ key, dateBefore, dateAfter, legalBefore }) => {
      const row = stored.get(`${id} ${key}`);
      if (dateBefore === null) return row === undefined;
      return row?.on === dateBefore && (dateBefore !== dateAfter || row.legal === legalBefore);
    }),
  );
}

/** Writes them into the list of the repair. `leftOutBecause`: they are only said, not put right. */
export async function listDates(
  tx: EntityManager,
  touched: readonly TouchedMark[],
  {
    repairId,
    now,
    leftOutBecause = null,
  }: { readonly repairId: string; readonly now: Date; readonly leftOutBecause?: string | null },
): Promise<void> {
  if (touched.length === 0) return;
  const ids = touched.flatMap(({ id, dates }) => dates.map(({ key }) => deadlineId(id, key)));
  const reminded = await queryRows<{ id: string }>(
    tx,
    `select distinct subject_id as id from reminder where subject_id = any($1) and state = 'issued'`,
    [ids],
  );
  const isReminded = new Set(reminded.map(({ id }) => id));
  const rows = touched.flatMap(({ id, story, dates }) =>
    dates.map(({ isDone, ...date }) => ({
      ...date,
      id: nameBasedId('rule repair date', repairId, id, date.key),
      trademarkId: id,
      jurisdiction: story.fields.jurisdiction,
      promises: promisesOf(story, { isDone, isReminded: isReminded.has(deadlineId(id, date.key)) }),
    })),
  );
  await execute(
    tx,
    `insert into rule_repair_date (id, version, created_at, updated_at, rule_repair_id, trademark_id, jurisdiction, key, name, change, date_before, date_after,
       legal_before, legal_after, grace_before, grace_after, first_day, days_left, is_over, promises, outcome, left_out_because)
     select d.id, 1, $3, $3, $2, d."trademarkId", d.jurisdiction, d.key, d.name, d.change, d."dateBefore", d."dateAfter", d."legalBefore", d."legalAfter",
       d."graceBefore", d."graceAfter", d."firstDay", d."daysLeft", d."isOver", d.promises, case when $4::text is null then 'Listed' else 'Left out' end, $4
     from jsonb_to_recordset($1::jsonb) as d(id uuid, "trademarkId" uuid, jurisdiction text, key text, name text, change text, "dateBefore" date, "dateAfter" date,
       "legalBefore" date, "legalAfter" date, "graceBefore" date, "graceAfter" date, "firstDay" date, "daysLeft" integer, "isOver" boolean, promises text[])
     on conflict (id) do nothing`,
    [JSON.stringify(rows), repairId, now, leftOutBecause],
  );
}

function promisesOf(
  { fields }: MarkStory,
  { isDone, isReminded }: { readonly isDone: boolean; readonly isReminded: boolean },
): (typeof datePromises)[number][] {
  return [
    ...(isReminded ? (['Reminder sent'] as const) : []),
    ...(fields.renewalOrderedOn ? (['Renewal ordered'] as const) : []),
    ...(isDone ? (['Filed or done'] as const) : []),
  ];
}

async function endDryRun(tx: EntityManager, runtime: CommandRuntime, repairId: string): Promise<void> {
  const offices = await queryRows<{ office: string; marks: number; dates: number }>(
    tx,
    `select jurisdiction as office, count(distinct trademark_id)::integer as marks, count(*)::integer as dates
       from rule_repair_date where rule_repair_id = $1 group by jurisdiction order by dates desc, jurisdiction`,
    [repairId],
  );
  const all = await queryRow<{ datesOver: number; promisesMade: number; ownersTouched: number }>(
    tx,
    `select count(*) filter (where d.is_over)::integer as "datesOver", count(*) filter (where d.promises <> '{}')::integer as "promisesMade",
            count(distinct t.user_id)::integer as "ownersTouched"
       from rule_repair_date d join trademark t on t.id = d.trademark_id where d.rule_repair_id = $1`,
    [repairId],
  );
  const sum = (key: 'marks' | 'dates') => offices.reduce((so, office) => so + office[key], 0);
  await handleCommandIn(tx, runtime, {
    command: ruleRepair.steps.endRuleDryRun,
    streamId: repairId,
    input: {
      marksTouched: sum('marks'),
      datesTouched: sum('dates'),
      ownersTouched: all?.ownersTouched ?? 0,
      datesOver: all?.datesOver ?? 0,
      promisesMade: all?.promisesMade ?? 0,
      offices,
      reason: null,
    },
    viewer: systemViewer,
    commandId: runtime.ids.next(),
  });
}
