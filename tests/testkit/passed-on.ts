import { fromBinary } from '@bufbuild/protobuf';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { applyEnvelope } from '@cotta/kit/runtime/inbox/apply-envelope.js';
import { SliceInbox } from '@cotta/kit/runtime/inbox/slice-inbox.js';
import { eventEncoder } from '@cotta/kit/runtime/outbox/encoder.js';
import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { EnvelopeSchema, type Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';

/** A service with its own database, and what it says and hears. */
export interface Speaker {
  readonly definition: ServiceDefinition;
  readonly fixture: ServiceFixture;
}

const EVENTS = `
select e.event_id as "eventId", e.stream_id as "streamId", e.version, e.type, e.schema_version as "schemaVersion", e.data, e.actor_kind as kind,
  e.correlation_id as "correlationId", e.occurred_at as "occurredAt", e.recorded_at as "recordedAt"
from tracking_event e join event_order o on o.stream_id = e.stream_id and o.version = e.version order by o.seq`;

/** Hands on what services say to whoever of them hears it, as the relay and the broker would, until nobody has anything to say any more. */
export function passingOn(speakers: readonly Speaker[]): () => Promise<void> {
  const passed = new Set<string>();
  const round = async (): Promise<number> => {
    let count = 0;
    for (const { definition, fixture } of speakers) {
      const encoder = eventEncoder({ ...definition, source: definition.name });
      const rows: (RecordedEvent & { readonly kind: RecordedEvent['actor']['kind'] })[] =
        await fixture.db.query(EVENTS);
      for (const { kind, ...row } of rows.filter(({ eventId }) => !passed.has(eventId))) {
        passed.add(row.eventId);
        count += 1;
        const event = { ...row, category: '', actor: { kind } };
        const { value } = encoder.encode(event, { position: 1n, logEpoch: 1 });
        await hear(speakers, fromBinary(EnvelopeSchema, value));
      }
    }
    return count;
  };
  return async () => {
    while ((await round()) > 0);
  };
}

async function hear(speakers: readonly Speaker[], envelope: Envelope): Promise<void> {
  for (const { definition, fixture } of speakers)
    for (const consumer of definition.consumers) {
      const hears = consumer.handlers.some(({ schema }) => schema.typeName === envelope.type);
      if (!hears || !consumer.sources.includes(envelope.source)) continue;
      const { runtime } = fixture;
      await inTransaction(runtime.db, async (tx) => {
        const inbox = await SliceInbox.open(tx, consumer, {
          envelopes: [envelope],
          now: runtime.clock.now(),
        });
        await applyEnvelope({ tx, consumer, inbox, runtime, firstRetryMs: 0 }, envelope);
        await inbox.flush();
      });
    }
}
