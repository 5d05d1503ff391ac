import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import { effectsHappenedOnce, everyAcknowledgedIsStored, orderIsCausal, positionsAreDense, topicHoldsAll } from './invariants.js';
import { acknowledged, type Program, startProgram } from './program.js';
import { drain, openStage, readTopic, report, type Stage } from './stage.js';

let stage: Stage;
const running: Program[] = [];

beforeEach(async () => {
  stage = await openStage();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.kill()));
  await stage.close();
});

it('F7: two relays at once repeat some events, and lose or reorder none', async () => {
  const shelf = await startProgram('shelf', stage.shelfEnv);
  const env = { ...stage.jarsEnv, EXCLUSIVE: 'no', WRITERS: '3', REST_MS: '5' };
  const relays = await Promise.all([startProgram('jars', env), startProgram('jars', env)]);
  running.push(shelf, ...relays);
  await pause(6_000);
  const [{ generation }] = await stage.jarsDb.query('select generation::integer from relay_state');
  expect(generation).toBeGreaterThan(1);
  await Promise.all(relays.map((relay) => relay.stop()));
  await drain(stage);
  const stored = await everyAcknowledgedIsStored(stage.jarsDb, acknowledged(relays));
  await positionsAreDense(stage.jarsDb);
  await orderIsCausal(stage.jarsDb);
  const repeats = topicHoldsAll(await readTopic(stage, stored), stored);
  const [{ coins }] = await stage.jarsDb.query("select count(*)::integer as coins from tracking_event where type = 'CoinPut'");
  await until('all effects happened', async () => (await stage.shelfDb.query('select count(*)::integer as n from effect'))[0].n >= 2 * coins);
  await shelf.stop();
  await effectsHappenedOnce(stage.jarsDb, stage.shelfDb);
  report('F7', { stored, repeats, leaders: generation, holes: 0 });
});
