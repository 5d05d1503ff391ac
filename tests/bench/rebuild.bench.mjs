// Rebuild: how long it takes to fold 100,000 events of work items into their rows and compare, by as many workers as there are cores. Gates: 10 s, and
// 40,000 events a second while they fold, which is also printed by the processor time of all of it, since a busy machine says nothing by the clock. The events are made by commands, so the rows are there: that none differs says that the fold of many is
// what each command wrote. EVENTS asks for more of them. Needs POSTGRES_ADMIN_URL (npm run bench gives it).
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { foldParts } from '@cotta/kit/runtime/rebuild/parts.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { inThreads } from '@cotta/kit/edge/programs/in-threads.js';
import { loadMany } from '@cotta/kit/edge/programs/demo-story.js';
import { repair, workshop } from '@cotta/kit/testing/repair.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { secondsOfServer } from './processor.mjs';

const EVENTS = Number(process.env['EVENTS'] ?? 100_000);
const GATE_SECONDS = EVENTS / 10_000;
const GATE_FOLDED = 40_000;
const DATABASE = 'BENCH_DATABASE_URL';
const mechanic = nameBasedId('mechanic');
const viewer = /** @type {const} */ ({ role: 'admin', userId: mechanic, locale: 'en', scopes: [] });

/** What becomes of each repair, one event each. @type {readonly { command: object, input: (n: number) => object }[]} */
const life = [
  {
    command: repair.create,
    input: (n) => ({ bicycleId: nameBasedId('bicycle', String(n)), fault: `Brake ${n}` }),
  },
  { command: repair.assign, input: () => ({ assignedAdminId: mechanic }) },
  { command: repair.steps.startRepair, input: () => ({}) },
  { command: repair.steps.finishRepair, input: (n) => ({ price: { amountMinor: n, currency: 'EUR' } }) },
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

/** One worker of the rebuild: this program again, as a thread. */
async function work() {
  const db = await openDatabase({
    url: process.env[DATABASE] ?? '',
    applicationName: 'bench-worker',
    poolSize: 1,
  });
  await foldParts(db, workshop.aggregates);
  await db.destroy();
}

/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString('en');

async function measure() {
  const fixture = await openServiceFixture(workshop);
  try {
    const written = performance.now();
    for (const [at, turn] of life.entries())
      await loadMany(fixture.runtime, requests(turn, at), () => undefined);
    await fixture.db.query('analyze');
    const took = (performance.now() - written) / 1000;
    console.log(
      `${whole(EVENTS)} events of ${whole(streams)} work items made by commands in ${took.toFixed(1)} s, ${whole(EVENTS / took)} a second`,
    );
    process.env[DATABASE] = fixture.url;
    const workers = availableParallelism();
    const [{ backend }] = await fixture.db.query('select pg_backend_pid() as backend');
    const ofServer = secondsOfServer(backend);
    let folding = 0;
    let used = { program: 0, server: 0 };
    const from = performance.now();
    const { events, differences } = await rebuildCheck(fixture.db, workshop.aggregates, {
      fold: async () => {
        const [begun, server, program] = [performance.now(), ofServer(), process.cpuUsage()];
        await inThreads(fileURLToPath(import.meta.url), workers);
        folding = (performance.now() - begun) / 1000;
        const { user, system } = process.cpuUsage(program);
        used = { program: (user + system) / 1_000_000, server: ofServer() - server };
      },
    });
    const seconds = (performance.now() - from) / 1000;
    if (events !== EVENTS) throw new Error(`folded ${events} events`);
    console.log(
      `folded by ${workers} workers in ${folding.toFixed(1)} s, their start included: ${whole(events / folding)} events a second (gate ${whole(GATE_FOLDED)})`,
    );
    const processor = used.program + used.server;
    console.log(
      `processor meanwhile: ${used.program.toFixed(1)} s of the program and ${used.server.toFixed(1)} s of the database; at that price ${whole((events / processor) * workers)} events a second of ${workers} cores`,
    );
    console.log(`folded and compared in ${seconds.toFixed(1)} s (gate ${GATE_SECONDS} s)`);
    console.log(`${differences.length} tables differ from what the commands wrote`);
    if (seconds > GATE_SECONDS || events / folding < GATE_FOLDED || differences.length > 0)
      process.exitCode = 1;
  } finally {
    await fixture.close();
  }
}

await (isMainThread ? measure() : work());
