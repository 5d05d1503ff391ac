import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import type { DocketRecord } from '../docket/docket-row.js';
import { readDocket } from '../docket/read-docket.js';
import { scheduleOf } from '../week-of-dates/owners-dates.js';
import { docketMonday } from './docket-monday.js';
import {
  MOST_NAMED,
  publishWeekOfDocket,
  weekOfDocketId,
  type WeekOfDocket,
} from '../../deadlines/week-of-docket/publish-week-of-docket.js';

const DAYS_AHEAD = 30;
/** A firm that holds more at once is told of the nearest. */
const MOST_DATES = 10_000;

/** From the first seven o’clock of Monday on earth says once what is late or falls due within thirty days, by who holds it. A Monday on which nothing ran is not caught up on.
 *  @returns whether it was told now. */
export async function publishDocket(runtime: CommandRuntime): Promise<boolean> {
  const now = runtime.clock.now();
  const monday = docketMonday(now);
  if (monday === undefined) return false;
  const published = await inTransaction(runtime.db, async (tx) => {
    const before = await queryRow(tx, 'select from week_of_docket where monday = $1', [monday]);
    if (before !== undefined) return false;
    const rows = await readDocket(
      tx,
      { ...EVERYTHING, to: addDays(monday, DAYS_AHEAD), limit: MOST_DATES },
      as(monday, now),
    );
    const streamId = weekOfDocketId(monday);
    const outcome = await handleCommandIn(tx, runtime, {
      command: publishWeekOfDocket,
      streamId,
      input: { monday, holders: byHolder(rows, monday) },
      viewer: systemViewer,
      commandId: nameBasedId('publish', streamId),
    });
    return !('refusal' in outcome) && !outcome.replayed;
  });
  if (published) runtime.afterCommit();
  return published;
}

/** Told on Sunday, dates stand as they will on Monday morning: what was due on Sunday is late. */
const as = (monday: string, now: Date): Date =>
  new Date(Math.max(now.getTime(), Date.parse(`${monday}T06:00:00Z`)));

const EVERYTHING = {
  from: null,
  jurisdiction: null,
  assignedAdminId: null,
  unassigned: false,
  kind: null,
  userId: null,
  states: null,
  others: false,
  after: null,
} as const;

function byHolder(rows: readonly DocketRecord[], monday: string): WeekOfDocket['holders'] {
  const held = new Map<string | null, DocketRecord[]>();
  for (const row of rows) held.set(row.assignedAdminId, [...(held.get(row.assignedAdminId) ?? []), row]);
  return [...held].map(([adminId, dates]) => ({
    adminId,
    total: dates.length,
    dates: dates.slice(0, MOST_NAMED).map((row) => dateOf(row, monday)),
  }));
}

function dateOf(row: DocketRecord, monday: string): WeekOfDocket['holders'][number]['dates'][number] {
  const { id, kind, state, name, markName, ...facts } = row;
  return {
    reminder: scheduleOf(kind, state),
    subjectId: id,
    step: 1,
    dueOn: monday,
    audience: 'lawyer',
    deadline: name,
    state,
    markName: markName ?? '',
    nominalDate: facts.nominalDate,
    legalDate: facts.legalDate,
    opensDate: facts.opensDate,
    graceDate: facts.graceDate,
    surcharge: facts.surcharge,
    jurisdiction: facts.jurisdiction,
    userId: facts.userId,
    assignedAdminId: facts.assignedAdminId,
    trademarkId: facts.trademarkId,
  };
}
