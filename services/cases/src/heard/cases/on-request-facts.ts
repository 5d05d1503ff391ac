import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { CaseRequestChangedSchema, CaseRequestEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import { caseCounterparty } from '../../case/case-counterparty.record.js';
import { caseInfringementEvidence } from '../../case/case-infringement-evidence.record.js';
import { caseInfringement } from '../../case/case-infringement.record.js';
import { caseItem } from '../../case/case.work-item.js';

interface Report {
  readonly id: string;
  readonly userId: string;
  readonly brandId: string | null;
  readonly caseId: string;
  readonly otherSide: string | null;
  readonly platform: string | null;
  readonly type: string;
  readonly message: string | null;
  readonly links: readonly string[];
  readonly reportedOn: string;
  readonly assignedAdminId: string | null;
}

const REPORT = `
select id, user_id as "userId", brand_id as "brandId", case_id as "caseId", other_side as "otherSide", platform, type, message, links,
  (created_at at time zone 'UTC')::date::text as "reportedOn", assigned_admin_id as "assignedAdminId"
from case_request where id = $1`;

/** A report that became a case: the case is opened where there is none yet, and what was reported stands in it as findings with their evidence. */
export const requestFacts = defineConsumer({
  name: 'request-facts',
  sources: ['cases'],
  mode: 'once',
  handlers: [
    on(CaseRequestChangedSchema, async ({ message: { event, entityId }, tx, run }) => {
      if (event !== CaseRequestEvent.CASE_REQUEST_CONVERTED) return;
      const report = await queryRow<Report>(tx, REPORT, [entityId]);
      if (report === undefined) return;
      const known = await queryRow(tx, 'select id from "case" where id = $1', [report.caseId]);
      if (known === undefined) await openCase(tx, run, report);
      await addFindings(run, report);
    }),
  ],
});

/** The same name is the same other side, so that one seller's cases stand together. */
async function counterpartyOf(tx: EntityManager, run: RunCommand, report: Report): Promise<string> {
  const { userId, otherSide } = report;
  const known = await queryRow<{ id: string }>(
    tx,
    'select id from case_counterparty where user_id = $1 and lower(primary_name) = lower($2) order by id limit 1',
    [userId, otherSide],
  );
  if (known !== undefined) return known.id;
  const id = nameBasedId('counterparty of report', report.id);
  const input = { userId, primaryName: otherSide ?? '', aliases: [], websites: [], whitelisted: false };
  await run(caseCounterparty.create, { streamId: id, input });
  return id;
}

async function openCase(tx: EntityManager, run: RunCommand, report: Report): Promise<void> {
  const { userId, brandId, caseId, assignedAdminId } = report;
  if (brandId === null) return;
  const caseCounterpartyId = await counterpartyOf(tx, run, report);
  await run(caseItem.create, { streamId: caseId, input: { userId, brandId, caseCounterpartyId } });
  if (assignedAdminId !== null) await run(caseItem.assign, { streamId: caseId, input: { assignedAdminId } });
}

async function addFindings(run: RunCommand, report: Report): Promise<void> {
  const { userId, caseId, type, message, links, reportedOn } = report;
  const finding = nameBasedId('finding of report', report.id);
  // Where nobody said on which platform, the host of the first link says it.
  const platform = report.platform ?? new URL(links[0] ?? '').host;
  await run(caseInfringement.create, { streamId: finding, input: { userId, caseId, platform } });
  for (const website of links) {
    const input = {
      userId,
      caseInfringementId: finding,
      website,
      evidenceDate: reportedOn,
      description: message ?? type,
    };
    const streamId = nameBasedId('evidence of report', report.id, website);
    await run(caseInfringementEvidence.create, { streamId, input, key: website });
  }
}
