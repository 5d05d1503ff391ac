import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { SinceGroup } from './since-groups.js';

/** What people call the subjects of groups, by id, as it is known here: the mark, else the number of the order. What is not in it has no name here, or belongs to somebody else by now. */
export async function sinceTitles(
  tx: EntityManager,
  groups: readonly SinceGroup[],
  userId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await queryRows<{ id: string; title: string }>(
    tx,
    `select s.subject_id as id, coalesce(nullif(s.mark, ''), nullif(above.mark, ''), nullif(s.public_id, ''), '') as title
       from work_subject s left join work_subject above on above.subject_type = s.parent_type and above.subject_id = s.parent_id and coalesce(nullif(above.client_id, ''), $2) = $2
      where s.subject_id = any($1) and coalesce(nullif(s.client_id, ''), $2) = $2`,
    [groups.map(({ subjectId }) => subjectId), userId],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}
