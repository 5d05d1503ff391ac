import { toRecordedEvent } from '../event-store/event-row.js';
import type { EventShapes } from '../event-store/upcast.js';
import type { OutgoingRecord } from '../kafka/ports.js';
import type { Log } from '../process/log.js';
import { CHANGES, encrypt, type EncryptedChanges } from '../personal-data/encryption.js';
import type { EventEncoder } from './encoder.js';
import type { OrderedRow } from './ordered-events.js';

/** How stored events become messages. */
export interface Encoding {
  readonly encoder: EventEncoder;
  /** Upcasters by category. */
  readonly shapes: Readonly<Record<string, EventShapes>>;
  readonly log: Log;
  /** Seals what the rows were before and after; without it that stays inside. */
  readonly encryptionKey?: string;
}

/** A message stays far below what a broker takes. */
const mostBytes = 200_000;

function sealedChanges(row: OrderedRow, encryptionKey: string | undefined): { sealedChanges?: Uint8Array } {
  if (encryptionKey === undefined) return {};
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
  return { sealedChanges: encrypt(plain, encryptionKey, CHANGES) };
}

function bytesOf(changes: EncryptedChanges): Uint8Array {
  return Buffer.from(JSON.stringify(changes));
}

/** Up to the first event that cannot be encoded. It is never skipped: only a change of code can have broken it, so the cure is a
 *  roll-back, and what comes after it waits. */
export function encodeAll(
  rows: readonly OrderedRow[],
  logEpoch: number,
  { encoder, shapes, log, encryptionKey }: Encoding,
): { records: OutgoingRecord[]; halted?: { halted: string } } {
  const records: OutgoingRecord[] = [];
  for (const row of rows) {
    try {
      const event = toRecordedEvent(row, shapes[row.category]);
      records.push(
        encoder.encode(event, {
          position: BigInt(row.position),
          logEpoch,
          ...sealedChanges(row, encryptionKey),
        }),
      );
    } catch (error) {
      log.error(
        { err: error, type: row.type, eventId: row.event_id, position: row.position },
        'an event cannot be encoded: nothing after it goes out',
      );
      return {
        records,
        halted: { halted: `${row.type} ${row.event_id} at position ${row.position} cannot be encoded` },
      };
    }
  }
  return { records };
}
