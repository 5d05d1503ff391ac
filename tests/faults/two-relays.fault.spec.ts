import { afterEach, beforeEach, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import {
  effectsHappenedOnce,
  everyAcknowledgedIsStored,
  orderIsCausal,
  positionsAreDense,
  topicHoldsAll,
} from './invariants.js';
import { acknowledged, type Program, startProgram } from './program.js';
import { allEffects, drain, openStage, readTopic, report, type Stage } from './stage.js';

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
  const generationNow = async (): Promise<number> =>
    (await stage.jarsDb.query('select generation::integer from relay_state'))[0].generation;
  await until('both relays lead', async () => (await generationNow()) > 1);
  // From here on both publish what is written.
  const before = acknowledged(relays).length;
  await until('much is written meanwhile', () => acknowledged(relays).length > before + 1_000);
  const generation = await generationNow();
  await Promise.all(relays.map((relay) => relay.stop()));
  await drain(stage);
  const stored = await everyAcknowledgedIsStored(stage.jarsDb, acknowledged(relays));
  await positionsAreDense(stage.jarsDb);
  await orderIsCausal(stage.jarsDb);
  const repeats = topicHoldsAll(await readTopic(stage, stored), stored);
  await allEffects(stage);
  await shelf.stop();
  await effectsHappenedOnce(stage.jarsDb, stage.shelfDb);
  report('F7', { stored, repeats, leaders: generation, holes: 0 });
});
