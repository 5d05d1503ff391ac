import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CaseLetterChangedSchema,
  CasePlatformReportChangedSchema,
  ServiceChangedSchema,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { caseSolution } from '../../case-solution/case-solution.work-item.js';
import { solutionsAtWork, workInCase, workOf } from '../../case-solution/solution-work.js';

const { beginCaseSolutionWork, deliverCaseSolution } = caseSolution.steps;

/** What was ordered against a threat is in progress once the first piece of its work is, and done when all of it is. */
export const solutionWork = defineConsumer({
  name: 'solution-work',
  sources: ['cases'],
  mode: 'once',
  handlers: [
    on(CaseLetterChangedSchema, follow),
    on(CasePlatformReportChangedSchema, follow),
    on(ServiceChangedSchema, follow),
  ],
});

/** The case of a piece of work, whichever it is. */
const CASE_OF_WORK = `select case_id as "caseId" from (
    select id, case_id from case_letter union all select id, case_id from case_platform_report union all select id, case_id from service) as work
  where id = $1`;

async function follow({
  message: { entityId },
  tx,
  run,
}: Pick<Received<{ entityId: string }>, 'tx' | 'run'> & {
  readonly message: { readonly entityId: string };
}): Promise<void> {
  const row = await queryRow<{ caseId: string | null }>(tx, CASE_OF_WORK, [entityId]);
  for (const { id, kinds, isBegun } of row?.caseId == null ? [] : await solutionsAtWork(tx, row.caseId)) {
    const work = workOf(kinds, await workInCase(tx, id));
    if (work !== 'open' && !isBegun) await run(beginCaseSolutionWork, { streamId: id, input: {}, key: id });
    if (work === 'done') await run(deliverCaseSolution, { streamId: id, input: {}, key: id });
  }
}
