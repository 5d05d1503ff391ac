// npm run search:bench -- N [--candidates both]   the search at N marks: synthetic ones plus the shipped real names, beside its peers in the same run; with
// `both` also with candidates from a node of OpenSearch.
// Exits 1 below a gate. Peers that cannot run say so.
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeBase } from '../../infra/local/net.mjs';
import { stateDir } from '../../infra/local/paths.mjs';
import { portsFrom } from '../../infra/local/ports.mjs';
import { startServers } from '../../infra/local/start-servers.mjs';
import { systemClock } from '../../services/kit/dist/model/time/clock.js';
import { readEvalData } from '../../services/trademarks/dist/search/evaluation/eval-data.js';
import { SlotFilter } from '../../services/trademarks/dist/search/index/filter.js';
import { shippedConcepts } from '../../services/trademarks/dist/search/meaning/concepts.js';
import { NearestMarks } from '../../services/trademarks/dist/search/query/nearest.js';
import { importFile } from '../../services/trademarks/dist/search/register/import-file.js';
import { openRegister } from '../../services/trademarks/dist/search/register/searched-register.js';
import { StateFolder } from '../../services/trademarks/dist/search/register/state-folder.js';
import { seedWeights } from '../../services/trademarks/dist/search/text/word-weights.js';
import { bestOfAll, foundBy, percentiles, recallOf, runQueries } from './search-measures.mjs';
import { foldsOf } from '../../services/trademarks/dist/search/evaluation/folds.js';
import { Ranking, trainedRanking } from '../../services/trademarks/dist/search/score/ranking.js';
import { syntheticMarks } from './search-corpus.mjs';
import { measureFallback } from './search-fallback.mjs';
import { measureHttp } from './search-http.mjs';
import { measureOpenSearch } from './search-opensearch.mjs';
import { miniSearchPeer, pgTrgmPeer } from './search-peers.mjs';
import { measureThreads } from './search-threads.mjs';

/** Of the answers without the index: what the design measured over a million, on busy cores. */
const GATES = { fallbackP95Ms: 730, p95Ms: 30, httpP95Ms: 60, recall: 0.95, memoryMB: 300, loadS: 30 };
const OFFICES = ['EU', 'US', 'UK'];
/** MiniSearch needs about a gigabyte beyond this. */
const MINI_SEARCH_MOST = 200_000;
const WARM_UP = 60;
const PEER_BASE = 26_300;

const count = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(count) || count < 20_000)
  throw new Error('How many marks? npm run search:bench -- 100000 (at least 20000)');
const weigh = seedWeights();
const data = readEvalData();
const dir = stateDir(`search-bench-${count}`);
rmSync(dir, { recursive: true, force: true });
mkdirSync(dir, { recursive: true });
const say = (/** @type {string} */ line) => console.log(line);
let missed = 0;

say(
  `Search at ${count} marks: SYNTHETIC, plus the real names that ship. Load of the machine before: ${loadavg()[0].toFixed(1)}`,
);
const names = await writeCorpus(join(dir, 'corpus.tsv'));
const folder = new StateFolder(join(dir, 'register'));
const importStart = performance.now();
const { counts } = await importFile(
  { file: join(dir, 'corpus.tsv'), source: 'corpus', jurisdiction: null, accept: false },
  { folder, clock: systemClock, weigh },
);
say(
  `import and build              ${seconds(importStart)} s, ${counts.accepted} accepted, ${counts.read - counts.accepted} rejected`,
);

const top = await measureIndex();
if (process.argv.includes('both')) await measureCluster();
measureMemory();
await measureHost();
await measurePeer(
  names.length > MINI_SEARCH_MOST ? undefined : () => miniSearchPeer(names),
  'MiniSearch',
  `not run above ${MINI_SEARCH_MOST} names`,
);
await withServers(async (servers) => {
  await measureGateway(servers);
  await measureWithoutIndex();
  await measurePeer(() => pgTrgmPeer(names, servers.POSTGRES_ADMIN_URL), 'pg_trgm', '');
});
rmSync(dir, { recursive: true, force: true });
say(
  `Load of the machine after: ${loadavg()[0].toFixed(1)}. ${missed === 0 ? 'Within all gates.' : `${missed} gates missed.`}`,
);
process.exitCode = missed === 0 ? 0 : 1;

/** In a process of its own: this one has made the corpus. */
function measureMemory() {
  const { stdout } = spawnSync(
    process.execPath,
    ['--expose-gc', fileURLToPath(new URL('./search-memory.mjs', import.meta.url)), folder.root],
    { encoding: 'utf8' },
  );
  const { takenMB, processMB } = JSON.parse(stdout);
  figure(
    'memory, concepts included',
    `${takenMB} MB (gate ${GATES.memoryMB}), whole process ${processMB} MB`,
    takenMB < GATES.memoryMB,
  );
}

