import type { DataSource } from 'typeorm';

const TOGETHER = 2_000;
/** Dates of the mark that come along: as many as a mark in a real load has, twice over. */
const DATES = 2;

/** Copies of a mark and of some of its dates, each with an id, a name and a time of its own, in what pages read. */
export async function copyMark(db: DataSource, { id, times }: { id: string; times: number }): Promise<void> {
  await db.transaction(async (together) => {
    // A busy machine may need longer for the rows of one statement than a statement of the product has.
    await together.query('set local statement_timeout = 0');
    for (let from = 0; from < times; from += TOGETHER)
      await together.query(
        // Made beside each row: a row that is taken apart by `.*` is made once for each of its columns.
        `with copy as (
           insert into trademark select made.* from trademark t, generate_series($2::integer + 1, $2 + $3) as n,
             jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'name', 'Mark ' || n, 'number', 'C' || n,
               'created_at', t.created_at - n * interval '1 second', 'updated_at', t.updated_at - n * interval '1 second')) as made
           where t.id = $1 returning id, name)
         insert into trademark_deadline select made.* from copy,
           (select * from trademark_deadline where trademark_id = $1 order by id limit ${DATES}) as d,
           jsonb_populate_record(null::trademark_deadline, to_jsonb(d) || jsonb_build_object('id', gen_random_uuid(), 'trademark_id', copy.id, 'mark_name', copy.name)) as made`,
        [id, from, Math.min(TOGETHER, times - from)],
      );
  });
  await db.query('analyze trademark');
  await db.query('analyze trademark_deadline');
}
