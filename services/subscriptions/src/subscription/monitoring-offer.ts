import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** Whether a recommended step offers its client to watch the brand now: it was offered, and neither declined nor over. */
export async function isMonitoringOffer(
  tx: EntityManager,
  caseSolutionId: string | null | undefined,
): Promise<boolean> {
  if (caseSolutionId == null) return false;
  const offer = await queryRow(
    tx,
    `select id from monitoring_offer where id = $1 and offers and status in ('Offered', 'Ordered', 'Delivered')`,
    [caseSolutionId],
  );
  return offer !== undefined;
}
