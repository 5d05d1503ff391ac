import type { EntityManager } from 'typeorm';
import { Fault } from '../words/fault.js';
import { execute } from './sql.js';
import { columnName } from '../field/names.js';
import type { RecordedEvent } from '../words/recorded-event.js';

/** Values by camelCase key, as the driver takes them; wrap what goes into a jsonb column in `json`. */
export type RowValues = Readonly<Record<string, unknown>>;

/** First version of a row: created and updated at the event's time. `id` defaults to the stream's. */
export async function insertRow(
  tx: EntityManager,
  table: string,
  event: RecordedEvent,
  values: RowValues,
): Promise<void> {
  const row: RowValues = {
    id: event.streamId,
    version: event.version,
    createdAt: event.occurredAt,
    updatedAt: event.occurredAt,
    ...values,
  };
  const keys = Object.keys(row);
  const places = keys.map((_, index) => `$${index + 1}`);
  await execute(
    tx,
    `insert into "${table}" (${keys.map(columnName).join(', ')}) values (${places.join(', ')})`,
    keys.map((key) => parameter(row[key])),
  );
}

/** The next version of the stream's own row.
 *  @throws Fault when the row is not at the version before: a projection never skips or repeats silently. */
export async function changeRow(
  tx: EntityManager,
  table: string,
  event: RecordedEvent,
  changes: RowValues,
): Promise<void> {
  const changed = await updateWhere(
    tx,
    table,
    { id: event.streamId, version: event.version - 1 },
    { ...changes, version: event.version, updatedAt: event.occurredAt },
  );
  if (changed !== 1) throw new Fault(`${table} ${event.streamId} is not at version ${event.version - 1}`);
}

/** Changes the rows that equal `match`; returns how many. */
export async function updateWhere(
  tx: EntityManager,
  table: string,
  match: RowValues,
  changes: RowValues,
): Promise<number> {
  const keys = Object.keys(changes);
  const matched = Object.keys(match);
  const sets = keys.map((key, index) => `${columnName(key)} = $${index + 1}`);
  const conditions = matched.map((key, index) => `${columnName(key)} = $${keys.length + index + 1}`);
  const values = [
    ...keys.map((key) => parameter(changes[key])),
    ...matched.map((key) => parameter(match[key])),
  ];
  return execute(tx, `update "${table}" set ${sets.join(', ')} where ${conditions.join(' and ')}`, values);
}

/** For a jsonb column. An empty list would otherwise go out as an empty array of text. */
export function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

function parameter(value: unknown): unknown {
  return value === undefined ? null : value;
}
