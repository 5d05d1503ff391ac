import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { jarMigrations } from '@cotta/kit/testing/jar.js';
import { type FreshDatabase, freshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import type { DataSource } from 'typeorm';
import { report } from './fault-fixture.js';

const JARS = 4_500;
const COINS = 9;

let fresh: FreshDatabase;
let db: DataSource;
const running: ChildProcess[] = [];

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  db = await openDatabase({ url: fresh.ownerUrl, applicationName: 'spec' });
  await db.query(
    `insert into stream select gen_random_uuid(), 'jar', ${COINS + 1}, now(), now() from generate_series(1, ${JARS})`,
  );
  await db.query(`insert into tracking_event
    select stream_id, n, gen_random_uuid(), case n when 1 then 'JarOpened' else 'CoinPut' end, 1,
           case n when 1 then '{"owner":"somebody","limit":100}'::jsonb else jsonb_build_object('amount', n) end,
           'system', null, null, null, null, gen_random_uuid(), null, null, null, now(), now()
      from stream cross join generate_series(1, ${COINS + 1}) as n`);
  await db.query(`insert into jar select stream_id, version, 'somebody', 54 from stream`);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await db.destroy();
  await fresh.drop();
});

/** The built program, by two workers, and all that it says. */
function rebuild(): { child: ChildProcess; said: () => string; ended: Promise<unknown[]> } {
  const path = fileURLToPath(new URL('./fixture/rebuild-jars.mjs', import.meta.url));
  const { NODE_OPTIONS: _forTheRunner, ...outer } = process.env;
  const child = spawn(process.execPath, [path, '--check', '--workers', '2'], {
    env: { ...outer, DATABASE_OWNER_URL: fresh.ownerUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      text += part.toString();
    });
  return { child, said: () => text, ended: once(child, 'close') };
}

async function foldedParts(): Promise<number> {
  const [{ n }] = await db.query('select count(folded_at)::integer as n from rebuild.part');
  return n;
}

it('a rebuild that is killed goes on where it was, folds the rest, and finds the same', async () => {
  const first = rebuild();
  await until('a part is folded', async () => (await foldedParts()) > 0, { withinMs: 120_000, everyMs: 20 });
  first.child.kill('SIGKILL');
  await first.ended;
  const before = await foldedParts();
  await db.query(`update jar set total = 7 where id = (select min(id::text)::uuid from jar)`);
  const second = rebuild();
  const [code] = await second.ended;
  expect(second.said()).toContain(`goes on: ${before} of 3 parts were folded before`);
  expect(second.said()).toContain(`${JARS * (COINS + 1)} events folded: 1 table was different.`);
  expect(second.said()).toContain('jar: 1 missing, 1 surplus');
  expect(code).toBe(1);
  report('rebuild killed', { events: JARS * (COINS + 1), foldedBefore: before, lost: 0, twice: 0 });
});
