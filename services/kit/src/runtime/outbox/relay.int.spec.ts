import { fromBinary } from '@bufbuild/protobuf';
import { StringValueSchema } from '@bufbuild/protobuf/wkt';
import { type Envelope, EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database/open.js';
import { type CommandRuntime, handleCommand } from '../commands/handle-command.js';
import { systemIds } from '../../model/words/ids.js';
import { MemoryBroker } from '../kafka/memory-broker.js';
import type { EventPublisher } from '../kafka/ports.js';
import { silentLog } from '../process/log.js';
import type { Viewer } from '../../model/words/viewer.js';
import { testRuntime } from '../../testing/command-runtime.js';
import {
  jarMigrations,
  jarPublications,
  jarUnpublished,
  openJar,
  putCoin,
  shakeJar,
} from '../../testing/jar.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { systemClock } from '../../model/time/clock.js';
import { eventEncoder, withheldType } from './encoder.js';
import { relayBatch } from './publish-next.js';
import { type Relay, type RelayOptions, startRelay } from './relay.js';
import { observeWriteSide } from '../../edge/programs/write-side-metrics.js';

const admin: Viewer = { role: 'admin', userId: systemIds.next(), locale: 'en', scopes: [] };
const encoder = eventEncoder({ source: 'jars', publications: jarPublications, unpublished: jarUnpublished });
const topic = 'tracking.jars.v1';

let fresh: FreshDatabase;
let db: DataSource;
let runtime: CommandRuntime;
let broker: MemoryBroker;
const relays: Relay[] = [];

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
  runtime = testRuntime(db, {
    publishable: encoder.check,
    afterCommit: () => relays.forEach((relay) => relay.nudge()),
  });
});
beforeEach(async () => {
  broker = new MemoryBroker();
  await broker.ensureTopics([{ name: topic, partitions: 3 }]);
});
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()));
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

function start(otherwise: Partial<RelayOptions> = {}): Relay {
  const relay = startRelay({
    databaseUrl: fresh.url,
    encoder,
    publisher: broker.publisher(),
    clock: systemClock,
    log: silentLog,
    ...otherwise,
  });
  relays.push(relay);
  return relay;
}

async function jarWith(coins: number): Promise<string> {
  const streamId = systemIds.next();
  const common = { streamId, viewer: admin };
  await handleCommand(runtime, {
    ...common,
    command: openJar,
    input: { limit: 1000 },
    commandId: systemIds.next(),
  });
  for (let at = 0; at < coins; at += 1)
    await handleCommand(runtime, {
      ...common,
      command: putCoin,
      input: { amount: 1 },
      commandId: systemIds.next(),
    });
  return streamId;
}

const sent = () =>
  broker.partitions(topic).flatMap((log) => log.map((one) => fromBinary(EnvelopeSchema, one.value)));
const ofStream = (streamId: string) => sent().filter((envelope) => envelope.streamId === streamId);
const versions = (envelopes: readonly Envelope[]) => envelopes.map((envelope) => envelope.streamVersion);

