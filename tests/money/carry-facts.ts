import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { eventColumns, toRecordedEvent, type EventRow } from '@cotta/kit/runtime/event-store/event-row.js';
import { handleSlice } from '@cotta/kit/runtime/inbox/handle-slice.js';
import { eventEncoder } from '@cotta/kit/runtime/outbox/encoder.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { DataSource } from 'typeorm';

export interface Service {
  readonly runtime: CommandRuntime;
  readonly definition: ServiceDefinition;
}

const carried = new WeakMap<DataSource, Set<string>>();

/** Carries what a service said since the last time to consumers, its own or another service's, as Kafka would: encoded, in slices.
 *  `twice`: every slice is delivered again. @returns how many facts. */
export async function carryFacts(from: Service, to: readonly Service[], twice = false): Promise<number> {
  const { db } = from.runtime;
  const known = carried.get(db) ?? new Set();
  carried.set(db, known);
  const rows = await inTransaction(db, (tx) =>
    queryRows<EventRow>(
      tx,
      `select ${eventColumns} from tracking_event e join stream s using (stream_id) order by e.recorded_at, e.stream_id, e.version`,
    ),
  );
  const events = rows.map((row) => toRecordedEvent(row)).filter(({ eventId }) => !known.has(eventId));
  if (events.length === 0) return 0;
  const encoder = eventEncoder({
    source: from.definition.name,
    publications: from.definition.publications,
    unpublished: from.definition.unpublished,
  });
  const slice = events.map((event, index) => {
    const { key, value } = encoder.encode(event, { position: BigInt(known.size + index + 1), logEpoch: 1 });
    return {
      topic: `tracking.${from.definition.name}.v1`,
      partition: 0,
      offset: BigInt(known.size + index),
      key: Buffer.from(key),
      value,
    };
  });
  for (const { runtime, definition } of to) {
    for (const consumer of definition.consumers.filter(({ sources }) =>
      sources.includes(from.definition.name),
    )) {
      for (let time = 0; time < (twice ? 2 : 1); time += 1) {
        const tally = await handleSlice({ consumer, runtime, parkDelaysMs: [] }, slice);
        if (tally.parked + tally.unreadable > 0)
          throw new Error(`${consumer.name} could not handle ${JSON.stringify(tally)}`);
      }
    }
  }
  for (const { eventId } of events) known.add(eventId);
  return events.length;
}
