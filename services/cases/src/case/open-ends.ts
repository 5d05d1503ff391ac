import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { UNANSWERED } from './other-side-waits.js';
import type { OpenEnds } from './case-rules.js';

/** Looked at in the transaction that closes it: an order that comes at the same moment waits for the case's row. */
export async function openEndsOf(tx: EntityManager, caseId: string): Promise<OpenEnds> {
  await tx.query('select id from "case" where id = $1 for update', [caseId]);
  const row = await queryRow<OpenEnds>(
    tx,
    `select
       (select count(*)::integer from case_solution where case_id = $1 and status = 'Ordered') as ordered,
       (select count(*)::integer from case_letter where case_id = $1 and status in ('Draft', 'With client', 'Changes asked', 'Approved', 'Being e-mailed')) as unsent,
       (select count(*)::integer from case_objection where case_id = $1 and status in ${UNANSWERED}) as unanswered,
       count(e.id)::integer as evidence,
       (count(e.id) filter (where e.gone_date is null))::integer as "notGone"
     from case_infringement i join case_infringement_evidence e on e.case_infringement_id = i.id where i.case_id = $1`,
    [caseId],
  );
  return row ?? { ordered: 0, unsent: 0, unanswered: 0, evidence: 0, notGone: 0 };
}
