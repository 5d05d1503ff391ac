import type { EntityManager } from 'typeorm';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';

interface Asker {
  readonly userId?: string | null;
  readonly contactEmail?: string | null;
}

/** A ticket goes on in another one of the same client in which it is our turn, so that nothing is lost from sight. Refused at the field with `UNKNOWN_REFERENCE`,
 *  and with `KEPT_IN_CASE` where a case has it: nobody would read there what comes from another ticket. */
export async function mergeTarget(
  tx: EntityManager,
  { userId, contactEmail }: Asker,
  { intoId }: { readonly intoId: string },
  { streamId }: CommandContext,
): Promise<Record<never, never> | Refusal> {
  const [target]: { id: string; caseId: string | null }[] = await tx.query(
    `select id, case_id as "caseId" from support_ticket where id = $1 and id <> $2 and status in ('Created', 'Assigned')
       and user_id is not distinct from $3 and (user_id is not null or lower(contact_email) = lower($4)) for update`,
    [intoId, streamId, userId ?? null, contactEmail ?? null],
  );
  if (target?.caseId) return no('KEPT_IN_CASE');
  return target === undefined
    ? refuseFields([
        {
          path: ['intoId'],
          code: 'UNKNOWN_REFERENCE',
          message: 'Choose another ticket of the same client that waits for our answer.',
        },
      ])
    : {};
}
