import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { migrate } from './migrate.js';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [] });
});
afterAll(async () => {
  await fresh.drop();
});

const run = (...migrations: { name: string; sql: string }[]) =>
  migrate({ ownerUrl: fresh.ownerUrl, serviceRole: 'test_kit', migrations });
async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const shelf = { name: '0001-shelf', sql: 'create table shelf (id integer primary key)' };

describe('a migration', () => {
  it('is applied once, also by two that start together, and its tables are open to the service', async () => {
    const names = await Promise.all([run(shelf), run(shelf), run(shelf)]);
    expect(names.flat()).toEqual(['0001-shelf']);
    expect(await ask('insert into shelf values (1) returning id')).toEqual([{ id: 1 }]);
  });

  it('is refused when its text was changed afterwards', async () => {
    await run(shelf);
    await expect(run({ ...shelf, sql: `${shelf.sql} ` })).rejects.toThrow(
      '0001-shelf was applied with other text',
    );
  });

  it('leaves nothing behind when it fails', async () => {
    await expect(
      run(shelf, { name: '0002-broken', sql: 'create table half (id integer); select nonsense' }),
    ).rejects.toThrow('0002-broken failed');
    expect(await ask("select to_regclass('half') as half")).toEqual([{ half: null }]);
    expect(await run(shelf, { name: '0002-broken', sql: 'create table half (id integer)' })).toEqual([
      '0002-broken',
    ]);
  });

  it('opens the log to the service through its functions alone', async () => {
    expect(await ask("select has_table_privilege('test_kit', 'tracking_event', 'update') as may")).toEqual([
      { may: false },
    ]);
    expect(
      await ask(
        "select has_function_privilege('test_kit', 'append_events(uuid, text, integer, jsonb, jsonb)', 'execute') as may",
      ),
    ).toEqual([{ may: true }]);
  });
});
