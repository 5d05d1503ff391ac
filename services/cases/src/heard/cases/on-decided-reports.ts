import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { CaseRequestChangedSchema, CaseRequestEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { outcomeProblem } from '../../case-request/case-request-rules.js';
import { caseRequest } from '../../case-request/case-request.work-item.js';

const decided: readonly CaseRequestEvent[] = [
  CaseRequestEvent.CASE_REQUEST_CONVERTED,
  CaseRequestEvent.CASE_REQUEST_DISMISSED,
];

interface Reporter {
  readonly userId: string | null;
  readonly contactEmail: string | null;
  readonly confirmedAt: string | null;
}

const REPORTER = `
select user_id as "userId", contact_email as "contactEmail", confirmed_at::text as "confirmedAt" from case_request where id = $1`;

/** Once a report was decided, its reporter reads of it: by account, or at an address that was confirmed. Nobody else is written to. */
export const decidedReports = defineConsumer({
  name: 'decided-reports',
  sources: ['cases'],
  mode: 'once',
  handlers: [
    on(CaseRequestChangedSchema, async ({ message: { event, entityId }, tx, run }) => {
      if (!decided.includes(event)) return;
      const reporter = await queryRow<Reporter>(tx, REPORTER, [entityId]);
      if (reporter === undefined || outcomeProblem(reporter) !== undefined) return;
      await run(caseRequest.steps.notifyCaseRequest, { streamId: entityId, input: {} });
    }),
  ],
});
