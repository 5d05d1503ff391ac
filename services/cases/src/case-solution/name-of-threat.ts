import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** Whom a case is against, as people call it. */
export async function nameOfThreat(tx: EntityManager, caseId: string): Promise<string | null> {
  const row = await queryRow<{ name: string }>(
    tx,
    `select other.primary_name as name from "case" threat join case_counterparty other on other.id = threat.case_counterparty_id where threat.id = $1`,
    [caseId],
  );
  return row?.name ?? null;
}
