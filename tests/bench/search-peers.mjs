// Other ways to search the same names, measured on the same queries in the same run.
import MiniSearch from 'minisearch';
import pg from 'pg';

const BATCH = 10_000;

/** @typedef {{ title: string, buildS: number, search: (query: string) => Promise<string[]>, close: () => Promise<void> }} Peer */

/**
 * MiniSearch with fuzzy and prefix search, all in memory.
 * @param {readonly string[]} names
 * @returns {Promise<Peer>}
 */
export async function miniSearchPeer(names) {
  const start = performance.now();
  const index = new MiniSearch({ fields: ['name'] });
  for (let at = 0; at < names.length; at += BATCH)
    index.addAll(names.slice(at, at + BATCH).map((name, i) => ({ id: at + i, name })));
  return {
    title: 'MiniSearch, fuzzy 0.2, prefix',
    buildS: (performance.now() - start) / 1000,
    search: async (query) =>
      index
        .search(query, { fuzzy: 0.2, prefix: true })
        .slice(0, 50)
        .map(({ id }) => names[id] ?? ''),
    close: async () => undefined,
  };
}

/**
 * Plain pg_trgm: `name % query` over a GIN index, ordered by similarity.
 * @param {readonly string[]} names
 * @param {string} adminUrl superuser
 * @returns {Promise<Peer>}
 */
export async function pgTrgmPeer(names, adminUrl) {
  const database = `search_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${database}`);
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const close = async () => {
    await client.end();
    await admin.query(`drop database ${database}`);
    await admin.end();
  };
  try {
    const start = performance.now();
    await client.query('create extension if not exists pg_trgm');
    await client.query('create table mark (id bigserial primary key, name text not null)');
    for (let at = 0; at < names.length; at += BATCH)
      await client.query('insert into mark (name) select unnest($1::text[])', [names.slice(at, at + BATCH)]);
    await client.query('create index on mark using gin (lower(name) gin_trgm_ops)');
    await client.query('vacuum analyze mark');
    const search = async (/** @type {string} */ query) => {
      const { rows } = await client.query(
        'select name from mark where lower(name) % lower($1) order by similarity(lower(name), lower($1)) desc limit 50',
        [query],
      );
      return rows.map((row) => row.name);
    };
    return {
      title: 'PostgreSQL pg_trgm, name % query',
      buildS: (performance.now() - start) / 1000,
      search,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
