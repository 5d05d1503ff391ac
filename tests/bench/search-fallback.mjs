// What answers while there is no index: the statement over N marks in our care, alone, many at once, and beside an index that is loading.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { openDatabase } from '../../services/kit/dist/runtime/database/open.js';
import { freshDatabase } from '../../services/kit/dist/testing/postgres.js';
import { NameSearch } from '../../services/trademarks/dist/search/live/name-search.js';
import { noIndex } from '../../services/trademarks/dist/search/live/name-index.js';
import { SearchHost } from '../../services/trademarks/dist/search/worker/search-host.js';
import { startSearchThreads } from '../../services/trademarks/dist/search/worker/search-threads.js';
import { trademarksService } from '../../services/trademarks/dist/service.js';
import { foundBy, percentiles } from './search-measures.mjs';

const BATCH = 10_000;
const SHOWN = 50;
/** As many as come at once from one busy visitor. */
const TOGETHER = 200;
const WARM_UP = 20;
const FILL = `insert into trademark (id, version, name, jurisdiction, type, status, status_group, goods_and_services, classes, number, filing_date, created_at, updated_at)
  select gen_random_uuid(), 1, m.name, m.jurisdiction, m.type, m.status, 'live', '[]', m.classes, m.number, m.filed, now(), now()
  from jsonb_to_recordset($1::jsonb) m(name text, jurisdiction text, type text, status text, classes int[], number text, filed date)`;

/** @typedef {{ readonly query: string, readonly expected: readonly string[], readonly kind: string }} Query */

/**
 * @param {{ corpus: string, registerRoot: string, queries: readonly Query[], weigh: import('../../services/trademarks/dist/search/text/analysed-name.js').WeighWord }} run
 *   `corpus`: the bench's table of marks; `registerRoot`: the same marks imported
 */
export async function measureFallback({ corpus, registerRoot, queries, weigh }) {
  const { migrations, resources, views = [] } = trademarksService({ linkKey: '' });
  const database = await freshDatabase({ service: 'trademarks', migrations, resources, views });
  const service = await openDatabase({ url: database.url, applicationName: 'bench' });
  try {
    const marks = await fill(database.ownerUrl, corpus);
    const search = new NameSearch(noIndex, service);
    for (const { query } of queries.slice(0, WARM_UP)) await ask(search, query);
    const alone = [];
    for (const query of queries) alone.push({ query, ...(await ask(search, query.query)) });
    const answers = alone.map(({ query, answer }) => ({
      query,
      names: (answer?.items ?? []).map(({ name }) => name),
    }));
    const together = await Promise.all(queries.slice(0, TOGETHER).map(({ query }) => ask(search, query)));
    return {
      marks,
      alone: { ...percentiles(alone.map(({ ms }) => ms)), errors: failed(alone) },
      together: { ...percentiles(together.map(({ ms }) => ms)), errors: failed(together) },
      found: foundBy(answers, weigh),
      meanwhile: await besideLoading(service, registerRoot, queries),
    };
  } finally {
    await service.destroy();
    await database.drop();
  }
}

/** From the start of the index's thread to its first answer, without a pause: every answer is complete or says that it is not.
 *  @param {import('typeorm').DataSource} db @param {string} registerRoot @param {readonly Query[]} queries */
async function besideLoading(db, registerRoot, queries) {
  const start = performance.now();
  const host = new SearchHost({
    startThread: () => startSearchThreads(registerRoot, 1),
    timeoutMs: 2_000,
    restartMs: 100,
  });
  const search = new NameSearch(host, db);
  const before = [];
  try {
    for (let at = 0; ; at += 1) {
      const one = await ask(search, queries[at % queries.length]?.query ?? '');
      if (one.answer?.degraded === false) break;
      before.push(one);
    }
    return {
      readyS: (performance.now() - start) / 1000,
      answers: before.length,
      ...percentiles(before.map(({ ms }) => ms)),
      errors: failed(before),
    };
  } finally {
    await host.stop();
  }
}

/** @param {NameSearch} search @param {string} query */
async function ask(search, query) {
  const start = performance.now();
  const answer = await search
    .search({ query, limit: SHOWN, offset: 0, inOurCare: true })
    .catch(() => undefined);
  return { ms: performance.now() - start, answer };
}

/** @param {readonly { answer: unknown }[]} asked */
const failed = (asked) => asked.filter(({ answer }) => answer === undefined).length;

/** Rows by the thousand with the indexes that the statement could use; the others would only take time to fill.
 *  @param {string} ownerUrl @param {string} corpus */
async function fill(ownerUrl, corpus) {
  const db = new pg.Client({ connectionString: ownerUrl });
  await db.connect();
  const { rows: indexes } = await db.query(
    `select indexname as name, indexdef as sql from pg_indexes where tablename = 'trademark' and indexname <> 'trademark_pkey'`,
  );
  for (const { name } of indexes) await db.query(`drop index "${name}"`);
  await db.query('alter table trademark disable trigger user');
  let rows = [];
  let count = 0;
  const write = async () => {
    await db.query(FILL, [JSON.stringify(rows)]);
    count += rows.length;
    rows = [];
  };
  let heading = true;
  for await (const line of createInterface({ input: createReadStream(corpus) })) {
    const [name, number, type, jurisdiction, classes = '', status, filed] = line.split('\t');
    if (!heading)
      rows.push({
        name,
        number,
        type,
        jurisdiction,
        classes: classes.split(';').filter(Boolean).map(Number),
        status,
        filed,
      });
    heading = false;
    if (rows.length === BATCH) await write();
  }
  await write();
  for (const { name, sql } of indexes)
    if (/^trademark_(name|jurisdiction|classes|filing_date)/.test(name)) await db.query(sql);
  await db.query('vacuum analyze trademark');
  await db.end();
  return count;
}