/** @param {number} start */
function seconds(start) {
  return ((performance.now() - start) / 1000).toFixed(1);
}

/** @param {string} title @param {string} text @param {boolean} [holds] */
function figure(title, text, holds = true) {
  if (!holds) missed += 1;
  say(`${title.padEnd(36)}${text}${holds ? '' : '   MISSED'}`);
}

/** The shipped names in three offices, in classes of the query that looks for them, then synthetic marks up to the count. */
async function writeCorpus(/** @type {string} */ path) {
  const classes = new Map(
    data.queries.flatMap((query) => query.expected.map((name) => [name, query.classes ?? []])),
  );
  const real = [...new Set([...data.names, ...classes.keys()])];
  const file = createWriteStream(path);
  file.write('name\tnumber\ttype\tjurisdiction\tclasses\tstatus\tfiling date\towner\n');
  const all = [];
  const write = async (/** @type {(string | number)[]} */ cells) => {
    all.push(String(cells[0]));
    if (!file.write(`${cells.join('\t')}\n`)) await once(file, 'drain');
  };
  for (const [at, name] of real.entries())
    await write([
      name,
      `REAL${at}`,
      'WORD',
      OFFICES[at % 3],
      (classes.get(name) ?? [1 + ((at * 7) % 45)]).join(';'),
      'Trademark registered',
      '2015-01-01',
      '',
    ]);
  for (const mark of syntheticMarks(count - real.length))
    await write([
      mark.name,
      mark.number,
      mark.type,
      mark.jurisdiction,
      mark.classes.join(';'),
      mark.status,
      mark.filingDate,
      mark.owner,
    ]);
  file.end();
  await once(file, 'finish');
  return all;
}

async function measureIndex() {
  const loadStart = performance.now();
  const register = await openRegister(folder, weigh);
  const load = (performance.now() - loadStart) / 1000;
  const concepts = shippedConcepts();
  const nearest = new NearestMarks(register.index, concepts);
  const everything = new SlotFilter({}, register.index.offices);
  const narrow = (/** @type {{ classes?: readonly number[] }} */ { classes }) =>
    new SlotFilter(
      { jurisdictions: OFFICES, classes: classes ?? [], liveOnly: true },
      register.index.offices,
    );
  const nameOf = (/** @type {number} */ slot) =>
    register.markOf(register.index.marks.columns.keys[slot])?.name ?? '';
  const { weights, heldBack } = trainedRanking();
  const shipped = new Ranking(weights);
  const unseeing = heldBack.map((one) => new Ranking(one));
  const foldOf = foldsOf(data);
  const search = { nearest, weigh, nameOf, rankingOf: () => shipped };
  runQueries(data.queries.slice(0, WARM_UP), () => everything, search);
  const open = runQueries(data.queries, () => everything, search);
  const filtered = runQueries(
    data.queries.filter(({ classes }) => (classes ?? []).length > 0),
    narrow,
    search,
  );
  figure('load of the snapshot', `${load.toFixed(2)} s (gate ${GATES.loadS})`, load < GATES.loadS);
  for (const [title, { p50, p95, cpu }] of [
    ['no filter', open],
    ['three offices, classes, live', filtered],
  ]) {
    figure(
      title,
      `p50 ${p50} ms, p95 ${p95} ms; processor time p50 ${cpu.p50} ms, p95 ${cpu.p95} ms (gate ${GATES.p95Ms})`,
      cpu.p95 < GATES.p95Ms,
    );
  }
  const withClasses = data.queries.filter(({ classes }) => (classes ?? []).length > 0);
  for (const [order, rankingOf] of /** @type {const} */ ([
    ['by similarity alone', () => undefined],
    ['by weights that saw none of its marks', (/** @type {string} */ query) => unseeing[foldOf(query)]],
    ['as shown', () => shipped],
  ])) {
    const ordered = { ...search, rankingOf };
    for (const [title, queries, filterOf] of /** @type {const} */ ([
      ['found, no filter', data.queries, () => everything],
      ['found, filtered', withClasses, narrow],
    ])) {
      const { answers } = runQueries(queries, filterOf, ordered);
      for (const [kind, found] of Object.entries(foundBy(answers, weigh)))
        figure(`${title}, ${kind}`, `@10 ${found[0].toFixed(3)}, @50 ${found[1].toFixed(3)} ${order}`);
    }
  }
  const best = bestOfAll(data.queries, everything, { ...search, index: register.index });
  const recall = recallOf(best, everything, search);
  figure(
    'recall of the exhaustive top 20',
    `${recall.toFixed(3)} (gate ${GATES.recall})`,
    recall >= GATES.recall,
  );
  await register.close();
  const { keys } = register.index.marks.columns;
  return { recall, best: best.map(({ query, slots }) => ({ query, keys: slots.map((slot) => keys[slot]) })) };
}

