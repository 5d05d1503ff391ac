import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import {
  answerOf,
  keepTask,
  notReachedOf,
  reopenProblem,
  type Covered,
  type Recorded,
} from './brand-monitoring-task-rules.js';
import { MonitoringTaskStatus } from './brand-monitoring-task-status.js';
import { brandMonitoringTaskResource, notReachedField } from './brand-monitoring-task.resource.js';
import { brandMonitoringTaskDesk } from './brand-monitoring-task.desk.js';

const { scheduled, inProgress, processed, dismissed } = MonitoringTaskStatus;
const step = stepsOf(brandMonitoringTaskResource);

const steps = [
  step({
    command: 'StartBrandMonitoringTask',
    doc: 'Takes the scan into work; whoever does it is in charge of it, unless somebody else is named.',
    event: 'BrandMonitoringTaskStarted',
    label: 'Scan started',
    audience: 'customer',
    from: [scheduled],
    to: inProgress,
    by: staff,
    input: {
      assignedAdminId: f.ref('User', 'Who scans; empty: the caller.', {
        as: 'assignedAdmin',
        optional: true,
      }),
    },
    change: (fields, { assignedAdminId }, { now, viewer }) => ({
      assignedAdminId: assignedAdminId ?? fields.assignedAdminId ?? viewer.userId ?? null,
      lastStatusUpdate: now.toISOString(),
    }),
  }),
  step({
    command: 'NoteBrandMonitoringSources',
    doc: 'Where the scan wanted to look and could not, so far; the whole list each time.',
    event: 'BrandMonitoringTaskSourcesNoted',
    label: 'Sources noted',
    audience: 'staff',
    from: [inProgress],
    to: 'same',
    by: staff,
    input: { notReached: notReachedField },
    change: (_, { notReached }) => ({ notReached: notReached ?? [] }),
  }),
  step({
    command: 'ProcessBrandMonitoringTask',
    doc: 'The scan is done: each finding became a case, or there was none.',
    event: 'BrandMonitoringTaskProcessed',
    label: 'Processed',
    audience: 'customer',
    from: [inProgress],
    to: processed,
    by: staff,
    input: {
      caseIds: f.list(
        f.id('A case that was saved for a finding; those of recorded findings count by themselves.'),
        {
          max: 200,
          optional: true,
        },
      ),
      noFindings: f.boolean('Searched and found nothing that matters.', { optional: true }),
      notReached: notReachedField,
    },
    preload: async (tx, fields, given, { streamId }) => {
      // Held until the scan has ended, so that no finding is recorded unseen meanwhile.
      await tx.query('select id from brand_monitoring_task where id = $1 for update', [streamId]);
      const recorded = await queryRows<Recorded>(
        tx,
        'select verdict, case_id as "caseId" from brand_monitoring_finding where brand_monitoring_task_id = $1 or last_task_id = $1',
        [streamId],
      );
      const covered = await queryRows<Covered>(
        tx,
        'select platform, outcome from brand_monitoring_coverage where brand_monitoring_task_id = $1 order by platform',
        [streamId],
      );
      const unreached = notReachedOf(covered);
      if (isRefusal(unreached)) return unreached;
      const answer = answerOf(recorded, given);
      if (isRefusal(answer)) return answer;
      const named = given.notReached ?? fields.notReached ?? [];
      return { ...answer, notReached: [...new Set([...named, ...unreached])] };
    },
    change: (_, __, { now }) => ({
      processedTimestamp: now.toISOString(),
      lastStatusUpdate: now.toISOString(),
    }),
  }),
  step({
    command: 'DismissBrandMonitoringTask',
    doc: 'The scan is not needed; the reason stays.',
    event: 'BrandMonitoringTaskDismissed',
    label: 'Dismissed',
    audience: 'customer',
    from: [scheduled, inProgress],
    to: dismissed,
    by: staff,
    reasonNeeded: true,
    change: (_, __, { now }) => ({ lastStatusUpdate: now.toISOString() }),
  }),
  step({
    command: 'ReopenBrandMonitoringTask',
    doc: 'Back into work, as long as the report has not gone out.',
    event: 'BrandMonitoringTaskReopened',
    label: 'Scan reopened',
    audience: 'staff',
    from: [processed],
    to: inProgress,
    by: staff,
    guard: (fields) => reopenProblem(fields),
    change: (_, __, { now }) => ({
      noFindings: null,
      findingCount: null,
      notReached: null,
      processedTimestamp: null,
      lastStatusUpdate: now.toISOString(),
    }),
  }),
  step({
    command: 'NotifyBrandMonitoringTask',
    doc: 'Sends the report to the customer, also once more.',
    event: 'BrandMonitoringTaskReported',
    label: 'Report sent',
    audience: 'customer',
    from: [processed],
    to: 'same',
    by: staff,
    tells: ['scan-finished', 'scan-clean'],
    // What came of it goes along: it says which letter.
    change: ({ noFindings = null }, _, { now }) => ({ noFindings, reportSentAt: now.toISOString() }),
  }),
];

const events = {
  added: 'BrandMonitoringTaskScheduled',
  amended: 'BrandMonitoringTaskAmended',
  removed: 'BrandMonitoringTaskRemoved',
  assigned: 'BrandMonitoringTaskAssigned',
};

export const brandMonitoringTask = workItem(brandMonitoringTaskResource, events, {
  writable: ['userId', 'brandId', 'brandSubscriptionId', 'brandSubscriptionTier', 'deadline'],
  fixed: ['userId', 'brandId', 'brandSubscriptionId', 'brandSubscriptionTier'],
  create: staff,
  update: staff,
  remove: ['admin'],
  starts: scheduled,
  labels: { added: 'Scan planned', audience: 'customer' },
  steps,
  fill: (_, { now }) => ({ lastStatusUpdate: now.toISOString() }),
  keep: keepTask,
  subject: ({ userId }) => userId ?? undefined,
});

export const brandMonitoringTaskEntity = workItemEntity(brandMonitoringTaskResource, brandMonitoringTask, {
  desk: brandMonitoringTaskDesk,
});
