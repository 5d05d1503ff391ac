import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { redisBinary } from '../../infra/local/redis.mjs';
import { freePort } from '../../infra/local/net.mjs';

const K8S = new URL('../../k8s/', import.meta.url);
/** Where the pods stand; the first is master before anybody else is named. */
const HOSTS = ['127.0.0.11', '127.0.0.12', '127.0.0.13'];

/** Redis as the manifests have it: their script, their users, on addresses of this machine instead of names of pods. */
export interface RedisPods {
  /** @returns the address for a user of the manifests */
  readonly urlOf: (user: string) => string;
  readonly start: (pod: number) => Promise<void>;
  /** Address of the sentinel of a pod, not of the master. */
  readonly sentinelOf: (pod: number, user: string) => string;
  /** Both programs of a pod are gone at once, as when its node dies. */
  readonly kill: (pod: number) => Promise<void>;
  readonly configOf: (pod: number) => string;
  readonly stop: () => Promise<void>;
}

/** Makes certificates, passwords and lists of users; nothing runs before `start`. */
export async function redisPods(): Promise<RedisPods> {
  const dir = mkdtempSync(join(tmpdir(), 'cotta-redis-pods-'));
  const binary = await redisBinary();
  const tls = certificates(dir);
  const passwords = writeUsers(dir);
  const [redis, sentinel] = [await freePort(), await freePort()];
  const running = new Map<number, ChildProcess[]>();
  const runDirOf = (pod: number): string => join(dir, `run-${pod}`);
  const kill = async (pod: number): Promise<void> => {
    const children = running.get(pod) ?? [];
    running.delete(pod);
    await Promise.all(
      children.map((child) => {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        return ended;
      }),
    );
  };
  return {
    urlOf: (user) =>
      `rediss://${user}:${passwords.get(user)}@${HOSTS.map((host) => `${host}:${sentinel}`).join(',')}/0?master=cotta&ca=${tls}/ca.crt`,
    sentinelOf: (pod, user) =>
      `rediss://${user}:${passwords.get(user)}@${HOSTS[pod]}:${sentinel}?ca=${tls}/ca.crt`,
    start: async (pod) => {
      const env = {
        ...process.env,
        RUN_DIR: runDirOf(pod),
        DATA_DIR: join(dir, `data-${pod}`),
        TLS_DIR: tls,
        USERS_DIR: dir,
        REDIS_PORT: String(redis),
        SENTINEL_PORT: String(sentinel),
        SELF: HOSTS[pod],
        BIND: HOSTS[pod],
        ALL: HOSTS.join(' '),
        REPLICA_PASSWORD: passwords.get('replica'),
        SENTINEL_PASSWORD: passwords.get('sentinel'),
        DOWN_AFTER_MS: '500',
        FAILOVER_MS: '3000',
        MAX_MEMORY: '64mb',
      };
      mkdirSync(env.RUN_DIR, { recursive: true });
      mkdirSync(env.DATA_DIR, { recursive: true });
      execFileSync('sh', [new URL('components/servers/redis/configure.sh', K8S).pathname], { env });
      const programs = [
        spawn(binary, [join(env.RUN_DIR, 'redis.conf')], { stdio: 'ignore' }),
        spawn(binary, [join(env.RUN_DIR, 'sentinel.conf'), '--sentinel'], { stdio: 'ignore' }),
      ];
      running.set(pod, programs);
    },
    kill,
    configOf: (pod) => readFileSync(join(runDirOf(pod), 'redis.conf'), 'utf8'),
    stop: async () => void (await Promise.all([...running.keys()].map(kill))),
  };
}

/** An authority and one certificate for all pods. @returns the folder */
function certificates(dir: string): string {
  const tls = join(dir, 'tls');
  mkdirSync(tls);
  const openssl = (line: string): void =>
    void execFileSync('openssl', line.split(' '), { cwd: tls, stdio: 'ignore' });
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes';
  openssl(`req -x509 ${key} -keyout ca.key -out ca.crt -days 2 -subj /CN=Servers`);
  writeFileSync(
    join(tls, 'names'),
    `subjectAltName=${HOSTS.map((host) => `IP:${host}`).join(',')}
`,
  );
  openssl(`req ${key} -keyout tls.key -out tls.csr -subj /CN=redis`);
  openssl(
    'x509 -req -in tls.csr -CA ca.crt -CAkey ca.key -CAcreateserial -out tls.crt -days 2 -extfile names',
  );
  return tls;
}

/** The lists of users that External Secrets would write, with passwords of this test. */
function writeUsers(dir: string): ReadonlyMap<string, string> {
  const documents = parseAllDocuments(readFileSync(new URL('components/secrets/redis.yaml', K8S), 'utf8'));
  const { data, target } = documents.map((document) => document.toJS().spec)[1] as {
    readonly data: readonly { secretKey: string }[];
    readonly target: { template: { data: Record<string, string> } };
  };
  const passwords = new Map(data.map(({ secretKey }) => [secretKey, `password-of-${secretKey}`]));
  for (const [file, template] of Object.entries(target.template.data))
    writeFileSync(
      join(dir, file),
      template.replace(/\{\{ \.(\w+) \}\}/g, (_, user: string) => passwords.get(user) ?? ''),
    );
  return passwords;
}
