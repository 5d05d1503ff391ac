// What threads that search the same memory bring: one question after another, many at once, and memory, with one thread and with as many as asked, by turns.
import { setTimeout as pause } from 'node:timers/promises';
import { SearchHost } from '../../services/trademarks/dist/search/worker/search-host.js';
import { startSearchThreads } from '../../services/trademarks/dist/search/worker/search-threads.js';
import { percentiles } from './search-measures.mjs';

/** As many as come at once from one busy visitor. */
const TOGETHER = 200;
const WARM_UP = 60;
const MB = 1e6;
/** Memory is read once threads that were ended are gone. */
const ENDED_MS = 200;

/**
 * @param {{ root: string, queries: readonly { query: string }[], counts: readonly number[], turns: number }} run
 * @returns {Promise<{ count: number, readyS: number, one: { p50: number, p95: number }, together: { p50: number, p95: number }, cpuMs: number, memoryMB: number }[]>}
 *   `cpuMs`: processor time of a question when many come at once; `memoryMB`: what the threads add to the process
 */
export async function measureThreads({ root, queries, counts, turns }) {
  const figures = [];
  for (let turn = 0; turn < turns; turn += 1)
    for (const count of counts) figures.push(await measure(root, queries, count));
  return figures;
}

async function measure(root, queries, count) {
  await pause(ENDED_MS);
  const before = process.memoryUsage().rss;
  const begun = performance.now();
  const host = new SearchHost({
    startThread: () => startSearchThreads(root, count),
    timeoutMs: 30_000,
    restartMs: 100,
  });
  await host.untilReady();
  const readyS = (performance.now() - begun) / 1000;
  const ask = async ({ query }) => {
    const asked = performance.now();
    await host.search({ query, limit: 20, offset: 0, ranked: true });
    return performance.now() - asked;
  };
  // All threads, so that each has been through the code.
  for (let round = 0; round < count + 1; round += 1)
    await Promise.all(queries.slice(0, WARM_UP * count).map(ask));
  const one = [];
  for (const query of queries) one.push(await ask(query));
  const used = process.cpuUsage();
  const together = await Promise.all(queries.slice(0, TOGETHER).map(ask));
  const { user, system } = process.cpuUsage(used);
  const memoryMB = Math.round((process.memoryUsage().rss - before) / MB);
  await host.stop();
  return {
    count,
    readyS,
    one: percentiles(one),
    together: percentiles(together),
    cpuMs: (user + system) / 1000 / TOGETHER,
    memoryMB,
  };
}
