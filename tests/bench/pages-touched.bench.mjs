// How long a public page holds up a phone once it is touched: processor time of the page's own thread, with three quarters of it taken away
// (a quarter of this processor, as Lighthouse's phone), in the tasks that are longer than 50 ms. Neighbours on the machine change it less than the clock.
// `KINDS=home,check` measures some, `PARTS=1` says in what kind of work the time went.
import { chromium } from 'playwright-core';
import { startWeb, stopAll } from './web-over-stub.mjs';

const GATE_BLOCKING_MS = 100;
const LONG_MS = 50;
const SLOWDOWN = 4;
const VISITS = 3;
/** A report of the stub gateway, by the link its reader got. */
const REPORT = '/verification-summary/vs.AZCgAAAAcACAAAAAAAALAQ.1.1lepuo0.0123456789abcdefghijkl';

/** @type {Record<string, string>} */
const KINDS = {
  home: '/',
  prices: '/detailed-pricelist',
  country: '/country/austria',
  article: '/blog/when-not-to-register',
  check: '/verification',
  'service form': '/legal-services',
  booking: '/book-a-free-consultation',
  'report by link': REPORT,
};
const wanted = process.env['KINDS']?.split(',') ?? Object.keys(KINDS);
const strange = wanted.filter((kind) => KINDS[kind] === undefined);
if (strange.length > 0) {
  console.error(`no kind is called ${strange.join(', ')}; there are ${Object.keys(KINDS).join(', ')}`);
  process.exit(2);
}

/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args?: { name?: string } }} Event */

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

/** What the browser did meanwhile. @param {() => Promise<void>} work @returns {Promise<Event[]>} */
async function traced(work) {
  /** @type {Event[]} */
  const events = [];
  const tracing = await browser.newBrowserCDPSession();
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any} */ (value)));
  const ended = new Promise((resolve) => tracing.on('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  await tracing.send('Tracing.end');
  await ended;
  return events;
}

/** From the touch until nothing more comes; of a page that wakes at once, from its address on. @param {string} url */
async function traceOf(url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const isNow = url.endsWith(REPORT);
  if (!isNow) await page.goto(url, { waitUntil: 'load' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const events = await traced(async () => {
    if (isNow) await page.goto(url, { waitUntil: 'load' });
    else await page.touchscreen.tap(5, 700);
    const wakes =
      isNow || (await page.evaluate(() => document.querySelector('head > script[type=module]') !== null));
    if (wakes) await page.waitForFunction(() => document.documentElement.classList.contains('scripted'));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  });
  await context.close();
  return events;
}

/** What the busiest thread of a page did, whole pieces with their length. @param {Event[]} events */
function pageThread(events) {
  const key = (/** @type {Event} */ { pid, tid }) => `${pid} ${tid}`;
  /** @type {Map<string, number>} */
  const worked = new Map();
  for (const event of events)
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') worked.set(key(event), 0);
  for (const event of events)
    if (event.name === 'RunTask' && worked.has(key(event)))
      worked.set(key(event), (worked.get(key(event)) ?? 0) + (event.tdur ?? 0));
  const [busiest] = [...worked].sort(([, a], [, b]) => b - a)[0] ?? [];
  return events.filter((event) => event.ph === 'X' && key(event) === busiest);
}

const msOf = (/** @type {Event} */ { tdur = 0 }) => tdur / 1000;

/** What is directly in a task, the work of each in the order it was done. @param {Event} task @param {Event[]} events */
function partsOf(task, events) {
  const end = task.ts + (task.dur ?? 0);
  const WORK = {
    EvaluateScript: 'start of the entry',
    'v8.evaluateModule': 'run of a module',
    'v8.compileModule': 'compile',
    BlinkScheduler_PerformMicrotaskCheckpoint: 'what waited for a promise',
    FunctionCall: 'React and handlers',
    MajorGC: 'collection',
    MinorGC: 'collection',
    UpdateLayoutTree: 'styles',
    Layout: 'layout',
  };
  return events
    .filter(({ name, ts, dur = 0 }) => name in WORK && ts >= task.ts && ts + dur <= end)
    .filter((event) => msOf(event) >= 3)
    .map((event) => `${/** @type {any} */ (WORK)[event.name]} ${Math.round(msOf(event))}`);
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

let missed = 0;
try {
  const { web } = await startWeb();
  console.log('| Kind | Blocked, median | of each visit | Longest task | All work |');
  console.log('|---|---|---|---|---|');
  for (const kind of wanted) {
    const visits = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const events = pageThread(await traceOf(`${web}${KINDS[kind]}`));
      const tasks = events.filter(({ name }) => name === 'RunTask');
      const times = tasks.map(msOf);
      visits.push({
        blocked: times.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0),
        longest: Math.max(0, ...times),
        all: times.reduce((sum, ms) => sum + ms, 0),
      });
      if (process.env['PARTS'] !== undefined)
        for (const task of tasks.filter((one) => msOf(one) > LONG_MS))
          console.log(`${Math.round(msOf(task))} ms: ${partsOf(task, events).join(', ')}`);
    }
    const blocked = median(visits.map((visit) => visit.blocked));
    if (blocked > GATE_BLOCKING_MS) missed += 1;
    console.log(
      `| ${kind} | ${Math.round(blocked)} ms | ${visits.map((visit) => Math.round(visit.blocked)).join(', ')} | ${Math.round(median(visits.map(({ longest }) => longest)))} ms | ${Math.round(median(visits.map(({ all }) => all)))} ms |`,
    );
  }
} finally {
  await browser.close();
  stopAll();
}
console.log(`${missed} kinds hold a phone up for more than ${GATE_BLOCKING_MS} ms`);
process.exitCode = missed === 0 ? 0 : 1;
