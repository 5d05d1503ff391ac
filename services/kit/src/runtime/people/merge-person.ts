import type { EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';

/** Two accounts of one person: what was of the first is of the second from now on. */
export interface MergedPerson {
  readonly userId: string;
  readonly intoId: string;
}

interface PersonColumn {
  /** As SQL writes them. */
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** Gives every row of one person to the other, in one transaction, and remembers it for what is said late. In any order with other merges; twice is once.
 *  @returns whose it is now */
export async function mergePerson(tx: EntityManager, { userId, intoId }: MergedPerson): Promise<string> {
  // What this does to rows must not be told as the work of an event that came before in the same transaction.
  await tx.query(`select set_config('cotta.event_id', '', true)`);
  const columns = await personColumnsOf(tx);
  const tables = [...new Set(columns.map(({ table }) => table))];
  // Whoever is writing comes to an end first, and whoever waits meets the new id.
  if (tables.length > 0)
    await tx.query(`lock table ${tables.join(', ')}, merged_person in share row exclusive mode`);
  const last = await queryRow<{ id: string }>(tx, 'select person_now($1) as id', [intoId]);
  const into = last?.id ?? intoId;
  if (into === userId) return into;
  await execute(tx, 'update merged_person set into_id = $2 where into_id = $1', [userId, into]);
  await execute(
    tx,
    'insert into merged_person (user_id, into_id) values ($1, $2) on conflict (user_id) do update set into_id = excluded.into_id',
    [userId, into],
  );
  for (const { table, column, type } of columns)
    await execute(
      tx,
      `update ${table} set ${column} = ($2::text)::${type} where ${column} = ($1::text)::${type}`,
      [userId, into],
    );
  return into;
}

/** What the triggers watch is what names people. */
function personColumnsOf(tx: EntityManager): Promise<PersonColumn[]> {
  return queryRows<PersonColumn>(
    tx,
    `select t.tgrelid::regclass::text as "table", quote_ident(a.attname) as "column", format_type(a.atttypid, a.atttypmod) as "type"
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any(t.tgattr::int2[])
      where t.tgname like 'keeps\\_person%' and c.relnamespace = 'public'::regnamespace and a.atttypid <> 'jsonb'::regtype order by 1, 2`,
    [],
  );
}
