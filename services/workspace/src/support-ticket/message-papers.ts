import type { EntityManager } from 'typeorm';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';

/** Papers named in a message were filed under the ticket, or belong to its client. Refused at the field with `UNKNOWN_REFERENCE`. */
export async function messagePapers(
  tx: EntityManager,
  { userId }: { readonly userId?: string | null },
  { documentIds }: { readonly documentIds?: readonly string[] | null },
  { streamId }: CommandContext,
): Promise<Record<never, never> | Refusal> {
  if (documentIds == null || documentIds.length === 0) return {};
  const [found]: { n: number }[] = await tx.query(
    `select count(*)::integer as n from document
     where id = any($1) and (user_id = $2 or (subject_type = 'support_ticket' and subject_id = $3))`,
    [documentIds, userId ?? null, streamId],
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
