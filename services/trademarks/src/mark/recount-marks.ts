import { execute, queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { readStreams } from '@cotta/kit/runtime/event-store/read-stream.js';
import type { EntityManager } from 'typeorm';
import { awaitedCorrections } from '../deadlines/rows/awaited-corrections.js';
import { COUNTED, renew, storyOf } from './trademark-deadline.projection.js';
import { trademark } from './trademark.work-item.js';

/** Marks in one transaction. */
const TOGETHER = 200;
/** Marks in one round: the worker has other work each minute. */
const MOST_AT_ONCE = 5_000;

/** Counts marks anew whose rows were made another way: deadlines, their ends, and what is wrong with their dates. Each once, whoever runs it: rows come out
 *  as a rebuild would make them. `together`: marks in one transaction. @returns how many were counted now. */
export async function recountMarks(
  runtime: CommandRuntime,
  { together = TOGETHER, most = MOST_AT_ONCE } = {},
): Promise<number> {
  let counted = 0;
  while (counted < most) {
    const batch = await inTransaction(runtime.db, (tx) => recountBatch(tx, together));
    counted += batch;
    if (batch < together) break;
  }
  return counted;
}

/** Another worker passes over what this one holds, and a command on such a mark waits. */
async function recountBatch(tx: EntityManager, most: number): Promise<number> {
  const rows = await queryRows<{ trademark_id: string }>(
    tx,
    'select trademark_id from mark_story where counted < $1 order by counted, trademark_id limit $2 for update skip locked',
    [COUNTED, most],
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ trademark_id }) => trademark_id);
  // After the lock: what was written until then is among them.
  const streams = await readStreams(
    tx,
    ids.map((streamId) => ({ streamId, shapes: trademark.aggregate })),
  );
  const awaited = await awaitedCorrections(tx);
  const folded = ids.flatMap((id) => storyOf(streams.get(id) ?? [], awaited) ?? []);
  await renew(tx, folded);
  const stories = JSON.stringify(folded.map(({ event, story }) => ({ trademark_id: event.streamId, story })));
  await execute(
    tx,
    'update mark_story m set story = s.story from jsonb_to_recordset($1::jsonb) as s(trademark_id uuid, story jsonb) where m.trademark_id = s.trademark_id and m.story <> s.story',
    [stories],
  );
  await execute(tx, 'update mark_story set counted = $2 where trademark_id = any($1)', [ids, COUNTED]);
  return rows.length;
}
