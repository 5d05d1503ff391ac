import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { byItself } from '../database/by-itself.js';
import { inTransaction } from '../database/transaction.js';
import { isTransient } from '../database/trouble.js';
import { applyEnvelope } from './apply-envelope.js';
import { decodeEnvelope } from './decode-envelope.js';
import type { Handling } from './handling.js';
import { HistoryDiverged } from './history-diverged.js';
import { parkPoison } from './park-poison.js';
import { SliceInbox } from './slice-inbox.js';

/** Reads every message of the consumer once more that a person asked for. One that can be read by now is handled, or parked behind what it waits for, once, and is settled;
 *  one that still cannot stays, with what is wrong with it today. @returns how many were settled */
export async function retryDeadLetters(handling: Handling): Promise<number> {
  const { consumer, runtime } = handling;
  const asked = await byItself(runtime.db, (tx) =>
    queryRows<{ readonly id: string }>(
      tx,
      'select id from dead_letter where consumer = $1 and retry_at is not null and resolved_at is null order by topic, partition, kafka_offset',
      [consumer.name],
    ),
  );
  let settled = 0;
  for (const { id } of asked) if (await retryOne(handling, id)) settled += 1;
  if (settled > 0) runtime.afterCommit();
  return settled;
}

async function retryOne(handling: Handling, id: string): Promise<boolean> {
  const { runtime, consumer } = handling;
  try {
    return await inTransaction(runtime.db, (tx) => readAgain(tx, handling, id));
  } catch (error) {
    if (isTransient(error)) throw error;
    runtime.log.warn({ err: error, consumer: consumer.name, deadLetter: id }, 'dead letter failed again');
    return inTransaction(runtime.db, (tx) => setAside(tx, handling, { id, error }));
  }
}

/** @returns whether it is settled */
async function readAgain(
  tx: EntityManager,
  { consumer, runtime, parkDelaysMs }: Handling,
  id: string,
): Promise<boolean> {
  const value = await locked(tx, id);
  if (value === undefined) return false;
  const decoded = decodeEnvelope(value);
  if ('unreadable' in decoded) {
    await leave(tx, id, decoded.unreadable);
    return false;
  }
  const { envelope } = decoded;
  const inbox = await SliceInbox.open(tx, consumer, { envelopes: [envelope], now: runtime.clock.now() });
  await applyEnvelope({ tx, consumer, inbox, runtime, firstRetryMs: parkDelaysMs[0] ?? 0 }, envelope);
  await inbox.flush();
  await settle(tx, id, runtime.clock.now());
  await tryWhatWaits(tx, consumer.name, { envelope, now: runtime.clock.now() });
  return true;
}

/** It can be read and not handled: from now on it is a parked event like any other. A copy that follows another history cannot take it at all. */
async function setAside(
  tx: EntityManager,
  handling: Handling,
  { id, error }: { readonly id: string; readonly error: unknown },
): Promise<boolean> {
  const value = await locked(tx, id);
  const decoded = value === undefined ? undefined : decodeEnvelope(value);
  if (decoded === undefined || 'unreadable' in decoded || error instanceof HistoryDiverged) {
    await leave(tx, id, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    return false;
  }
  await parkPoison(tx, handling, { envelope: decoded.envelope, error });
  await settle(tx, id, handling.runtime.clock.now());
  return true;
}

/** What waited for this event is due, however often it was tried before. */
async function tryWhatWaits(
  tx: EntityManager,
  consumer: string,
  { envelope: { source, streamId, streamVersion }, now }: { readonly envelope: Envelope; readonly now: Date },
): Promise<void> {
  await execute(
    tx,
    'update parked_event set next_attempt_at = $5 where consumer = $1 and source = $2 and stream_id = $3 and version > $4',
    [consumer, source, streamId, streamVersion, now],
  );
}

/** Another instance may be at it. */
async function locked(tx: EntityManager, id: string): Promise<Buffer | undefined> {
  const row = await queryRow<{ readonly value: Buffer }>(
    tx,
    'select value from dead_letter where id = $1 and retry_at is not null and resolved_at is null for update skip locked',
    [id],
  );
  return row?.value;
}

async function leave(tx: EntityManager, id: string, error: string): Promise<void> {
  await execute(tx, 'update dead_letter set retry_at = null, error = $2 where id = $1', [id, error]);
}

async function settle(tx: EntityManager, id: string, now: Date): Promise<void> {
  await execute(tx, 'update dead_letter set resolved_at = $2 where id = $1', [id, now]);
}
