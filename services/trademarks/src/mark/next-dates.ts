import { execute, queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { offices } from '@cotta/reference/offices.js';
import type { EntityManager } from 'typeorm';
import { officeToday } from '../deadlines/office-day.js';
import { nextDate, nextDateTurns, type DatedRow } from '../deadlines/rows/next-date.js';

/** Marks in one transaction, and in one round. */
const TOGETHER = 500;
const MOST_AT_ONCE = 20_000;

/** A mark with its deadlines, and the moment it is looked at. */
export interface DatedMark {
  readonly id: string;
  readonly rows: readonly DatedRow[];
  readonly at: Date;
}

/** Writes beside each mark its next date and when that turns, where they are others than before. No event: the date follows from the deadlines and the day. */
export async function keepNextDates(tx: EntityManager, marks: readonly DatedMark[]): Promise<void> {
  const dates = JSON.stringify(
    marks.map(({ id, rows, at }) => ({ id, next: nextDate(rows, at), turns: nextDateTurns(rows, at) })),
  );
  const given = 'jsonb_to_recordset($1::jsonb) as g(id uuid, next date, turns date)';
  await execute(
    tx,
    `update trademark t set next_date = g.next from ${given} where t.id = g.id and t.next_date is distinct from g.next`,
    [dates],
  );
  await execute(
    tx,
    `update mark_story m set next_date_turns = g.turns from ${given} where m.trademark_id = g.id and m.next_date_turns is distinct from g.turns`,
    [dates],
  );
}

/** Dates that a day has passed over give way to the next ones. @returns marks that were looked at. */
export async function turnNextDates(runtime: CommandRuntime): Promise<number> {
  let turned = 0;
  while (turned < MOST_AT_ONCE) {
    const batch = await inTransaction(runtime.db, (tx) => turnBatch(tx, runtime.clock.now()));
    turned += batch;
    if (batch < TOGETHER) break;
  }
  return turned;
}

type DeadlineDates = DatedRow & { readonly trademarkId: string };

/** Another worker passes over what this one holds. Each office has its own today. */
async function turnBatch(tx: EntityManager, now: Date): Promise<number> {
  const codes = offices.map(({ code }) => code);
  const marks = await queryRows<{ id: string }>(
    tx,
    `select m.trademark_id as id from mark_story m join trademark t on t.id = m.trademark_id
       join unnest($1::text[], $2::date[]) as office(code, today) on office.code = t.jurisdiction
      where m.next_date_turns <= office.today order by m.next_date_turns, m.trademark_id limit $3 for update of m skip locked`,
    [codes, codes.map((code) => officeToday(code, now)), TOGETHER],
  );
  if (marks.length === 0) return 0;
  const rows = await queryRows<DeadlineDates>(
    tx,
    `select trademark_id as "trademarkId", kind, actor, jurisdiction, nominal_date::text as "nominalDate", grace_date::text as "graceDate", phases
       from trademark_deadline where trademark_id = any($1)`,
    [marks.map(({ id }) => id)],
  );
  const byMark = new Map(marks.map(({ id }): [string, DatedRow[]] => [id, []]));
  for (const row of rows) byMark.get(row.trademarkId)?.push(row);
  await keepNextDates(
    tx,
    [...byMark].map(([id, own]) => ({ id, rows: own, at: now })),
  );
  return marks.length;
}
