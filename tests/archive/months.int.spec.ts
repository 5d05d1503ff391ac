import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { f, type FieldSet } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow, type Resource } from '@cotta/kit/model/resource/define.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { archiveCommand } from '@cotta/kit/runtime/months/archive-command.js';
import { monthlyRows } from '@cotta/kit/runtime/months/monthly-table.js';
import { partByMonth } from '@cotta/kit/runtime/months/part-table.js';
import { makeMonths, partsOf } from '@cotta/kit/runtime/months/parts.js';
import { migrate } from '@cotta/kit/runtime/schema/migrate.js';
import { testRuntime } from '@cotta/kit/testing/command-runtime.js';
import { until } from '@cotta/kit/testing/until.js';
import pg from 'pg';
import { changes, member, members, openArchiveDesk, type ArchiveDesk } from './archive-desk.js';

const admin: Viewer = { role: 'admin', userId: systemIds.next(), locale: 'en', scopes: [] };
const role = 'test_kit';
let desk: ArchiveDesk;

beforeAll(async () => {
  desk = await openArchiveDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.inOnePiece());

async function join(): Promise<void> {
  const outcome = await handleCommand(testRuntime(desk.db), {
    command: members.create,
    streamId: systemIds.next(),
    commandId: systemIds.next(),
    viewer: admin,
    input: { name: 'Eva', role: 'Board' },
  } as never);
  expect(outcome).toHaveProperty('eventIds');
}

async function rows(table = 'row_change'): Promise<number> {
  const found = await desk.owner.query<{ n: number }>(`select count(*)::integer as n from ${table}`);
  return found.rows[0]?.n ?? 0;
}

async function connection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: desk.ownerUrl });
  await client.connect();
  return client;
}

describe('a table becomes one of months', () => {
  it('while others write to it: no command fails, and every change is there', async () => {
    for (let at = 0; at < 20; at += 1) await join();
    let [isDone, written] = [false, 20];
    const writers = Array.from({ length: 3 }, async () => {
      while (!isDone) {
        await join();
        written += 1;
      }
    });
    // A reader who holds the table longer than a moment is waited for, and keeps nobody else waiting.
    const reader = await connection();
    await reader.query('begin');
    await reader.query('select from row_change');
    const watcher = await connection();
    const parting = partByMonth(desk.owner, changes, { role, now: new Date() });
    await until('a change of the table waits', async () => {
      const { rows: waiting } = await watcher.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%row_change%' and datname = current_database()`,
      );
      return waiting.length > 0;
    });
    const before = written;
    await until('others go on meanwhile', async () => written >= before + 3);
    await reader.query('commit');
    await reader.end();
    await watcher.end();
    expect(await parting).toContain('parted row_change by month');
    const atSwap = written;
    await until('others go on afterwards', async () => written >= atSwap + 3);
    isDone = true;
    await Promise.all(writers);
    expect(await rows()).toBe(written);
    expect(await rows('row_change_rest')).toBe(0);
    expect((await partsOf(desk.owner, changes))?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['row_change_first', 'row_change_rest']),
    );
  });

  it('also when the run before broke off in the middle, and once it is done nothing more happens', async () => {
    await join();
    await desk.owner.query(
      `alter table row_change add constraint row_change_before check (event_id < '018cc251-f400-0000-0000-000000000000') not valid`,
    );
    const now = new Date();
    expect(await partByMonth(desk.owner, changes, { role, now })).toContain('parted row_change by month');
    await join();
    expect(await rows()).toBe(2);
    expect(await partByMonth(desk.owner, changes, { role, now })).toEqual([]);
    expect(
      await migrate({
        ownerUrl: desk.ownerUrl,
        serviceRole: role,
        migrations: [],
        resources: [member],
      }),
    ).toEqual([]);
  });
});

