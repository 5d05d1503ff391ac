// The same marks and the same questions with candidates from a node of OpenSearch: what is found, how fast, and what it takes.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startOpenSearch } from '../../infra/local/opensearch.mjs';
import { OpenSearchCandidates } from '../../services/trademarks/dist/adapters/opensearch/opensearch-candidates.js';
import { publishRegisters } from '../../services/trademarks/dist/adapters/opensearch/publish-registers.js';
import { nearestAmong } from '../../services/trademarks/dist/search/evaluation/candidate-quality.js';
import { foundBy, percentiles } from './search-measures.mjs';

const SHOWN = 50;
const WARM_UP = 120;
const TIMEOUT_MS = 30_000;
const PREFIX = 'bench';
const HEAP_MB = 2_048;
/** Of the exhaustive top, below what our own index returns. */
const RECALL_BELOW = 0.01;

/**
 * @param {{ folder: import('../../services/trademarks/dist/search/register/state-folder.js').StateFolder, ports: { opensearch: number, opensearchTransport: number },
 *   dir: string, queries: readonly { query: string, expected: readonly string[], classes?: readonly number[] }[],
 *   filterOf: (query: { classes?: readonly number[] }) => object, recall: number, best: readonly { query: string, keys: readonly number[] }[],
 *   tools: { weigh: import('../../services/trademarks/dist/search/text/analysed-name.js').WeighWord, concepts: import('../../services/trademarks/dist/search/meaning/concepts.js').Concepts } }} run
 *   `folder`: what was imported; `best`: the best marks of the whole register for some of the queries, by their keys; `recall`: how many of them our own index returned
 * @returns {Promise<[title: string, text: string, holds: boolean][]>}
 */
export async function measureOpenSearch({ folder, ports, dir, queries, filterOf, recall, best, tools }) {
  const node = await startOpenSearch({
    port: ports.opensearch,
    transportPort: ports.opensearchTransport,
    dir,
    heapMB: HEAP_MB,
  });
  const cluster = { url: node.url, prefix: PREFIX };
  try {
    const start = performance.now();
    await publishRegisters(cluster, { folder, weigh: tools.weigh });
    const buildS = (performance.now() - start) / 1000;
    const source = new OpenSearchCandidates(cluster, TIMEOUT_MS);
    await source.refresh();
    const ask = (/** @type {string} */ query, filter = {}) =>
      nearestAmong(source, { query, filter, shown: SHOWN }, tools);
    for (const { query } of queries.slice(0, WARM_UP)) await ask(query);
    const open = await askAll(queries, ({ query }) => ask(query), tools.weigh);
    const filtered = await askAll(
      queries.filter(({ classes = [] }) => classes.length > 0),
      (query) => ask(query.query, filterOf(query)),
      tools.weigh,
    );
    const found = await recallAmong(best, ask);
    return [
      ['OpenSearch, filled from the import', `${buildS.toFixed(1)} s`, true],
      ...figuresOf('no filter', open),
      ...figuresOf('three offices, classes, live', filtered),
      [
        'OpenSearch, recall of the same top 20',
        `${found.toFixed(3)} (gate: ${RECALL_BELOW} below our own)`,
        found >= recall - RECALL_BELOW,
      ],
      [
        'OpenSearch, memory and disk',
        `${residentMB(node.child.pid)} MB of its process (heap ${HEAP_MB}), ${await storeMB(node.url)} MB on disk`,
        true,
      ],
    ];
  } finally {
    await node.stop();
  }
}

/** @typedef {import('../../services/trademarks/dist/search/evaluation/candidate-quality.js').FoundAmong} FoundAmong */

/** @template {{ query: string }} Q @param {readonly Q[]} queries @param {(query: Q) => Promise<FoundAmong>} ask @param {import('../../services/trademarks/dist/search/text/analysed-name.js').WeighWord} weigh */
async function askAll(queries, ask, weigh) {
  const answers = [];
  for (const query of queries) answers.push({ query, ...(await ask(query)) });
  const of = (/** @type {(one: FoundAmong) => number} */ measure) => percentiles(answers.map(measure));
  return {
    all: of(({ sourceMs, rankMs }) => sourceMs + rankMs),
    source: of(({ sourceMs }) => sourceMs),
    rank: of(({ rankMs }) => rankMs),
    candidates: of(({ candidates }) => candidates),
    found: foundBy(answers, weigh),
  };
}

/** @param {string} title @param {Awaited<ReturnType<typeof askAll>>} asked @returns {[string, string, boolean][]} */
function figuresOf(title, { all, source, rank, candidates, found }) {
  const ms = (/** @type {{ p50: number, p95: number }} */ { p50, p95 }) => `p50 ${p50}, p95 ${p95} ms`;
  return [
    [
      `OpenSearch, ${title}`,
      `${ms(all)}; the cluster ${ms(source)}; scoring ${ms(rank)}; ${candidates.p50} candidates`,
      true,
    ],
    ...Object.entries(found).map(
      ([kind, [ten, fifty]]) =>
        /** @type {[string, string, boolean]} */ ([
          `OpenSearch found, ${title}, ${kind}`,
          `@10 ${ten.toFixed(2)}, @50 ${fifty.toFixed(2)}`,
          true,
        ]),
    ),
  ];
}

/** @param {readonly { query: string, keys: readonly number[] }[]} top @param {(query: string) => Promise<FoundAmong>} ask */
async function recallAmong(top, ask) {
  let found = 0;
  for (const { query, keys } of top) {
    const returned = new Set((await ask(query)).keys);
    found += keys.filter((key) => returned.has(key)).length;
  }
  return found / top.reduce((sum, { keys }) => sum + keys.length, 0);
}

/** @param {number} pid */
function residentMB(pid) {
  const kB =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kB) / 1024);
}

/** @param {string} url */
async function storeMB(url) {
  const stats = await (await fetch(`${url}/_stats/store`)).json();
  return Math.round(stats._all.primaries.store.size_in_bytes / 1024 ** 2);
}
