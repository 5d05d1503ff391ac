import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** @param {string} home where a copy keeps the data of its Postgres */
const logOf = (home) => join(home, 'archive');
/** @param {string} home */
const backupsOf = (home) => join(home, 'backups');

/**
 * From now on Postgres keeps its log there, whenever it is started.
 * @param {string} home
 */
export function keepArchive(home) {
  mkdirSync(logOf(home), { recursive: true });
}

/**
 * Settings with which every piece of the log is kept, a started one after a minute; none where no archive is kept.
 * @param {string} home
 * @param {{ uid?: number, gid?: number }} owner
 * @returns {Record<string, string>}
 */
export function archiveSettings(home, { uid, gid }) {
  const log = logOf(home);
  if (!existsSync(log)) return {};
  if (uid !== undefined && gid !== undefined) chownSync(log, uid, gid);
  return {
    archive_mode: 'on',
    // A piece is there whole or not at all.
    archive_command: `test ! -f "${log}/%f" && cp "%p" "${log}/%f.part" && mv "${log}/%f.part" "${log}/%f"`,
    archive_timeout: '60s',
  };
}

/**
 * A whole copy of a Postgres that works on: its files, and the log from their first moment to their last.
 * @param {string} home
 * @param {string} url superuser
 * @returns {Promise<{ name: string, bytes: number }>} `name`: the moment from which on it can be brought to, ISO 8601
 */
export async function takeBackup(home, url) {
  if (!existsSync(logOf(home)))
    throw new Error('This copy keeps no log of its Postgres: start it with `npm start -- --archive`.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('cotta', true)");
    const under = join(backupsOf(home), 'begun');
    rmSync(under, { recursive: true, force: true });
    mkdirSync(backupsOf(home), { recursive: true });
    copyFiles(join(home, 'postgres'), under);
    const { rows } = await client.query(
      'select labelfile, clock_timestamp() as at from pg_backup_stop(true)',
    );
    const { uid, gid } = statSync(under);
    writeFileSync(join(under, 'backup_label'), rows[0].labelfile);
    chownSync(join(under, 'backup_label'), uid, gid);
    for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(join(under, file), { force: true });
    emptyLog(join(under, 'pg_wal'));
    const name = rows[0].at.toISOString();
    spawnSync('mv', [under, join(backupsOf(home), name)]);
    return { name, bytes: sizeOf(join(backupsOf(home), name)) };
  } finally {
    await client.end();
  }
}

/**
 * The last backup from which a moment can be reached.
 * @param {string} home
 * @param {Date} [to] @defaultValue the last one of all
 * @returns {string} its moment
 * @throws {Error} that says what there is
 */
export function backupBefore(home, to) {
  const names = existsSync(backupsOf(home))
    ? readdirSync(backupsOf(home))
        .filter((name) => name !== 'begun')
        .sort()
    : [];
  const found = names.findLast((name) => to === undefined || new Date(name) <= to);
  if (found !== undefined) return found;
  throw new Error(
    names[0] === undefined
      ? 'There is no backup of this copy: `npm run backup` takes one, of a copy started with `npm start -- --archive`.'
      : `The first backup of this copy is of ${names[0]}: nothing before it can be reached.`,
  );
}

/**
 * A data folder that becomes what the database was at a moment, when Postgres is started on it.
 * @param {{ home: string, backup: string, data: string, lost?: string, to?: Date }} from `lost`: data whose last pieces of the log were not kept yet;
 *   `to`: @defaultValue the last moment that was kept
 */
export function layOut({ home, backup, data, lost, to }) {
  copyFiles(join(backupsOf(home), backup), data);
  const { uid, gid } = statSync(data);
  const kept = `cp "${logOf(home)}/%f" "%p"`;
  const settings = {
    restore_command: lost === undefined ? kept : `${kept} || cp "${lost}/pg_wal/%f" "%p"`,
    recovery_target_action: 'promote',
    // Empty where there is none: a backup of a database that went back once bears the moment of then. Offsets are known while settings are read, names of zones not.
    recovery_target_time: to === undefined ? '' : to.toISOString().replace('T', ' ').replace('Z', '+00'),
  };
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(''),
  );
  writeFileSync(join(data, 'recovery.signal'), '');
  chownSync(join(data, 'recovery.signal'), uid, gid);
}

/**
 * Whether Postgres has played the log and goes on by itself.
 * @param {string} url superuser
 */
export async function isOnItsOwn(url) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('select pg_is_in_recovery() as replays');
    return rows[0].replays === false;
  } finally {
    await client.end();
  }
}

/**
 * Owner and mode as they are: the server is another user than we may be. What vanishes meanwhile the log makes good.
 * @param {string} from
 * @param {string} to
 */
function copyFiles(from, to) {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const wrong = stderr
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith('No such file or directory'));
  if (status !== 0 && wrong.length > 0)
    throw new Error(`The files of Postgres could not be copied: ${wrong[0]}`);
}

/** @param {string} folder */
function emptyLog(folder) {
  for (const name of readdirSync(folder))
    if (name !== 'archive_status') rmSync(join(folder, name), { recursive: true });
  for (const name of readdirSync(join(folder, 'archive_status')))
    rmSync(join(folder, 'archive_status', name));
}

/** @param {string} folder */
function sizeOf(folder) {
  return Number(spawnSync('du', ['-sb', folder], { encoding: 'utf8' }).stdout.split('\t')[0]);
}
