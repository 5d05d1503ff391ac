import type pg from 'pg';
import { Fault } from '../../model/words/fault.js';
import { ARCHIVE_TURN, awaitTurn, endTurn, SCHEMA_TURN, takeTurn } from '../database/turn.js';
import type { ObjectStore } from '../objects/object-store.js';
import { readArchive } from './archive-file.js';
import { archiveMonths } from './archive-months.js';
import { leastOf, monthsLater, type Month } from './month.js';
import type { MonthlyTable } from './monthly-table.js';
import { partByMonth } from './part-table.js';
import { makeMonths, partsOf, restOf } from './parts.js';

const usage = [
  'usage: archive --list                        lists the months of each table: in the database, or in the object store',
  '       archive --now                         makes the months ahead, and takes what is old enough to the object store',
  '       archive --month 2024-01 [--table T]   prints the rows of a month from the object store, a line of JSON each, once their file proved whole',
];

/** What the command works on. `print`: a line for people; `row`: one of an archived month. */
export interface ArchiveCommand {
  readonly args: readonly string[];
  readonly client: Pick<pg.Client, 'query'>;
  readonly service: string;
  readonly tables: readonly MonthlyTable[];
  readonly now: Date;
  readonly keepMonths: number;
  /** A quoted identifier: the role of the running service. */
  readonly role: string;
  readonly openStore: () => ObjectStore;
  readonly print: (line: string) => void;
  readonly row: (line: string) => void;
}

/** @returns exit code */
export async function archiveCommand(command: ArchiveCommand): Promise<number> {
  const [mode, month, ...more] = command.args;
  if (mode === '--list' && month === undefined) return list(command);
  if (mode === '--now' && month === undefined) return archiveNow(command);
  if (mode === '--month' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month ?? '') && isTableChoice(more))
    return readMonth(command, month ?? '', more[1]);
  for (const line of usage) command.print(line);
  return 2;
}

function isTableChoice([flag, name, ...more]: readonly string[]): boolean {
  return flag === undefined || (flag === '--table' && name !== undefined && more.length === 0);
}

async function list({ client, tables, print }: ArchiveCommand): Promise<number> {
  const { rows } = await client.query<{
    part: string;
    rows: string;
    object_key: string;
    dropped_at: Date | null;
  }>('select part, rows, object_key, dropped_at from archived_month order by table_name, until');
  for (const { part, rows: count, object_key: key, dropped_at: at } of rows)
    print(`${part}: ${count} rows in ${key}${at === null ? ', still in the database' : ''}`);
  for (const table of tables) {
    const parts = await partsOf(client, table);
    if (parts === undefined) print(`${table.table}: in one piece, --now makes months of it`);
    for (const { name, until } of parts ?? [])
      print(`${name}: in the database, ${until === undefined ? 'what fits no month' : `until ${until}`}`);
  }
  return 0;
}

async function archiveNow(command: ArchiveCommand): Promise<number> {
  const { client } = command;
  // Two would write the same files: what the slower one has read may be less than what the faster one took away.
  if (!(await takeTurn(client, ARCHIVE_TURN)))
    throw new Fault('another run takes months to the archive: wait until it has ended');
  try {
    return await archiveTables(command);
  } finally {
    await endTurn(client, ARCHIVE_TURN);
  }
}

async function archiveTables(command: ArchiveCommand): Promise<number> {
  const { client, tables, now, print, service, keepMonths, openStore } = command;
  let store: ObjectStore | undefined;
  let fallen = 0;
  for (const table of tables) {
    for (const done of await makeParts(command, table)) print(done);
    store ??= openStore();
    for (const gone of await archiveMonths({ client, store, service, now, keepMonths }, table))
      print(`${gone} lies in the archive`);
    const { rows } = await client.query<{ n: number }>(`select count(*)::integer as n from ${restOf(table)}`);
    const left = rows[0]?.n ?? 0;
    if (left > 0) print(`${left} rows of ${table.table} fit no month: look at them in ${restOf(table)}`);
    fallen += left;
  }
  return fallen > 0 ? 1 : 0;
}

/** A migration makes them too. */
async function makeParts({ client, now, role }: ArchiveCommand, table: MonthlyTable): Promise<string[]> {
  await awaitTurn(client, SCHEMA_TURN);
  try {
    const parted = await partByMonth(client, table, { role, now });
    const made = await makeMonths(client, table, now);
    return [...parted, ...made.map((month) => `made ${month}`)];
  } finally {
    await endTurn(client, SCHEMA_TURN);
  }
}

interface Found {
  readonly table_name: string;
  readonly object_key: string;
  readonly sha256: string;
}

/** The first part of a table holds all months before there were any: only the lines of the month are printed. */
async function readMonth(command: ArchiveCommand, month: Month, only: string | undefined): Promise<number> {
  const { client, tables, openStore, print } = command;
  const { rows } = await client.query<Found>(
    `select distinct on (table_name) table_name, object_key, sha256 from archived_month where until > $1 and coalesce(table_name = $2, true) order by table_name, until`,
    [month, only ?? null],
  );
  if (rows.length === 0) {
    print(
      `${month} is not in the archive${only === undefined ? '' : ` of ${only}`}: it is in the database, or nothing is older`,
    );
    return 2;
  }
  const store = openStore();
  for (const { table_name: name, object_key: key, sha256 } of rows) {
    const table = tables.find((one) => one.table === name);
    if (table === undefined) throw new Fault(`${name}: this service has no such table any more`);
    // Once to prove it, and once to show it: nobody is to read half of something that is not whole.
    await readArchive(store, { key, sha256 }, () => undefined);
    await readArchive(store, { key, sha256 }, (line) => {
      if (isOf(line, table, month)) command.row(line);
    });
  }
  return 0;
}

function isOf(line: string, { column, kind }: MonthlyTable, month: Month): boolean {
  // The edge: the archive holds what its table's columns are.
  const value = String((JSON.parse(line) as Readonly<Record<string, unknown>>)[column]);
  const placed = kind === 'instant' ? new Date(value).toISOString() : value;
  return placed >= leastOf(month, kind) && placed < leastOf(monthsLater(month, 1), kind);
}
