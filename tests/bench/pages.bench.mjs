// What a public page costs the web server: processor time of its process, which neighbours on the machine change less than the clock.
// The pages are drawn over the stub gateway. Beside it, in the same run, express sends the same bytes from memory: that is the peer.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { freePort, start, startWeb, stopAll } from './web-over-stub.mjs';

const GATES = { storedMs: 0.7, renderedMs: 8, searchP95Ms: 20 };
const [WARM_UP, STORED, RENDERED, SEARCHES] = [300, 4_000, 120, 300];
const AT_ONCE = 8;
/** Clock ticks of /proc in a second. @source proc(5), sysconf(_SC_CLK_TCK) on Linux */
const TICKS_PER_SECOND = 100;
const PAGES = ['/', '/trademark-dictionary/priority', '/country/austria', '/cs/faq', '/class-assist'];
const QUESTIONS = ['priority', 'prioriti', 'oposition', 'madrid', 'how long', 'zápis', 'námietky', 'clase'];

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** @param {string} url @param {Record<string, string>} headers @returns {Promise<number>} bytes */
function fetchPage(url, headers = {}) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/** @param {number} count @param {(turn: number) => Promise<unknown>} ask */
async function askAll(count, ask) {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await ask(next++);
    }),
  );
}

/** Seconds of processor the process has had. @param {number} pid */
function processor(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Milliseconds of processor for each answer. @param {number} pid @param {number} count @param {(turn: number) => Promise<unknown>} ask */
async function costOf(pid, count, ask) {
  await askAll(Math.min(WARM_UP, count), ask);
  const before = processor(pid);
  await askAll(count, ask);
  return ((processor(pid) - before) / count) * 1000;
}

const PEER = `import express from 'express';
const body = Buffer.alloc(Number(process.env.BYTES), 120);
const app = express();
app.get('/', (_, response) => response.type('html').send(body));
app.listen(Number(process.env.PORT), '127.0.0.1');`;

try {
  const { web, pid } = await startWeb();
  const peer = `http://127.0.0.1:${await freePort()}`;
  const bytes = await fetchPage(`${web}${PAGES[0]}`);
  const peerPid = await start(
    ['--input-type=module', '-e', PEER],
    { PORT: new URL(peer).port, BYTES: String(bytes), NODE_ENV: 'production' },
    `${peer}/`,
  );

  const stored = await costOf(pid, STORED, (turn) => fetchPage(`${web}${PAGES[turn % 4]}`));
  const ofPeer = await costOf(peerPid, STORED, () => fetchPage(`${peer}/`));
  // An address with a query is drawn for whoever asks.
  const rendered = await costOf(pid, RENDERED, (turn) =>
    fetchPage(`${web}${PAGES[turn % PAGES.length]}?turn=${turn}`),
  );
  const times = [];
  for (let turn = 0; turn < SEARCHES; turn += 1) {
    const q = encodeURIComponent(QUESTIONS[turn % QUESTIONS.length] ?? '');
    const began = performance.now();
    await fetchPage(`${web}/content/search.json?q=${q}&locale=${turn % 2 === 0 ? 'en' : 'cs'}`);
    times.push(performance.now() - began);
  }
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity;

  console.log(
    `a stored page: ${stored.toFixed(2)} ms of processor (gate ${GATES.storedMs}), ${Math.round(1000 / stored)} a second on one core`,
  );
  console.log(
    `express sending the same bytes: ${ofPeer.toFixed(2)} ms; a stored page costs ${(stored / ofPeer).toFixed(1)} times that`,
  );
  console.log(`a rendered page: ${rendered.toFixed(2)} ms of processor (gate ${GATES.renderedMs})`);
  console.log(`search over all texts: p95 ${p95.toFixed(1)} ms by the clock (gate ${GATES.searchP95Ms})`);
  const isWithin = stored <= GATES.storedMs && rendered <= GATES.renderedMs && p95 <= GATES.searchP95Ms;
  process.exitCode = isWithin ? 0 : 1;
} finally {
  stopAll();
  agent.destroy();
}
