import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import { startKafka } from '../../infra/local/kafka.mjs';
import { effectsHappenedOnce, everyAcknowledgedIsStored, topicHoldsAll } from './invariants.js';
import { ownPorts } from './own-ports.js';
import { acknowledged, type Program, startProgram } from './program.js';
import { allEffects, drain, openFixture, readTopic, report, type Fixture } from './fault-fixture.js';

// A broker is started twice, on a machine that others use as well.
jest.setTimeout(600_000);

type Broker = Awaited<ReturnType<typeof startKafka>>;

const dir = mkdtempSync(join(tmpdir(), 'cotta-broker-'));
const usual = process.env['KAFKA_BROKERS'];
const running: Program[] = [];
let port: number;
let broker: Broker;
let fixture: Fixture;

const start = () => startKafka({ port, controllerPort: port + 1, dir });

beforeEach(async () => {
  port = await ownPorts(2);
  broker = await start();
  process.env['KAFKA_BROKERS'] = broker.brokers;
  fixture = await openFixture();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.kill()));
  await fixture.close();
  await broker.stop();
  rmSync(dir, { recursive: true, force: true });
  if (usual !== undefined) process.env['KAFKA_BROKERS'] = usual;
});

it('F4: requests go on while the broker is paused and killed, and everything arrives once it is back', async () => {
  const shelf = await startProgram('shelf', fixture.shelfEnv);
  const jars = await startProgram('jars', { ...fixture.jarsEnv, WRITERS: '2', REST_MS: '20' });
  running.push(shelf, jars);
  const acks = () => acknowledged([jars]).length;
  const goesOn = async (while_: string) => {
    const before = acks();
    await until(`commands go through while the broker is ${while_}`, () => acks() > before + 20);
    return acks() - before;
  };
  await until('effects arrive', () => shelf.lines.some((line) => line.startsWith('effects ')));
  process.kill(broker.child.pid, 'SIGSTOP');
  await pause(4_000);
  const paused = await goesOn('paused');
  process.kill(broker.child.pid, 'SIGCONT');
  process.kill(broker.child.pid, 'SIGKILL');
  await broker.child.ended;
  const killed = await goesOn('dead');
  broker = await until('the broker is back', () => start().catch(() => undefined), { everyMs: 200 });
  const back = Date.now();
  await jars.stop();
  await drain(fixture);
  await allEffects(fixture);
  const caughtUpMs = Date.now() - back;
  expect(jars.lines.filter((line) => line.startsWith('error '))).toEqual([]);
  const stored = await everyAcknowledgedIsStored(fixture.jarsDb, acknowledged([jars]));
  const repeats = topicHoldsAll(await readTopic(fixture, stored), stored);
  await shelf.stop();
  await effectsHappenedOnce(fixture.jarsDb, fixture.shelfDb);
  report('F4', {
    stored,
    'written while paused': paused,
    'while dead': killed,
    'caught up after ms': caughtUpMs,
    repeats,
    'failed commands': 0,
  });
});
