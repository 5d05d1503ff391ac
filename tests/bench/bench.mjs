// npm run bench: every figure of the project in one run, each beside a peer or a gate of the same run; `npm run bench -- NAME…` runs
// parts of it (names below); `--count N`: how many subscriptions `charges` has due on its day; `--compare REV`: the same parts on another commit
// and on this one in turns, and what got slower. Starts its own servers unless their addresses are given. Exits 1 below a gate, or where something
// got slower, 2 for an unknown name.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freeBase } from '../../infra/local/net.mjs';
import { stateDir } from '../../infra/local/paths.mjs';
import { portsFrom } from '../../infra/local/ports.mjs';
import { startServers } from '../../infra/local/start-servers.mjs';
import { compareWith } from './compare.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIRST_BASE = 24_300;

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '2000' }, compare: { type: 'string' } },
});
if (!/^[1-9]\d*$/.test(options.count)) {
  console.error('--count takes a whole number above zero');
  process.exit(2);
}

const known = [
  {
    name: 'events',
    title: 'Events: command, relay, effect, idle',
    command: [process.execPath, 'tests/bench/events.bench.mjs'],
  },
  {
    name: 'rebuild',
    title: 'Rebuild: events folded again',
    command: [process.execPath, 'tests/bench/rebuild.bench.mjs'],
  },
  {
    name: 'marks',
    title: 'Rebuild: marks with their deadlines and reminders, and what ten million of them come to',
    command: [process.execPath, 'tests/bench/rebuild-marks.bench.mjs'],
  },
  {
    name: 'list',
    title: 'List: twenty rows of 100,000 with three references to other services',
    command: [
      process.execPath,
      '--experimental-vm-modules',
      'node_modules/.bin/jest',
      '--selectProjects=int',
      '--testPathPatterns=contracts/joined-list',
    ],
    env: { COTTA_BENCH: '1' },
  },
  {
    name: 'gateway',
    title: 'Gateway: joined query against the stock set-up',
    command: [process.execPath, 'gateway/build-step.mjs', 'bench'],
  },
  {
    name: 'deadlines',
    title: 'Deadlines: recomputing every mark',
    command: [process.execPath, 'tests/bench/deadlines.mjs', '1000000'],
  },
  {
    name: 'reminders',
    title: 'Reminders: a tick with nothing due',
    command: [process.execPath, 'tests/bench/reminders.bench.mjs'],
  },
  {
    name: 'partner-stream',
    title: 'Events for partners: ten read their streams',
    command: [process.execPath, 'tests/bench/partner-stream.bench.mjs'],
  },
  {
    name: 'docketing',
    title: 'Docketing: a thousand letters of offices',
    command: [process.execPath, 'tests/bench/docketing.bench.mjs'],
  },
  {
    name: 'letters',
    title: 'Letters: ten thousand due in one minute',
    command: [
      process.execPath,
      '--experimental-vm-modules',
      'node_modules/.bin/jest',
      '--selectProjects=int',
      '--testPathPatterns=journeys/many-letters',
    ],
    env: { LETTERS: '10000' },
  },
  {
    name: 'letters-written',
    title: 'Letters: ten thousand written down at once',
    command: [process.execPath, 'tests/bench/letters-written.bench.mjs'],
  },
  {
    name: 'scan-queue',
    title: 'Findings of scans: the queue, the score, sixty judged by keys',
    command: [process.execPath, 'tests/bench/scan-queue.bench.mjs'],
  },
  {
    name: 'screenshots',
    title: 'Screenshots: pages a minute of one capture worker, and its memory',
    command: [process.execPath, 'tests/bench/screenshots.bench.mjs'],
  },
  {
    name: 'quotes',
    title: 'Quotes: an order priced and stored',
    command: [process.execPath, 'tests/bench/quote.bench.mjs'],
  },
  {
    name: 'orders',
    title: 'Orders: a thousand, paid and invoiced',
    command: [
      process.execPath,
      '--experimental-vm-modules',
      'node_modules/.bin/jest',
      '--selectProjects=int',
      '--testPathPatterns=money/many-orders',
    ],
    env: { ORDERS: '1000' },
  },
  {
    name: 'charges',
    title: 'Charges: subscriptions due on one day, while every worker is killed',
    command: [
      process.execPath,
      '--experimental-vm-modules',
      'node_modules/.bin/jest',
      '--selectProjects=fault',
      '--testPathPatterns=faults/charges-killed',
    ],
    env: { CHARGES: options.count },
  },
  {
    name: 'desk',
    title: 'Desk: a list of 100,000 and a mark with 300 events in a browser',
    command: [
      process.execPath,
      '--experimental-vm-modules',
      'node_modules/.bin/jest',
      '--selectProjects=journey',
      '--testPathPatterns=desk/speed',
    ],
    env: { COTTA_BENCH: '1' },
  },
  {
    name: 'pages',
    title: 'Pages: what a public page costs, stored and rendered, and a search over the texts',
    command: [process.execPath, 'tests/bench/pages.bench.mjs'],
  },
  {
    name: 'touched',
    title: 'Touched: how long a public page holds up a phone at its first touch',
    command: [process.execPath, 'tests/bench/pages-touched.bench.mjs'],
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse: each kind of public page in each of its languages, on a simulated phone',
    command: [process.execPath, 'tests/bench/lighthouse.bench.mjs'],
  },
  {
    name: 'web',
    title: 'Web: what a page weighs',
    command: [process.execPath, 'web/scripts/check-budgets.mjs'],
  },
];
const strange = asked.filter((name) => !known.some((part) => part.name === name));
if (strange.length > 0) {
  console.error(
    `no part is called ${strange.join(', ')}; there are ${known.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
if (options.compare !== undefined) {
  const args = [...asked, '--count', options.count];
  process.exit((await compareWith({ rev: options.compare, root: ROOT, args })) ? 0 : 1);
}
const parts = known.filter(({ name }) => asked.length === 0 || asked.includes(name));

/** What is measured in a browser is what was built from these sources, not what was left from others. */
const OF_THE_WEB = ['desk', 'pages', 'touched', 'lighthouse', 'web'];
if (parts.some(({ name }) => OF_THE_WEB.includes(name))) {
  const [status] = await once(
    spawn(process.execPath, ['web/scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' }),
    'close',
  );
  if (status !== 0) process.exit(1);
}

/** @type {(() => Promise<void>)[]} */
const undo = [];
const base = await freeBase(FIRST_BASE, (from) => Object.values(portsFrom(from)));
const dir = stateDir(`bench-${base}`);
rmSync(dir, { recursive: true, force: true });
const { environment } = await startServers({
  base,
  dir,
  durable: true,
  counted: true,
  say: () => undefined,
  register: (/** @type {() => Promise<void>} */ stop) => void undo.push(stop),
});

let missed = 0;
for (const {
  title,
  command: [program = '', ...args],
  env = {},
} of parts) {
  console.log(`\n${title} (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  // Not synchronously: the mail server lives in this process and has to answer meanwhile.
  const [status] = await once(
    spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment, ...env },
    }),
    'close',
  );
  if (status !== 0) missed += 1;
}
for (const stop of undo.reverse()) await stop();
rmSync(dir, { recursive: true, force: true });
console.log(`\n${parts.length - missed} parts within their gates, ${missed} not`);
process.exitCode = missed === 0 ? 0 : 1;
