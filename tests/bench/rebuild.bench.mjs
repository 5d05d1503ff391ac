// Rebuild: how long it takes to fold 100,000 events of work items into their rows and compare. Gate: 10 s. The events are made by commands, so
// the rows are there: that none differs says that the fold of many is what each command wrote. Needs POSTGRES_ADMIN_URL (npm run bench gives it).
import { performance } from 'node:perf_hooks';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { loadMany } from '@cotta/kit/edge/programs/demo-story.js';
import { repair, workshop } from '@cotta/kit/testing/repair.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';

const EVENTS = 100_000;
const GATE_SECONDS = 10;
const mechanic = nameBasedId('mechanic');
const viewer = /** @type {const} */ ({ role: 'admin', userId: mechanic, locale: 'en', scopes: [] });

/** @param {string} name */
function step(name) {
  const found = repair.steps.find((command) => command.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

/** What becomes of each repair, one event each. @type {readonly { command: object, input: (n: number) => object }[]} */
const life = [
  {
    command: repair.create,
    input: (n) => ({ bicycleId: nameBasedId('bicycle', String(n)), fault: `Brake ${n}` }),
  },
  { command: repair.assign, input: () => ({ assignedAdminId: mechanic }) },
  { command: step('StartRepair'), input: () => ({}) },
  { command: step('FinishRepair'), input: (n) => ({ price: { amountMinor: n, currency: 'EUR' } }) },
];
const streams = EVENTS / life.length;

/** @param {typeof life[number]} turn @param {number} at @returns {Generator<import('@cotta/kit/runtime/commands/handle-many.js').AnyRequest>} */
function* requests({ command, input }, at) {
  for (let n = 0; n < streams; n += 1) {
    // The edge: what each command takes stands in the list above.
    yield /** @type {import('@cotta/kit/runtime/commands/handle-many.js').AnyRequest} */ ({
      command,
      streamId: nameBasedId('repair', String(n)),
      input: input(n),
      viewer,
      commandId: nameBasedId('bench', String(at), String(n)),
    });
  }
}

const fixture = await openServiceFixture(workshop);
try {
  const written = performance.now();
  for (const [at, turn] of life.entries())
    await loadMany(fixture.runtime, requests(turn, at), () => undefined);
  await fixture.db.query('analyze');
  const took = (performance.now() - written) / 1000;
  console.log(
    `${EVENTS.toLocaleString('en')} events of ${streams.toLocaleString('en')} work items made by commands in ${took.toFixed(1)} s, ${Math.round(EVENTS / took).toLocaleString('en')} a second`,
  );
  const from = performance.now();
  const { events, differences } = await rebuildCheck(fixture.db, workshop.aggregates);
  const seconds = (performance.now() - from) / 1000;
  if (events !== EVENTS) throw new Error(`folded ${events} events`);
  console.log(
    `folded and compared in ${seconds.toFixed(1)} s (gate ${GATE_SECONDS} s), ${Math.round(events / seconds).toLocaleString('en')} events a second`,
  );
  if (seconds > GATE_SECONDS) process.exitCode = 1;
  console.log(`${differences.length} tables differ from what the commands wrote`);
  if (differences.length > 0) process.exitCode = 1;
} finally {
  await fixture.close();
}
