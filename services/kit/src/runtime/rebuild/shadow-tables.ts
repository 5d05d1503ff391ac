import type { EntityManager } from 'typeorm';
import { prepareNothing, queryRows } from '../../model/rows/sql.js';
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
    });
  }
  return tables;
}

/** Temporary tables of the same names stand before the real ones, so projections write them without knowing. */
export async function makeShadows(tx: EntityManager, tables: readonly ShadowTable[]): Promise<void> {
  prepareNothing(tx);
  for (const { name } of tables)
    await tx.query(`create temporary table "${name}" (like public."${name}" including all) on commit drop`);
}

/** Compares rows of the shadows with the real ones, without operational columns; tables that agree are not in the answer. */
export async function compareTables(
  tx: EntityManager,
  tables: readonly ShadowTable[],
): Promise<TableDifference[]> {
  const differences: TableDifference[] = [];
  for (const table of tables) {
    const missing = await exceptRows(tx, table, ['pg_temp', 'public']);
    const surplus = await exceptRows(tx, table, ['public', 'pg_temp']);
    if (missing.length + surplus.length === 0) continue;
    const examples = [...missing.map(side('missing')), ...surplus.map(side('surplus'))];
    examples.sort((a, b) => JSON.stringify(a.row).localeCompare(JSON.stringify(b.row)));
    differences.push({
      table: table.name,
      missing: missing.length,
      surplus: surplus.length,
      examples: examples.slice(0, examplesShown),
    });
  }
  return differences;
}

async function exceptRows(
  tx: EntityManager,
  { name, compared }: ShadowTable,
  [from, without]: readonly [string, string],
): Promise<object[]> {
  const columns = compared.join(', ');
  const rows = await queryRows<{ row: object }>(
    tx,
    `select to_jsonb(d) as row from (select ${columns} from ${from}."${name}" except all select ${columns} from ${without}."${name}") as d`,
  );
  return rows.map(({ row }) => row);
}

const side = (which: 'missing' | 'surplus') => (row: object) => ({ side: which, row });

/** Deletes, updates and inserts what differs; the rest is not touched. */
export async function overwriteTables(tx: EntityManager, tables: readonly ShadowTable[]): Promise<void> {
  // Children are listed after their parents.
  for (const { name, key } of [...tables].reverse()) {
    const sameKey = key.map((column) => `s.${column} = p.${column}`).join(' and ');
    await tx.query(
      `delete from public."${name}" p where not exists (select from pg_temp."${name}" s where ${sameKey})`,
    );
  }
  for (const { name, key, compared, written } of tables) {
    const changed = compared.filter((column) => written.includes(column) && !key.includes(column));
    const update =
      changed.length === 0
        ? 'do nothing'
        : `do update set ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`;
    await tx.query(
      `insert into public."${name}" (${written.join(', ')}) select ${written.join(', ')} from pg_temp."${name}" on conflict (${key.join(', ')}) ${update}`,
    );
  }
}
