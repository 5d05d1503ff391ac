// How fast facts travel, each figure beside a plain insert of the same run, so that a slow machine does not look like slow code.
// Needs POSTGRES_ADMIN_URL and KAFKA_BROKERS (npm run servers) and a build. `npm run bench` prints the figures and fails below a gate.
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { append } from '@cotta/kit/testing/append.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { startConsumers } from '@cotta/kit/runtime/inbox/start-consumers.js';
import { kafkajsPublisher } from '@cotta/kit/runtime/kafka/kafkajs-publisher.js';
import { kafkajsSubscribe } from '@cotta/kit/runtime/kafka/kafkajs-subscription.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { eventEncoder } from '@cotta/kit/runtime/outbox/encoder.js';
import { startRelay } from '@cotta/kit/runtime/outbox/relay.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { testRuntime } from '@cotta/kit/testing/command-runtime.js';
import { jarMigrations, jarPublications, jarUnpublished, openJar, putCoin } from '@cotta/kit/testing/jar.js';
import { countCoins, shelfMigrations } from '@cotta/kit/testing/jar-shelf.js';
import { testTopics } from '@cotta/kit/testing/kafka.js';
import { freshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';

/** Events that wait when the relay begins. */
const PILED = 20_000;
/** Events a second. */
const RELAYED = 6_000;
const inFlight = 8;
const writeMs = 3_000;
/** What a disk takes that answers when it has written, in microseconds. */
const FLUSH_US = 2_000;
const steadyMs = 4_000;
const idleMs = 3_000;

/** @returns {Promise<{ figure: string, value: number, unit: string, gate: number | undefined, holds: boolean }[]>} */
export async function benchEvents() {
  const jars = await freshDatabase({ service: 'kit', migrations: [...jarMigrations, ...shelfMigrations] });
  const topics = await testTopics();
  const topic = await topics.make('jars');
  const db = await openDatabase({ url: jars.url, applicationName: 'bench', poolSize: inFlight });
  const owner = await openDatabase({
    url: jars.ownerUrl,
    applicationName: 'bench-owner',
    poolSize: inFlight,
  });
  const encoder = eventEncoder({
    source: 'jars',
    publications: jarPublications,
    unpublished: jarUnpublished,
  });
  const fixture = { jars, topics, topic, db, owner, encoder };
  try {
    await owner.query('create table plain (id bigserial primary key, note text not null)');
    // Before and after, since a shared machine changes its mind within seconds.
    const plainInserts = () =>
      perSecond(writeMs / 2, () => owner.query("insert into plain (note) values ('x')"));
    const before = await plainInserts();
    const commands = await commandRate(fixture);
    const appends = await appendRate(db);
    const raw = (before + (await plainInserts())) / 2;
    const flushed = await withSlowFlush(fixture);
    const relayed = await relayRate(fixture);
    const { delays, hurried, idle } = await travel(fixture);
    return [
      figure('plain insert, 8 in flight', raw, '/s'),
      figure('whole command, 8 in flight', commands.rate, '/s', { atLeast: 1_000 }),
      figure('whole command against plain insert', commands.rate / raw, '', { atLeast: 0.18 }),
      figure('whole command, 99th percentile', commands.p99, 'ms'),
      figure('append of one event against plain insert', appends / raw, '', { atLeast: 0.15 }),
      figure('the same where a commit waits 2 ms for its disk', flushed, '', { atLeast: 0.8 }),
      figure('relay', relayed.rate, '/s', { atLeast: RELAYED }),
      figure('relay, processor of its own an event', relayed.processorMs, 'ms'),
      figure('relay against commands', relayed.rate / commands.rate, ''),
      figure('commit to effect at 100 a second, median', percentile(delays, 0.5), 'ms'),
      figure('commit to effect at 100 a second, 95th percentile', percentile(delays, 0.95), 'ms', {
        atMost: 20,
      }),
      figure('commit to effect at 500 a second, 95th percentile', percentile(hurried, 0.95), 'ms', {
        atMost: 100,
      }),
      figure('idle relay and consumer', idle * 100, '% of a core', { atMost: 10 }),
    ];
  } finally {
    await db.destroy();
    await owner.destroy();
    await topics.drop();
    await jars.drop();
  }
}

function figure(name, value, unit, { atLeast, atMost } = {}) {
  return {
    figure: name,
    value,
    unit,
    gate: atLeast ?? atMost,
    holds: value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity),
  };
}

