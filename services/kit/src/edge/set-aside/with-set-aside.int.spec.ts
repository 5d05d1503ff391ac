import { create, toBinary } from '@bufbuild/protobuf';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { VerificationStartedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '../../model/time/fake-clock.js';
import { systemIds } from '../../model/words/ids.js';
import { defineConsumer, on } from '../../runtime/inbox/consumer.js';
import { handleSlice } from '../../runtime/inbox/handle-slice.js';
import { usualParkDelaysMs } from '../../runtime/inbox/parking.js';
import { retryDeadLetters } from '../../runtime/inbox/retry-dead-letters.js';
import { retryParked } from '../../runtime/inbox/retry-parked.js';
import type { IncomingRecord } from '../../runtime/kafka/ports.js';
import { jar, jarMigrations, jarPublications, jarUnpublished } from '../../testing/jar.js';
import { viewerOf } from '../../testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '../../testing/service-fixture.js';
import { withSetAside } from './with-set-aside.js';

let fixture: ServiceFixture;
let clock: FakeClock;
/** Whether its cause is mended. */
let mended: boolean;
let handled: string[];

const begun = defineConsumer({
  name: 'begun-checks',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(VerificationStartedSchema, async ({ message, envelope }) => {
      if (!mended) throw new TypeError('no lawyer of this name');
      handled.push(`${envelope.streamVersion} ${message.request?.publicId ?? ''}`);
    }),
  ],
});

beforeAll(async () => {
  clock = new FakeClock('2026-03-02T09:00:00Z');
  fixture = await openServiceFixture(
    withSetAside({
      name: 'jars',
      migrations: jarMigrations,
      aggregates: [jar],
      resources: [],
      commands: [],
      publications: jarPublications,
      unpublished: jarUnpublished,
      consumers: [begun],
    }),
    clock,
  );
});
beforeEach(async () => {
  mended = false;
  handled = [];
  clock.moveTo(new Date('2026-03-02T09:00:00Z'));
  for (const table of ['parked_event', 'dead_letter', 'inbox_event'])
    await fixture.db.query(`delete from ${table}`);
});
afterAll(() => fixture.close());

const admin = viewerOf('admin', systemIds.next());
const handling = () => ({ consumer: begun, runtime: fixture.runtime, parkDelaysMs: usualParkDelaysMs });

function record(streamId: string, version: number): IncomingRecord {
  const payload = toBinary(
    VerificationStartedSchema,
    create(VerificationStartedSchema, {
      request: {
        publicId: 'V-7K2M9Q',
        linkPath: '/verification/door',
        contact: { sealed: new Uint8Array([7]) },
      },
    }),
  );
  const envelope = create(EnvelopeSchema, {
    eventId: systemIds.next(),
    source: 'requests',
    category: 'registration_request',
    streamId,
    logEpoch: 1,
    streamVersion: version,
    type: VerificationStartedSchema.typeName,
    correlationId: systemIds.next(),
    payload,
  });
  return {
    topic: 'tracking.requests.v1',
    partition: 0,
    offset: BigInt(version),
    key: Buffer.from(streamId),
    value: toBinary(EnvelopeSchema, envelope),
  };
}

