// Screenshots: how many pages a minute one capture worker looks at, and the most memory it and its browser hold meanwhile. Three kinds of pages of a
// site on this machine, through the worker's own door, one after another as cases asks. The gates: 20 a minute within 1 GB. `CAPTURES=30`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const CAPTURES = Number(process.env.CAPTURES ?? 30);
const A_MINUTE = 20;
const MOST_MIB = 1024;
const SAMPLE_MS = 200;
const TICKS_A_SECOND = 100;
const KEY = 'k'.repeat(43);
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

if (process.argv[2] === 'worker') await work(Number(process.argv[3]));
else await measure();

/** The worker of production; the port of the site alone counts as public here. @param {number} site */
async function work(site) {
  const dist = new URL('../../services/', import.meta.url);
  const [{ serveCaptures }, { readPublicLink }, { openLog }, { systemClock }] = await Promise.all(
    [
      'cases/dist/evidence/capture/capture-server.js',
      'kit/dist/model/public-link/public-link.js',
      'kit/dist/runtime/process/log.js',
      'kit/dist/model/time/clock.js',
    ].map((path) => import(String(new URL(path, dist)))),
  );
  const { port } = await serveCaptures({
    host: '127.0.0.1',
    port: 0,
    key: KEY,
    log: openLog({ service: 'bench', level: 'silent' }),
    network: {
      read: (/** @type {string} */ link) => readPublicLink(link, { morePorts: [site] }),
      resolve: async () => ['127.0.0.1'],
      addressProblem: (/** @type {string} */ _, /** @type {number} */ at) =>
        at === site ? undefined : 'inside',
    },
    clock: systemClock,
    newId: () => crypto.randomUUID(),
    userAgent: 'Bench/1.0',
    chromiumPath: CHROMIUM,
    sandbox: false,
  });
  process.send?.(port);
}

/** An offer, a list of forty pictures that is long, and a page whose script builds it. @param {string} path */
function pageOf(path) {
  const picture = (/** @type {number} */ n) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="hsl(${n * 9} 60% 60%)"/><text x="40" y="200" font-size="60">Lamp ${n}</text></svg>`;
  if (path.startsWith('/picture/')) return { type: 'image/svg+xml', body: picture(Number(path.slice(9))) };
  const bodies = /** @type {Readonly<Record<string, string>>} */ ({
    '/offer': '<h1>LUMARA lamp</h1><img src="/picture/1"><p>For sale, 19.90 EUR</p>'.padEnd(
      20_000,
      ' <p>Words</p>',
    ),
    '/list': Array.from(
      { length: 40 },
      (_, n) => `<h2>Lamp ${n}</h2><img src="/picture/${n}"><p>29 EUR</p>`,
    ).join(''),
    '/script': `<div id=a></div><script>for (let n = 0; n < 3000; n += 1) { const p = document.createElement('p'); p.textContent = 'Offer ' + n; a.append(p); }</script>`,
  });
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><title>x</title><body>${bodies[path] ?? 'nothing'}`,
  };
}

/** A process and everything it started. @param {number} root @returns {number[]} */
function family(root) {
  const parents = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const found = [root];
  for (const one of found) for (const [id, parent] of parents) if (parent === one) found.push(id);
  return found;
}

/** Empty where the process is gone meanwhile. @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** MiB of a family: each page that is shared counts once (PSS), and as `ps` adds them up (RSS). @param {number} root */
function memory(root) {
  const sum = { pss: 0, rss: 0 };
  for (const id of family(root)) {
    const rollup = read(`/proc/${id}/smaps_rollup`);
    sum.pss += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
    sum.rss += Number(/^Rss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  }
  return sum;
}

/** Seconds of processor of a process and of all it waited for. @param {number} id */
function processor(id) {
  const stat = read(`/proc/${id}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS_A_SECOND;
}

async function measure() {
  if (!existsSync(CHROMIUM)) {
    console.error(`no browser at ${CHROMIUM}; set CHROMIUM_PATH`);
    process.exit(1);
  }
  const site = createServer((request, response) => {
    const { type, body } = pageOf(request.url ?? '/');
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  const sitePort = typeof address === 'object' && address !== null ? address.port : 0;
  const worker = fork(fileURLToPath(import.meta.url), ['worker', String(sitePort)]);
  const [port] = await once(worker, 'message');
  const id = worker.pid ?? 0;
  const idle = memory(id);
  const most = { pss: 0, rss: 0 };
  const sampling = setInterval(() => {
    const now = memory(id);
    most.pss = Math.max(most.pss, now.pss);
    most.rss = Math.max(most.rss, now.rss);
  }, SAMPLE_MS);
  const [began, worked] = [performance.now(), processor(id)];
  let pictured = 0;
  for (let index = 0; index < CAPTURES; index += 1) {
    const path = ['/offer', '/list', '/script'][index % 3];
    const answer = await fetch(`http://127.0.0.1:${port}/captures`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}` },
      body: JSON.stringify({ link: `http://shop.com:${sitePort}${path}` }),
    });
    const captured = /** @type {{ pictured?: boolean }} */ (await answer.json());
    if (captured.pictured === true) pictured += 1;
  }
  const seconds = (performance.now() - began) / 1000;
  clearInterval(sampling);
  const aMinute = (CAPTURES / seconds) * 60;
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(
    `${pictured} of ${CAPTURES} pages pictured in ${seconds.toFixed(1)} s: ${aMinute.toFixed(1)} a minute (gate ${A_MINUTE})`,
  );
  console.log(
    `processor: ${((processor(id) - worked) / CAPTURES).toFixed(2)} s a page; load of the machine ${load.join(', ')}`,
  );
  console.log(
    `memory of worker and browser: idle ${idle.pss.toFixed(0)} MiB, most ${most.pss.toFixed(0)} MiB (gate ${MOST_MIB}), ${most.rss.toFixed(0)} MiB where shared pages count in each process`,
  );
  worker.kill();
  site.close();
  site.closeAllConnections();
  process.exit(pictured === CAPTURES && aMinute >= A_MINUTE && most.pss <= MOST_MIB ? 0 : 1);
}
