import type pg from 'pg';
import { Fault } from '../../model/words/fault.js';
import { sqlName } from '../../model/field/names.js';
import type { Resource } from '../../model/resource/define.js';
import { tableDesign, tableSql, type ColumnDesign, type TableDesign } from '../../model/resource/tables.js';
import { changeTrigger } from '../event-store/row-change.js';
import { personTrigger } from '../people/merged-person-table.js';
import { personColumns } from '../people/person-columns.js';
import type { View } from '../../model/resource/view.js';

/** A table as it stands. */
export interface LiveTable {
  /** Name → may be null. */
  readonly columns: ReadonlyMap<string, boolean>;
  readonly checks: readonly string[];
  /** Without a column when it is of an expression. */
  readonly indexes: readonly { readonly name: string; readonly column: string }[];
  readonly isEmpty: boolean;
  /** Names of its triggers that tell changes. */
  readonly changeTriggers: readonly string[];
  /** Names of its triggers that keep whose a row is. */
  readonly personTriggers: readonly string[];
}

/** The statements that bring a table to what is declared. They only ever add: a column that is gone from the declaration stays,
 *  and another type needs a migration by hand.
 *  @throws Fault for a required column that nothing can stand for in the rows that are there. */
export function convergence(resource: Resource, live: LiveTable | undefined): string[] {
  const design = tableDesign(resource);
  if (live === undefined)
    return [
      ...tableSql(resource)
        .split(/;\n|;$/)
        .filter((sql) => sql.trim() !== ''),
      ...triggerSteps(resource, []),
      ...personSteps(resource, []),
    ];
  return [
    ...columnSteps(design, live),
    ...checkSteps(design, live),
    ...indexSteps(design, live),
    ...triggerSteps(resource, live.changeTriggers),
    ...personSteps(resource, live.personTriggers),
  ];
}

function triggerSteps(resource: Resource, live: readonly string[]): string[] {
  if (resource.tier === 'reference') return [];
  return replacing(resource, live, changeTrigger(resource));
}

function personSteps(resource: Resource, live: readonly string[]): string[] {
  const columns = personColumns(resource);
  return replacing(
    resource,
    live,
    columns.length === 0 ? undefined : personTrigger(sqlName(resource.table), columns),
  );
}

function replacing(
  { table }: Resource,
  live: readonly string[],
  wanted: { readonly name: string; readonly sql: string } | undefined,
): string[] {
  const older = live
    .filter((other) => other !== wanted?.name)
    .map((other) => `drop trigger ${other} on ${sqlName(table)}`);
  return [...older, ...(wanted === undefined || live.includes(wanted.name) ? [] : [wanted.sql])];
}

function columnSteps({ table, columns }: TableDesign, live: LiveTable): string[] {
  return columns.flatMap((column) => {
    const nullable = live.columns.get(column.name);
    if (nullable === undefined)
      return [`alter table ${sqlName(table)} add column ${newColumn(table, column, live)}`];
    return column.optional && !nullable
      ? [`alter table ${sqlName(table)} alter column ${sqlName(column.name)} drop not null`]
      : [];
  });
}

function newColumn(table: string, { name, type, optional, neutral }: ColumnDesign, live: LiveTable): string {
  if (optional) return `${sqlName(name)} ${type}`;
  if (neutral !== undefined) return `${sqlName(name)} ${type} not null default ${neutral}`;
  if (live.isEmpty) return `${sqlName(name)} ${type} not null`;
  throw new Fault(
    `${table}.${name} is new and required, but the rows that are there know nothing of it: make the field optional, or write a migration that fills it`,
  );
}

function checkSteps({ table, checks }: TableDesign, live: LiveTable): string[] {
  return checks
    .filter(({ name }) => !live.checks.includes(name))
    .flatMap(({ name, sql }) => {
      const older = live.checks.filter((other) => other.startsWith(name.slice(0, -8)));
      return [
        ...older.map((other) => `alter table ${sqlName(table)} drop constraint ${other}`),
        `alter table ${sqlName(table)} add constraint ${name} check (${sql})`,
      ];
    });
}