const setAside = async (viewer = admin) => {
  const { data, errors } = await fixture.ask(
    viewer,
    `{ setAsideOfJars { parkedStreams deadLetterCount
        parked { consumer source streamId category event parkedAt behind attempts nextAttemptAt reason error unreadable content { label kind value } }
        deadLetters { id consumer source event bytes error unreadable retryAt } } }`,
  );
  return errors === undefined ? data.setAsideOfJars : errors.map((error) => error.extensions?.code);
};
const retry = async (input: object, viewer = admin, key = systemIds.next()) => {
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation($input: RetryParkedEventsOfJarsInput!) { retryParkedEventsOfJars(input: $input) { ... on ParkedEventsRetried { streams } ... on Refusal { code } } }`,
    { input },
    key,
  );
  return errors === undefined ? data.retryParkedEventsOfJars : errors.map((error) => error.extensions?.code);
};

describe('events that were put aside', () => {
  it('are shown by record, with why they wait and what they say, closed where it is not for eyes', async () => {
    const streamId = systemIds.next();
    await handleSlice(handling(), [record(streamId, 1), record(streamId, 2)]);
    expect(await setAside()).toEqual({
      parkedStreams: 1,
      deadLetterCount: 0,
      deadLetters: [],
      parked: [
        {
          consumer: 'begun-checks',
          source: 'requests',
          streamId,
          category: 'registration_request',
          event: 'Verification started',
          parkedAt: '2026-03-02T09:00:00.000Z',
          behind: 1,
          attempts: 1,
          nextAttemptAt: '2026-03-02T09:01:00.000Z',
          reason: 'FAILED',
          error: 'TypeError: no lawyer of this name',
          unreadable: null,
          content: [
            { label: 'Request, public id', kind: 'text', value: 'V-7K2M9Q' },
            { label: 'Request, contact, sealed', kind: 'closed', value: null },
            { label: 'Request, link path', kind: 'closed', value: null },
          ],
        },
      ],
    });
  });

  it('are handled in their order once the cause is mended and an admin says so, and are not shown any more', async () => {
    const [one, other] = [systemIds.next(), systemIds.next()];
    await handleSlice(handling(), [record(one, 1), record(one, 2), record(other, 1)]);
    mended = true;
    expect(await retry({ consumer: 'begun-checks', source: 'requests', streamId: one })).toEqual({
      streams: 1,
    });
    await retryParked(handling());
    expect(handled).toEqual(['1 V-7K2M9Q', '2 V-7K2M9Q']);
    expect((await setAside()).parked.map(({ streamId }: { streamId: string }) => streamId)).toEqual([other]);
    expect(await retry({ consumer: 'begun-checks' })).toEqual({ streams: 1 });
    await retryParked(handling());
    expect(await setAside()).toMatchObject({ parkedStreams: 0, parked: [] });
    expect(await retry({ consumer: 'begun-checks' })).toEqual({ streams: 0 });
  });

  it('that fail again say how often, and since when they wait', async () => {
    const streamId = systemIds.next();
    await handleSlice(handling(), [record(streamId, 1)]);
    clock.moveBy({ seconds: 10 });
    await retry({ consumer: 'begun-checks', source: 'requests', streamId });
    await retryParked(handling());
    expect((await setAside()).parked[0]).toMatchObject({
      attempts: 2,
      parkedAt: '2026-03-02T09:00:00.000Z',
      nextAttemptAt: '2026-03-02T09:10:10.000Z',
    });
  });

  it('are tried again by a name that stays on record, once for one press', async () => {
    const streamId = systemIds.next();
    await handleSlice(handling(), [record(streamId, 1)]);
    const key = systemIds.next();
    const input = { consumer: 'begun-checks', source: 'requests', streamId };
    for (const _ of [1, 2]) await retry(input, admin, key);
    const events = await fixture.db.query(
      `select e.type, e.reason, e.actor_kind, e.actor_id from tracking_event e join stream s using (stream_id)
        where s.category = 'parked_event' and e.reason like $1`,
      [`%${streamId}`],
    );
    expect(events).toEqual([
      {
        type: 'ParkedEventsRetried',
        reason: `begun-checks: requests ${streamId}`,
        actor_kind: 'admin',
        actor_id: admin.userId,
      },
    ]);
  });
});

describe('messages nobody can read', () => {
  it('are shown with their place and why, without their bytes', async () => {
    const garbage = { ...record(systemIds.next(), 9), value: Buffer.from('garbage') };
    await handleSlice(handling(), [garbage]);
    expect(await setAside()).toMatchObject({
      deadLetterCount: 1,
      deadLetters: [
        { consumer: 'begun-checks', source: 'requests', event: '', bytes: 7, unreadable: expect.any(String) },
      ],
    });
  });
});

describe('a message nobody could read', () => {
  const readAgain = async (id: string, viewer = admin) => {
    const { data, errors } = await fixture.ask(
      viewer,
      `mutation($input: RetryDeadLetterOfJarsInput!) { retryDeadLetterOfJars(input: $input) { ... on DeadLetterRetried { consumers } ... on Refusal { code } } }`,
      { input: { id } },
    );
    return errors === undefined ? data.retryDeadLetterOfJars : errors.map((error) => error.extensions?.code);
  };

  it('is read again by an admin’s word, and handled once it can be read; nobody else may ask', async () => {
    const good = record(systemIds.next(), 9);
    await handleSlice(handling(), [{ ...good, value: Buffer.from('garbage') }]);
    const [{ id }] = (await setAside()).deadLetters;
    for (const role of ['lawyer', 'customer'] as const)
      expect(await readAgain(id, viewerOf(role, systemIds.next()))).toEqual(['FORBIDDEN']);
    expect(await readAgain(id)).toEqual({ consumers: 1 });
    expect((await setAside()).deadLetters[0].retryAt).toBe('2026-03-02T09:00:00.000Z');
    // As a release would that can read it.
    await fixture.db.query('update dead_letter set value = $2 where id = $1', [id, Buffer.from(good.value)]);
    mended = true;
    await retryDeadLetters(handling());
    expect(handled).toEqual(['9 V-7K2M9Q']);
    expect(await setAside()).toMatchObject({ deadLetterCount: 0 });
    expect(await readAgain(id)).toEqual({ consumers: 0 });
  });

  it('is one of the list however many consumers kept it, and is read again by all of them', async () => {
    await handleSlice(handling(), [{ ...record(systemIds.next(), 9), value: Buffer.from('garbage') }]);
    await fixture.db.query(
      `insert into dead_letter (id, consumer, topic, partition, kafka_offset, value, error, received_at)
       select $1, 'another', topic, partition, kafka_offset, value, error, received_at from dead_letter`,
      [systemIds.next()],
    );
    const { deadLetters, deadLetterCount } = await setAside();
    expect({ deadLetters, deadLetterCount }).toMatchObject({
      deadLetterCount: 1,
      deadLetters: [{ consumer: 'another, begun-checks' }],
    });
    expect(await readAgain(deadLetters[0].id)).toEqual({ consumers: 2 });
  });

  it('is settled by an admin who says why, and stays on record with who did it', async () => {
    const dismiss = async (id: string, viewer = admin) => {
      const { data, errors } = await fixture.ask(
        viewer,
        `mutation($input: DismissDeadLetterOfJarsInput!) { dismissDeadLetterOfJars(input: $input) { ... on DeadLetterDismissed { consumers } ... on Refusal { code } } }`,
        { input: { id, reason: 'Another system wrote into our topic.' } },
      );
      return errors === undefined
        ? data.dismissDeadLetterOfJars
        : errors.map((error) => error.extensions?.code);
    };
    await handleSlice(handling(), [{ ...record(systemIds.next(), 9), value: Buffer.from('garbage') }]);
    const [{ id }] = (await setAside()).deadLetters;
    expect(await dismiss(id, viewerOf('lawyer', systemIds.next()))).toEqual(['FORBIDDEN']);
    expect(await dismiss(id)).toEqual({ consumers: 1 });
    expect(await setAside()).toMatchObject({ deadLetterCount: 0, deadLetters: [] });
    const [kept] = await fixture.db.query('select resolved_by from dead_letter where id = $1', [id]);
    expect(kept).toEqual({ resolved_by: admin.userId });
    expect(await dismiss(id)).toEqual({ consumers: 0 });
  });
});

describe('what was put aside', () => {
  it.each([
    ['lawyer', 'FORBIDDEN'],
    ['customer', 'FORBIDDEN'],
    ['visitor', 'UNAUTHENTICATED'],
  ] as const)('is nothing for a %s, to see or to try again', async (role, refused) => {
    const streamId = systemIds.next();
    await handleSlice(handling(), [record(streamId, 1)]);
    const viewer = viewerOf(role, systemIds.next());
    expect(await setAside(viewer)).toEqual([refused]);
    const before = await fixture.db.query('select next_attempt_at from parked_event');
    clock.moveBy({ seconds: 10 });
    expect(await retry({ consumer: 'begun-checks' }, viewer)).toEqual([refused]);
    expect(await fixture.db.query('select next_attempt_at from parked_event')).toEqual(before);
  });
});
