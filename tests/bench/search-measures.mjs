// What the search bench counts: times, names found, and how much of the exhaustive answer the index returns.
import { percentile } from '../../services/trademarks/dist/search/evaluation/auc.js';
import { analyseName } from '../../services/trademarks/dist/search/text/analysed-name.js';

const RECALL_QUERIES = 20;
const RECALL_TOP = 20;
/** Marks below this raw score are near nothing; missing one of them is no loss. */
const RECALL_FROM = 0.5;
const SHOWN = 50;

/** @param {readonly number[]} ms milliseconds, one decimal */
export function percentiles(ms) {
  const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  return { p50: round(percentile(ms, 0.5)), p95: round(percentile(ms, 0.95)) };
}

/** Every query once, with its time on the clock, its processor time (which neighbours on the machine change less) and the names it found. */
export function runQueries(queries, filterOf, { nearest, weigh, nameOf, rankingOf }) {
  const ms = [];
  const cpu = [];
  const slots = queries.map((query) => {
    const filter = filterOf(query);
    const start = performance.now();
    const used = process.cpuUsage();
    const { marks } = nearest.to(analyseName(query.query, weigh), filter, rankingOf?.(query.query));
    const { user, system } = process.cpuUsage(used);
    ms.push(performance.now() - start);
    cpu.push((user + system) / 1000);
    return Array.from(marks.slots.subarray(0, SHOWN));
  });
  const answers = queries.map((query, at) => ({ query, names: slots[at].map(nameOf) }));
  return { ...percentiles(ms), cpu: percentiles(cpu), answers };
}

/** Share of queries by kind whose expected name is in the first 10 and 50. */
export function foundBy(answers, weigh) {
  const key = (/** @type {string} */ name) => analyseName(name, weigh).fullKey;
  /** @type {Record<string, number[]>} */
  const ranks = {};
  for (const { query, names } of answers) {
    const wanted = new Set(query.expected.map(key));
    const rank = names.findIndex((/** @type {string} */ name) => wanted.has(key(name)));
    (ranks[query.kind] ??= []).push(rank < 0 ? Infinity : rank);
  }
  return Object.fromEntries(
    Object.entries(ranks).map(([kind, all]) => [
      kind,
      [10, SHOWN].map((most) => all.filter((rank) => rank < most).length / all.length),
    ]),
  );
}

/** For some of the queries the best marks of the whole register, found by scoring every one, best first. */
export function bestOfAll(queries, filter, { nearest, weigh, index }) {
  const { names, nameAt } = index.marks.columns;
  const step = Math.floor(queries.length / RECALL_QUERIES);
  return queries
    .filter((_, at) => at % step === 0)
    .slice(0, RECALL_QUERIES)
    .map(({ query }) => {
      const { scorer } = nearest.to(analyseName(query, weigh), filter);
      const scored = [];
      for (let slot = 0; slot < index.marks.count; slot += 1) {
        const raw = scorer.raw(names, nameAt[slot]);
        if (raw >= RECALL_FROM) scored.push({ slot, raw });
      }
      const top = scored.sort((a, b) => b.raw - a.raw).slice(0, RECALL_TOP);
      return { query, slots: top.map(({ slot }) => slot) };
    });
}

/** Share of them that the index returns. */
export function recallOf(top, filter, { nearest, weigh }) {
  let found = 0;
  for (const { query, slots } of top) {
    const { marks } = nearest.to(analyseName(query, weigh), filter);
    const returned = new Set(marks.slots);
    found += slots.filter((slot) => returned.has(slot)).length;
  }
  return found / top.reduce((sum, { slots }) => sum + slots.length, 0);
}
