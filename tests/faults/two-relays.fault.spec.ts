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
import { allEffects, drain, openFixture, readTopic, report, type Fixture } from './fault-fixture.js';

let fixture: Fixture;
const running: Program[] = [];

beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.kill()));
  await fixture.close();
});

it('F7: two relays at once repeat some events, and lose or reorder none', async () => {
  const shelf = await startProgram('shelf', fixture.shelfEnv);
  const env = { ...fixture.jarsEnv, EXCLUSIVE: 'no', WRITERS: '3', REST_MS: '5' };
  const relays = await Promise.all([startProgram('jars', env), startProgram('jars', env)]);
  running.push(shelf, ...relays);
  const generationNow = async (): Promise<number> =>
    (await fixture.jarsDb.query('select generation::integer from relay_state'))[0].generation;
  await until('both relays lead', async () => (await generationNow()) > 1);
  // From here on both publish what is written.
  const before = acknowledged(relays).length;
  await until('much is written meanwhile', () => acknowledged(relays).length > before + 1_000);
  const generation = await generationNow();
  await Promise.all(relays.map((relay) => relay.stop()));
  await drain(fixture);
  const stored = await everyAcknowledgedIsStored(fixture.jarsDb, acknowledged(relays));
  await positionsAreDense(fixture.jarsDb);
  await orderIsCausal(fixture.jarsDb);
  const repeats = topicHoldsAll(await readTopic(fixture, stored), stored);
  await allEffects(fixture);
  await shelf.stop();
  await effectsHappenedOnce(fixture.jarsDb, fixture.shelfDb);
  report('F7', { stored, repeats, leaders: generation, holes: 0 });
});
