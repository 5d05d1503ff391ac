import type { EntityManager } from 'typeorm';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';

/** Papers named in a message belong to the client of the ticket. Refused at the field with `UNKNOWN_REFERENCE`. */
export async function messagePapers(
  tx: EntityManager,
  { userId }: { readonly userId?: string | null },
  { documentIds }: { readonly documentIds?: readonly string[] | null },
): Promise<Record<never, never> | Refusal> {
  if (documentIds == null || documentIds.length === 0) return {};
  const [found]: { n: number }[] = await tx.query(
    'select count(*)::integer as n from document where id = any($1) and user_id = $2',
    [documentIds, userId ?? null],
  );
  return found?.n === new Set(documentIds).size
    ? {}
    : refuseFields([
        {
          path: ['documentIds'],
          code: 'UNKNOWN_REFERENCE',
          message: 'One of these is no paper of this client.',
        },
      ]);
}