function indexSteps({ indexes }: TableDesign, live: LiveTable): string[] {
  const isThere = ({ name, column, special }: TableDesign['indexes'][number]): boolean =>
    live.indexes.some((index) => index.name === name || (!special && index.column === column));
  return indexes.filter((index) => !isThere(index)).map(({ sql }) => sql);
}

/** Brings every declared table and view up to date. @returns the statements that were needed. */
export async function converge(
  client: pg.Client,
  resources: readonly Resource[],
  views: readonly View[],
): Promise<string[]> {
  const done = await letterGroups(client, resources);
  const viewNames = new Set(views.map(({ name }) => name));
  for (const resource of resources) {
    if (viewNames.has(resource.table)) continue;
    for (const sql of convergence(resource, await liveTable(client, resource.table))) {
      await client.query(sql);
      done.push(sql);
    }
  }
  for (const view of views) if (await renewView(client, view)) done.push(`create view ${view.name}`);
  return done;
}

/** Indexes of letter groups need an extension, which comes with PostgreSQL and is made once in a database. @returns the statement that was needed. */
async function letterGroups(client: pg.Client, resources: readonly Resource[]): Promise<string[]> {
  if (!resources.some(({ fields }) => Object.values(fields).some(({ trigram }) => trigram === true)))
    return [];
  const there = await client.query("select from pg_extension where extname = 'pg_trgm'");
  if (there.rows.length > 0) return [];
  const sql = 'create extension if not exists pg_trgm';
  await client.query(sql);
  return [sql];
}

async function liveTable(client: pg.Client, table: string): Promise<LiveTable | undefined> {
  const columns = await client.query<{ name: string; nullable: boolean }>(
    `select attname as name, not attnotnull as nullable from pg_attribute where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped`,
    [table],
  );
  if (columns.rows.length === 0) return undefined;
  const checks = await client.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = to_regclass(quote_ident($1)) and contype = 'c'`,
    [table],
  );
  const indexes = await client.query<{ name: string; column: string }>(
    `select c.relname as name, coalesce(a.attname, '') as column from pg_index i join pg_class c on c.oid = i.indexrelid
       left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indrelid = to_regclass(quote_ident($1))`,
    [table],
  );
  const rows = await client.query<{ full: boolean }>(`select exists (select from ${sqlName(table)}) as full`);
  const triggers = await client.query<{ name: string }>(
    `select tgname as name from pg_trigger where tgrelid = to_regclass(quote_ident($1)) and (tgname like 'tells_changes%' or tgname like 'keeps_person%')`,
    [table],
  );
  const named = triggers.rows.map(({ name }) => name);
  return {
    columns: new Map(columns.rows.map(({ name, nullable }) => [name, nullable])),
    checks: checks.rows.map(({ name }) => name),
    indexes: indexes.rows,
    isEmpty: rows.rows[0]?.full !== true,
    changeTriggers: named.filter((name) => name.startsWith('tells_changes')),
    personTriggers: named.filter((name) => name.startsWith('keeps_person')),
  };
}

/** The text of a view is kept as its comment: PostgreSQL itself rewrites what it stores. */
async function renewView(client: pg.Client, { name, sql }: View): Promise<boolean> {
  const known = await client.query<{ text: string | null }>(
    `select obj_description(to_regclass(quote_ident($1)), 'pg_class') as text`,
    [name],
  );
  if (known.rows[0]?.text === sql) return false;
  await client.query(`drop view if exists ${sqlName(name)}`);
  await client.query(`create view ${sqlName(name)} as ${sql}`);
  await client.query(`comment on view ${sqlName(name)} is '${sql.replaceAll("'", "''")}'`);
  return true;
}
