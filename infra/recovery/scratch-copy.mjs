import { mkdtempSync, rmSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runShown } from '../drills/run-shown.mjs';
import { databaseUrl } from '../local/databases.mjs';
import { ensureKeys } from '../local/keys.mjs';
import { freePort } from '../local/net.mjs';
import { postgresHome, startPostgres } from '../local/postgres.mjs';
import { SERVICES } from '../local/processes.mjs';
import { backupBefore, isOnItsOwn, layOut } from './archive.mjs';

/**
 * What a backup came to, in a Postgres that is started for it and is gone afterwards.
 * @param {import('../drills/local-copy.mjs').LocalCopy} copy whose last backup it is; it may run meanwhile
 * @returns {Promise<{ backup: string, events: Record<string, number>, differing: string[] }>} `events`: of each service, with the log that was kept since; `differing`: services
 *   whose rows are not what their facts say
 */
export async function proveBackup(copy) {
  const home = postgresHome(copy.dir);
  const backup = backupBefore(home);
  const scratch = mkdtempSync(join(tmpdir(), 'cotta-backup-'));
  const data = postgresHome(scratch);
  mkdirSync(data, { recursive: true });
  /** @type {Awaited<ReturnType<typeof startPostgres>> | undefined} */
  let server;
  try {
    layOut({ home, backup, data: join(data, 'postgres') });
    const port = await freePort();
    server = await startPostgres({ port, dir: scratch });
    const { url } = server;
    await copy.until('the log to be played', () => isOnItsOwn(url), 600_000);
    copy.say('recipe', `backup of ${backup} and the log since are up on port ${port}`);
    return { backup, ...(await compare(copy, url)) };
  } finally {
    await server?.stop();
    for (const folder of new Set([scratch, data])) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('../drills/local-copy.mjs').LocalCopy} copy
 * @param {string} url superuser of the scratch copy
 */
async function compare(copy, url) {
  const { passwords } = ensureKeys(copy.dir);
  /** @type {Record<string, number>} */
  const events = {};
  const differing = [];
  for (const service of SERVICES) {
    const owner = `${service}_owner`;
    const { code } = await runShown(
      [`services/${service}/dist/rebuild.js`, '--check'],
      {
        ...copy.env,
        DATABASE_OWNER_URL: databaseUrl(url, service, owner, passwords[owner] ?? ''),
      },
      copy.say,
    );
    if (code !== 0) differing.push(service);
    events[service] = await countIn(url, service);
  }
  return { events, differing };
}

/**
 * @param {string} url superuser
 * @param {string} service
 */
async function countIn(url, service) {
  const at = new URL(url);
  const client = new pg.Client({ connectionString: databaseUrl(url, service, at.username, at.password) });
  await client.connect();
  try {
    const { rows } = await client.query('select count(*)::integer as events from tracking_event');
    return rows[0].events;
  } finally {
    await client.end();
  }
}