async function perSecond(ms, work) {
  const start = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - start < ms) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return (done * 1000) / (performance.now() - start);
}

async function commandRate({ db, encoder }) {
  const runtime = testRuntime(db, { publishable: encoder.check });
  const times = [];
  const jar = { id: undefined, coins: 0 };
  const slots = Array.from({ length: inFlight }, () => ({ ...jar }));
  const rate = await perSecond(writeMs, async () => {
    const slot = slots.pop() ?? { ...jar };
    const start = performance.now();
    await nextCommand(runtime, slot);
    times.push(performance.now() - start);
    slots.push(slot);
  });
  return { rate, p99: percentile(times, 0.99) };
}

/** A jar, then ten coins for it, then the next jar. */
async function nextCommand(runtime, slot) {
  const common = { viewer: systemViewer, commandId: systemIds.next() };
  if (slot.id === undefined || slot.coins === 10) {
    slot.id = systemIds.next();
    slot.coins = 0;
    await handleCommand(runtime, { ...common, command: openJar, streamId: slot.id, input: { limit: 1000 } });
    return;
  }
  slot.coins += 1;
  await handleCommand(runtime, { ...common, command: putCoin, streamId: slot.id, input: { amount: 1 } });
}

/** Events a second, each appended to a new stream by a statement of its own. */
function appendRate(db) {
  return perSecond(writeMs, () =>
    byItself(db, (connection) =>
      append(connection, {
        streamId: systemIds.next(),
        category: 'jar',
        expected: 'none',
        events: [
          {
            eventId: systemIds.next(),
            type: 'JarOpened',
            schemaVersion: 1,
            data: { owner: 'somebody', limit: 100 },
          },
        ],
        context: {
          actor: { kind: 'system' },
          correlationId: systemIds.next(),
          occurredAt: systemClock.now(),
        },
      }),
    ),
  );
}

/** Appends against plain inserts on a disk that takes its time. */
async function withSlowFlush({ jars }) {
  const admin = await openDatabase({
    url: process.env['POSTGRES_ADMIN_URL'],
    applicationName: 'bench-admin',
    poolSize: 1,
  });
  const name = new URL(jars.url).pathname.slice(1);
  await admin.query(`alter database ${name} set commit_delay = ${FLUSH_US}`);
  await admin.query(`alter database ${name} set commit_siblings = 0`);
  const [slow, owner] = await Promise.all(
    [jars.url, jars.ownerUrl].map((url) =>
      openDatabase({ url, applicationName: 'bench-slow', poolSize: inFlight }),
    ),
  );
  try {
    const plain = () => perSecond(writeMs / 2, () => owner.query("insert into plain (note) values ('x')"));
    const before = await plain();
    const appends = await appendRate(slow);
    return appends / ((before + (await plain())) / 2);
  } finally {
    await admin.query(`alter database ${name} reset all`);
    for (const opened of [slow, owner, admin]) await opened.destroy();
  }
}

/** So many more events wait that the start of the relay is no part of the figure. */
async function pileUp(owner) {
  await owner.query(
    `create temporary table piled as select gen_random_uuid() as id from generate_series(1, ${PILED / 4})`,
  );
  await owner.query(`insert into stream select id, 'jar', 4, now(), now() from piled`);
  await owner.query(`insert into tracking_event
    select id, n, gen_random_uuid(), case n when 1 then 'JarOpened' else 'CoinPut' end, 1,
           case n when 1 then '{"owner":"somebody","limit":100}'::jsonb else jsonb_build_object('amount', n) end,
           'system', null, null, null, null, gen_random_uuid(), null, null, null, now(), now()
      from piled cross join generate_series(1, 4) as n`);
  await owner.query(
    'insert into event_order (stream_id, version) select id, n from piled cross join generate_series(1, 4) as n order by id, n',
  );
}

