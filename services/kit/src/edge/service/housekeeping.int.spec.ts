import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../../runtime/database/open.js';
import { commandLogDays } from '../../runtime/commands/command-log.js';
import { inboxDays } from '../../runtime/inbox/prune-inbox.js';
import { systemIds } from '../../model/words/ids.js';
import { openLog } from '../../runtime/process/log.js';
import { DATA_COPY_DAYS } from '../../runtime/personal-data/data-copy-part.js';
import { jarMigrations } from '../../testing/jar.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { daysBefore } from '../../model/time/clock.js';
import { FakeClock } from '../../model/time/fake-clock.js';
import { startHousekeeping } from './housekeeping.js';

const clock = new FakeClock('2026-05-01T08:00:00Z');
let fresh: FreshDatabase;
let db: DataSource;
beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  // The service's own role: what it may not delete it cannot forget.
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

const columns = {
  command_log: "(command_id, name, outcome, created_at) values ($1, 'PutCoin', '{}', $2)",
  inbox_event: "(event_id, consumer, seen_at) values ($1, 'count-coins', $2)",
  data_copy_part: "(copy_id, user_id, content, asked_at) values ($1, gen_random_uuid(), '', $2)",
};
const grown = (table: keyof typeof columns, daysAgo: number): Promise<unknown> =>
  db.query(`insert into ${table} ${columns[table]}`, [systemIds.next(), daysBefore(clock.now(), daysAgo)]);
const left = async (table: keyof typeof columns): Promise<number> =>
  (await db.query(`select count(*)::integer as n from ${table}`))[0].n;

it('forgets at its start what no promise needs, and keeps the rest', async () => {
  const kept = { command_log: commandLogDays, inbox_event: inboxDays, data_copy_part: DATA_COPY_DAYS };
  const tables = ['command_log', 'inbox_event', 'data_copy_part'] as const;
  for (const table of tables)
    for (const daysAgo of [0, kept[table] - 1, kept[table] + 2]) await grown(table, daysAgo);
  const warnings: string[] = [];
  const log = openLog({ service: 'kit', level: 'warn', write: (line) => warnings.push(line) });
  await startHousekeeping({ db, clock, log }).stop();
  expect(warnings).toEqual([]);
  for (const table of tables) expect([table, await left(table)]).toEqual([table, 2]);
});
