// node tests/bench/search-index.mjs N   the index alone at N synthetic marks and the shipped real names: how long it is built and how much memory that takes, how large
// its file is, and, in a process of its own, how long it is read, how much memory it takes and how fast 353 questions are answered one after another.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stateDir } from '../../infra/local/paths.mjs';
import { readEvalData } from '../../services/trademarks/dist/search/evaluation/eval-data.js';
import { namesOf } from '../../services/trademarks/dist/search/evaluation/evaluate.js';
import { SlotFilter } from '../../services/trademarks/dist/search/index/filter.js';
import { IndexBuilder } from '../../services/trademarks/dist/search/index/index-builder.js';
import { joinIndex } from '../../services/trademarks/dist/search/index/shared-index.js';
import { loadShared, saveIndex } from '../../services/trademarks/dist/search/index/snapshot.js';
import { shippedConcepts } from '../../services/trademarks/dist/search/meaning/concepts.js';
import { NearestMarks } from '../../services/trademarks/dist/search/query/nearest.js';
import { isLive } from '../../services/trademarks/dist/search/register/status-words.js';
import { Ranking, trainedRanking } from '../../services/trademarks/dist/search/score/ranking.js';
import { seedWeights } from '../../services/trademarks/dist/search/text/word-weights.js';
import { syntheticMarks } from './search-corpus.mjs';
import { runQueries } from './search-measures.mjs';

const WARM_UP = 100;
const OFFICES = ['EU', 'US', 'UK'];
const HEAP_MB = 8_000;

const count = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(count) || count < 20_000)
  throw new Error('How many marks? node tests/bench/search-index.mjs 1000000 (at least 20000)');
const [path, part] = [process.argv[3], process.argv[4]];
if (path === undefined) measure();
else if (part === 'build') await build(path);
else await ask(path);

function measure() {
  const dir = stateDir(`search-index-${count}`);
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'index.bin');
  console.log(`${count} SYNTHETIC marks. Load of the machine before: ${load()}`);
  try {
    run(file, 'build');
    console.log(`file: ${megabytes(statSync(file).size)}`);
    run(file, 'ask');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  console.log(`Load of the machine after: ${load()}`);
}

function run(/** @type {string} */ file, /** @type {string} */ what) {
  const self = fileURLToPath(import.meta.url);
  const { status } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, '--expose-gc', self, String(count), file, what],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`${what} ended with ${status}`);
}

async function build(/** @type {string} */ file) {
  const begun = performance.now();
  const builder = new IndexBuilder(seedWeights(), OFFICES);
  const facts = { latin: null, jurisdiction: 'EU', classes: [9], live: true, filingDate: '2015-01-01' };
  const real = [...namesOf(readEvalData())];
  for (const [key, name] of real.entries()) builder.add(key, { name, ...facts });
  let key = real.length;
  for (const mark of syntheticMarks(count - real.length)) {
    builder.add(key, { ...mark, latin: null, live: isLive(mark.status) });
    key += 1;
  }
  const index = builder.build();
  console.log(
    `marks made and index built: ${seconds(begun)} s, ${seconds(0, process.cpuUsage().user / 1000)} s of processor`,
  );
  const writing = performance.now();
  await saveIndex(index, file);
  console.log(
    `written: ${seconds(writing)} s; memory at most ${megabytes(process.resourceUsage().maxRSS * 1024)}`,
  );
}

async function ask(/** @type {string} */ file) {
  const { queries } = readEvalData();
  const concepts = shippedConcepts();
  globalThis.gc?.();
  const before = process.memoryUsage();
  const begun = performance.now();
  const index = joinIndex(await loadShared(file), seedWeights());
  console.log(`read: ${seconds(begun)} s`);
  const ranking = new Ranking(trainedRanking().weights);
  const tools = {
    nearest: new NearestMarks(index, concepts),
    weigh: index.weigh,
    nameOf: String,
    rankingOf: () => ranking,
  };
  const filters = {
    'no filter': () => new SlotFilter({}, index.offices),
    'three offices, classes, live': (/** @type {{ classes?: readonly number[] }} */ { classes = [] }) =>
      new SlotFilter({ jurisdictions: OFFICES, classes, liveOnly: true }, index.offices),
  };
  for (const [title, filterOf] of Object.entries(filters)) {
    runQueries(queries.slice(0, WARM_UP), filterOf, tools);
    const { p50, p95, cpu } = runQueries(queries, filterOf, tools);
    console.log(`${title}: p50 ${p50} ms, p95 ${p95} ms; processor p50 ${cpu.p50} ms, p95 ${cpu.p95} ms`);
  }
  globalThis.gc?.();
  const after = process.memoryUsage();
  const taken = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  console.log(`memory of the index ${megabytes(taken)}, of the process ${megabytes(after.rss)}`);
}

function seconds(/** @type {number} */ begun, now = performance.now()) {
  return ((now - begun) / 1000).toFixed(1);
}

function megabytes(/** @type {number} */ bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}

function load() {
  return loadavg()[0]?.toFixed(1);
}
