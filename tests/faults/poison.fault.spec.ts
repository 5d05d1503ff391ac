import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { countUnhandled } from '@cotta/kit/runtime/inbox/parking.js';
import { kafkajsPublisher } from '@cotta/kit/runtime/kafka/kafkajs-publisher.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { testRuntime } from '@cotta/kit/testing/command-runtime.js';
import { openJar, putCoin } from '@cotta/kit/testing/jar.js';
import { until } from '@cotta/kit/testing/until.js';
import { effectsHappenedOnce } from './invariants.js';
import { type Program, startProgram } from './program.js';
import { allEffects, drain, jarEncoder, openFixture, report, seeded, type Fixture } from './fault-fixture.js';

let fixture: Fixture;
const running: Program[] = [];

beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.kill()));
  await fixture.close();
});

async function fill(amounts: readonly number[]): Promise<string> {
  const runtime = testRuntime(fixture.jarsDb, { publishable: jarEncoder.check });
  const common = { viewer: systemViewer, streamId: systemIds.next() };
  await handleCommand(runtime, {
    ...common,
    command: openJar,
    input: { limit: 1_000_000 },
    commandId: systemIds.next(),
  });
  for (const amount of amounts)
    await handleCommand(runtime, {
      ...common,
      command: putCoin,
      input: { amount },
      commandId: systemIds.next(),
    });
  return common.streamId;
}

/** More than there is time for: after the last one only a person would try again. */
const TRIES = Array.from({ length: 1_000 }, () => 500);

const total = async (id: string): Promise<number | undefined> =>
  (await fixture.shelfDb.query('select total from jar_copy where id = $1', [id]))[0]?.total;

it('F12: poison parks its own stream in order, noise is kept, all others go on, and a retry heals', async () => {
  const { seed, between } = seeded();
  const owner = await openDatabase({
    url: fixture.shelf.ownerUrl,
    applicationName: 'fault-test',
    poolSize: 1,
  });
  const sick = await fill([1, 100_000, 2, 3]);
  const before = await fill([1, 2, 3]);
  const noise = Array.from({ length: 20 }, () =>
    Buffer.from(Array.from({ length: 40 }, () => Math.floor(between(0, 256)))),
  );
  const publisher = kafkajsPublisher(fixture.topics.kafka);
  await publisher.publish(
    fixture.topic,
    noise.map((value, at) => ({ key: `noise-${at}`, value, headers: {} })),
  );
  await publisher.close();
  const after = await fill([4, 5, 6]);
  await drain(fixture);

  const shelf = await startProgram('shelf', { ...fixture.shelfEnv, PARK_DELAYS_MS: TRIES.join() });
  running.push(shelf);
  await until(
    'the others are copied',
    async () => (await total(before)) === 6 && (await total(after)) === 15,
  );
  const parked: { version: number }[] = await until('three are parked', async () => {
    const rows = await fixture.shelfDb.query(
      "select version from parked_event where stream_id = $1 and consumer = 'copy-jars' order by version",
      [sick],
    );
    return rows.length === 3 ? rows : undefined;
  });
  expect(parked.map(({ version }) => version)).toEqual([3, 4, 5]);
  expect(await total(sick)).toBe(1);
  // The other consumer may not have come as far as the one that copies.
  await until(
    'the noise is kept',
    async () => (await countUnhandled(fixture.shelfDb)).deadLetters >= noise.length * 2,
  );
  const { deadLetters } = await countUnhandled(fixture.shelfDb);
  expect(deadLetters).toBe(noise.length * 2);

  await owner.query('alter table jar_copy drop constraint jar_copy_total_check');
  await until('nothing is parked', async () => (await countUnhandled(fixture.shelfDb)).parked === 0);
  await allEffects(fixture);
  await shelf.stop();
  await owner.destroy();
  await effectsHappenedOnce(fixture.jarsDb, fixture.shelfDb);
  report('F12', { seed, parked: parked.length, 'dead letters': deadLetters, 'parked after the cure': 0 });
});
