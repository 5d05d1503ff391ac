// node tests/bench/deadlines.mjs [marks]: recomputes the deadlines of synthetic marks at all offices in one thread, and says how long a million would
// take. Exits 1 above the gate. Needs a build: npm run compile.
import { offices } from '../../services/reference/dist/offices.js';
import { computeDeadlines } from '../../services/trademarks/dist/deadlines/compute-deadlines.js';
import { recompute } from '../../services/trademarks/dist/deadlines/recompute.js';

const MILLION = 1_000_000;
/** Thirty by the clock on two cores: marks are recomputed one by one, by as many workers as there are. */
const GATE_SECONDS = 60;
const YESTERDAY = '2026-11-20';
const TODAY = '2026-11-21';
const DAY_MS = 86_400_000;
const marks = Number(process.argv[2] ?? 100_000);

/** Half of the marks at the offices most filings go to, the rest at all others. */
const usual = ['EU', 'US', 'UK', 'SK', 'CZ', 'CH', 'CA', 'CN', 'AU', 'DE'];
const codes = offices.map(({ code }) => code);

/** A mark of index `i`: same index, same mark. @param {number} i @returns {import('../../services/trademarks/dist/deadlines/mark-facts.js').MarkFacts} */
function syntheticMark(i) {
  const day = (/** @type {number} */ offset) =>
    new Date(Date.UTC(2002, 0, 1) + (((i * 7919) % 9_000) + offset) * DAY_MS).toISOString().slice(0, 10);
  const registered = i % 3 !== 0;
  const office = (i % 2 === 0 ? usual[(i >> 1) % usual.length] : codes[i % codes.length]) ?? 'EU';
  return {
    reference: `mark ${i}`,
    office,
    bases: office === 'US' ? ['1(b)'] : [],
    madrid: i % 11 === 0,
    status: registered ? 'Trademark registered' : 'Trademark published',
    dates: {
      filing: day(0),
      publication: day(120),
      ...(registered && { registration: day(260) }),
      ...(i % 11 === 0 && { internationalRegistration: day(-30) }),
    },
    events:
      i % 5 === 0
        ? [
            { kind: 'examination letter issued', date: day(60) },
            { kind: 'response filed', date: day(100) },
          ]
        : [],
  };
}

/** Marks held in memory at a time: a million with their stored deadlines would measure the collector of garbage. */
const TOGETHER = 10_000;
let deadlines = 0;
let clock = 0;
let processor = 0;
for (let from = 0; from < marks; from += TOGETHER) {
  const facts = Array.from({ length: Math.min(TOGETHER, marks - from) }, (_, i) => syntheticMark(from + i));
  const stored = facts.map((mark) => computeDeadlines(mark, YESTERDAY).deadlines);
  const [start, cpu] = [process.hrtime.bigint(), process.cpuUsage()];
  deadlines += facts.reduce(
    (sum, mark, i) => sum + recompute(stored[i] ?? [], mark, TODAY).deadlines.length,
    0,
  );
  clock += Number(process.hrtime.bigint() - start) / 1e9;
  const { user, system } = process.cpuUsage(cpu);
  processor += (user + system) / 1e6;
}
// One thread that never waits: what it costs is processor time, whatever else the machine is doing; the clock is printed beside it.
const perMillion = (processor / marks) * MILLION;
const count = (/** @type {number} */ number) => number.toLocaleString('en');
console.log(
  `recomputed against what was stored: ${count(marks)} marks, ${count(deadlines)} deadlines, ${processor.toFixed(1)} s of processor, ${clock.toFixed(1)} s by the clock, ${((processor / marks) * 1000).toFixed(3)} ms a mark`,
);
console.log(
  `a million in ${perMillion.toFixed(0)} s, ${(GATE_SECONDS / perMillion).toFixed(1)} times faster than the gate of ${GATE_SECONDS} s`,
);
process.exitCode = perMillion <= GATE_SECONDS ? 0 : 1;