describe('the relay', () => {
  it('publishes what was committed, in the order of each stream, with dense positions', async () => {
    start();
    const ids = await Promise.all([jarWith(3), jarWith(3), jarWith(3)]);
    await until('all are out', () => sent().length === 12);
    for (const id of ids) expect(versions(ofStream(id))).toEqual([1, 2, 3, 4]);
    const positions = sent()
      .map((envelope) => Number(envelope.position))
      .sort((a, b) => a - b);
    expect(positions).toEqual(Array.from({ length: 12 }, (_, at) => at + (positions[0] ?? 0)));
    const [first] = ofStream(ids[0] ?? '');
    expect(first).toMatchObject({
      source: 'jars',
      category: 'jar',
      logEpoch: 1,
      type: 'google.protobuf.StringValue',
      schemaVersion: 1,
      actor: { kind: 'admin', id: admin.userId },
    });
    expect(fromBinary(StringValueSchema, first?.payload ?? new Uint8Array()).value).toBe(admin.userId);
  });

  it('sends an envelope without content for what stays inside, so that versions have no holes', async () => {
    start();
    const id = await jarWith(0);
    await handleCommand(runtime, {
      command: shakeJar,
      streamId: id,
      input: {},
      viewer: admin,
      commandId: systemIds.next(),
    });
    await until('both are out', () => ofStream(id).length === 2);
    expect(ofStream(id)[1]).toMatchObject({
      streamVersion: 2,
      type: withheldType,
      payload: new Uint8Array(),
    });
  });

  it('repeats in order what the broker did not acknowledge, and loses nothing that did not arrive', async () => {
    broker.failures.push('lost', 'unacknowledged');
    start();
    const id = await jarWith(4);
    await until(
      'all are out and some are repeated',
      () => new Set(versions(ofStream(id))).size === 5 && ofStream(id).length > 5,
    );
    expect([...new Set(versions(ofStream(id)))]).toEqual([1, 2, 3, 4, 5]);
  });

  it('reads what comes next while it sends, and sends it after what the broker did not take at first', async () => {
    const id = await jarWith(0);
    const owner = await openDatabase({ url: fresh.ownerUrl, applicationName: 'spec' });
    const coins = 3 * relayBatch;
    await owner.query('update stream set version = $2 where stream_id = $1', [id, coins + 1]);
    await owner.query(
      `insert into tracking_event select $1, n, gen_random_uuid(), 'CoinPut', 1, '{"amount":1}', 'system', null, null, null, null, gen_random_uuid(), null, null, null, now(), now()
         from generate_series(2, $2::integer) as n`,
      [id, coins + 1],
    );
    await owner.query(
      'insert into event_order (stream_id, version) select $1, n from generate_series(2, $2::integer) as n order by n',
      [id, coins + 1],
    );
    await owner.destroy();
    const numbered = async (): Promise<number> => {
      const [row] = await db.query(
        'select count(*)::integer as n from event_order where stream_id = $1 and position is not null',
        [id],
      );
      return row.n;
    };
    const publisher = broker.publisher();
    const firsts: number[] = [];
    const watched: EventPublisher = {
      close: () => publisher.close(),
      publish: async (name, records) => {
        firsts.push(fromBinary(EnvelopeSchema, records[0]?.value ?? new Uint8Array()).streamVersion);
        const before = firsts.length === 1 ? relayBatch : 0;
        await until('the next ones are numbered', async () => (await numbered()) > before);
        if (firsts.length === 1) throw new Error('the broker is away');
        await publisher.publish(name, records);
      },
    };
    start({ publisher: watched });
    await until('all are out', () => ofStream(id).length > coins);
    expect(versions(ofStream(id))).toEqual(Array.from({ length: coins + 1 }, (_, at) => at + 1));
    expect(firsts[1]).toBe(firsts[0]);
  });

  it('has one leader, and another takes over', async () => {
    const first = start();
    await until('the first leads', () => first.status().leading);
    const second = start();
    const id = await jarWith(2);
    await until('all are out', () => ofStream(id).length === 3);
    expect(second.status().leading).toBe(false);
    await first.stop();
    await until('the second leads', () => second.status().leading);
    const later = await jarWith(1);
    await until('these are out too', () => ofStream(later).length === 2);
    expect(second.status().generation).toBeGreaterThan(first.status().generation);
  });

  it('stands still at an event it cannot encode, after all that came before, and says so', async () => {
    const before = await jarWith(1);
    const shy = await jarWith(0);
    await handleCommand(runtime, {
      command: shakeJar,
      streamId: shy,
      input: {},
      viewer: admin,
      commandId: systemIds.next(),
    });
    const after = await jarWith(0);
    const relay = start({
      encoder: eventEncoder({ source: 'jars', publications: jarPublications, unpublished: [] }),
    });
    await until('it halts', () => relay.status().halted !== undefined);
    expect(relay.status().halted).toContain('JarShaken');
    expect(versions(ofStream(before))).toEqual([1, 2]);
    expect(ofStream(after)).toEqual([]);
    await relay.stop();
    start();
    await until('a roll-back lets them out', () => ofStream(after).length === 1);
  });

  it('shows what waits and who leads', async () => {
    const registry = new Registry();
    const id = await jarWith(1);
    let relay: Relay | undefined;
    const late = {
      nudge: () => undefined,
      stop: async () => undefined,
      status: () =>
        relay?.status() ?? { leading: false, published: 0n, generation: 0n, checkedAt: new Date() },
    };
    observeWriteSide({ db, relay: late, consumers: { status: () => [] } }, registry);
    expect(await registry.metrics()).toMatch(/cotta_events_unpublished 2\n[^]*cotta_relay_leading 0/);
    relay = start();
    await until('they are out', () => ofStream(id).length === 2);
    await until('nothing waits', async () =>
      /cotta_events_unpublished 0\n[^]*cotta_relay_leading 1/.test(await registry.metrics()),
    );
  });

  it('goes on after its connection was killed', async () => {
    const relay = start();
    await until('it leads', () => relay.status().leading);
    await db.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jars-relay' and datname = current_database()",
    );
    const id = await jarWith(1);
    await until('they are out', () => ofStream(id).length === 2);
  });
});
