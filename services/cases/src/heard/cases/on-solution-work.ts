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
    on(CaseLetterChangedSchema, (received) => follow(received, 'case_letter')),
    on(CasePlatformReportChangedSchema, (received) => follow(received, 'case_platform_report')),
    on(ServiceChangedSchema, (received) => follow(received, 'service')),
  ],
});

async function follow(
  {
    message: { entityId },
    tx,
    run,
  }: Pick<Received<{ entityId: string }>, 'tx' | 'run'> & {
    readonly message: { readonly entityId: string };
  },
  table: 'case_letter' | 'case_platform_report' | 'service',
): Promise<void> {
  const row = await queryRow<{ caseId: string | null }>(
    tx,
    `select case_id as "caseId" from ${table} where id = $1`,
    [entityId],
  );
  for (const { id, kinds, isBegun } of row?.caseId == null ? [] : await solutionsAtWork(tx, row.caseId)) {
    const work = workOf(kinds, await workInCase(tx, id));
    if (work !== 'open' && !isBegun) await run(beginCaseSolutionWork, { streamId: id, input: {}, key: id });
    if (work === 'done') await run(deliverCaseSolution, { streamId: id, input: {}, key: id });
  }
}
