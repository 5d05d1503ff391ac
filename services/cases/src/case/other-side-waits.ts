import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';

/** Statuses in which the other side waits for us, as SQL. */
export const UNANSWERED = `('To answer', 'With client')`;

/** While the other side waits for an answer, nothing of its case ends and nobody counts it as silent: `OBJECTION_UNANSWERED`. */
export async function otherSideWaits(
  tx: EntityManager,
  caseId: string | undefined,
): Promise<Refusal | Record<string, never>> {
  const waiting = await queryRow(
    tx,
    `select id from case_objection where case_id = $1 and status in ${UNANSWERED} limit 1`,
    [caseId ?? null],
  );
  return waiting === undefined ? {} : no('OBJECTION_UNANSWERED');
}