describe('a new index of a table in months', () => {
  it('is made on each part beside the work, and joined; also when the run before broke off', async () => {
    const log = (fields: FieldSet): Resource =>
      defineResource({
        name: 'Log',
        table: 'log',
        doc: 'What happened.',
        tier: 'reference',
        readableBy: ['admin'],
        rows: { admin: everyRow },
        fields,
      });
    const happenedAt = f.instant('When.', { filterable: true });
    const plain = log({ happenedAt, what: f.text('What.', { max: 9 }) });
    const searched = log({ happenedAt, what: f.text('What.', { max: 9, filterable: true }) });
    const brought = (resource: Resource): Promise<string[]> =>
      migrate({
        ownerUrl: desk.ownerUrl,
        serviceRole: role,
        migrations: [],
        resources: [member, resource],
        monthly: [monthlyRows(resource, 'happenedAt')],
      });
    expect(await brought(plain)).toContain('parted log by month');
    await desk.owner.query(
      `insert into log (id, version, created_at, updated_at, happened_at, what) values ($1, 1, now(), now(), now(), 'a')`,
      [systemIds.next()],
    );
    await desk.owner.query('create index log_what on only log (what)');
    await brought(searched);
    const found = await desk.owner.query<{ whole: boolean; parts: number }>(
      `select indisvalid as whole, (select count(*)::integer from pg_inherits where inhparent = indexrelid) as parts from pg_index where indexrelid = 'log_what'::regclass`,
    );
    expect(found.rows).toEqual([
      { whole: true, parts: (await partsOf(desk.owner, { table: 'log' }))?.length },
    ]);
    expect(await brought(searched)).toEqual([]);
  });
});

describe('a migration and the nightly job', () => {
  it('make the months of a table one after the other when they come together', async () => {
    await partByMonth(desk.owner, changes, { role, now: new Date('2024-01-10T12:00:00Z') });
    const archive = archiveCommand({
      args: ['--now'],
      client: desk.owner,
      service: 'club',
      tables: [changes],
      now: new Date(),
      keepMonths: 1200,
      role,
      openStore: () => desk.store,
      print: () => undefined,
      row: () => undefined,
    });
    const migration = migrate({
      ownerUrl: desk.ownerUrl,
      serviceRole: role,
      migrations: [],
      resources: [member],
    });
    expect(await Promise.all([archive, migration])).toEqual([0, expect.any(Array)]);
    const ends = (await partsOf(desk.owner, changes))?.map(({ until: end }) => end) ?? [];
    expect(new Set(ends).size).toBe(ends.length);
  });
});

describe('months', () => {
  const now = new Date('2024-01-10T12:00:00Z');

  it('are made three ahead, and a row goes into the one of its id', async () => {
    await partByMonth(desk.owner, changes, { role, now });
    expect(await partsOf(desk.owner, changes)).toEqual([
      { name: 'row_change_first', until: '2024-02' },
      { name: 'row_change_2024_02', until: '2024-03' },
      { name: 'row_change_2024_03', until: '2024-04' },
      { name: 'row_change_2024_04', until: '2024-05' },
      { name: 'row_change_rest', until: undefined },
    ]);
    await desk.noted('2023-05', [{ entityId: systemIds.next(), after: {} }]);
    await desk.noted('2024-03', [{ entityId: systemIds.next(), after: {} }]);
    expect([await rows('row_change_first'), await rows('row_change_2024_03')]).toEqual([1, 1]);
  });

  it('take what came before they were made', async () => {
    await partByMonth(desk.owner, changes, { role, now });
    await desk.noted('2024-05', [{ entityId: systemIds.next(), after: { role: 'Board' } }]);
    expect(await rows('row_change_rest')).toBe(1);
    expect(await makeMonths(desk.owner, changes, new Date('2024-02-01T00:00:00Z'))).toEqual([
      'row_change_2024_05',
    ]);
    expect([await rows('row_change_rest'), await rows('row_change_2024_05'), await rows()]).toEqual([
      0, 1, 1,
    ]);
    expect(await makeMonths(desk.owner, changes, new Date('2024-02-01T00:00:00Z'))).toEqual([]);
  });
});
