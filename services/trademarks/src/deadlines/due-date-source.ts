import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';

/** Why a paper cannot be what a last day stands on: it is not among those of the letter or of its mark. Refused at the field with OTHER_PAPER. */
export async function dueDateSourceProblem(
  tx: EntityManager,
  { dueDateSourceId }: { readonly dueDateSourceId?: string | null },
  about: readonly (string | null | undefined)[],
): Promise<Refusal | undefined> {
  if (dueDateSourceId == null) return undefined;
  const [found] = await queryRows<{ id: string }>(
    tx,
    'select id from paper_place where id = $1 and subject_id = any($2)',
    [dueDateSourceId, about.filter((id) => id != null)],
  );
  return found === undefined
    ? refuseFields([
        {
          path: ['dueDateSourceId'],
          code: 'OTHER_PAPER',
          message:
            'Choose one of the papers of this letter or of its mark. If you have just added it, try once more.',
        },
      ])
    : undefined;
}
