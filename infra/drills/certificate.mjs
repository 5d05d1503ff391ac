import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../local/net.mjs';
import { redisBinary } from '../local/redis.mjs';
import { LocalCopy } from './local-copy.mjs';
import { ownAuthority } from './own-authority.mjs';
import { prove } from './proof.mjs';
import { lettersOf, oneEach, tally, untilLettersCame, visitorsAsk } from './visitors.mjs';

const DAY_MS = 86_400_000;
const PASSWORD = 'of-the-drill';
/** Programs of a copy that have a line to Redis. */
const PROGRAMS = ['gateway', 'workspace-worker', 'requests-worker', 'invoicing-worker'];

/** @type {WeakMap<LocalCopy, { issue: (until: Date) => Promise<void>, asked: (...command: string[]) => Promise<unknown> }>} */
const redisOf = new WeakMap();

/** @type {import('./all-drills.mjs').Drill} */
export const certificate = {
  name: 'certificate',
  about: 'the certificate of Redis ends, and is replaced while everything runs',
  recipe: 'A certificate ends',
  /** Its Redis is reached by TLS alone. */
  async own(base, say) {
    const dir = mkdtempSync(join(tmpdir(), 'cotta-drill-'));
    const tls = await ownAuthority(join(dir, 'tls'));
    await tls.issue(new Date(Date.now() + DAY_MS));
    const port = await freePort();
    const url = `rediss://:${PASSWORD}@localhost:${port}?ca=${tls.authority}`;
    const data = join(dir, 'data');
    mkdirSync(data);
    const settings = {
      port: '0',
      'tls-port': String(port),
      bind: '127.0.0.1',
      dir: data,
      'tls-cert-file': tls.certificate,
      'tls-key-file': tls.key,
      'tls-ca-cert-file': tls.authority,
      'tls-auth-clients': 'no',
      requirepass: PASSWORD,
      'maxmemory-policy': 'noeviction',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    const binary = await redisBinary();
    const copy = new LocalCopy(base, say, { env: { REDIS_URL: url } });
    copy.whenEnded(async () => rmSync(dir, { recursive: true }));
    copy.beforeStart(async () => {
      const server = spawn(binary, flags, { stdio: 'ignore', detached: true });
      copy.whenEnded(async () => {
        if (server.exitCode === null && server.kill()) await once(server, 'exit');
      });
      say('copy', 'Redis is reached at rediss:// alone, with a certificate of an authority of the drill');
    });
    const asked = async (/** @type {string[]} */ ...command) => {
      // Who mends it has no certificate to go by.
      const client = new Redis(port, '127.0.0.1', { password: PASSWORD, tls: { rejectUnauthorized: false } });
      try {
        return await client.call(.../** @type {[string, ...string[]]} */ (command));
      } finally {
        client.disconnect();
      }
    };
    redisOf.set(copy, { issue: tls.issue, asked });
    return copy;
  },
  async play(copy, say) {
    const redis = redisOf.get(copy);
    if (redis === undefined) throw new Error('this copy has no Redis with a certificate');
    const load = () => redis.asked('config', 'set', 'tls-cert-file', String(certificateFile));
    const certificateFile = /** @type {string[]} */ (await redis.asked('config', 'get', 'tls-cert-file'))[1];
    const pids = async () => Promise.all(PROGRAMS.map((name) => copy.pid(name)));
    const before = await pids();
    const first = await visitorsAsk(copy, 5);
    prove(say, 'letters before', await untilLettersCame(copy, first), oneEach(5));
    const end = Date.now() + 10_000;
    await redis.issue(new Date(end));
    await load();
    await copy.until('the certificate has ended', async () => Date.now() > end + 1000);
    say('damage', 'the certificate has ended; lines that are open go on');
    await redis.asked('client', 'kill', 'type', 'normal');
    await redis.asked('client', 'kill', 'type', 'pubsub');
    say('damage', 'the open lines break');
    const asked = await visitorsAsk(copy, 5);
    say('seen', '5 visitors asked meanwhile, each was answered');
    await copy.untilLogged('workspace-worker', 'certificate has expired');
    prove(say, 'letters of theirs', tally(await lettersOf(copy, asked)), { none: 5, one: 0, more: 0 });
    await redis.issue(new Date(Date.now() + DAY_MS));
    await load();
    say(
      'recipe',
      'CONFIG SET tls-cert-file with the new certificate in the same file; nothing is started anew',
    );
    prove(say, 'letters of theirs', await untilLettersCame(copy, asked), oneEach(5));
    prove(
      say,
      'programs with another process than before',
      (await pids()).filter((pid, at) => pid !== before[at]).length,
      0,
    );
  },
};
