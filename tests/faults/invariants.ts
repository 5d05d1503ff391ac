import { expect } from '@jest/globals';
import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { DataSource } from 'typeorm';

/** I1: every event that was acknowledged is stored. @returns how many are stored. */
export async function everyAcknowledgedIsStored(
  db: DataSource,
  acknowledged: readonly string[],
): Promise<number> {
  const rows: { event_id: string }[] = await db.query('select event_id from tracking_event');
  const stored = new Set(rows.map((row) => row.event_id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  return stored.size;
}

/** I2: versions of a stream are 1…n. */
export async function streamsHaveNoGaps(db: DataSource): Promise<void> {
  const gaps = `select s.stream_id from stream s join tracking_event e using (stream_id) group by s.stream_id, s.version
    having max(e.version) <> count(*) or count(*) <> s.version or min(e.version) <> 1`;
  expect(await db.query(gaps)).toEqual([]);
}

/** I3: a command has one outcome, and its events were written once. */
export async function commandsHadOneEffect(db: DataSource): Promise<void> {
  expect(
    await db.query('select command_id from tracking_event group by command_id having count(*) > 1'),
  ).toEqual([]);
  expect(
    await db.query(
      'select e.command_id from tracking_event e left join command_log c using (command_id) where c.command_id is null',
    ),
  ).toEqual([]);
}

/** I4: positions are 1…n. */
export async function positionsAreDense(db: DataSource): Promise<void> {
  const [row] = await db.query(
    'select count(*)::integer as all, count(distinct position)::integer as different, coalesce(max(position), 0)::integer as highest from event_order where position is not null',
  );
  expect(row).toEqual({ all: row.highest, different: row.highest, highest: row.highest });
}

/** I5: within a stream positions follow versions. */
export async function orderIsCausal(db: DataSource): Promise<void> {
  const wrong = `select 1 from event_order a join event_order b on b.stream_id = a.stream_id and b.version = a.version + 1 where a.position > b.position`;
  expect(await db.query(wrong)).toEqual([]);
}

/** I6: the topic holds every stored event, each stream in order without holes; repeats are allowed. @returns repeats. */
export function topicHoldsAll(envelopes: readonly Envelope[], stored: number): number {
  const last = new Map<string, number>();
  const holes: string[] = [];
  for (const { streamId, streamVersion } of envelopes) {
    const before = last.get(streamId) ?? 0;
    if (streamVersion > before + 1) holes.push(`${streamId} ${before} → ${streamVersion}`);
    last.set(streamId, Math.max(before, streamVersion));
  }
  expect(holes).toEqual([]);
  const different = new Set(envelopes.map(({ eventId }) => eventId)).size;
  expect(different).toBe(stored);
  return envelopes.length - different;
}

/** I7: each consumer applied each coin once, in order, and the copy is what the owner has. */
export async function effectsHappenedOnce(jars: DataSource, shelf: DataSource): Promise<void> {
  const [{ coins }] = await jars.query(
    "select count(*)::integer as coins from tracking_event where type = 'CoinPut'",
  );
  const counts: { consumer: string; all: number; different: number }[] = await shelf.query(
    'select consumer, count(*)::integer as all, count(distinct (stream_id, version))::integer as different from effect group by consumer order by consumer',
  );
  expect(counts).toEqual(
    ['copy-jars', 'count-coins'].map((consumer) => ({ consumer, all: coins, different: coins })),
  );
  const unordered =
    'select 1 from effect a join effect b on (b.consumer, b.stream_id) = (a.consumer, a.stream_id) and b.version > a.version and b.n < a.n limit 1';
  expect(await shelf.query(unordered)).toEqual([]);
  const columns = 'id, version, owner, total';
  expect(await shelf.query(`select ${columns} from jar_copy order by id`)).toEqual(
    await jars.query(`select ${columns} from jar order by id`),
  );
}
