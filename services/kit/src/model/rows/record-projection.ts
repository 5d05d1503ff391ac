import { execute } from './sql.js';
import { Fault } from '../words/fault.js';
import { columnName, sqlName } from '../field/names.js';
import type { RecordedEvent } from '../words/recorded-event.js';
import type { InlineProjection } from './inline-projection.js';
import { columnValue } from '../resource/column.js';
import type { Resource } from '../resource/define.js';
import { projectRecords } from './record-projection-many.js';
import type { RecordEvents } from './record-events.js';

type Data = Readonly<Record<string, unknown>>;

/** One row per record, written beside its event. Columns come from the declaration, values travel as parameters. */
export function recordProjection(resource: Resource, events: RecordEvents): InlineProjection {
  const { table } = resource;
  return {
    name: table,
    tables: [table],
    projectMany: (tx, run) => projectRecords(tx, resource, events, run),
    project: async (tx, event) => {
      const statement = statementFor(resource, events, event);
      if (statement === undefined) return;
      const written = await execute(tx, statement.sql, statement.values);
      if (written !== 1)
        throw new Fault(`${table} ${event.streamId} has no row for version ${event.version}`);
    },
  };
}

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

function statementFor(resource: Resource, events: RecordEvents, event: RecordedEvent): Statement | undefined {
  if (event.type === events.added) return insertion(resource, event);
  if (event.type === events.amended || events.steps?.includes(event.type) === true)
    return amendment(resource, event);
  return event.type === events.removed
    ? { sql: `delete from ${sqlName(resource.table)} where id = $1`, values: [event.streamId] }
    : undefined;
}

/** Declared columns the event speaks of; anything else in it belongs to an older declaration. */
function givenColumns(resource: Resource, event: RecordedEvent): { column: string; value: unknown }[] {
  const data = event.data as Data;
  return Object.entries(resource.fields)
    .filter(([key]) => Object.hasOwn(data, key))
    .map(([key, field]) => ({ column: sqlName(columnName(key)), value: columnValue(field, data[key]) }));
}

function insertion(resource: Resource, event: RecordedEvent): Statement {
  const fields = givenColumns(resource, event);
  const columns = ['id', 'version', 'created_at', 'updated_at', ...fields.map(({ column }) => column)];
  const values = [
    event.streamId,
    event.version,
    event.occurredAt,
    event.occurredAt,
    ...fields.map(({ value }) => value),
  ];
  return {
    sql: `insert into ${sqlName(resource.table)} (${columns.join(', ')}) values (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
  };
}

function amendment(resource: Resource, event: RecordedEvent): Statement {
  const fields = givenColumns(resource, event);
  const set = [
    'version = $2',
    'updated_at = $3',
    ...fields.map(({ column }, index) => `${column} = $${index + 4}`),
  ];
  return {
    sql: `update ${sqlName(resource.table)} set ${set.join(', ')} where id = $1`,
    values: [event.streamId, event.version, event.occurredAt, ...fields.map(({ value }) => value)],
  };
}
