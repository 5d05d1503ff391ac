import type { EntityManager } from 'typeorm';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';

export interface PreloadedLawyer {
  /** As clients read it; null until accounts has told it. */
  readonly lawyerName: string | null;
}

/** Name of whoever releases a report, as it is at that moment. */
export async function preloadLawyer(
  tx: Pick<EntityManager, 'query'>,
  { context: { viewer } }: { readonly context: Pick<CommandContext, 'viewer'> },
): Promise<PreloadedLawyer> {
  const [row]: { display_name: string }[] = await tx.query(
    'select display_name from staff_name where user_id = $1',
    [viewer.userId ?? null],
  );
  return { lawyerName: row?.display_name ?? null };
}
