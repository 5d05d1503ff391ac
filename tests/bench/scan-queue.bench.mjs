// Findings of scans at the desk: the queue over 100,000 of them in the database (gate: 95 of 100 within 300 ms), a scan of 1,000 candidates with a
// hundred pictures scored (gate 10 s), and sixty findings judged by keys in a browser over the stub gateway (gate: 1 s each of the tool's own time,
// so that two hundred an hour leave seventeen seconds for looking). Needs POSTGRES_ADMIN_URL (npm run bench gives it) and a built web.
import { performance } from 'node:perf_hooks';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { similarHits } from '../../services/subscriptions/dist/scan/similar-hits.js';
import { subscriptionsService } from '../../services/subscriptions/dist/service.js';
import { startWeb, stopAll } from './web-over-stub.mjs';

const ROWS = 100_000;
/** Rows of one statement: each fills thirty indexes. */
const AT_ONCE = 4_000;
const READS = 60;
const CANDIDATES = 1_000;
const JUDGED = 60;
const GATES = { list: 300, scored: 10_000, key: 1_000 };
const lawyer = {
  role: /** @type {const} */ ('lawyer'),
  userId: '0190a000-0000-7000-8000-000000000001',
  locale: 'en',
  scopes: [],
};

/** @param {string} what @param {number[]} times @param {number} gate */
function say(what, times, gate) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  console.log(
    `${what}: median ${at(0.5).toFixed(0)} ms, 95 of 100 within ${at(0.95).toFixed(0)} ms (gate ${gate} ms)`,
  );
  if (!(at(0.95) <= gate)) process.exitCode = 1;
}

const QUEUE = `query ($after: String) { brandMonitoringFindingList(filter: { state: { eq: NEW } }, orderBy: [{ field: DEADLINE, direction: ASC }, { field: SIMILARITY, direction: DESC }], limit: 30, after: $after) { totalCount hasNextPage endCursor items { id title seller similarity deadline brand { id name } } } }`;
const SELLER = `query ($brandId: ID!, $key: String!) { brandMonitoringFindingList(filter: { brandId: { eq: $brandId }, opponentKey: { eq: $key }, state: { eq: NEW } }, limit: 100) { totalCount items { id version } } }`;
const BRAND = '0190a000-0000-7000-8000-00000000b001';

async function queue() {
  const fixture = await openServiceFixture(subscriptionsService(), new FakeClock('2026-11-28T10:00:00Z'));
  try {
    // A tenth waits; the rest was decided before. Rows alone: what is read are rows.
    for (let from = 1; from <= ROWS; from += AT_ONCE)
      await fixture.db.query(
        `insert into brand_monitoring_finding (id, version, created_at, updated_at, user_id, brand_id, brand_monitoring_task_id, platform, website, seen_date, title, seller, opponent_key, similarity, state, reviewed, reviewed_at, first_seen_at, last_seen_at, deadline)
       select gen_random_uuid(), 1, now(), now(), gen_random_uuid(), $3, gen_random_uuid(), 'eBay', 'https://market.test/' || n, '2026-11-01', 'Offer ' || n, 'Shop ' || n % 5000, 'shop' || n % 5000,
         50 + n % 50, case when n % 10 = 0 then 'New' else 'Dismissed' end, n % 10 <> 0, case when n % 10 = 0 then null else now() end, now(), now(), date '2026-06-01' + n % 400
       from generate_series($1::int, $2::int) n`,
        [from, from + AT_ONCE - 1, BRAND],
      );
    await fixture.db.query('analyze brand_monitoring_finding');
    /** @param {string} source @param {object} variables */
    const timed = async (source, variables) => {
      const from = performance.now();
      const { data, errors } = await fixture.ask(lawyer, source, variables);
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return { ms: performance.now() - from, list: data.brandMonitoringFindingList };
    };
    /** @type {Record<'first' | 'later' | 'seller', number[]>} */
    const times = { first: [], later: [], seller: [] };
    /** @type {string | null} */
    let after = null;
    for (let n = 0; n < READS; n += 1) {
      const first = await timed(QUEUE, { after: null });
      if (first.list.totalCount !== ROWS / 10) throw new Error(`${first.list.totalCount} wait`);
      times.first.push(first.ms);
      const later = await timed(QUEUE, { after });
      times.later.push(later.ms);
      after = later.list.endCursor;
      times.seller.push((await timed(SELLER, { brandId: BRAND, key: `shop${n * 10}` })).ms);
    }
    say(`queue of ${ROWS} findings, first page with its count`, times.first, GATES.list);
    say('the same, on by cursor', times.later, GATES.list);
    say('what waits of one seller', times.seller, GATES.list);
  } finally {
    await fixture.close();
  }
}

async function scored() {
  const shape = (/** @type {number} */ n) =>
    sharp(
      Buffer.from(
        `<svg width="800" height="600"><rect width="800" height="600" fill="#ddd"/><circle cx="${150 + (n % 5) * 100}" cy="${200 + (n % 3) * 80}" r="${60 + (n % 7) * 10}" fill="#246"/></svg>`,
      ),
    );
  const photo = async (/** @type {number} */ n) => new Uint8Array(await shape(n).jpeg().toBuffer());
  // Drawn before drawings are refused: reading pictures of strangers allows four formats alone.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const photos = await Promise.all(Array.from({ length: 100 }, (_, n) => photo(n)));
  const logo = photos[0];
  const hits = Array.from({ length: CANDIDATES }, (_, n) => ({
    nativeId: String(n),
    url: `https://market.test/${n}`,
    title: `Offer ${n}`,
    comparedName: `Lumora ${n}`,
    seller: null,
    priceText: null,
    pictureUrl: `https://i.ebayimg.com/${n}.jpg`,
    description: null,
  }));
  const tools = {
    scores: {
      score: async (/** @type {string} */ _, /** @type {readonly string[]} */ names) =>
        names.map(() => ({ overall: 0.7, look: 0.7, sound: 0.7, meaning: 0, band: 'medium' })),
    },
    pictures: {
      ofDocument: async () => logo,
      ofOffer: async (/** @type {string} */ url) => photos[Number(/(\d+)\.jpg$/.exec(url)?.[1]) % 100],
    },
  };
  const from = performance.now();
  const near = await similarHits(tools, { brandName: 'Lumora', logoDocumentId: 'logo' }, hits);
  say(
    `${CANDIDATES} candidates with 100 pictures of 800 × 600 compared (names apart), ${near.length} near`,
    [performance.now() - from],
    GATES.scored,
  );
}

async function judged() {
  const { web } = await startWeb();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ name: 'stub-session', value: 'admin', url: web }]);
    const page = await context.newPage();
    await page.goto(`${web}/admin/scan-queue`);
    const shown = page.locator('main article[aria-label]');
    await shown.waitFor();
    /** @type {number[]} */
    const times = [];
    for (let n = 0; n < JUDGED; n += 1) {
      const before = await shown.getAttribute('aria-label');
      const from = performance.now();
      await page.keyboard.press('n');
      await page.keyboard.press(String(1 + (n % 7)));
      await page.waitForFunction(
        (name) => document.querySelector('main article[aria-label]')?.getAttribute('aria-label') !== name,
        before,
      );
      times.push(performance.now() - from);
    }
    say(
      `${JUDGED} findings judged by two keys each, from the first key to the next one on the screen`,
      times,
      GATES.key,
    );
  } finally {
    await browser.close();
    stopAll();
  }
}

await queue();
await scored();
await judged();
