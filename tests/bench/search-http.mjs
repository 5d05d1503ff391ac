// The search as a partner meets it: HTTP to the gateway, from there to the service, twenty whole hits back as JSON. Real programs, each a process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureKeys } from '../../infra/local/keys.mjs';
import { SERVICES } from '../../infra/local/processes.mjs';
import { mintAccessToken } from '../../gateway/dist/access-token.js';
import { nameBasedId } from '../../services/kit/dist/model/words/ids.js';
import { freshDatabase } from '../../services/kit/dist/testing/postgres.js';
import { until } from '../../services/kit/dist/testing/until.js';
import { trademarksService } from '../../services/trademarks/dist/service.js';
import { secondsOf } from './processor.mjs';
import { percentiles } from './search-measures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WARM_UP = 60;
/** Customers who take turns: the limit of one is below what a measurement asks. */
const PEOPLE = 20;
const NOBODY = 'http://127.0.0.1:1';

/**
 * @param {{ registerRoot: string, dir: string, queries: readonly { query: string }[], servers: Record<string, string> }} run
 * @returns {Promise<{ p50: number, p95: number, readyS: number, fromDatabase: number, errors: number, cpuMs: { service: number, gateway: number } }>} `cpuMs`: processor time of a question, mean
 */
export async function measureHttp({ registerRoot, dir, queries, servers }) {
  const { migrations, resources, views = [] } = trademarksService({ linkKey: '' });
  const database = await freshDatabase({ service: 'trademarks', migrations, resources, views });
  const keys = ensureKeys(dir).environment;
  const [servicePort, gatewayPort] = [await freePort(), await freePort()];
  const shared = {
    ...process.env,
    ...servers,
    ...keys,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    APOLLO_TELEMETRY_DISABLED: '1',
    LOCAL_KEYS: 'allowed',
    TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
    DRAIN_MS: '0',
  };
  const urls = Object.fromEntries(
    SERVICES.map((name) => [
      `${name.toUpperCase()}_URL`,
      name === 'trademarks' ? `http://127.0.0.1:${servicePort}` : NOBODY,
    ]),
  );
  const begun = performance.now();
  const programs = [
    start('services/trademarks/dist/main.js', {
      ...shared,
      PORT: String(servicePort),
      DATABASE_URL: database.url,
      REGISTER_STATE: registerRoot,
    }),
    start('gateway/dist/main.js', {
      ...shared,
      ...urls,
      PORT: String(gatewayPort),
      PUBLIC_ORIGIN: 'http://localhost:4300',
    }),
  ];
  try {
    const ask = asker(
      gatewayPort,
      JSON.parse(readFileSync(join(dir, 'keys', 'access-token.private.jwk.json'), 'utf8')),
    );
    let [answered, fromDatabase, errors] = [0, 0, 0];
    await until(
      'the index answers',
      async () => {
        const { status, body } = await ask(`load ${answered}`).catch(() => ({ status: 0, body: {} }));
        if (status === 200) answered += 1;
        // Before its port is open nobody can answer; afterwards everybody is answered.
        else if (answered > 0) errors += 1;
        if (body.degraded === true) fromDatabase += 1;
        return body.degraded === false;
      },
      { withinMs: 120_000 },
    );
    const readyS = (performance.now() - begun) / 1000;
    const timed = async (/** @type {{ query: string }} */ { query }) => {
      const asked = performance.now();
      const { status, body } = await ask(query);
      if (status !== 200 || body.degraded) errors += 1;
      return performance.now() - asked;
    };
    for (const query of queries.slice(0, WARM_UP)) await timed(query);
    const before = programs.map(({ pid = 0 }) => secondsOf(pid));
    const ms = [];
    for (const query of queries) ms.push(await timed(query));
    const [service = 0, gateway = 0] = programs.map(
      ({ pid = 0 }, at) => ((secondsOf(pid) - (before[at] ?? 0)) * 1000) / queries.length,
    );
    return { ...percentiles(ms), readyS, fromDatabase, errors, cpuMs: { service, gateway } };
  } finally {
    for (const program of programs.reverse()) await stop(program);
    await database.drop();
  }
}

/** @param {number} port @param {object} key */
function asker(port, key) {
  let turn = 0;
  const tokens = Array.from({ length: PEOPLE }, (_, at) =>
    mintAccessToken(
      { userId: nameBasedId(`customer ${at}`), role: 'customer', sessionId: `s${at}`, audience: 'customer' },
      { key, now: new Date(), until: new Date(Date.now() + 3_600_000) },
    ),
  );
  return async (/** @type {string} */ query) => {
    const { token } = await tokens[(turn += 1) % PEOPLE];
    const answer = await fetch(`http://127.0.0.1:${port}/api/trademark-search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, limit: 20 }),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

/** @param {string} path @param {NodeJS.ProcessEnv} env */
function start(path, env) {
  return spawn(process.execPath, [path], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @param {import('node:child_process').ChildProcess} program */
async function stop(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const closed = once(program, 'close');
  program.kill('SIGTERM');
  await closed;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}
