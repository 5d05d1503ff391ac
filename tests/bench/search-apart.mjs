// node tests/bench/search-apart.mjs N   a program that searches N synthetic marks for others: how long its index is built, how large its snapshot is, how long it
// takes from the object store until it answers, its memory, and how fast it answers over HTTP. The object store is the simulator on this machine.
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeBase } from '../../infra/local/net.mjs';
import { stateDir } from '../../infra/local/paths.mjs';
import { portsFrom } from '../../infra/local/ports.mjs';
import { startServers } from '../../infra/local/start-servers.mjs';
import { objectStoreEnvironment } from '../../infra/simulators/addresses.mjs';
import { startSimulators } from '../../infra/simulators/simulators.mjs';
import { randomToken } from '../../services/kit/dist/model/words/ids.js';
import { freshDatabase } from '../../services/kit/dist/testing/postgres.js';
import { until } from '../../services/kit/dist/testing/until.js';
import { readEvalData } from '../../services/trademarks/dist/search/evaluation/eval-data.js';
import { RemoteIndex } from '../../services/trademarks/dist/search/remote/remote-index.js';
import { isLive } from '../../services/trademarks/dist/search/register/status-words.js';
import { trademarksService } from '../../services/trademarks/dist/service.js';
import { syntheticMarks } from './search-corpus.mjs';
import { percentiles } from './search-measures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = 'services/trademarks/dist';
const WARM_UP = 60;
const BASE = 26_500;
const IMPORTED_AT = '2026-11-01T00:00:00.000Z';

const count = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(count) || count < 1)
  throw new Error('How many marks? node tests/bench/search-apart.mjs 1000000');
const dir = stateDir(`search-apart-${count}`);
rmSync(dir, { recursive: true, force: true });
mkdirSync(dir, { recursive: true });
const registers = join(dir, 'register');
const say = (/** @type {string} */ line) => console.log(line);
const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1e6)} MB`;
const load = () => loadavg()[0]?.toFixed(1);

say(`${count} SYNTHETIC marks. Load of the machine before: ${load()}`);
await writeSource();
say(`index built: ${build()}`);
const base = await freeBase(BASE, (/** @type {number} */ from) => Object.values(portsFrom(from)));
const { environment, stop } = await startServers({ base, dir, durable: false });
process.env.POSTGRES_ADMIN_URL ??= environment.POSTGRES_ADMIN_URL;
const { migrations, resources, views = [] } = trademarksService({ linkKey: '' });
const database = await freshDatabase({ service: 'trademarks', migrations, resources, views });
const simulators = await startSimulators({ port: 0, objectDir: join(dir, 'objects') });
const store = objectStoreEnvironment(simulators.url);
try {
  await writeSnapshot();
  await measureProgram();
} finally {
  await simulators.stop();
  await database.drop();
  await stop();
  rmSync(dir, { recursive: true, force: true });
}
say(`Load of the machine after: ${load()}`);

/** What an import leaves of one source. */
async function writeSource() {
  const home = join(registers, 'sources', 'synthetic');
  mkdirSync(home, { recursive: true });
  const file = createWriteStream(join(home, 'marks.jsonl'));
  for (const mark of syntheticMarks(count)) {
    const { jurisdiction, number, status } = mark;
    const facts = {
      ref: `${jurisdiction}:${number}`,
      latin: null,
      live: isLive(status),
      registrationDate: null,
    };
    const line = JSON.stringify({
      ...mark,
      ...facts,
      createdAt: IMPORTED_AT,
      lastTrackingUpdate: IMPORTED_AT,
    });
    if (!file.write(`${line}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  const about = {
    source: 'synthetic',
    file: 'synthetic',
    fingerprint: '',
    settings: '',
    accepted: count,
    rejected: 0,
    importedAt: IMPORTED_AT,
  };
  writeFileSync(join(home, 'about.json'), JSON.stringify(about));
}

/** As the import builds it, in a process of its own. */
function build() {
  const script = `
    const [{ switchGeneration }, { StateFolder }, { seedWeights }] = await Promise.all(['register/generation', 'register/state-folder', 'text/word-weights'].map((name) => import('${ROOT}/${DIST}/search/' + name + '.js')));
    const begun = performance.now();
    await switchGeneration(new StateFolder(process.argv[1]), seedWeights());
    console.log(((performance.now() - begun) / 1000).toFixed(0) + ' s, at most ' + Math.round(process.resourceUsage().maxRSS / 1000) + ' MB');`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--max-old-space-size=8000', '--input-type=module', '-e', script, registers],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** By the command of the job, in a process of its own: the simulator answers in this one. */
async function writeSnapshot() {
  const begun = performance.now();
  const job = spawn(process.execPath, [`${DIST}/search-snapshot-command.js`], {
    cwd: ROOT,
    env: { ...process.env, ...store, DATABASE_URL: database.url, REGISTER_STATE: registers },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  job.stdout.on('data', (text) => (said += text));
  const [code] = await once(job, 'close');
  if (code !== 0) throw new Error(said);
  const bytes = Number(/ (\d+) bytes/.exec(said)?.[1]);
  say(`snapshot written: ${((performance.now() - begun) / 1000).toFixed(1)} s, ${megabytes(bytes)}`);
}

async function measureProgram() {
  const port = portsFrom(base).trademarks;
  const key = randomToken();
  const begun = performance.now();
  const program = spawn(process.execPath, [`${DIST}/search-main.js`], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...store,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'info',
      DATABASE_URL: database.url,
      LINK_TOKEN_KEY: key,
      REGISTER_STATE: join(dir, 'nothing'),
      SEARCH_SCRATCH: join(dir, 'scratch'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  program.stdout.on('data', (text) => (log += text));
  try {
    const url = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until('it is ready', isReady, { withinMs: 900_000, everyMs: 100 });
    const fetched = /"ms":(\d+)/.exec(log)?.[1];
    say(
      `started to ready: ${((performance.now() - begun) / 1000).toFixed(1)} s, ${Number(fetched) / 1000} s of it from the object store`,
    );
    const index = new RemoteIndex({ url, key, timeoutMs: 60_000 });
    const { queries } = readEvalData();
    const ms = [];
    for (const { query } of [...queries.slice(0, WARM_UP), ...queries]) {
      const asked = performance.now();
      await index.search({ query, limit: 20, offset: 0 });
      ms.push(performance.now() - asked);
    }
    const { p50, p95 } = percentiles(ms.slice(WARM_UP));
    say(
      `over HTTP, 20 whole hits, ${queries.length} questions one after another: p50 ${p50} ms, p95 ${p95} ms`,
    );
    const status = readFileSync(`/proc/${program.pid}/status`, 'utf8');
    const kB = (/** @type {string} */ name) =>
      Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
    say(`memory of the process: ${megabytes(kB('VmRSS'))}, at most ${megabytes(kB('VmHWM'))}`);
  } finally {
    const closed = once(program, 'close');
    program.kill('SIGTERM');
    await closed;
  }
}
