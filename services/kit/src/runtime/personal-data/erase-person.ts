import type { EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { columnName, sqlName } from '../../model/field/names.js';
import { columnShape } from '../../model/resource/column.js';
import type { Resource } from '../../model/resource/define.js';
import { erasableFields, type Neutral, type NeutralKeys } from './erasable.js';

/** Who is forgotten, and where. */
export interface Erasing {
  readonly userId: string;
  /** Tables of the service; no views. */
  readonly resources: readonly Resource[];
  /** Keys of events that no field bears, and fields that follow from them; by category. */
  readonly keys: Readonly<Record<string, NeutralKeys>>;
}

/** Rows that stay, and the duty to keep them. */
export interface RetainedRows {
  readonly entity: string;
  readonly law: string;
  readonly rows: number;
}

/** What erasing came to. `streamIds`: streams whose facts were neutralised, for those who hold copies of them. */
export interface Erased {
  readonly rows: number;
  readonly events: number;
  readonly retained: readonly RetainedRows[];
  readonly streamIds: readonly string[];
}

/** Neutralises a person's rows, the facts behind them, and the audit trail's copies, in one transaction. Doing it again changes nothing more. */
export async function erasePerson(tx: EntityManager, { userId, resources, keys }: Erasing): Promise<Erased> {
  // What this does to rows must not be told as the work of an event that came before in the same transaction.
  await tx.query(`select set_config('cotta.event_id', '', true)`);
  const sum = { rows: 0, events: 0, retained: [] as RetainedRows[], streamIds: [] as string[] };
  for (const resource of resources) {
    const neutral = { ...erasableFields(resource), ...keys[resource.table] };
    if (resource.person === undefined || Object.keys(neutral).length === 0) continue;
    const { erase, kept } = await rowsOf(tx, resource, userId);
    if (resource.retained !== undefined && kept.length > 0)
      sum.retained.push({ entity: resource.table, law: resource.retained.law, rows: kept.length });
    sum.rows += await neutralRows(tx, resource, { ids: erase, neutral });
    const streams = await streamsOf(tx, resource, { userId, erase, kept });
    if (streams.length > 0)
      sum.events +=
        (
          await queryRow<{ n: number }>(tx, 'select erase_events($1, $2) as n', [
            streams,
            JSON.stringify(neutral),
          ])
        )?.n ?? 0;
    await forgetChanges(tx, resource.table, { userId, ids: [...erase, ...streams], kept, neutral });
    sum.streamIds.push(...streams);
  }
  return { ...sum, streamIds: [...new Set(sum.streamIds)] };
}

/** The same for single rows whose time has come, whoever they are about: these keys of the rows, of the facts behind them and of the audit trail's copies. */
export async function eraseKeys(
  tx: EntityManager,
  resource: Resource,
  { ids, neutral }: { readonly ids: readonly string[]; readonly neutral: NeutralKeys },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(`select set_config('cotta.event_id', '', true)`);
  await neutralRows(tx, resource, { ids, neutral });
  await tx.query('select erase_events($1, $2)', [ids, JSON.stringify(neutral)]);
  const columns = Object.keys(neutral).map(columnName);
  await execute(
    tx,
    'update row_change set before = before - $1::text[], after = after - $1::text[] where entity = $2 and entity_id = any($3)',
    [columns, resource.table, ids],
  );
}

async function rowsOf(
  tx: EntityManager,
  resource: Resource,
  userId: string,
): Promise<{ erase: string[]; kept: string[] }> {
  const { table, person = 'userId', retained } = resource;
  const only = retained?.only;
  const isKept =
    retained === undefined
      ? 'false'
      : only === undefined
        ? 'true'
        : `coalesce(${sqlName(columnName(only.field))}::text = any($2), false)`;
  const values = only === undefined ? [] : [only.values.map(String)];
  const rows = await queryRows<{ id: string; kept: boolean }>(
    tx,
    `select id, ${isKept} as kept from ${sqlName(table)} where ${sqlName(columnName(person))} = $1`,
    [userId, ...values],
  );
  return {
    erase: rows.filter(({ kept }) => !kept).map(({ id }) => id),
    kept: rows.filter(({ kept }) => kept).map(({ id }) => id),
  };
}

async function neutralRows(
  tx: EntityManager,
  { table, fields }: Resource,
  { ids, neutral }: { ids: readonly string[]; neutral: NeutralKeys },
): Promise<number> {
  const sets = Object.entries(neutral).flatMap(([key, kind]) => {
    const field = fields[key];
    return field === undefined
      ? []
      : [`${sqlName(columnName(key))} = ${neutralSql(kind, columnShape(field).array)}`];
  });
  return sets.length === 0 || ids.length === 0
    ? 0
    : execute(tx, `update ${sqlName(table)} set ${sets.join(', ')} where id = any($1)`, [ids]);
}

/** The same values as `erased_value` puts into events. */
function neutralSql(kind: Neutral, array: boolean): string {
  if (kind === 'nothing') return 'null';
  if (kind === 'text') return `''`;
  if (kind === 'list') return array ? `'{}'` : `'[]'`;
  return `'erased-' || id || '@erased.invalid'`;
}

/** Also of rows that are gone by now: their facts stayed. */
async function streamsOf(
  tx: EntityManager,
  { table, person }: Resource,
  about: { userId: string; erase: readonly string[]; kept: readonly string[] },
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    tx,
    `select distinct stream_id as id from tracking_event e join stream s using (stream_id)
      where s.category = $1 and not stream_id = any($4)
        and (stream_id = any($3) or e.subject_id = ($2::text)::uuid or e.data ->> $5 = $2::text or e.data #>> '{about,userId}' = $2::text) order by 1`,
    [table, about.userId, about.erase, about.kept, person ?? 'userId'],
  );
  return rows.map(({ id }) => id);
}

async function forgetChanges(
  tx: EntityManager,
  entity: string,
  about: { userId: string; ids: readonly string[]; kept: readonly string[]; neutral: NeutralKeys },
): Promise<void> {
  const columns = Object.keys(about.neutral).map(columnName);
  await execute(
    tx,
    `update row_change set before = before - $1::text[], after = after - $1::text[] where entity = $2 and not entity_id = any($5) and (entity_id = any($3) or user_id = $4)`,
    [columns, entity, about.ids, about.userId, about.kept],
  );
}
