import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { f } from '@cotta/kit/model/field/field.js';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { whitelisted } from '../case/case-rules.js';
import { ofCase } from '../case/of-case.js';
import { platformReportDesk } from './platform-report.desk.js';
import { platformReportResource } from './platform-report.resource.js';
import {
  channelProblem,
  filedProblem,
  followUpProblem,
  keepReport,
  linksProblem,
  preparedText,
} from './platform-report-rules.js';
import { PlatformReportStatus } from './platform-report-status.js';

const { prepared, filed, removed, refused, withdrawn } = PlatformReportStatus;
const step = stepsOf(platformReportResource);
const { receiptDocumentId } = platformReportResource.fields;

const steps = [
  step({
    command: 'FileCasePlatformReport',
    doc: 'A lawyer filed it at the platform, with every statement in it.',
    event: 'CasePlatformReportFiled',
    label: 'Report filed',
    audience: 'customer',
    tells: ['platform-report-filed'],
    from: [prepared],
    to: filed,
    by: ['lawyer'],
    input: {
      filedOn: f.calendarDate('Day it was filed, at the firm.'),
      referenceNumber: f.text('By what the platform knows it, where it says so.', {
        max: 120,
        optional: true,
      }),
      receiptDocumentId,
    },
    guard: (_, { filedOn }, { now }) => filedProblem(filedOn, calendarDate(now, FIRM_ZONE)),
    change: ({ caseId }, given) => ({
      ...ofCase(caseId),
      filedOn: given.filedOn,
      referenceNumber: given.referenceNumber ?? null,
      receiptDocumentId: given.receiptDocumentId ?? null,
    }),
  }),
  step({
    command: 'NoteCasePlatformRemoval',
    doc: 'The platform removed the pages.',
    event: 'CasePlatformReportGranted',
    label: 'Pages removed',
    audience: 'customer',
    tells: ['platform-report-granted'],
    from: [filed, refused],
    to: removed,
    by: staff,
    saysWhy: 'answer',
    input: { answer: f.longText('What the platform answered.', { max: 5000, min: 1 }) },
    change: ({ caseId }, { answer }, { now }) => ({
      ...ofCase(caseId),
      answer,
      answeredAt: now.toISOString(),
    }),
  }),
  step({
    command: 'NoteCasePlatformRefusal',
    doc: 'The platform left the pages where they are.',
    event: 'CasePlatformReportRefused',
    label: 'Report refused',
    audience: 'customer',
    tells: ['platform-report-refused'],
    from: [filed],
    to: refused,
    by: staff,
    saysWhy: 'answer',
    input: { answer: f.longText('What the platform answered.', { max: 5000, min: 1 }) },
    change: ({ caseId }, { answer }, { now }) => ({
      ...ofCase(caseId),
      answer,
      answeredAt: now.toISOString(),
    }),
  }),
  step({
    command: 'NoteCasePlatformSilence',
    doc: 'A week went by without an answer: somebody asks. For the system.',
    event: 'CasePlatformReportOverdue',
    label: 'No answer yet',
    audience: 'staff',
    from: [filed],
    to: 'same',
    by: [],
    guard: ({ overdueAt, filedOn }, _, { now }) =>
      followUpProblem(
        overdueAt ? calendarDate(new Date(overdueAt), FIRM_ZONE) : filedOn,
        calendarDate(now, FIRM_ZONE),
      ),
    change: (_, __, { now }) => ({ overdueAt: now.toISOString() }),
  }),
  step({
    command: 'WithdrawCasePlatformReport',
    doc: 'It was wrong, or nobody needs it any more; the reason stays, and the platform hears of it from who withdraws.',
    event: 'CasePlatformReportWithdrawn',
    label: 'Report withdrawn',
    audience: 'customer',
    tells: ['platform-report-withdrawn'],
    from: [prepared, filed, removed, refused],
    to: withdrawn,
    by: ['lawyer'],
    reasonNeeded: true,
    change: ({ caseId }) => ofCase(caseId),
  }),
];

const events = {
  added: 'CasePlatformReportPrepared',
  amended: 'CasePlatformReportAmended',
  removed: 'CasePlatformReportRemoved',
  assigned: 'CasePlatformReportAssigned',
};

export const platformReport = workItem(platformReportResource, events, {
  writable: [
    'userId',
    'caseId',
    'channel',
    'links',
    'rightsHolder',
    'markName',
    'markNumber',
    'markOffice',
    'goods',
    'explanation',
    'text',
  ],
  fixed: ['userId', 'caseId', 'channel', 'links'],
  create: staff,
  update: staff,
  remove: staff,
  starts: prepared,
  labels: { added: 'Report prepared', audience: 'staff' },
  steps,
  fill: (input) => ({ text: input.text ?? preparedText({ ...input, markNumber: input.markNumber ?? null }) }),
  preload: async (tx, { caseId, links }) => {
    const leftAlone = await queryRow(
      tx,
      'select c.id from "case" c join case_counterparty s on s.id = c.case_counterparty_id where c.id = $1 and s.whitelisted',
      [caseId],
    );
    if (leftAlone !== undefined) return whitelisted();
    const rows = await queryRows<{ website: string }>(
      tx,
      `select e.website from case_infringement i join case_infringement_evidence e on e.case_infringement_id = i.id where i.case_id = $1`,
      [caseId],
    );
    const problem = linksProblem(links, new Set(rows.map(({ website }) => website)));
    return isRefusal(problem) ? problem : {};
  },
  mayTouch: isOwner,
  check: channelProblem,
  keep: keepReport,
  subject: ({ userId }) => userId ?? undefined,
});

export const platformReportEntity = workItemEntity(platformReportResource, platformReport, {
  desk: platformReportDesk,
});
