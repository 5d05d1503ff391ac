import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { Fault } from '../../model/words/fault.js';
import type { ObjectStore } from '../objects/object-store.js';
import { patiently } from '../database/patiently.js';
import { readArchive, type Manifest } from './archive-file.js';
import { monthOf, monthsLater } from './month.js';
import type { MonthlyTable } from './monthly-table.js';
import { partsOf, type Part } from './parts.js';

const ROWS_AT_ONCE = 500;

/** What is archived, by whom and where to. `client`: of the owner. `keepMonths`: whole months that stay in the database. */
export interface Archiving {
  readonly client: Pick<pg.Client, 'query'>;
  readonly store: ObjectStore;
  readonly service: string;
  readonly now: Date;
  readonly keepMonths: number;
}

interface Archived {
  readonly part: string;
  readonly until: string;
  readonly rows: string;
  readonly first_key: string | null;
  readonly last_key: string | null;
  readonly detached_at: Date | null;
}

/** Takes what is older than `keepMonths` to the object store, part by part: written, read back and counted, then detached, counted once more, and dropped. Broken off anywhere, the
 *  next run goes on where it was. @returns names of the parts that left the database now */
export async function archiveMonths(archiving: Archiving, table: MonthlyTable): Promise<string[]> {
  const { client, now, keepMonths } = archiving;
  const border = monthsLater(monthOf(now), -keepMonths);
  const begun = await unfinished(client, table);
  const attached = ((await partsOf(client, table)) ?? []).filter(
    (part): part is Part & { until: string } => part.until !== undefined && part.until <= border,
  );
  const due = [
    ...begun.filter((one) => one.detached_at !== null).map(({ part: name, until }) => ({ name, until })),
    ...attached,
  ];
  for (const part of due) await archivePart(archiving, table, part);
  return due.map(({ name }) => name);
}

async function archivePart(
  archiving: Archiving,
  table: MonthlyTable,
  part: { readonly name: string; readonly until: string },
): Promise<void> {
  const { client, now } = archiving;
  let known = (await unfinished(client, table)).find((one) => one.part === part.name);
  if (known === undefined) known = await write(archiving, table, part);
  if (known.detached_at === null) {
    await keepAside(client, table, part.name);
    // Not concurrently: PostgreSQL refuses that for a table with a part for the rest.
    await patiently(client, () =>
      client.query(
        `alter table ${table.table} detach partition ${part.name};
         update archived_month set detached_at = '${now.toISOString()}' where table_name = '${table.table}' and part = '${part.name}'`,
      ),
    );
  }
  // Nobody writes to it any more: what came between the file and now is in it, or the file is written anew.
  if (!(await holdsAll(client, table, { part: part.name, known }))) {
    await keepAside(client, table, part.name);
    await write(archiving, table, part);
  }
  await client.query(
    `drop table ${part.name};
     update archived_month set dropped_at = '${now.toISOString()}' where table_name = '${table.table}' and part = '${part.name}'`,
  );
}

async function keepAside(
  client: Pick<pg.Client, 'query'>,
  { keepAside: sql }: MonthlyTable,
  part: string,
): Promise<void> {
  if (sql !== undefined) await client.query(sql.replaceAll('$part', part));
}

async function unfinished(
  client: Pick<pg.Client, 'query'>,
  { table }: MonthlyTable,
): Promise<readonly Archived[]> {
  const { rows } = await client.query<Archived>(
    'select part, until, rows, first_key, last_key, detached_at from archived_month where table_name = $1 and dropped_at is null order by until',
    [table],
  );
  return rows;
}

async function holdsAll(
  client: Pick<pg.Client, 'query'>,
  { key }: MonthlyTable,
  { part, known }: { readonly part: string; readonly known: Archived },
): Promise<boolean> {
  const edge = (direction: string): string =>
    `(select ${keyText(key)} from ${part} order by ${key.map((column) => `${column} ${direction}`).join(', ')} limit 1)`;
  const { rows } = await client.query<{ rows: string; first: string | null; last: string | null }>(
    `select (select count(*) from ${part}) as rows, ${edge('asc')} as first, ${edge('desc')} as last`,
  );
  const [there] = rows;
  return there?.rows === known.rows && there.first === known.first_key && there.last === known.last_key;
}

async function write(
  { client, store, service, now }: Archiving,
  table: MonthlyTable,
  part: { readonly name: string; readonly until: string },
): Promise<Archived> {
  const key = `archive/${service}/${table.table}/${part.name}.jsonl.gz`;
  const seen = new Seen();
  const { sha256 } = await store.put(
    key,
    // Whatever breaks breaks the upload, which then leaves nothing.
    pipeline(Readable.from(linesOf(client, table, { part: part.name, seen })), createGzip(), () => undefined),
  );
  const manifest: Manifest = {
    format: 1,
    service,
    table: table.table,
    part: part.name,
    until: part.until,
    rows: seen.rows,
    sha256,
    first: seen.first,
    last: seen.last,
    writtenAt: now.toISOString(),
  };
  await store.put(key.replace(/\.jsonl\.gz$/, '.json'), Buffer.from(`${JSON.stringify(manifest)}\n`));
  const back = await readArchive(store, { key, sha256 }, () => undefined);
  if (back !== seen.rows)
    throw new Fault(`${key}: ${seen.rows} rows were written and ${back} came back; nothing was taken away`);
  const { rows } = await client.query<Archived>(
    `insert into archived_month (table_name, part, until, object_key, rows, sha256, first_key, last_key, archived_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (table_name, part) do update set rows = excluded.rows, sha256 = excluded.sha256, first_key = excluded.first_key,
       last_key = excluded.last_key, archived_at = excluded.archived_at
     returning part, until, rows, first_key, last_key, detached_at`,
    [table.table, part.name, part.until, key, seen.rows, sha256, seen.first, seen.last, now],
  );
  const [kept] = rows;
  if (kept === undefined) throw new Fault(`${part.name}: what was archived could not be noted`);
  return kept;
}

class Seen {
  rows = 0;
  first: string | null = null;
  last: string | null = null;
}

async function* linesOf(
  client: Pick<pg.Client, 'query'>,
  { key, impersonal }: MonthlyTable,
  { part, seen }: { readonly part: string; readonly seen: Seen },
): AsyncIterable<string> {
  const columns = key.map((column) => `r.${column}::text`).join(', ');
  const order = key.map((column) => `r.${column}`).join(', ');
  const placed = key.map((_, at) => `$${at + 1}`).join(', ');
  for (let last: readonly string[] | undefined; ;) {
    const { rows } = await client.query<{ key: string[]; named: string; line: string }>(
      `select array[${columns}] as key, ${keyText(key)} as named, (${impersonal})::text as line from ${part} r${last === undefined ? '' : ` where (${order}) > (${placed})`} order by ${order} limit ${ROWS_AT_ONCE}`,
      [...(last ?? [])],
    );
    for (const { named, line } of rows) {
      seen.rows += 1;
      seen.first ??= named;
      seen.last = named;
      yield `${line}\n`;
    }
    last = rows.at(-1)?.key;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function keyText(key: readonly string[]): string {
  return `concat_ws(' ', ${key.join(', ')})`;
}
