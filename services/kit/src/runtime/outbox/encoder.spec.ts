import { fromBinary } from '@bufbuild/protobuf';
import { StringValueSchema, timestampDate } from '@bufbuild/protobuf/wkt';
import { EnvelopeSchema, type Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { describe, expect, it } from '@jest/globals';
import { jarPublications, jarUnpublished } from '../../testing/jar.js';
import { nameBasedId } from '../../model/words/ids.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import type { Log } from '../process/log.js';
import { silentLog } from '../process/log.js';
import { decrypt, type RowChange } from '../personal-data/encryption.js';
import { encodeAll } from './encode-all.js';
import { eventEncoder, withheldType } from './encoder.js';
import type { OrderedRow } from './ordered-events.js';
import { publication } from './publication.js';

const encoder = eventEncoder({ source: 'jars', publications: jarPublications, unpublished: jarUnpublished });
const opened: RecordedEvent = {
  eventId: nameBasedId('event'),
  category: 'jar',
  streamId: nameBasedId('jar'),
  version: 1,
  type: 'JarOpened',
  schemaVersion: 2,
  data: { owner: 'eva', limit: 10 },
  actor: { kind: 'admin', id: nameBasedId('ann'), onBehalfOf: nameBasedId('eva') },
  reason: 'She asked for it on the phone',
  subjectId: nameBasedId('eva'),
  correlationId: nameBasedId('first'),
  causationId: nameBasedId('before'),
  commandId: nameBasedId('command'),
  traceparent: '00-1-2-01',
  occurredAt: new Date('2026-03-02T09:00:00.123Z'),
  recordedAt: new Date('2026-03-02T09:00:01Z'),
};
const envelopeOf = (value: Uint8Array): Envelope => fromBinary(EnvelopeSchema, value);
const place = { position: 7n, logEpoch: 3 };

describe('an event on the wire', () => {
  it('is kept in the order of its stream, and says in its headers what it is', () => {
    const { key, headers } = encoder.encode(opened, place);
    expect(key).toBe(opened.streamId);
    expect(headers).toEqual({
      'event-id': opened.eventId,
      'event-type': 'google.protobuf.StringValue',
      'schema-version': '2',
      'log-epoch': '3',
      traceparent: '00-1-2-01',
    });
  });

  it('says of itself all that readers go by', () => {
    const envelope = envelopeOf(encoder.encode(opened, place).value);
    expect(envelope).toMatchObject({
      eventId: opened.eventId,
      source: 'jars',
      logEpoch: 3,
      category: 'jar',
      streamId: opened.streamId,
      streamVersion: 1,
      position: 7n,
      type: 'google.protobuf.StringValue',
      schemaVersion: 2,
      subjectId: opened.subjectId,
      correlationId: opened.correlationId,
      causationId: opened.causationId,
      commandId: opened.commandId,
      actor: { kind: 'admin', id: nameBasedId('ann'), onBehalfOf: nameBasedId('eva') },
    });
    expect(envelope.occurredAt === undefined ? undefined : timestampDate(envelope.occurredAt)).toEqual(
      opened.occurredAt,
    );
    expect(fromBinary(StringValueSchema, envelope.payload).value).toBe('eva');
  });

  it('leaves a reason inside, which is what somebody wrote about somebody', () => {
    const { value } = encoder.encode(opened, place);
    expect(Buffer.from(value).includes('phone')).toBe(false);
    expect(envelopeOf(value).reasonCode).toBe('');
  });

  it('has empty texts for what is not known', () => {
    const { subjectId: _, causationId: __, commandId: ___, traceparent: ____, ...rest } = opened;
    const { value, headers } = encoder.encode({ ...rest, actor: { kind: 'system' } }, place);
    expect(envelopeOf(value)).toMatchObject({
      subjectId: '',
      causationId: '',
      commandId: '',
      traceparent: '',
      actor: { kind: 'system', id: '', onBehalfOf: '' },
    });
    expect(headers).not.toHaveProperty('traceparent');
  });

  it('travels empty where it stays inside, by its list or by its own word', () => {
    const secretive = eventEncoder({
      source: 'jars',
      publications: { JarOpened: publication(StringValueSchema, () => undefined) },
      unpublished: ['JarShaken'],
    });
    for (const event of [opened, { ...opened, type: 'JarShaken' }]) {
      const envelope = envelopeOf(secretive.encode(event, place).value);
      expect([envelope.type, envelope.payload.length]).toEqual([withheldType, 0]);
    }
  });

  it('is refused where nobody said whether it may be told', () => {
    const unknown = { ...opened, type: 'JarPainted' };
    expect(() => encoder.encode(unknown, place)).toThrow(
      /JarPainted is neither published nor listed as unpublished by jars/,
    );
    expect(() => encoder.check(unknown)).toThrow(/JarPainted/);
  });

  it('is refused before it is stored, where its data do not fit its message', () => {
    expect(() => encoder.check({ ...opened, type: 'CoinPut', data: { amount: 'two' } })).toThrow();
    expect(() => encoder.check({ ...opened, type: 'CoinPut', data: { amount: 2 } })).not.toThrow();
  });
});

describe('a run of events', () => {
  const encryptionKey = Buffer.alloc(32, 7).toString('base64url');
  const row = (position: number, type: string, more: Partial<OrderedRow> = {}): OrderedRow => ({
    position: String(position),
    changes: null,
    stream_id: opened.streamId,
    category: 'jar',
    version: position,
    event_id: nameBasedId('event', String(position)),
    type,
    schema_version: 1,
    data: type === 'CoinPut' ? { amount: position } : { owner: 'eva' },
    actor_kind: 'system',
    actor_id: null,
    on_behalf_of: null,
    reason: 'Because',
    subject_id: null,
    correlation_id: nameBasedId('first'),
    causation_id: null,
    command_id: null,
    traceparent: null,
    occurred_at: opened.occurredAt,
    recorded_at: opened.recordedAt,
    ...more,
  });
  const encoding = { encoder, shapes: {}, log: silentLog };

  it('keeps its order and its places', () => {
    const { records, halted } = encodeAll([row(1, 'JarOpened'), row(2, 'CoinPut')], 4, encoding);
    expect(
      records.map(({ value }) => envelopeOf(value)).map(({ position, logEpoch }) => [position, logEpoch]),
    ).toEqual([
      [1n, 4],
      [2n, 4],
    ]);
    expect(halted).toBeUndefined();
  });

  it('stops before the first that cannot be told, and says which; nothing is skipped', () => {
    const said: unknown[] = [];
    const log: Log = { ...silentLog, error: (fields) => void said.push(fields['position']) };
    const { records, halted } = encodeAll([row(1, 'JarOpened'), row(2, 'JarPainted'), row(3, 'CoinPut')], 1, {
      ...encoding,
      log,
    });
    expect(records).toHaveLength(1);
    expect(halted).toEqual({
      halted: `JarPainted ${nameBasedId('event', '2')} at position 2 cannot be encoded`,
    });
    expect(said).toEqual(['2']);
  });

  it('is told in the shapes of today, by the kind of each stream', () => {
    const shapes = {
      jar: {
        category: 'jar',
        versions: { JarOpened: 2 },
        upcasters: { JarOpened: [(data: object) => ({ ...data, owner: 'jan' })] },
      },
    };
    const { records } = encodeAll([row(1, 'JarOpened')], 1, { ...encoding, shapes });
    const [envelope] = records.map(({ value }) => envelopeOf(value));
    expect(envelope?.schemaVersion).toBe(2);
    expect(fromBinary(StringValueSchema, envelope?.payload ?? new Uint8Array()).value).toBe('jan');
  });

  const changes: readonly RowChange[] = [
    {
      entity: 'jar',
      id: opened.streamId,
      before: { total: 1 },
      after: { total: 2 },
      trademarkId: null,
      userId: null,
    },
  ];
  const sealedIn = (value: Uint8Array | undefined) =>
    JSON.parse(
      Buffer.from(
        decrypt(envelopeOf(value ?? new Uint8Array()).sealedChanges, encryptionKey, 'row changes'),
      ).toString(),
    );

  it('seals what it did to rows and why, and sends nothing of it without a key', () => {
    const [sealed] = encodeAll([row(1, 'CoinPut', { changes })], 1, { ...encoding, encryptionKey }).records;
    expect(sealedIn(sealed?.value)).toEqual({ event: 'CoinPut', reason: 'Because', changes });
    const [open] = encodeAll([row(1, 'CoinPut', { changes })], 1, encoding).records;
    expect(envelopeOf(open?.value ?? new Uint8Array()).sealedChanges).toHaveLength(0);
  });

  it('says that a row changed where what changed is too much for one message', () => {
    const long = [{ ...changes[0], after: { text: 'x'.repeat(200_000) } }] as readonly RowChange[];
    const [sealed] = encodeAll([row(1, 'CoinPut', { changes: long })], 1, {
      ...encoding,
      encryptionKey,
    }).records;
    expect(sealedIn(sealed?.value).changes).toEqual([{ ...changes[0], before: null, after: null }]);
    expect(sealed?.value.length).toBeLessThan(10_000);
  });
});
