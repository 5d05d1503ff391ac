import type { DataSource } from 'typeorm';
import { columnName } from '../model/field/names.js';
import { columnShape } from '../model/resource/column.js';
import { allFields, type Resource } from '../model/resource/define.js';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** Where the migrated tables are not what the resources declare: missing or different columns, and fields that can be filtered
 *  or sorted by without an index that begins with them. */
export async function schemaProblems(db: DataSource, resources: readonly Resource[]): Promise<string[]> {
  const problems: string[] = [];
  for (const resource of resources) {
    if (await isView(db, resource.table)) continue;
    const columns = await columnsOf(db, resource.table);
    const indexed = await indexedColumns(db, resource.table);
    problems.push(
      ...Object.keys(allFields(resource)).flatMap((key) =>
        fieldProblems(resource, key, { columns, indexed }),
      ),
    );
  }
  return problems;
}

function fieldProblems(
  resource: Resource,
  key: string,
  { columns, indexed }: { columns: readonly Column[]; indexed: ReadonlySet<string> },
): string[] {
  const field = allFields(resource)[key];
  if (field === undefined) return [];
  const name = columnName(key);
  const at = `${resource.table}.${name}`;
  const column = columns.find((one) => one.name === name);
  if (column === undefined) return [`${at} is missing`];
  const { type, array } = columnShape(field);
  const wanted = `${type === 'timestamptz' ? 'timestamp with time zone' : type}${array ? '[]' : ''}`;
  return [
    ...(column.type.replace(/\([\d,]+\)/, '') === wanted ? [] : [`${at} is ${column.type}, not ${wanted}`]),
    ...(column.nullable === field.optional
      ? []
      : [
          `${at} is ${column.nullable ? '' : 'not '}nullable, the field is ${field.optional ? '' : 'not '}optional`,
        ]),
    ...((field.filterable || field.sortable) && !indexed.has(name) ? [`${at} has no index`] : []),
  ];
}

/** A history has the indexes of the events it is read from. */
async function isView(db: DataSource, table: string): Promise<boolean> {
  const rows: unknown[] = await db.query(
    `select from pg_class where oid = to_regclass(quote_ident($1)) and relkind = 'v'`,
    [table],
  );
  return rows.length > 0;
}

function columnsOf(db: DataSource, table: string): Promise<Column[]> {
  return db.query(
    `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable
     from pg_attribute where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped`,
    [table],
  );
}

async function indexedColumns(db: DataSource, table: string): Promise<ReadonlySet<string>> {
  const rows: { name: string }[] = await db.query(
    `select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
     where indrelid = to_regclass(quote_ident($1))`,
    [table],
  );
  return new Set(rows.map(({ name }) => name));
}
