import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { nameBasedId, randomToken, systemIds } from '../../model/words/ids.js';
import type { CommandRuntime } from '../../runtime/commands/command-runtime.js';
import { handleCommand } from '../../runtime/commands/handle-command.js';
import { kafkajsTopics } from '../../runtime/kafka/kafkajs-topics.js';
import type { Program } from '../../runtime/process/begin-program.js';
import { openDoor } from '../../runtime/process/door.js';
import { silentLog } from '../../runtime/process/log.js';
import { programHealth } from '../../runtime/process/program-health.js';
import { readEnv } from '../../runtime/process/read-env.js';
import { repair, workshop } from '../../testing/repair.js';
import { openServiceFixture, type ServiceFixture } from '../../testing/service-fixture.js';
import { until } from '../../testing/until.js';
import { kafkaOf, serviceSettings } from '../service/service-settings.js';
import { runApi } from './run-api.js';

const brokers = process.env['KAFKA_BROKERS'] ?? '';
const key = 'k'.repeat(43);

let fixture: ServiceFixture;
let folder: string;
let closing: (() => unknown)[] = [];
/** What the service heard of last, as consumers that give commands need it. */
let begun: CommandRuntime | undefined;

beforeEach(async () => {
  fixture = await openServiceFixture(workshop);
  folder = mkdtempSync(join(tmpdir(), 'cotta-run-api-'));
  writeFileSync(join(folder, 'viewer.json'), JSON.stringify({ keys: [] }));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await fixture.close();
  rmSync(folder, { recursive: true });
});

async function run(role: string, broker: string): Promise<{ runtime: CommandRuntime; port: number }> {
  const settings = readEnv(serviceSettings, {
    ROLE: role,
    PORT: '1',
    DATABASE_URL: fixture.url,
    KAFKA_BROKERS: broker,
    KAFKA_NAMESPACE: `test-${randomToken(6)}.`,
    KAFKA_REPLICATION_FACTOR: '1',
    KAFKA_SINGLE_COPY: 'allowed',
    REDIS_URL: 'redis://127.0.0.1:1',
    VIEWER_JWKS_FILE: join(folder, 'viewer.json'),
    LINK_TOKEN_KEY: key,
    SEAL_KEY: key,
    NODE_ENV: 'test',
  });
  const health = programHealth();
  const door = await openDoor({ host: '127.0.0.1', port: 0, health });
  closing.push(() => door.close());
  if (broker === brokers)
    closing.push(async () => {
      const topics = await kafkajsTopics({ ...kafkaOf(settings), clientId: 'spec', log: silentLog });
      await topics.deleteTopics(await topics.topicNames());
      await topics.close();
    });
  const program: Program = {
    log: silentLog,
    health,
    door,
    holds: (close) => void closing.push(close),
    open: async (_what, open) => open(),
    started: () => undefined,
  };
  const definition = { ...workshop, begins: (opened: CommandRuntime) => void (begun = opened) };
  return { runtime: await runApi(definition, settings, program), port: door.port };
}

const book = (runtime: CommandRuntime) =>
  handleCommand(runtime, {
    command: repair.create,
    streamId: systemIds.next(),
    input: { bicycleId: nameBasedId('bicycle'), fault: 'Brake' },
    viewer: { role: 'admin', userId: nameBasedId('admin'), locale: 'en', scopes: [] },
    commandId: systemIds.next(),
  });
const asked = async (port: number): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', body: '{}' })).status;
const relayState = async (): Promise<{ generation: string; published_position: string }> =>
  (await fixture.db.query('select generation, published_position from relay_state'))[0];

it('as an API it answers and takes commands, with no broker at all, and leaves it to others to relay', async () => {
  const { runtime, port } = await run('api', '127.0.0.1:1');
  expect(await asked(port)).toBe(401);
  expect(await book(runtime)).toMatchObject({ version: 1 });
  expect(await relayState()).toMatchObject({ generation: '0', published_position: '0' });
});

it('as consumers it relays what an API decided, and answers nobody', async () => {
  const api = await run('api', '127.0.0.1:1');
  await book(api.runtime);
  const { port, runtime } = await run('consumers', brokers);
  expect(await asked(port)).toBe(404);
  expect(begun).toBe(runtime);
  await until('it is published', async () => (await relayState()).published_position === '1');
});
