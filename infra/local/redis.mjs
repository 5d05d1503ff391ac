import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { copyMavenArtefact } from './maven.mjs';
import { cacheDir } from './paths.mjs';
import { probe, run } from './run.mjs';
import { startServer } from './server.mjs';

const ARTEFACT = { group: 'com.github.codemonstur', name: 'embedded-redis', version: '1.4.3' };

/**
 * Redis on the loopback interface, keeping its data over restarts.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.dir the state folder
 * @returns {Promise<import('./kept.mjs').Server & { url: string }>}
 */
export async function startRedis({ port, dir }) {
  const data = join(dir, 'redis');
  const logFile = join(dir, 'logs', 'redis.log');
  mkdirSync(data, { recursive: true });
  const config = join(data, 'redis.conf');
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir "${data}"`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    'daemonize no',
  ];
  writeFileSync(config, `${lines.join('\n')}\n`);
  const url = `redis://127.0.0.1:${port}`;
  const program = { name: 'redis', command: await redisBinary(), args: [config], logFile };
  return { url, ...(await startServer({ program, ready: () => answers(url) })) };
}

/** @param {string} url */
async function answers(url) {
  const client = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } finally {
    client.disconnect();
  }
}

/** @returns {Promise<string>} the system's server when it is new enough, else the one inside a Maven artefact */
export async function redisBinary() {
  if (recentEnough(probe('redis-server', ['--version']))) return 'redis-server';
  const dir = join(cacheDir(), `redis-${ARTEFACT.version}`);
  if (!existsSync(dir)) {
    const jar = await copyMavenArtefact(ARTEFACT, `${dir}.download`);
    mkdirSync(dir, { recursive: true });
    await run('jar', ['xf', jar], { cwd: dir });
  }
  const suffix = process.platform === 'darwin' ? 'darwin' : 'linux';
  const arch = process.arch === 'arm64' ? 'arm64' : 'amd64';
  const name = readdirSync(dir).find(
    (file) => file.startsWith('redis-server') && file.includes(suffix) && file.includes(arch),
  );
  if (name === undefined)
    throw new Error(
      'No Redis for this machine. Install redis-server (apt-get install redis-server) or give REDIS_URL.',
    );
  const binary = join(dir, name);
  chmodSync(binary, 0o755);
  if (!recentEnough(probe(binary, ['--version'])))
    throw new Error(
      `The downloaded Redis does not run here (${binary}). Install redis-server or give REDIS_URL.`,
    );
  return binary;
}

/**
 * Whether a version line names Redis 6.2 or newer, the oldest that the queues need.
 * @param {string | undefined} line
 */
export function recentEnough(line) {
  const found = /v=(\d+)\.(\d+)/.exec(line ?? '');
  if (found === null) return false;
  const [major, minor] = [Number(found[1]), Number(found[2])];
  return major > 6 || (major === 6 && minor >= 2);
}
