import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CaseInfringementEvidenceChangedSchema,
  CaseInfringementEvidenceEvent,
  CaseRequestChangedSchema,
  CaseRequestEvent,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { evidenceCapture } from '../../evidence/evidence-capture.record.js';

const reported: readonly CaseRequestEvent[] = [
  CaseRequestEvent.CASE_REQUEST_CREATED,
  CaseRequestEvent.CASE_REQUEST_LINKS_ADDED,
];
/** Pages of one reporter that are looked at in a day; what comes on top waits for the next one. */
const MOST_PER_DAY = 100;
const DAY_MS = 86_400_000;

interface Report {
  readonly userId: string | null;
  readonly caseId: string | null;
  readonly links: readonly string[];
  readonly asked: number;
}

const REPORT = `
select r.user_id as "userId", r.case_id as "caseId", r.links, (
  select count(*)::integer from evidence_capture c join case_request o on o.id = c.case_request_id
  where c.created_at > $2 and (o.user_id = r.user_id or lower(o.contact_email) = lower(r.contact_email))) as asked
from case_request r where r.id = $1`;

/** What was reported is looked at at once, before anybody can take it down: each link of a report once, and each page that stands as evidence of a finding. */
export const reportedPages = defineConsumer({
  name: 'reported-pages',
  sources: ['cases'],
  mode: 'once',
  handlers: [
    on(CaseRequestChangedSchema, async ({ message: { event, entityId }, envelope, tx, run }) => {
      if (!reported.includes(event)) return;
      const at = Number(envelope.occurredAt?.seconds ?? 0n) * 1000;
      const report = await queryRow<Report>(tx, REPORT, [entityId, new Date(at - DAY_MS)]);
      if (report === undefined) return;
      const known = await queryRows<{ website: string }>(
        tx,
        'select website from evidence_capture where case_request_id = $1',
        [entityId],
      );
      const links = [...new Set(report.links)].filter((link) =>
        known.every(({ website }) => website !== link),
      );
      for (const [index, website] of links.entries()) {
        const late = report.asked + index >= MOST_PER_DAY ? DAY_MS : 0;
        const streamId = nameBasedId('capture of report', entityId, website);
        const { userId, caseId } = report;
        const dueAt = new Date(at + late).toISOString();
        const input = { userId, caseId, caseRequestId: entityId, website, round: 'first', dueAt } as const;
        await run(evidenceCapture.create, { streamId, input, key: website });
      }
    }),
    on(CaseInfringementEvidenceChangedSchema, async ({ message: { event, entityId }, tx, run }) => {
      if (event !== CaseInfringementEvidenceEvent.CASE_INFRINGEMENT_EVIDENCE_ADDED) return;
      const page = await queryRow<{ website: string }>(
        tx,
        'select website from case_infringement_evidence where id = $1',
        [entityId],
      );
      if (page === undefined) return;
      const input = { caseInfringementEvidenceId: entityId, website: page.website, round: 'first' } as const;
      await run(evidenceCapture.create, { streamId: nameBasedId('capture of evidence', entityId), input });
    }),
  ],
});
