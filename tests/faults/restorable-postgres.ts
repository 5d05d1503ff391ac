import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@cotta/kit/testing/until.js';
import pg from 'pg';
import { postgresHome, startPostgres } from '../../infra/local/postgres.mjs';
import { ownPorts } from './own-ports.js';

export interface RestorablePostgres {
  /** Of the superuser; the same before and after a restore. */
  readonly url: string;
  /** Stops the server, copies its files and starts it again: the backup of last night. */
  backUp(): Promise<void>;
  /** SIGKILL, then the backup and its log up to that moment, as a server of its own history. */
  killAndRestore(to: Date): Promise<void>;
  remove(): Promise<void>;
}

/** A Postgres of its own, with fsync, that can be put back to an earlier moment: base backup and write-ahead log, nothing of Cotta. */
export async function restorablePostgres(): Promise<RestorablePostgres> {
  const dir = mkdtempSync(join(tmpdir(), 'cotta-restore-'));
  const port = await ownPorts();
  const start = () => startPostgres({ port, dir, durable: true });
  const home = postgresHome(dir);
  const [data, backup, lost] = [join(home, 'postgres'), join(home, 'backup'), join(home, 'lost')];
  let server = await start();
  return {
    url: server.url,
    backUp: async () => {
      await server.stop();
      // Owner and mode as they are: the server is another user than we may be.
      execFileSync('cp', ['-a', data, backup]);
      server = await start();
    },
    killAndRestore: async (to) => {
      process.kill(server.child.pid, 'SIGKILL');
      await server.child.ended;
      renameSync(data, lost);
      renameSync(backup, data);
      // While it reads its settings it knows offsets, but no names of zones.
      const moment = to.toISOString().replace('T', ' ').replace('Z', '+00');
      const settings = {
        restore_command: `cp "${lost}/pg_wal/%f" "%p"`,
        recovery_target_time: moment,
        recovery_target_action: 'promote',
      };
      appendFileSync(
        join(data, 'postgresql.auto.conf'),
        Object.entries(settings)
          .map(([name, value]) => `${name} = '${value}'\n`)
          .join(''),
      );
      writeFileSync(join(data, 'recovery.signal'), '');
      // The orphans of the killed server hold its memory for a moment.
      server = await until('Postgres is back', () => start().catch(() => undefined), { everyMs: 200 });
      await until('the log was played up to the moment', () => isOnItsOwn(server.url), { everyMs: 100 });
    },
    remove: async () => {
      await server.stop();
      for (const folder of new Set([dir, home])) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isOnItsOwn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ replays: boolean }>('select pg_is_in_recovery() as replays');
  await client.end();
  return rows[0]?.replays === false;
}
