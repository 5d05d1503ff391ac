import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** Whether a recommended step offers its client to watch the brand now: it was offered to that client, and is neither declined nor over. */
export async function isMonitoringOffer(
  tx: EntityManager,
  caseSolutionId: string | null | undefined,
  userId: string | undefined,
): Promise<boolean> {
  if (caseSolutionId == null) return false;
  const offer = await queryRow(
    tx,
    `select id from monitoring_offer where id = $1 and offers and status in ('Offered', 'Ordered', 'Delivered')
       and (user_id is null or user_id = $2::uuid)`,
    [caseSolutionId, userId ?? null],
  );
  return offer !== undefined;
}
