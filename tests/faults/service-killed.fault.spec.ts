import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import {
  effectsHappenedOnce,
  everyAcknowledgedIsStored,
  orderIsCausal,
  positionsAreDense,
  streamsHaveNoGaps,
  topicHoldsAll,
} from './invariants.js';
import { acknowledged, type Program, startProgram } from './program.js';
import { allEffects, drain, openFixture, readTopic, report, seeded, type Fixture } from './fault-fixture.js';

let fixture: Fixture;
const running: Program[] = [];

beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.kill()));
  await fixture.close();
});

it('F1: a service killed between commit and publish loses no event and publishes in order', async () => {
  const { seed, between } = seeded();
  const shelf = await startProgram('shelf', fixture.shelfEnv);
  running.push(shelf);
  const lives: Program[] = [];
  for (let round = 0; round < 3; round += 1) {
    const life = await startProgram('jars', fixture.jarsEnv);
    running.push(life);
    lives.push(life);
    await until('it has answered for a while', () => acknowledged([life]).length > 40);
    await pause(between(0, 1400));
    await life.kill();
  }
  await drain(fixture);
  const ids = acknowledged(lives);
  const stored = await everyAcknowledgedIsStored(fixture.jarsDb, ids);
  expect(ids.length).toBeGreaterThan(100);
  await streamsHaveNoGaps(fixture.jarsDb);
  await positionsAreDense(fixture.jarsDb);
  await orderIsCausal(fixture.jarsDb);
  const repeats = topicHoldsAll(await readTopic(fixture, stored), stored);
  await allEffects(fixture);
  await shelf.stop();
  await effectsHappenedOnce(fixture.jarsDb, fixture.shelfDb);
  report('F1', { seed, kills: lives.length, acknowledged: ids.length, stored, lost: 0, repeats, holes: 0 });
});
