import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { rolePassword } from '../local/keys.mjs';
import { freePort } from '../local/net.mjs';
import { PROGRAMS } from '../local/processes.mjs';
import { redisBinary } from '../local/redis.mjs';
import { LocalCopy } from './local-copy.mjs';
import { prove } from './proof.mjs';
import { oneEach, untilLettersCame, visitorsAsk } from './visitors.mjs';

const USER = 'cotta';

/** @typedef {{ former: string, urlWith: (password: string) => string, take: (...passwords: string[]) => Promise<void>, breakLines: () => Promise<void> }} AskingRedis */

/** @type {WeakMap<LocalCopy, AskingRedis>} */
const redisOf = new WeakMap();

/** @type {import('./all-drills.mjs').Drill} */
export const rotateRedisPasswords = {
  name: 'rotate-redis-passwords',
  about: 'the password of the user of Redis is replaced while visitors ask; then once more, too early',
  recipe: 'Replace a key',
  /** Its Redis asks who comes, by a file of users as the cluster has it. */
  async own(base, say) {
    const { start, stop, ...redis } = await askingRedis();
    const copy = new LocalCopy(base, say, { env: { REDIS_URL: redis.urlWith(redis.former) } });
    copy.whenEnded(stop);
    copy.beforeStart(async () => {
      start();
      say('copy', 'Redis asks for a name and a password, by a file of users');
    });
    redisOf.set(copy, redis);
    return copy;
  },
  async play(copy, say) {
    const redis = redisOf.get(copy);
    if (redis === undefined) throw new Error('this copy has no Redis that asks who comes');
    const { former, take, urlWith, breakLines } = redis;
    const [second, third] = [rolePassword(), rolePassword()];
    const first = await visitorsAsk(copy, 5);
    prove(say, 'letters before', await untilLettersCame(copy, first), oneEach(5));

    await take(former, second);
    say('recipe', 'Redis takes both passwords');
    await give(copy, urlWith(second));
    say('recipe', 'every program has the second one');
    await take(second);
    await breakLines();
    say('recipe', 'Redis takes the second one alone, and every line has to say it again');
    prove(say, 'the first password is answered with', await answerTo(urlWith(former)), 'WRONGPASS');
    const asked = await visitorsAsk(copy, 5);
    prove(say, 'letters', await untilLettersCame(copy, asked), oneEach(5));

    await take(third);
    await breakLines();
    say('damage', 'Redis takes a third password alone, which no program has');
    const waiting = await visitorsAsk(copy, 5);
    say('seen', '5 visitors asked meanwhile, each was answered');
    await copy.untilLogged('workspace-worker', 'WRONGPASS');
    await give(copy, urlWith(third));
    say('recipe', 'every program has the third one');
    prove(say, 'letters of those who waited', await untilLettersCame(copy, waiting), oneEach(5));
    const last = await visitorsAsk(copy, 5);
    prove(say, 'letters of all', await untilLettersCame(copy, [...first, ...asked, ...waiting, ...last]), {
      none: 0,
      one: 20,
      more: 0,
    });
  },
};

/** @returns {Promise<AskingRedis & { start: () => void, stop: () => Promise<void> }>} */
async function askingRedis() {
  const dir = mkdtempSync(join(tmpdir(), 'cotta-drill-'));
  const port = await freePort();
  const [former, operator] = [rolePassword(), rolePassword()];
  const users = join(dir, 'users.acl');
  const write = (/** @type {readonly string[]} */ passwords) =>
    writeFileSync(
      users,
      [
        'user default off',
        `user ${USER} on ${passwords.map((password) => `>${password}`).join(' ')} ~* &* +@all -@admin -@dangerous +info`,
        `user operator on >${operator} +acl|load +client|kill +ping`,
        '',
      ].join('\n'),
    );
  write([former]);
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir,
    aclfile: users,
    'maxmemory-policy': 'noeviction',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const binary = await redisBinary();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const asOperator = async (/** @type {string[][]} */ ...commands) => {
    const client = new Redis(port, '127.0.0.1', {
      username: 'operator',
      password: operator,
      enableReadyCheck: false,
    });
    try {
      for (const [name = '', ...args] of commands) await client.call(name, ...args);
    } finally {
      client.disconnect();
    }
  };
  return {
    former,
    urlWith: (password) => `redis://${USER}:${password}@127.0.0.1:${port}`,
    take: async (...passwords) => {
      write(passwords);
      await asOperator(['acl', 'load']);
    },
    breakLines: () => asOperator(['client', 'kill', 'user', USER]),
    start: () => void (server = spawn(binary, flags, { stdio: 'ignore', detached: true })),
    stop: async () => {
      if (server?.exitCode === null && server.kill()) await once(server, 'exit');
      rmSync(dir, { recursive: true });
    },
  };
}

/**
 * Services, workers and the gateway have a line to Redis.
 * @param {LocalCopy} copy
 * @param {string} url
 */
async function give(copy, url) {
  const names = PROGRAMS.filter(({ name, service }) => service !== undefined || name === 'gateway');
  await Promise.all(names.map(({ name }) => copy.again(name, { REDIS_URL: url })));
}

/** @param {string} url @returns {Promise<string>} `OK`, or the code of the refusal */
async function answerTo(url) {
  const { port, username, password } = new URL(url);
  const client = new Redis(Number(port), '127.0.0.1', { enableReadyCheck: false });
  try {
    return String(await client.call('auth', username, password));
  } catch (error) {
    return String(/** @type {Error} */ (error).message).split(' ')[0] ?? '';
  } finally {
    client.disconnect();
  }
}
