import type { EntityManager } from 'typeorm';
import type { Covered } from './approved-papers.js';

interface Places {
  readonly documentId?: string | null;
  readonly subjectId?: string | null;
  readonly folderId?: string | null;
}

/** Which of them an approval covers. */
export async function preloadCover(
  tx: Pick<EntityManager, 'query'>,
  { documentId = null, subjectId = null, folderId = null }: Places,
): Promise<Covered> {
  const rows: { id: string }[] = await tx.query('select id from approval_cover where id = any($1)', [
    [documentId, subjectId, folderId].filter((id) => id !== null),
  ]);
  const covered = (id: string | null): boolean => rows.some((row) => row.id === id);
  return { document: covered(documentId), subject: covered(subjectId), folder: covered(folderId) };
}
