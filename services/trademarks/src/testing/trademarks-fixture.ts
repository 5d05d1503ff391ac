import { create } from '@bufbuild/protobuf';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommandIn } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { trademarksService } from '../service.js';

export const testLinkKey = Buffer.alloc(32, 7).toString('base64url');
/** The service as tests run it. */
export const definition = trademarksService({ linkKey: testLinkKey });

interface WriteRequest {
  readonly mutation: string;
  /** Type of the row it answers with. */
  readonly type: string;
  readonly id?: string;
  readonly input?: object;
  /** The version the caller has seen. @defaultValue any */
  readonly expectedVersion?: number;
  /** @defaultValue id */
  readonly show?: string;
}

export type Answered = Readonly<Record<string, unknown>> & { readonly id?: string; readonly code?: string };

export interface TrademarksFixture extends ServiceFixture {
  readonly clock: FakeClock;
  /** Runs a mutation: the fields asked for of the row it answers with, or the refusal. */
  readonly write: (viewer: Viewer, request: WriteRequest) => Promise<Answered>;
  /** Lets the service's own consumers hear what was written since the last time, as its inbox would. */
  readonly listen: () => Promise<void>;
}

const refusal = '... on Refusal { code params { name value } fields { path code } }';

export async function openTrademarksFixture(now: string): Promise<TrademarksFixture> {
  const clock = new FakeClock(now);
  const fixture = await openServiceFixture(definition, clock);
  let heard = 0;
  return {
    ...fixture,
    clock,
    write: async (viewer, { mutation, type, id, input, expectedVersion, show = 'id' }) => {
      const name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
      const declared = [
        ...(id === undefined ? [] : ['$id: ID!']),
        ...(input === undefined ? [] : [`$input: ${name}Input!`]),
        ...(expectedVersion === undefined ? [] : ['$expectedVersion: Int']),
      ];
      const passed = [
        ...(id === undefined ? [] : ['id: $id']),
        ...(input === undefined ? [] : ['input: $input']),
        ...(expectedVersion === undefined ? [] : ['expectedVersion: $expectedVersion']),
      ];
      const source = `mutation (${declared.join(', ')}) { ${mutation}(${passed.join(', ')}) { __typename ... on ${type} { ${show} } ${refusal} } }`;
      const { data, errors } = await fixture.ask(viewer, source, { id, input, expectedVersion });
      return data?.[mutation] ?? errors?.[0];
    },
    listen: async () => {
      const rows: RecordedEvent[] = await fixture.db.query(
        'select e.event_id as "eventId", e.stream_id as "streamId", e.type, e.data from tracking_event e join event_order o using (stream_id, version) order by o.seq offset $1',
        [heard],
      );
      for (const event of rows) await publish(fixture, event);
      heard += rows.length;
    },
  };
}

async function publish({ db, runtime }: ServiceFixture, event: RecordedEvent): Promise<void> {
  const publication = definition.publications[event.type];
  const said = publication?.map(event);
  if (publication === undefined || said === undefined) return;
  const message = create(publication.schema, said);
  const envelope = create(EnvelopeSchema, { eventId: event.eventId, streamId: event.streamId });
  for (const { name, handlers } of definition.consumers) {
    await inTransaction(db, async (tx) => {
      const run: RunCommand = (
        command,
        { streamId = nameBasedId(event.eventId, command.name), input, key = '' },
      ) =>
        handleCommandIn(tx, runtime, {
          command,
          streamId,
          input,
          viewer: systemViewer,
          commandId: nameBasedId(event.eventId, name, command.name, key),
        });
      for (const { schema, handle } of handlers)
        if (schema.typeName === publication.schema.typeName) await handle({ message, envelope, tx, run });
    });
  }
}
