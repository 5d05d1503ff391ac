import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { EntityManager } from 'typeorm';
import { retryTroubles } from '../database/retry.js';
import { inTransaction } from '../database/transaction.js';
import { isTransient } from '../database/trouble.js';
import type { IncomingRecord, Slice } from '../kafka/ports.js';
import { applyEnvelope, type Applied } from './apply-envelope.js';
import type { Consumer } from './consumer.js';
import { decodeEnvelope } from './decode-envelope.js';
import { currentPayload } from './former-message.js';
import type { Handling } from './handling.js';
import { HistoryDiverged } from './history-diverged.js';
import { parkPoison } from './park-poison.js';
import { keepDeadLetter } from './parking.js';
import { SliceInbox } from './slice-inbox.js';

/** How many envelopes came to what. */
export type Tally = Record<Applied | 'unreadable', number>;

/** Nothing has come yet. */
export const emptyTally: Readonly<Tally> = { applied: 0, repeat: 0, skipped: 0, parked: 0, unreadable: 0 };

/** Handles a slice in one transaction: effects, memory of them, outcomes of commands. When an event of it cannot be handled, the slice
 *  goes one by one and that event is parked. @throws only what may pass (no database) or must stop everything (diverged history). */
export async function handleSlice(handling: Handling, slice: Slice): Promise<Tally> {
  try {
    return await together(handling, slice);
  } catch (error) {
    if (mustStop(error)) throw error;
    const tally = { ...emptyTally };
    for (const record of slice) add(tally, await alone(handling, record));
    return tally;
  }
}

function mustStop(error: unknown): boolean {
  return error instanceof HistoryDiverged || isTransient(error);
}

async function together({ consumer, runtime, parkDelaysMs }: Handling, slice: Slice): Promise<Tally> {
  const read = slice.map((record) => ({ record, decoded: decodeEnvelope(record.value) }));
  const wanted = read.filter(
    ({ decoded }) => !('envelope' in decoded) || isWanted(consumer, decoded.envelope),
  );
  const skipped = read.length - wanted.length;
  if (wanted.length === 0) return { ...emptyTally, skipped };
  const tally = await retryTroubles(() =>
    inTransaction(runtime.db, (tx) => applyAll(tx, { consumer, runtime, parkDelaysMs }, wanted)),
  );
  if (tally.applied > 0) runtime.afterCommit();
  return { ...tally, skipped: tally.skipped + skipped };
}

/** Reactions do not remember what they do not react to, and no transaction is begun for it; copies count every version. */
function isWanted({ mode, every, handlers }: Consumer, envelope: Envelope): boolean {
  if (mode === 'ordered' || every !== undefined) return true;
  const { type } = currentPayload(envelope);
  return handlers.some(({ schema }) => schema.typeName === type);
}

interface Read {
  readonly record: IncomingRecord;
  readonly decoded: ReturnType<typeof decodeEnvelope>;
}

async function alone(handling: Handling, record: IncomingRecord): Promise<Tally> {
  try {
    return await together(handling, [record]);
  } catch (error) {
    const decoded = decodeEnvelope(record.value);
    if (mustStop(error) || !('envelope' in decoded)) throw error;
    const { envelope } = decoded;
    await inTransaction(handling.runtime.db, (tx) => parkPoison(tx, handling, { envelope, error }));
    return { ...emptyTally, parked: 1 };
  }
}

async function applyAll(
  tx: EntityManager,
  { consumer, runtime, parkDelaysMs }: Handling,
  read: readonly Read[],
): Promise<Tally> {
  const tally = { ...emptyTally };
  const now = runtime.clock.now();
  const envelopes: Envelope[] = [];
  for (const { record, decoded } of read) {
    if ('envelope' in decoded) envelopes.push(decoded.envelope);
    else {
      runtime.log.error(
        {
          consumer: consumer.name,
          topic: record.topic,
          partition: record.partition,
          offset: record.offset.toString(),
          reason: decoded.unreadable,
        },
        'unreadable message kept as dead letter',
      );
      await keepDeadLetter(tx, consumer.name, { record, error: decoded.unreadable, now });
      tally.unreadable += 1;
    }
  }
  if (envelopes.length === 0) return tally;
  const inbox = await SliceInbox.open(tx, consumer, { envelopes, now });
  for (const envelope of envelopes) {
    tally[
      await applyEnvelope({ tx, consumer, inbox, runtime, firstRetryMs: parkDelaysMs[0] ?? 0 }, envelope)
    ] += 1;
  }
  await inbox.flush();
  return tally;
}

/** Adds to a sum in place. */
export function add(sum: Tally, more: Readonly<Tally>): void {
  for (const key of Object.keys(emptyTally) as (keyof Tally)[]) sum[key] += more[key];
}
