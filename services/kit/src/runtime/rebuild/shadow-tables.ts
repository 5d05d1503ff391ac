import type { EntityManager } from 'typeorm';
import { queryRow, queryRows } from '../../model/rows/sql.js';
import { sqlName } from '../../model/field/names.js';
import { Fault } from '../../model/words/fault.js';
import type { Rebuildable } from './rebuildable.js';

/** The shape of a table that a rebuild makes anew. */
export interface ShadowTable {
  readonly name: string;
  /** All columns, quoted, operational ones last. */
  readonly columns: readonly string[];
  /** Compared: all but the operational ones. */
  readonly compared: readonly string[];
  /** Can be written: all but generated ones. */
  readonly written: readonly string[];
  readonly key: readonly string[];
  /** By which its projections find rows, besides the key. */
  readonly foundBy: readonly string[];
}

/** One table that is not what the events say. Rows that differ count on both sides. */
export interface TableDifference {
  readonly table: string;
  /** Rows that the events ask for and the table lacks. */
  readonly missing: number;
  /** Rows in the table that no event explains. */
  readonly surplus: number;
  /** At most 20. */
  readonly examples: readonly { readonly side: 'missing' | 'surplus'; readonly row: object }[];
}

const examplesShown = 20;

interface ColumnRow {
  readonly column: string;
  readonly generated: boolean;
  readonly key: boolean;
}

/** Reads the shape of every table these aggregates' projections own. */
export async function shadowTables(
  tx: EntityManager,
  aggregates: readonly Rebuildable[],
): Promise<ShadowTable[]> {
  const projections = [...new Set(aggregates.flatMap((aggregate) => aggregate.projections))];
  const tables: ShadowTable[] = [];
  for (const name of new Set(projections.flatMap((projection) => projection.tables))) {
    const operational = new Set(
      projections.flatMap((projection) => projection.operationalColumns?.[name] ?? []),
    );
    const rows = await queryRows<ColumnRow>(
      tx,
      `select quote_ident(a.attname) as column, a.attgenerated <> '' as generated,
              coalesce(a.attnum = any(i.indkey), false) as key
         from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
        where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped order by a.attnum`,
      [`public."${name}"`],
    );
    const key = rows.filter((row) => row.key).map((row) => row.column);
    if (key.length === 0) throw new Fault(`table ${name} is not there or has no primary key`);
    tables.push({
      name,
      columns: rows.map((row) => row.column),
      compared: rows.filter((row) => !operational.has(row.column)).map((row) => row.column),
      written: rows.filter((row) => !row.generated).map((row) => row.column),
      key,
      foundBy: [...new Set(projections.flatMap((projection) => projection.foundBy?.[name] ?? []))],
    });
  }
  return tables;
}

/** From here to the end of the transaction projections write the shadows themselves, which stand before the tables of the same names, without knowing. */
export async function standBefore(tx: EntityManager): Promise<void> {
  await tx.query('set local search_path = rebuild, public');
}

/** Empty tables of the same shape, in a schema of their own, without the log of the server: a crash empties them with what says how far they are.
 *  Without an index until all parts are in them: to sort once takes less than to find the place of each row among all others. */
export async function makeShadows(tx: EntityManager, tables: readonly ShadowTable[]): Promise<void> {
  for (const { name } of tables)
    await tx.query(
      `create unlogged table rebuild."${name}" (like public."${name}" including all excluding indexes)`,
    );
}

/** Makes the key of each shadow and what projections find rows by, where they are not there yet; two rows that hold a unique value one after the other may meet here. */
export async function indexShadows(tx: EntityManager, tables: readonly ShadowTable[]): Promise<void> {
  for (const table of tables) {
    const made = await queryRows(
      tx,
      'select from pg_index where indrelid = to_regclass($1) and indisprimary',
      [`rebuild."${table.name}"`],
    );
    if (made.length === 0) await indexTable(tx, `rebuild."${table.name}"`, table);
  }
}

/** A key that begins with what rows are found by is the index for that too. */
async function indexTable(tx: EntityManager, name: string, { key, foundBy }: ShadowTable): Promise<void> {
  const columns = foundBy.map(sqlName);
  const first = key.find((column) => columns.includes(column));
  const ordered = first === undefined ? key : [first, ...key.filter((column) => column !== first)];
  await tx.query(`alter table ${name} add primary key (${ordered.join(', ')})`);
  for (const column of columns) if (column !== first) await tx.query(`create index on ${name} (${column})`);
}

/** Buffers of a connection for its temporary tables: those of a part stay in memory with their indexes. */
const PART_BUFFERS = '64MB';

