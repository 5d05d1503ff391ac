import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { whitelisted } from '../case/case-rules.js';

const WHITELISTED = `
select c.id from "case" c join case_counterparty s on s.id = c.case_counterparty_id where c.id = $1 and s.whitelisted`;

/** Whom the client wants left alone, or who is the client, gets no letter, however far it has come: `COUNTERPARTY_WHITELISTED`. Looked at in the
 *  transaction of each step that brings a letter nearer to the other side. */
export async function leftAlone(
  tx: EntityManager,
  { caseId }: { readonly caseId?: string },
): Promise<Refusal | Record<string, never>> {
  return (await queryRow(tx, WHITELISTED, [caseId ?? null])) === undefined ? {} : whitelisted();
}
