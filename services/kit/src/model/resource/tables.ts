import { createHash } from 'node:crypto';
import type { Field } from '../field/field.js';
import { columnName, sqlName } from '../field/names.js';
import { bareLetters } from './bare-letters.js';
import { columnShape } from './column.js';
import { allFields, type Resource } from './define.js';

/** Bytes of an identifier. @source PostgreSQL, NAMEDATALEN */
const LONGEST_NAME = 63;

/** One column as it is declared. `type`: as SQL writes it. */
export interface ColumnDesign {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  /** What rows get that were there before the column; undefined: nothing stands for "not known yet". */
  readonly neutral: string | undefined;
}

/** A part of a table that PostgreSQL knows by a name. */
export interface NamedSql {
  readonly name: string;
  readonly sql: string;
}

/** One index; `column`: the first it is made on. */
export interface IndexDesign extends NamedSql {
  readonly column: string;
  /** No other index of this column does: it is unique, or sorts otherwise. */
  readonly special: boolean;
}

/** What a declaration asks of PostgreSQL. */
export interface TableDesign {
  readonly table: string;
  readonly columns: readonly ColumnDesign[];
  readonly checks: readonly NamedSql[];
  readonly indexes: readonly IndexDesign[];
}

/** Columns, checks and indexes that follow from a declaration. */
export function tableDesign(resource: Resource): TableDesign {
  const fields = Object.entries(allFields(resource));
  return {
    table: resource.table,
    columns: fields.map(([key, field]) => ({
      name: columnName(key),
      type: columnType(field),
      optional: field.optional,
      neutral: neutral(field),
    })),
    checks: fields.flatMap(([key, field]) => check(resource, key, field)),
    indexes: [
      ...fields.flatMap(([key, field]) => [
        ...fieldIndexes(resource, key, field),
        ...trigramIndex(resource, key, field),
      ]),
      ...resource.unique.map((keys) => uniqueIndex(resource, keys)),
    ],
  };
}

/** The same as text, for review: what a new table is made with. */
export function tableSql(resource: Resource): string {
  const { table, columns, checks, indexes } = tableDesign(resource);
  const lines = [
    ...columns.map(columnSql),
    ...checks.map(({ name, sql }) => `  constraint ${name} check (${sql})`),
  ];
  return [
    `create table ${sqlName(table)} (`,
    lines.join(',\n'),
    ');',
    ...indexes.map(({ sql }) => `${sql};`),
  ].join('\n');
}

function columnSql({ name, type, optional }: ColumnDesign): string {
  return `  ${sqlName(name)} ${type}${name === 'id' ? ' primary key' : optional ? '' : ' not null'}`;
}

function columnType(field: Field<unknown>): string {
  const { type, array } = columnShape(field);
  const { kind } = field;
  const exact =
    type === 'timestamptz'
      ? 'timestamptz(3)'
      : kind.is === 'decimal'
        ? `numeric(${kind.digits},${kind.scale})`
        : type;
  return `${exact}${array ? '[]' : ''}`;
}

function neutral(field: Field<unknown>): string | undefined {
  const { kind } = field;
  if (kind.is === 'list') return columnShape(field).array ? `'{}'` : `'[]'`;
  if (kind.is === 'boolean') return 'false';
  return kind.is === 'text' || kind.is === 'longText' || kind.is === 'phone' ? `''` : undefined;
}

/** The labels stand in the constraint's name as a digest, so that a changed list is a new constraint. */
function check(resource: Resource, key: string, { kind }: Field<unknown>): NamedSql[] {
  if (kind.is !== 'enumeration') return [];
  const labels = kind.values.map((label) => `'${label.replaceAll("'", "''")}'`).join(', ');
  const digest = createHash('sha256').update(labels).digest('hex').slice(0, 8);
  return [
    {
      name: `${resource.table}_${columnName(key)}_is_${digest}`,
      sql: `${sqlName(columnName(key))} in (${labels})`,
    },
  ];
}

function fieldIndexes(resource: Resource, key: string, field: Field<unknown>): IndexDesign[] {
  if (key === 'id' || !(field.filterable || field.sortable)) return [];
  const column = columnName(key);
  const on = `on ${sqlName(resource.table)}`;
  const name = `${resource.table}_${column}`;
  if (columnShape(field).array)
    return [
      { name, column, special: false, sql: `create index ${name} ${on} using gin (${sqlName(column)})` },
    ];
  const plain = {
    name,
    column,
    special: false,
    sql: `create index ${name} ${on} (${sqlName(column)}${field.sortable ? ', id' : ''})`,
  };
  if (!(field.sortable && field.optional)) return [plain];
  // Unknown values come last in both directions, which an ordinary index read backwards does not give.
  const last = shortened(name, '_last');
  return [
    plain,
    {
      name: last,
      column,
      special: true,
      sql: `create index ${last} ${on} (${sqlName(column)} desc nulls last, id desc)`,
    },
  ];
}

function trigramIndex({ table }: Resource, key: string, { trigram }: Field<unknown>): IndexDesign[] {
  if (trigram !== true) return [];
  const column = columnName(key);
  const name = shortened(`${table}_${column}`, '_near');
  return [
    {
      name,
      column,
      special: true,
      sql: `create index ${name} on ${sqlName(table)} using gin ((${bareLetters(sqlName(column))}) gin_trgm_ops)`,
    },
  ];
}

function uniqueIndex({ table }: Resource, keys: readonly string[]): IndexDesign {
  const columns = keys.map(columnName);
  const name = shortened(`${table}_${columns.join('_')}`, '_unique');
  return {
    name,
    column: columns[0] ?? '',
    special: true,
    sql: `create unique index ${name} on ${sqlName(table)} (${columns.map(sqlName).join(', ')})`,
  };
}

/** Postgres cuts longer names, and then knows them by another one than we do. */
function shortened(name: string, ending: string): string {
  if (name.length + ending.length <= LONGEST_NAME) return `${name}${ending}`;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.slice(0, LONGEST_NAME - ending.length - digest.length - 1)}_${digest}${ending}`;
}
