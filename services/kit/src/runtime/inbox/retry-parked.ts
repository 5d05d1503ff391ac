import { fromBinary } from '@bufbuild/protobuf';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { byItself } from '../database/by-itself.js';
import { inTransaction } from '../database/transaction.js';
import { isTransient } from '../database/trouble.js';
import type { CommandRuntime } from '../commands/handle-command.js';
import { applyEnvelope } from './apply-envelope.js';
import type { Consumer } from './consumer.js';
import type { ParkedStream } from './parking.js';
import { SliceInbox } from './slice-inbox.js';

/** What parked events of one consumer are tried again with. */
export interface Retrying {
  readonly consumer: Consumer;
  readonly runtime: CommandRuntime;
  readonly parkDelaysMs: readonly number[];
}

interface ParkedRow {
  readonly version: number;
  readonly envelope: Buffer;
  readonly attempts: number;
}

/** Tries every stream whose first parked event is due, in order, until it is empty or fails again. @returns events handled. */
export async function retryParked(retrying: Retrying): Promise<number> {
  const { consumer, runtime } = retrying;
  const due = await byItself(runtime.db, (tx) =>
    queryRows<ParkedStream>(
      tx,
      `select consumer, source, stream_id as "streamId" from parked_event p
        where consumer = $1 and next_attempt_at <= $2
          and version = (select min(version) from parked_event f where (f.consumer, f.source, f.stream_id) = (p.consumer, p.source, p.stream_id))`,
      [consumer.name, runtime.clock.now()],
    ),
  );
  let handled = 0;
  for (const stream of due) {
    while (await retryFirst(retrying, stream)) handled += 1;
  }
  if (handled > 0) runtime.afterCommit();
  return handled;
}

/** True: one event left the parking place and the next may be tried. */
async function retryFirst(retrying: Retrying, stream: ParkedStream): Promise<boolean> {
  const { runtime } = retrying;
  let tried: ParkedRow | undefined;
  try {
    return await inTransaction(runtime.db, async (tx) => {
      tried = await queryRow<ParkedRow>(
        tx,
        // The first alone: while another instance has it in hand, or has just failed with it, nothing passes it.
        `select version, envelope, attempts from parked_event where consumer = $1 and source = $2 and stream_id = $3 and next_attempt_at <= $4
          and version = (select min(version) from parked_event where consumer = $1 and source = $2 and stream_id = $3) for update skip locked`,
        [stream.consumer, stream.source, stream.streamId, runtime.clock.now()],
      );
      if (tried === undefined) return false;
      const envelope = fromBinary(EnvelopeSchema, tried.envelope);
      const inbox = await SliceInbox.open(tx, retrying.consumer, {
        envelopes: [envelope],
        now: runtime.clock.now(),
        ignoreParked: true,
      });
      const verdict = await applyEnvelope(
        { tx, consumer: retrying.consumer, inbox, runtime, firstRetryMs: 0 },
        envelope,
      );
      if (verdict === 'parked') throw new Error('the events before it have not come yet');
      await inbox.flush();
      await execute(
        tx,
        'delete from parked_event where consumer = $1 and source = $2 and stream_id = $3 and version = $4',
        [stream.consumer, stream.source, stream.streamId, tried.version],
      );
      return true;
    });
  } catch (error) {
    if (tried === undefined || isTransient(error)) throw error;
    await noteFailure(retrying, stream, { row: tried, error });
    return false;
  }
}

async function noteFailure(
  { runtime, parkDelaysMs }: Retrying,
  stream: ParkedStream,
  { row, error }: { row: ParkedRow; error: unknown },
): Promise<void> {
  const attempts = row.attempts + 1;
  const delayMs = parkDelaysMs[attempts - 1];
  const nextAttemptAt = delayMs === undefined ? null : new Date(runtime.clock.now().getTime() + delayMs);
  runtime.log.warn(
    { err: error, ...stream, version: row.version, attempts, nextAttemptAt },
    'parked event failed again',
  );
  await byItself(runtime.db, (tx) =>
    execute(
      tx,
      'update parked_event set attempts = $5, next_attempt_at = $6, error = $7 where consumer = $1 and source = $2 and stream_id = $3 and version = $4',
      [
        stream.consumer,
        stream.source,
        stream.streamId,
        row.version,
        attempts,
        nextAttemptAt,
        error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      ],
    ),
  );
}
