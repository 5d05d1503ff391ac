import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import { effectsHappenedOnce } from './invariants.js';
import { type Program, startProgram } from './program.js';
import { allEffects, drain, openFixture, report, type Fixture } from './fault-fixture.js';

let fixture: Fixture;
const running: Program[] = [];

beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.kill()));
  await fixture.close();
});

const tallies = (program: Program) =>
  new Map(
    program.lines
      .filter((line) => line.startsWith('tally '))
      .map((line) => [line.split(' ')[1], JSON.parse(line.slice(line.indexOf('{')))]),
  );

it('F2: a consumer killed between its effects and the commit of its offset does nothing twice', async () => {
  const jars = await startProgram('jars', fixture.jarsEnv);
  running.push(jars);
  await until('enough is written', () => jars.lines.length > 400);
  await jars.stop();
  await drain(fixture);
  // It lingers for longer than it lives: however late the kill comes, the broker has learnt of nothing.
  const victim = await startProgram('shelf', { ...fixture.shelfEnv, LINGER_MS: '600000' });
  running.push(victim);
  await until(
    'effects are there and the broker does not know',
    () => victim.lines.filter((line) => line.startsWith('effects ')).length >= 2,
    { everyMs: 5 },
  );
  await victim.kill();
  // Joins the same group, which the broker gives it once the dead member's session has ended.
  const survivor = await startProgram('shelf', fixture.shelfEnv);
  running.push(survivor);
  const coins = await allEffects(fixture);
  const events = (await fixture.jarsDb.query('select count(*)::integer as n from tracking_event'))[0].n;
  await survivor.stop();
  const repeats = [...tallies(survivor).values()].reduce((sum, { repeat }) => sum + repeat, 0);
  expect(repeats).toBeGreaterThan(0);
  await effectsHappenedOnce(fixture.jarsDb, fixture.shelfDb);
  report('F2', { kills: 1, events, effects: 2 * coins, repeats, twice: 0 });
});
