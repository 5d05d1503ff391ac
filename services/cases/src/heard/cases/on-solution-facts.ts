import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CaseChangedSchema,
  CaseEvent,
  CaseSolutionChangedSchema,
  CaseSolutionEvent,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { CaseSolutionStatus } from '../../case-solution/case-solution-status.js';
import { caseItem } from '../../case/case.work-item.js';
import { caseSolution } from '../../case-solution/case-solution.work-item.js';

const offerCaseSolution = caseSolution.steps.offerCaseSolution;
const startCaseWork = caseItem.steps.startCaseWork;

/** A case and its solutions go together: a kick-off offers what was drafted, an order starts the work. */
export const solutionFacts = defineConsumer({
  name: 'solution-facts',
  sources: ['cases'],
  mode: 'once',
  handlers: [
    on(CaseChangedSchema, async ({ message: { event, entityId }, tx, run }) => {
      if (event !== CaseEvent.CASE_KICKED_OFF) return;
      const drafts = await queryRows<{ id: string }>(
        tx,
        'select id from case_solution where case_id = $1 and status = $2',
        [entityId, CaseSolutionStatus.draft],
      );
      for (const { id } of drafts) await run(offerCaseSolution, { streamId: id, input: {}, key: id });
    }),
    on(CaseSolutionChangedSchema, async ({ message: { event, entityId }, tx, run }) => {
      if (event !== CaseSolutionEvent.CASE_SOLUTION_ORDERED) return;
      const solution = await queryRow<{ caseId: string }>(
        tx,
        'select case_id as "caseId" from case_solution where id = $1',
        [entityId],
      );
      if (solution !== undefined) await run(startCaseWork, { streamId: solution.caseId, input: {} });
    }),
  ],
});
