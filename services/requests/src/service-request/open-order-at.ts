import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** The order that was placed at a record, while it is not over. */
export async function openOrderAt(tx: EntityManager, subjectId: string): Promise<string | undefined> {
  const row = await queryRow<{ id: string }>(
    tx,
    `select id from service_request where parameters ->> 'subjectId' = $1 and status in ('Submitted', 'Quoted', 'Invoiced', 'Paid', 'In progress') order by created_at desc limit 1`,
    [subjectId],
  );
  return row?.id;
}
