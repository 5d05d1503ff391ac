import type { Field } from '../field/field.js';
import { columnName, sqlName } from '../field/names.js';
import { columnShape } from './column.js';
import { allFields, type Resource } from './define.js';

/** The table of a resource with an index for every field that can be filtered or sorted by: the text a migration starts from. */
export function tableSql(resource: Resource): string {
  const columns = Object.entries(allFields(resource)).map(([key, field]) => `  ${sqlName(columnName(key))} ${columnType(field)}${key === 'id' ? ' primary key' : field.optional ? '' : ' not null'}${check(key, field)}`);
  return [`create table ${sqlName(resource.table)} (`, columns.join(',\n'), ');', ...indexes(resource)].join('\n');
}

function columnType(field: Field<unknown>): string {
  const { type, array } = columnShape(field);
  return `${type === 'timestamptz' ? 'timestamptz(3)' : type}${array ? '[]' : ''}`;
}

function check(key: string, { kind }: Field<unknown>): string {
  if (kind.is !== 'enumeration') return '';
  const labels = kind.values.map((label) => `'${label.replaceAll("'", "''")}'`);
  return ` check (${sqlName(columnName(key))} in (${labels.join(', ')}))`;
}

function indexes(resource: Resource): string[] {
  const { table } = resource;
  return Object.entries(allFields(resource))
    .filter(([key, field]) => key !== 'id' && (field.filterable || field.sortable))
    .map(([key, field]) => {
      const column = sqlName(columnName(key));
      const name = `${table}_${columnName(key)}`;
      if (columnShape(field).array) return `create index ${name} on ${sqlName(table)} using gin (${column});`;
      return `create index ${name} on ${sqlName(table)} (${column}${field.sortable ? ', id' : ''});`;
    });
}
