import type pg from 'pg';
import { Fault } from '../../model/words/fault.js';
import { sqlName } from '../../model/field/names.js';
import type { Resource } from '../../model/resource/define.js';
import { tableDesign, tableSql, type ColumnDesign, type TableDesign } from '../../model/resource/tables.js';
import { changeTrigger } from '../event-store/row-change.js';
import { personTrigger } from '../people/merged-person-table.js';
import { personColumns } from '../people/person-columns.js';
import { patiently } from '../database/patiently.js';
import type { View } from '../../model/resource/view.js';

/** A table as it stands. */
export interface LiveTable {
  /** Name → may be null. */
  readonly columns: ReadonlyMap<string, boolean>;
  readonly checks: readonly string[];
  /** Those of the checks that only new rows were held against so far. */
  readonly unproven: readonly string[];
  /** Without a column when it is of an expression. */
  readonly indexes: readonly { readonly name: string; readonly column: string }[];
  /** Names of indexes that a run which broke off left behind half made: written to, and never read. */
  readonly brokenIndexes: readonly string[];
  readonly isEmpty: boolean;
  /** Names of its parts; none where it is in one piece. */
  readonly parts: readonly string[];
  /** Names of its triggers that tell changes. */
  readonly changeTriggers: readonly string[];
  /** Names of its triggers that keep whose a row is. */
  readonly personTriggers: readonly string[];
}

/** The statements that bring a table to what is declared. They only ever add: a column that is gone from the declaration stays,
 *  and another type needs a migration by hand. Rows that are there are read and written meanwhile: indexes are made beside them, and checks
 *  hold for new rows first and are proven for the others afterwards.
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
  return checks.flatMap(({ name, sql }) => {
    const proof = `alter table ${sqlName(table)} validate constraint ${name}`;
    if (live.checks.includes(name)) return live.unproven.includes(name) ? [proof] : [];
    const older = live.checks.filter((other) => other.startsWith(name.slice(0, -8)));
    const changes = [
      ...older.map((other) => `drop constraint ${other}`),
      `add constraint ${name} check (${sql}) not valid`,
    ];
    return [`alter table ${sqlName(table)} ${changes.join(', ')}`, proof];
  });
}

function indexSteps({ indexes }: TableDesign, live: LiveTable): string[] {
  const isThere = ({ name, column, special }: TableDesign['indexes'][number]): boolean =>
    live.indexes.some((index) => index.name === name || (!special && index.column === column));
  return [
    ...live.brokenIndexes.map(
      (name) => `drop index ${live.parts.length === 0 ? 'concurrently ' : ''}${name}`,
    ),
    // Where there are no rows it takes no time.
    ...indexes.filter((index) => !isThere(index)).flatMap((index) => newIndex(index, live)),
  ];
}

/** A table in parts takes an index only when each part has it: those are made beside the work, one after the other. */
function newIndex({ name, sql }: TableDesign['indexes'][number], { isEmpty, parts }: LiveTable): string[] {
  if (isEmpty) return [sql];
  const beside = sql.replace(' index ', ' index concurrently ');
  if (parts.length === 0) return [beside];
  const [begin = '', rest = ''] = sql.split(/ on (?:"[^"]+"|\w+) /);
  const table = sql.slice(begin.length + 4, sql.length - rest.length - 1);
  return [
    `${begin} on only ${table} ${rest}`,
    ...parts.flatMap((part, at) => {
      const own = `${name.slice(0, 55)}_part_${at}`;
      return [
        `drop index concurrently if exists ${own}`,
        `${begin.replace(' index ', ' index concurrently ').replace(name, own)} on ${part} ${rest}`,
        `alter index ${name} attach partition ${own}`,
      ];
    }),
  ];
}

/** Brings every declared table and view up to date while others work with them. @returns the statements that were needed.
 *  @throws Fault when others hold a table for minutes; what was done stays, and the next run goes on from there. */
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
      await (isBesideOthers(sql) ? client.query(sql) : patiently(client, () => client.query(sql)));
      done.push(sql);
    }
  }
  for (const view of views) if (await renewView(client, view)) done.push(`create view ${view.name}`);
  return done;
}

/** It lasts as long as the table is big, and holds up neither readers nor writers. */
function isBesideOthers(sql: string): boolean {
  return / index concurrently | validate constraint /.test(sql);
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
  const checks = await client.query<{ name: string; proven: boolean }>(
    `select conname as name, convalidated as proven from pg_constraint where conrelid = to_regclass(quote_ident($1)) and contype = 'c'`,
    [table],
  );
  const indexes = await client.query<{ name: string; column: string; whole: boolean }>(
    `select c.relname as name, coalesce(a.attname, '') as column, i.indisvalid as whole from pg_index i join pg_class c on c.oid = i.indexrelid
       left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indrelid = to_regclass(quote_ident($1))`,
    [table],
  );
  const parts = await client.query<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = to_regclass(quote_ident($1)) order by 1`,
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
    unproven: checks.rows.filter(({ proven }) => !proven).map(({ name }) => name),
    indexes: indexes.rows.filter(({ whole }) => whole),
    brokenIndexes: indexes.rows.filter(({ whole }) => !whole).map(({ name }) => name),
    isEmpty: rows.rows[0]?.full !== true,
    parts: parts.rows.map(({ name }) => name),
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
  // In one, with the rights of the old one: nobody finds it missing or closed.
  await patiently(client, () =>
    client.query(`do $renew$ declare readers text;
      begin
        select string_agg(distinct quote_ident(grantee), ', ') into readers from information_schema.role_table_grants
         where table_schema = 'public' and table_name = '${name}' and privilege_type = 'SELECT';
        drop view if exists ${sqlName(name)};
        create view ${sqlName(name)} as ${sql};
        comment on view ${sqlName(name)} is '${sql.replaceAll("'", "''")}';
        if readers is not null then execute 'grant select on ${sqlName(name)} to ' || readers; end if;
      end $renew$`),
  );
  return true;
}
