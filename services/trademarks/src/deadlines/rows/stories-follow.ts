import type { EntityManager } from 'typeorm';

/** The story of a mark, from which its deadlines are counted, says whose it is as well: it follows the mark. */
export async function storiesFollow(tx: EntityManager, userId: string): Promise<void> {
  await tx.query(
    'update mark_story s set story = data_now(s.story, null) from trademark t where t.id = s.trademark_id and t.user_id = $1',
    [userId],
  );
}
