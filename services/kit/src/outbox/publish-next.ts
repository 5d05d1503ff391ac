import { Fault } from '../errors/fault.js';
import { toRecordedEvent } from '../event-store/event-row.js';
import type { EventShapes } from '../event-store/upcast.js';
import type { EventPublisher, OutgoingRecord } from '../kafka/ports.js';
import type { Log } from '../log/log.js';
import { CHANGES, seal, type SealedChanges } from '../personal-data/seal.js';
import type { EventEncoder } from './encoder.js';
import type { OrderedRow, RelaySession, Term } from './relay-session.js';

/** Events numbered, read and sent in one go. */
export const relayBatch = 500;

interface PublishOptions {
  readonly encoder: EventEncoder;
  readonly publisher: EventPublisher;
  readonly topic: string;
  readonly shapes: Readonly<Record<string, EventShapes>>;
  readonly log: Log;
  /** Seals what the rows were before and after; without it that stays inside. */
  readonly sealKey?: string;
}

export interface PublishedUpTo {
  readonly published: bigint;
  /** Why nothing after this position can be published. */
  readonly halted?: string;
}

/** One round: number, read, send, remember. A crash between sending and remembering repeats the batch in the same order.
 *  @throws when the broker does not take it or another relay leads. */
export async function publishNext(
  session: RelaySession,
  term: Term,
  options: PublishOptions,
): Promise<PublishedUpTo> {
  await session.sequence(relayBatch);
  const rows = await session.eventsAfter(term.published, relayBatch);
  const { records, halted } = encodeAll(rows, term, options);
  const last = rows[records.length - 1];
  if (last === undefined) return { published: term.published, ...halted };
  await options.publisher.publish(options.topic, records);
  const published = BigInt(last.position);
  if (!(await session.markPublished(term.generation, published)))
    throw new Fault(`generation ${term.generation} does not lead any more`);
  return { published, ...halted };
}

/** A message stays far below what a broker takes. */
const mostBytes = 200_000;

function sealedChanges(row: OrderedRow, sealKey: string | undefined): { sealedChanges?: Uint8Array } {
  if (sealKey === undefined) return {};
  const { type: event, reason, changes } = row;
  const whole = bytesOf({ event, reason, changes: changes ?? [] });
  // Too much for one message: that it changed is told, what it was stays in the service's own table.
  const plain =
    whole.byteLength <= mostBytes
      ? whole
      : bytesOf({
          event,
          reason,
          changes: (changes ?? []).map((change) => ({ ...change, before: null, after: null })),
        });
  return { sealedChanges: seal(plain, sealKey, CHANGES) };
}

function bytesOf(changes: SealedChanges): Uint8Array {
  return Buffer.from(JSON.stringify(changes));
}

/** Up to the first event that cannot be encoded. It is never skipped: only a change of code can have broken it, so the cure is a
 *  roll-back, and what comes after it waits. */
function encodeAll(
  rows: readonly OrderedRow[],
  term: Term,
  { encoder, shapes, log, sealKey }: PublishOptions,
): { records: OutgoingRecord[]; halted?: { halted: string } } {
  const records: OutgoingRecord[] = [];
  for (const row of rows) {
    try {
      const event = toRecordedEvent(row, shapes[row.category]);
      records.push(
        encoder.encode(event, {
          position: BigInt(row.position),
          logEpoch: term.logEpoch,
          ...sealedChanges(row, sealKey),
        }),
      );
    } catch (error) {
      log.error(
        { err: error, type: row.type, eventId: row.event_id, position: row.position },
        'an event cannot be published: the relay stands still',
      );
      return {
        records,
        halted: { halted: `${row.type} ${row.event_id} at position ${row.position} cannot be encoded` },
      };
    }
  }
  return { records };
}
