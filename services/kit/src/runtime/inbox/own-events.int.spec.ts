import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database/open.js';
import { ConnectionFault } from '../database/trouble.js';
import { type CommandRuntime, handleCommand } from '../commands/handle-command.js';
import { systemIds } from '../../model/words/ids.js';
import { silentLog } from '../process/log.js';
import { eventEncoder } from '../outbox/encoder.js';
import type { Viewer } from '../../model/words/viewer.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jarMigrations, jarPublications, jarUnpublished, openJar, putCoin } from '../../testing/jar.js';
import { countCoins, shelfMigrations } from '../../testing/jar-shelf.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { systemClock } from '../../model/time/clock.js';
import { FakeClock } from '../../model/time/fake-clock.js';
import type { Consumer } from './consumer.js';
import { ownEvents, type OwnEvents } from './own-events.js';
import { inboxDays } from './prune-inbox.js';
import { type Consumers, startConsumers } from './start-consumers.js';

const admin: Viewer = { role: 'admin', userId: systemIds.next(), locale: 'en', scopes: [] };
const encoder = eventEncoder({ source: 'jars', publications: jarPublications, unpublished: jarUnpublished });

let fresh: FreshDatabase;
let db: DataSource;
let runtime: CommandRuntime;
const running: Consumers[] = [];
const sources: OwnEvents[] = [];

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [...jarMigrations, ...shelfMigrations] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
  runtime = testRuntime(db, {
    publishable: encoder.check,
    afterCommit: () => sources.forEach((own) => own.nudge()),
  });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  sources.splice(0);
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

async function start(consumer: Consumer, released?: () => void): Promise<Consumers> {
  const own = ownEvents({
    db,
    clock: systemClock,
    encoder,
    shapes: {},
    log: silentLog,
    ...(released && { released }),
  });
  sources.push(own);
  const consumers = await startConsumers({
    service: 'jars',
    consumers: [consumer],
    subscribe: own.subscribe,
    runtime,
    retryDelaysMs: [20],
  });
  running.push(consumers);
  return consumers;
}

async function jarWith(coins: number): Promise<string> {
  const streamId = systemIds.next();
  const common = { streamId, viewer: admin };
  const open = { command: openJar, input: { limit: 1000 }, commandId: systemIds.next() };
  await handleCommand(runtime, { ...common, ...open });
  for (let at = 0; at < coins; at += 1)
    await handleCommand(runtime, {
      ...common,
      command: putCoin,
      input: { amount: 1 },
      commandId: systemIds.next(),
    });
  return streamId;
}

const effects = async (id: string): Promise<number[]> =>
  (await db.query('select version from effect where stream_id = $1 order by n', [id])).map(
    (row: { version: number }) => row.version,
  );

it('reacts to what the service itself says, in order and once, without a broker', async () => {
  const before = await jarWith(2);
  await start(countCoins);
  const after = await jarWith(30);
  await until('both jars are counted', async () => (await effects(after)).length === 30);
  expect(await effects(before)).toEqual([2, 3]);
  expect(await effects(after)).toEqual(Array.from({ length: 30 }, (_, at) => at + 2));
});

it('goes on where it stopped, and two that run together do nothing twice', async () => {
  const [first] = await Promise.all([start(countCoins), start(countCoins)]);
  const one = await jarWith(3);
  await until('three are counted', async () => (await effects(one)).length === 3);
  await first.stop();
  const two = await jarWith(3);
  await until('the other goes on', async () => (await effects(two)).length === 3);
  expect([await effects(one), await effects(two)]).toEqual([
    [2, 3, 4],
    [2, 3, 4],
  ]);
});

it('knows whether another process reads for it, and one that stops says so', async () => {
  let releases = 0;
  const first = await start({ ...countCoins, name: 'handed-over' }, () => void (releases += 1));
  const [mine] = sources;
  await until('it reads', async () => {
    const [row] = await db.query(
      "select from own_reaction where reader = 'jars.handed-over' and holder is not null",
    );
    return row !== undefined;
  });
  await start({ ...countCoins, name: 'handed-over' });
  await until('the other waits', () => sources[1]?.isReadElsewhere() === true);
  expect([mine?.isReadElsewhere(), releases]).toEqual([false, 0]);
  await first.stop();
  expect(releases).toBe(1);
  sources[1]?.nudge();
  await until('the other reads', () => sources[1]?.isReadElsewhere() === false);
});

it('reads and encodes an event once, however many react to it', async () => {
  const encoded: string[] = [];
  const own = ownEvents({
    db,
    clock: systemClock,
    encoder: {
      ...encoder,
      encode: (event, ...rest) => {
        encoded.push(event.eventId);
        return encoder.encode(event, ...rest);
      },
    },
    shapes: {},
    log: silentLog,
  });
  sources.push(own);
  const names = ['one of three', 'two of three', 'three of three'];
  running.push(
    await startConsumers({
      service: 'jars',
      consumers: names.map((name) => ({ ...countCoins, name })),
      subscribe: own.subscribe,
      runtime,
    }),
  );
  const jar = await jarWith(5);
  await until('each of the three has counted', async () => (await effects(jar)).length === 15);
  const events = (
    await db.query('select event_id as id from tracking_event where stream_id = $1', [jar])
  ).map(({ id }: { id: string }) => id);
  expect(encoded.filter((id) => events.includes(id)).toSorted()).toEqual(events.toSorted());
});

it('tries again what the database could not do just now', async () => {
  let failures = 2;
  const { handlers, ...rest } = countCoins;
  const shaky: Consumer = {
    ...rest,
    name: 'shaky',
    handlers: handlers.map(({ schema, handle }) => ({
      schema,
      handle: async (received) => {
        failures -= 1;
        if (failures >= 0) throw new ConnectionFault('gone for a moment');
        await handle(received);
      },
    })),
  } as Consumer;
  const jar = await jarWith(0);
  await start(shaky);
  const coins = await jarWith(2);
  await until('counted in the end', async () => (await effects(coins)).length === 2);
  expect([await effects(jar), await effects(coins)]).toEqual([[], [2, 3]]);
});

it('begins after what is older than the inbox remembers: that was handled when it was new', async () => {
  const old = await jarWith(1);
  await db.query('select sequence_events(500)');
  const later = new Date(Date.now() + inboxDays * 86_400_000);
  const own = ownEvents({
    db,
    clock: new FakeClock(later.toISOString()),
    encoder,
    shapes: {},
    log: silentLog,
  });
  sources.push(own);
  running.push(
    await startConsumers({
      service: 'jars',
      consumers: [{ ...countCoins, name: 'begun-late' }],
      subscribe: own.subscribe,
      runtime,
    }),
  );
  const young = await jarWith(1);
  await until('the new one is counted', async () => (await effects(young)).length === 1);
  expect(await effects(old)).toEqual([]);
});
