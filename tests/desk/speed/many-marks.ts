import type { DataSource } from 'typeorm';

/** Rows in one statement, which has ten seconds. */
const TOGETHER = 2_000;

/** Copies of a mark and of its dates, each with an id, a name and a time of its own, in what pages read. */
export async function copyMark(db: DataSource, { id, times }: { id: string; times: number }): Promise<void> {
  for (let from = 0; from < times; from += TOGETHER)
    await db.query(
      `with copy as (
         insert into trademark select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'name', 'Mark ' || n, 'number', 'C' || n,
           'created_at', t.created_at - n * interval '1 second', 'updated_at', t.updated_at - n * interval '1 second'))).*
         from trademark t, generate_series($2::integer + 1, $2 + $3) as n where t.id = $1 returning id, name)
       insert into trademark_deadline select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'trademark_id', copy.id, 'mark_name', copy.name))).*
       from trademark_deadline d, copy where d.trademark_id = $1`,
      [id, from, Math.min(TOGETHER, times - from)],
    );
  await db.query('analyze trademark');
  await db.query('analyze trademark_deadline');
}