/** The same questions with candidates from a node of OpenSearch. */
async function measureCluster() {
  const base = await freeBase(PEER_BASE, (from) => Object.values(portsFrom(from)));
  const figures = await measureOpenSearch({
    folder,
    ports: portsFrom(base),
    dir,
    queries: data.queries,
    filterOf: ({ classes }) => ({ jurisdictions: OFFICES, classes: classes ?? [], liveOnly: true }),
    ...top,
    tools: { weigh, concepts: shippedConcepts() },
  });
  for (const [title, text, holds] of figures) figure(title, text, holds);
}

/** With one thread and with one a core. */
async function measureHost() {
  const counts = [1, Math.max(2, availableParallelism())];
  for (const { count: threads, readyS, one, together, cpuMs, memoryMB } of await measureThreads({
    root: folder.root,
    queries: data.queries,
    counts,
    turns: 1,
  }))
    figure(
      `through ${threads} thread${threads === 1 ? '' : 's'}, 20 whole hits`,
      `ready after ${readyS.toFixed(1)} s, p50 ${one.p50} ms, p95 ${one.p95} ms; 200 at once p95 ${together.p95} ms, ${cpuMs.toFixed(1)} ms of processor each; ${memoryMB} MB`,
    );
}

async function measurePeer(open, title, whyNot) {
  if (open === undefined) return figure(`peer ${title}`, whyNot);
  const peer = await open();
  const answers = [];
  const ms = [];
  for (const query of data.queries) {
    const start = performance.now();
    answers.push({ query, names: await peer.search(query.query) });
    ms.push(performance.now() - start);
  }
  const { p50, p95 } = percentiles(ms);
  const found = Object.entries(foundBy(answers, weigh)).map(
    ([kind, [ten, fifty]]) => `${kind} @10 ${ten.toFixed(2)} @50 ${fifty.toFixed(2)}`,
  );
  figure(
    `peer ${peer.title}`,
    `  built in ${peer.buildS.toFixed(1)} s, p50 ${p50} ms, p95 ${p95} ms; found, no filter: ${found.join(', ')}`,
  );
  await peer.close();
}

/** Over HTTP, one question after the other, while the index loads and afterwards. */
async function measureGateway(
  /** @type {import('../../infra/local/start-servers.mjs').ServerEnvironment} */ servers,
) {
  const { p50, p95, readyS, fromDatabase, errors, cpuMs } = await measureHttp({
    registerRoot: folder.root,
    dir,
    queries: data.queries,
    servers: { ...servers },
  });
  figure(
    'over HTTP, gateway and service',
    `p50 ${p50} ms, p95 ${p95} ms (gate ${GATES.httpP95Ms}), ${errors} errors; processor, mean: service ${cpuMs.service.toFixed(1)} ms, gateway ${cpuMs.gateway.toFixed(1)} ms`,
    p95 < GATES.httpP95Ms && errors === 0,
  );
  figure(
    'process started, index answers',
    `${readyS.toFixed(1)} s (gate ${GATES.loadS}), ${fromDatabase} answers from the database meanwhile`,
    readyS < GATES.loadS,
  );
}

/** From the database alone, over as many marks in our care as the index holds. */
async function measureWithoutIndex() {
  const { marks, alone, together, found, meanwhile } = await measureFallback({
    corpus: join(dir, 'corpus.tsv'),
    registerRoot: folder.root,
    queries: data.queries,
    weigh,
  });
  const names = Object.entries(found)
    .map(([kind, [ten, fifty]]) => `${kind} @10 ${ten.toFixed(2)} @50 ${fifty.toFixed(2)}`)
    .join(', ');
  figure(
    'without the index, from the database',
    `p50 ${alone.p50} ms, p95 ${alone.p95} ms over ${marks} marks in our care (gate ${GATES.fallbackP95Ms}), ${alone.errors} errors; found, no filter: ${names}`,
    alone.p95 < GATES.fallbackP95Ms && alone.errors === 0,
  );
  figure(
    '  200 questions at once',
    `p50 ${together.p50} ms, p95 ${together.p95} ms, ${together.errors} errors`,
    together.errors === 0,
  );
  figure(
    '  while the index loads beside it',
    `${meanwhile.answers} answers, p95 ${meanwhile.p95} ms, ${meanwhile.errors} errors; the index answered after ${meanwhile.readyS.toFixed(1)} s`,
    meanwhile.errors === 0,
  );
}

/** Servers that are there, else some of our own for the time of the run. */
async function withServers(
  /** @type {(servers: import('../../infra/local/start-servers.mjs').ServerEnvironment) => Promise<void>} */ work,
) {
  const base = await freeBase(PEER_BASE, (from) => Object.values(portsFrom(from)));
  const { environment, stop } = await startServers({ base, dir, durable: false });
  process.env.POSTGRES_ADMIN_URL ??= environment.POSTGRES_ADMIN_URL;
  try {
    await work(environment);
  } finally {
    await stop();
  }
}
