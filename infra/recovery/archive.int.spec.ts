import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../local/net.mjs';
import { postgresHome, startPostgres } from '../local/postgres.mjs';
import { waitFor } from '../local/wait.mjs';
import { backupBefore, isOnItsOwn, keepArchive, layOut, takeBackup } from './archive.mjs';

// Servers are started and stopped on a machine that others use as well.
jest.setTimeout(300_000);

type Postgres = Awaited<ReturnType<typeof startPostgres>>;
let folders: string[];
let servers: Postgres[];
beforeEach(() => {
  [folders, servers] = [[], []];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'cotta-archive-'));
  mkdirSync(postgresHome(dir), { recursive: true });
  folders.push(dir, postgresHome(dir));
  return dir;
}
async function started(dir: string): Promise<Postgres> {
  const server = await startPostgres({ port: await freePort(), dir });
  servers.push(server);
  return server;
}
async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
const write = (url: string, from: number, to: number) =>
  ask(url, `insert into noted select generate_series(${from}, ${to})`);
const noted = async (url: string): Promise<number> =>
  (await ask<{ n: number }>(url, 'select count(*)::integer as n from noted'))[0]?.n ?? 0;

/** What a backup is brought up to, on a server of its own. */
async function broughtUp(home: string, to?: Date): Promise<string> {
  const dir = folder();
  const backup = backupBefore(home, to);
  layOut({ home, backup, data: join(postgresHome(dir), 'postgres'), ...(to === undefined ? {} : { to }) });
  const { url } = await started(dir);
  await waitFor('the log to be played', () => isOnItsOwn(url), { timeoutMs: 120_000 });
  return url;
}

describe('a Postgres that keeps its log', () => {
  it('is brought up as it was at any moment after a backup, while it works on', async () => {
    const dir = folder();
    const home = postgresHome(dir);
    keepArchive(home);
    const { url } = await started(dir);
    await ask(url, 'create table noted (n integer primary key)');
    await write(url, 1, 100);
    const { name, bytes } = await takeBackup(home, url);
    expect(new Date(name).toISOString()).toBe(name);
    expect(bytes).toBeGreaterThan(1_000_000);
    await write(url, 101, 150);
    const [moment] = await ask<{ at: Date }>(url, 'select clock_timestamp() as at');
    await write(url, 151, 400);
    const [piece] = await ask<{ name: string }>(url, 'select pg_walfile_name(pg_switch_wal()) as name');
    await waitFor(
      'the log to be kept',
      async () =>
        (
          await ask<{ last: string }>(
            url,
            "select coalesce(last_archived_wal, '') as last from pg_stat_archiver",
          )
        )[0]?.last === piece?.name,
      { timeoutMs: 60_000 },
    );
    expect(await noted(await broughtUp(home, moment?.at))).toBe(150);
    expect(await noted(await broughtUp(home))).toBe(400);
    expect(await noted(url)).toBe(400);
    expect(() => backupBefore(home, new Date('2020-01-01T00:00:00Z'))).toThrow(
      `The first backup of this copy is of ${name}: nothing before it can be reached.`,
    );
  });

  it('is asked for: without it there is no backup, and it says so', async () => {
    const dir = folder();
    const { url } = await started(dir);
    await expect(takeBackup(postgresHome(dir), url)).rejects.toThrow('npm start -- --archive');
    expect(() => backupBefore(postgresHome(dir))).toThrow('There is no backup of this copy');
  });
});
