// Rebuild of marks: what it costs to fold them with their deadlines and reminders, by the built program of the service. MARKS (20,000) are made by commands and copied
// TIMES (1) over under other ids, straight into the log; `--apply` then makes the rows of the copies, and `--check` finds nothing more. Prints time by the clock and of the processor,
// of the program and of the database, and what ten million marks come to by the latter on two cores. Needs POSTGRES_ADMIN_URL of a server on this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freshDatabase } from '@cotta/kit/testing/postgres.js';
import { schemaOf } from '@cotta/kit/testing/service-fixture.js';
import { trademarksService } from '@cotta/trademarks/testing.js';
import { secondsOf, secondsOfServer } from './processor.mjs';

const MARKS = Number(process.env['MARKS'] ?? 20_000);
const TIMES = Number(process.env['TIMES'] ?? 1);
const TEN_MILLION = 10_000_000;
const CORES = 2;

const fresh = await freshDatabase({ service: 'trademarks', ...schemaOf(trademarksService({ linkKey: '' })) });
const client = new pg.Client({ connectionString: fresh.ownerUrl });
await client.connect();

/** @param {string} program @param {readonly string[]} args @returns {Promise<{ clock: number, program: number }>} seconds */
async function run(program, args) {
  const from = performance.now();
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL(`../../services/trademarks/dist/${program}.js`, import.meta.url)), ...args],
    {
      env: { ...process.env, TRADEMARKS_DATABASE_URL: fresh.url, DATABASE_OWNER_URL: fresh.ownerUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  let used = 0;
  const look = setInterval(() => (used = secondsOf(child.pid ?? 0)), 500);
  const [status] = await once(child, 'close');
  clearInterval(look);
  if (status !== 0 && program === 'demo') throw new Error(`the marks could not be made: ${status}`);
  return { clock: (performance.now() - from) / 1000, program: used };
}

const { rows: backends } = await client.query('select pg_backend_pid() as backend');
const ofServer = secondsOfServer(backends[0].backend);

/** @param {string} what @param {readonly string[]} args */
async function measured(what, args) {
  const before = ofServer();
  const { clock, program } = await run('rebuild', args);
  const server = ofServer() - before;
  const { rows } = await client.query('select count(*)::integer as events from tracking_event');
  const events = rows[0].events;
  const tenMillion = ((program + server) / (MARKS * (TIMES + 1))) * (TEN_MILLION / CORES / 60);
  console.log(
    `${what}: ${events.toLocaleString('en')} events of ${(MARKS * (TIMES + 1)).toLocaleString('en')} marks in ${clock.toFixed(0)} s by the clock, ${program.toFixed(0)} s of processor in the program and ${server.toFixed(0)} s in the database; ten million marks: ${tenMillion.toFixed(0)} min of ${CORES} cores`,
  );
}

try {
  await run('demo', ['--marks', String(MARKS)]);
  if (TIMES > 0) {
    const copy = `md5(stream_id::text || n)::uuid`;
    await client.query(
      `create temporary table copied as select s.stream_id, n, ${copy} as id from stream s cross join generate_series(1, ${TIMES}) as n where category = 'trademark'`,
    );
    await client.query(
      `insert into stream select c.id, category, version, opened_at, touched_at from copied c join stream s using (stream_id)`,
    );
    await client.query(`insert into tracking_event select c.id, version, md5(event_id::text || n)::uuid, type, schema_version, data, actor_kind, actor_id, on_behalf_of, reason, subject_id,
      correlation_id, causation_id, command_id, traceparent, occurred_at, recorded_at from copied c join tracking_event e using (stream_id)`);
    await client.query(
      `insert into event_order (stream_id, version) select c.id, version from copied c join tracking_event e on e.stream_id = c.id order by 1, 2`,
    );
  }
  await client.query('analyze');
  await measured('--apply', ['--apply']);
  await measured('--check', ['--check']);
} finally {
  await client.end();
  await fresh.drop();
}
