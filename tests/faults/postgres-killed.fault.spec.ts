import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { jarMigrations } from '@cotta/kit/testing/jar.js';
import { type FreshDatabase, freshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import { startPostgres } from '../../infra/local/postgres.mjs';
import { commandsHadOneEffect, everyAcknowledgedIsStored, streamsHaveNoGaps } from './invariants.js';
import { ownPorts } from './own-ports.js';
import { acknowledged, type Program, startProgram } from './program.js';
import { report, seeded } from './fault-fixture.js';

// A server is started five times, on a machine that others use as well.
jest.setTimeout(600_000);

type Server = Awaited<ReturnType<typeof startPostgres>>;

const dir = mkdtempSync(join(tmpdir(), 'cotta-fault-'));
let port: number;
let server: Server;
let fresh: FreshDatabase;
let writer: Program | undefined;
const usual = process.env['POSTGRES_ADMIN_URL'];

/** With fsync: what was acknowledged has to survive. */
const start = () => startPostgres({ port, dir, durable: true });

beforeEach(async () => {
  port = await ownPorts();
  server = await start();
  process.env['POSTGRES_ADMIN_URL'] = server.url;
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
});
afterEach(async () => {
  await writer?.kill();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
  if (usual !== undefined) process.env['POSTGRES_ADMIN_URL'] = usual;
});

it('F3: Postgres killed four times under load keeps every acknowledged event, without gaps or doubles', async () => {
  const { seed, between } = seeded();
  writer = await startProgram('jars', { DATABASE_URL: fresh.url, WRITERS: '8' });
  const acks = () => acknowledged(writer === undefined ? [] : [writer]).length;
  const goesOn = (before: number) => {
    writer?.stillRuns();
    return acks() > before + 20;
  };
  for (let round = 0; round < 4; round += 1) {
    const before = acks();
    await until('commands go through', () => goesOn(before));
    await pause(between(300, 1200));
    process.kill(server.child.pid, 'SIGKILL');
    await server.child.ended;
    // The orphans of the killed server hold its memory for a moment.
    server = await until('Postgres is back', () => start().catch(() => undefined), { everyMs: 200 });
  }
  const before = acks();
  await until('commands go through again', () => goesOn(before));
  await writer.stop();
  const errors = writer.lines.filter((line) => line.startsWith('error ')).length;
  const db = await openDatabase({ url: fresh.url, applicationName: 'fault-test' });
  const ids = acknowledged([writer]);
  const stored = await everyAcknowledgedIsStored(db, ids);
  await streamsHaveNoGaps(db);
  await commandsHadOneEffect(db);
  await db.destroy();
  // The writers repeat until they are answered, so in the end nothing is stored that nobody heard of.
  expect(stored).toBe(ids.length);
  report('F3', {
    seed,
    kills: 4,
    acknowledged: ids.length,
    stored,
    lost: 0,
    'answers that had to be asked for again': errors,
  });
});