/** From here to the end of the transaction projections write temporary tables of this part alone, which stand before all others, without knowing. */
export async function standApart(tx: EntityManager, tables: readonly ShadowTable[]): Promise<void> {
  await tx.query(`set local temp_buffers = '${PART_BUFFERS}'`);
  // They come first without being named, but only another path makes the server plan anew what the connection has prepared for the rows of the service.
  await tx.query('set local search_path = pg_temp, public');
  for (const table of tables) {
    await tx.query(
      `create temporary table "${table.name}" (like public."${table.name}" including all excluding indexes) on commit drop`,
    );
    await indexTable(tx, `pg_temp."${table.name}"`, table);
  }
}

/** Puts the rows of a part into the shadows. */
export async function putTogether(tx: EntityManager, tables: readonly ShadowTable[]): Promise<void> {
  for (const { name, written } of tables) {
    const columns = written.join(', ');
    await tx.query(`insert into rebuild."${name}" (${columns}) select ${columns} from pg_temp."${name}"`);
  }
}

/** Takes away whatever a rebuild has left, and how far it was. */
export async function dropShadows(tx: EntityManager): Promise<void> {
  const left = await queryRows<{ name: string }>(
    tx,
    `select format('rebuild.%I', tablename) as name from pg_tables where schemaname = 'rebuild' and tablename not in ('run', 'part', 'folded_stream')`,
  );
  for (const { name } of left) await tx.query(`drop table ${name}`);
  await tx.query('truncate rebuild.run, rebuild.part, rebuild.folded_stream');
}

/** Compares rows of the shadows with the real ones, without operational columns; tables that agree are not in the answer. */
export async function compareTables(
  tx: EntityManager,
  tables: readonly ShadowTable[],
): Promise<TableDifference[]> {
  const differences: TableDifference[] = [];
  for (const table of tables) {
    const difference = await differenceOf(tx, table);
    if (difference.missing + difference.surplus > 0) differences.push(difference);
  }
  return differences;
}

async function differenceOf(tx: EntityManager, table: ShadowTable): Promise<TableDifference> {
  const { name, key, compared } = table;
  const [first = ''] = key;
  const differing = `rebuild."${name}" s full join public."${name}" p on ${sameKey(table)} where s.${first} is null or p.${first} is null or ${isOther(table)}`;
  const count = await queryRow<{ missing: string; surplus: string }>(
    tx,
    `select count(s.${first}) as missing, count(p.${first}) as surplus from ${differing}`,
  );
  const missing = Number(count?.missing);
  const surplus = Number(count?.surplus);
  const examples = [];
  for (const [side, alias] of missing + surplus === 0 ? [] : sides) {
    const columns = compared.map((column) => `${alias}.${column}`).join(', ');
    const order = key.map((column) => `${alias}.${column}`).join(', ');
    const rows = await queryRows<{ row: object }>(
      tx,
      `select to_jsonb(d) as row from (select ${columns} from ${differing} order by ${order} limit ${examplesShown}) as d where d.${first} is not null`,
    );
    examples.push(...rows.map(({ row }) => ({ side, row })));
  }
  examples.sort((a, b) => JSON.stringify(a.row).localeCompare(JSON.stringify(b.row)));
  return { table: name, missing, surplus, examples: examples.slice(0, examplesShown) };
}

const sides = [
  ['missing', 's'],
  ['surplus', 'p'],
] as const;

const sameKey = ({ key }: ShadowTable): string =>
  key.map((column) => `s.${column} = p.${column}`).join(' and ');

const rowOf = (alias: string, columns: readonly string[]): string =>
  `row(${columns.map((column) => `${alias}.${column}`).join(', ')})`;

const isOther = ({ compared }: ShadowTable): string =>
  `${rowOf('s', compared)} is distinct from ${rowOf('p', compared)}`;

/** Deletes, updates and inserts what differs; the rest is not touched. */
export async function overwriteTables(tx: EntityManager, tables: readonly ShadowTable[]): Promise<void> {
  // Children are listed after their parents.
  for (const table of [...tables].reverse())
    await tx.query(
      `delete from public."${table.name}" p where not exists (select from rebuild."${table.name}" s where ${sameKey(table)})`,
    );
  for (const table of tables) {
    const { name, key, compared, written } = table;
    const changed = compared.filter((column) => written.includes(column) && !key.includes(column));
    if (changed.length > 0)
      await tx.query(
        `update public."${name}" p set ${changed.map((column) => `${column} = s.${column}`).join(', ')} from rebuild."${name}" s where ${sameKey(table)} and ${isOther(table)}`,
      );
    await tx.query(
      `insert into public."${name}" (${written.join(', ')}) select ${written.map((column) => `s.${column}`).join(', ')} from rebuild."${name}" s where not exists (select from public."${name}" p where ${sameKey(table)})`,
    );
  }
}