/** Events a second, and what each takes of this process's processor, in milliseconds. */
async function relayRate(fixture) {
  const { db, jars, encoder, topics, topic } = fixture;
  await inTransaction(fixture.owner, pileUp);
  const [{ n }] = await db.query('select count(*)::integer as n from tracking_event');
  const publisher = kafkajsPublisher(topics.kafka);
  await publisher.publish(topic, []);
  const start = performance.now();
  const before = process.cpuUsage();
  const relay = startRelay({
    databaseUrl: jars.url,
    encoder,
    publisher,
    topic,
    clock: systemClock,
    log: silentLog,
  });
  await until('everything is published', () => relay.status().published >= BigInt(n), {
    withinMs: 60_000,
    everyMs: 5,
  });
  const rate = (n * 1000) / (performance.now() - start);
  const { user, system } = process.cpuUsage(before);
  await relay.stop();
  await publisher.close();
  return { rate, processorMs: (user + system) / 1000 / n };
}

/** Commands at a steady pace, and when each had its effect in the consumer; then nothing at all. */
async function travel(fixture) {
  const { db, jars, encoder, topics, topic } = fixture;
  const publisher = kafkajsPublisher(topics.kafka);
  const relay = startRelay({
    databaseUrl: jars.url,
    encoder,
    publisher,
    topic,
    clock: systemClock,
    log: silentLog,
  });
  const runtime = testRuntime(db, { publishable: encoder.check, afterCommit: () => relay.nudge() });
  const committed = new Map();
  const delays = [];
  const watching = {
    ...countCoins,
    handlers: countCoins.handlers.map((handler) => ({
      ...handler,
      handle: async (received) => {
        await handler.handle(received);
        const at = committed.get(received.envelope.eventId);
        if (at !== undefined) delays.push(performance.now() - at);
      },
    })),
  };
  const consumers = await startConsumers({
    service: topics.name('bench'),
    consumers: [watching],
    subscribe: kafkajsSubscribe(topics.kafka),
    runtime,
    topicOf: () => topic,
  });
  await until(
    'the consumer has caught up',
    () => consumers.status()[0].tally.applied > 0 && consumers.status()[0].lag === 0,
    { withinMs: 300_000 },
  );
  await pause(1_000);
  const streamId = systemIds.next();
  await handleCommand(runtime, {
    viewer: systemViewer,
    commandId: systemIds.next(),
    command: openJar,
    streamId,
    input: { limit: 1_000_000 },
  });
  const slots = Array.from({ length: inFlight }, () => ({ id: undefined, coins: 0 }));
  const atPace = async (perSecond) => {
    delays.length = 0;
    committed.clear();
    const start = performance.now();
    const all = [];
    for (let n = 0; n < (steadyMs / 1000) * perSecond; n += 1) {
      const early = start + (n * 1000) / perSecond - performance.now();
      if (early > 1) await pause(early);
      // One of its slot after the other: two commands on one jar would wait for each other.
      const slot = slots[n % slots.length];
      slot.last = (slot.last ?? Promise.resolve()).then(() => steadyCommand(runtime, slot, committed));
      all.push(slot.last);
    }
    await Promise.all(all);
    await until('all effects happened', () => delays.length >= committed.size, { withinMs: 60_000 });
    return [...delays];
  };
  const steady = await atPace(100);
  const hurried = await atPace(500);
  await pause(2_000);
  const before = process.cpuUsage();
  await pause(idleMs);
  const used = process.cpuUsage(before);
  await consumers.stop();
  await relay.stop();
  await publisher.close();
  return { delays: steady, hurried, idle: (used.user + used.system) / 1000 / idleMs };
}

async function steadyCommand(runtime, slot, committed) {
  const common = { viewer: systemViewer, commandId: systemIds.next() };
  if (slot.id === undefined || slot.coins === 20) {
    slot.id = systemIds.next();
    slot.coins = 0;
    await handleCommand(runtime, { ...common, command: openJar, streamId: slot.id, input: { limit: 1000 } });
  }
  slot.coins += 1;
  const { eventIds } = await handleCommand(runtime, {
    ...common,
    commandId: systemIds.next(),
    command: putCoin,
    streamId: slot.id,
    input: { amount: 1 },
  });
  committed.set(eventIds[0], performance.now());
}

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const figures = await benchEvents();
  for (const { figure: name, value, unit, gate, holds } of figures) {
    const rounded = value < 10 ? value.toFixed(2) : Math.round(value);
    console.log(
      `${name}: ${rounded} ${unit}${gate === undefined ? '' : `  (gate ${gate}: ${holds ? 'holds' : 'MISSED'})`}`,
    );
  }
  if (figures.some(({ holds }) => !holds)) process.exitCode = 1;
}
