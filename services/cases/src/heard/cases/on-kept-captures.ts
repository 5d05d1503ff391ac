import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  EvidenceCaptureChangedSchema,
  EvidenceCaptureEvent,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import type { EntityManager } from 'typeorm';
import { caseInfringementEvidence } from '../../case/case-infringement-evidence.record.js';
import { CaseStatus } from '../../case/case-status.js';
import { caseItem } from '../../case/case.work-item.js';
import { evidenceCapture, type CaptureRound } from '../../evidence/evidence-capture.record.js';
import { CONFIRM_AFTER_MS, RECHECK_DAYS } from '../../evidence/recheck.js';

interface Kept {
  readonly id: string;
  readonly evidenceId: string;
  readonly caseId: string;
  readonly website: string;
  readonly round: CaptureRound;
  readonly seen: 'there' | 'gone' | 'unknown';
  readonly capturedAt: Date;
  readonly evidenceDate: string;
  readonly goneDate: string | null;
  readonly caseStatus: string;
  /** When a look before found it gone, with nothing else seen since. */
  readonly goneBefore: Date | null;
}

const KEPT = `
select c.id, c.case_infringement_evidence_id as "evidenceId", c.case_id as "caseId", c.website, c.round, c.seen,
  c.captured_at as "capturedAt", e.evidence_date::text as "evidenceDate", e.gone_date::text as "goneDate", k.status as "caseStatus", (
  select case when b.seen = 'gone' then b.captured_at end from evidence_capture b
  where b.case_infringement_evidence_id = c.case_infringement_evidence_id and b.captured_at < c.captured_at and b.seen <> 'unknown'
  order by b.captured_at desc limit 1) as "goneBefore"
from evidence_capture c join case_infringement_evidence e on e.id = c.case_infringement_evidence_id join "case" k on k.id = c.case_id
where c.id = $1 and c.captured_at is not null`;

const DAY_MS = 86_400_000;

/** What follows from a look at a page of a case: the next looks, and what the case knows of it. Gone is what two looks a day apart did not find. */
export const keptCaptures = defineConsumer({
  name: 'kept-captures',
  sources: ['cases'],
  mode: 'once',
  handlers: [
    on(EvidenceCaptureChangedSchema, async ({ message: { event, entityId, facts }, tx, run }) => {
      // A stamp that comes later says nothing of the page.
      if (event !== EvidenceCaptureEvent.EVIDENCE_CAPTURE_KEPT || facts?.outcome === undefined) return;
      const kept = await queryRow<Kept>(tx, KEPT, [entityId]);
      if (kept === undefined) return;
      if (kept.round === 'first') await planRechecks(tx, run, kept);
      if (kept.seen === 'gone') await noteGone(tx, run, kept);
      if (kept.seen === 'there') await noteThere(run, kept);
    }),
  ],
});

async function planRechecks(tx: EntityManager, run: RunCommand, kept: Kept): Promise<void> {
  for (const [round, days] of Object.entries(RECHECK_DAYS) as [keyof typeof RECHECK_DAYS, number][])
    await lookAgain(tx, run, { kept, round, at: new Date(kept.capturedAt.getTime() + days * DAY_MS) });
}

async function noteGone(tx: EntityManager, run: RunCommand, kept: Kept): Promise<void> {
  const { capturedAt, goneBefore, goneDate, evidenceId } = kept;
  if (goneDate !== null) return;
  const confirmed = goneBefore !== null && capturedAt.getTime() - goneBefore.getTime() >= CONFIRM_AFTER_MS;
  if (!confirmed)
    return lookAgain(tx, run, {
      kept,
      round: 'confirmation',
      at: new Date((goneBefore ?? capturedAt).getTime() + CONFIRM_AFTER_MS),
    });
  const input = { goneDate: notBefore(kept, calendarDate(goneBefore, FIRM_ZONE)) };
  await run(caseInfringementEvidence.update, { streamId: evidenceId, input, key: 'gone' });
}

async function noteThere(run: RunCommand, kept: Kept): Promise<void> {
  const { evidenceId, caseId, goneDate, capturedAt, caseStatus } = kept;
  const lastSeenDate = notBefore(kept, calendarDate(capturedAt, FIRM_ZONE));
  await run(caseInfringementEvidence.update, {
    streamId: evidenceId,
    input: { lastSeenDate, goneDate: null },
    key: 'there',
  });
  // It was gone and is back: whoever closed the case would have gone on.
  if (goneDate === null || caseStatus !== CaseStatus.resolved) return;
  await run(caseItem.steps.reopenCase, {
    streamId: caseId,
    input: { reason: 'A page that had been taken down is back.' },
  });
}

async function lookAgain(
  tx: EntityManager,
  run: RunCommand,
  { kept, round, at }: { readonly kept: Kept; readonly round: CaptureRound; readonly at: Date },
): Promise<void> {
  const { id, evidenceId, website } = kept;
  const streamId = nameBasedId('capture again', id, round);
  const known = await queryRow(tx, 'select id from evidence_capture where id = $1', [streamId]);
  if (known !== undefined) return;
  const input = { caseInfringementEvidenceId: evidenceId, website, round, dueAt: at.toISOString() };
  await run(evidenceCapture.create, { streamId, input, key: round });
}

/** A page may have been noted later than it was looked at. */
function notBefore({ evidenceDate }: Kept, day: string): string {
  return day < evidenceDate ? evidenceDate : day;
}
