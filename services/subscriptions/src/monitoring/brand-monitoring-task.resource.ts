import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { monitoringTaskStatuses } from './brand-monitoring-task-status.js';
import { monitoringTiers } from '@cotta/reference/monitoring-tiers.js';

/** Where the scan wanted to look and could not. */
export const notReachedField = f.list(f.text('A source that was not reached.', { max: 120, min: 1 }), {
  max: 100,
  optional: true,
});

export const brandMonitoringTaskResource = defineResource({
  name: 'BrandMonitoringTask',
  table: 'brand_monitoring_task',
  doc: 'One scan for a brand; customers read "scan".',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    userId: f.ref('User', 'Owner of the brand.', {
      as: 'user',
      many: 'brandMonitoringTasks',
      optional: true,
      filterable: true,
    }),
    brandId: f.ref('Brand', 'What is looked for.', {
      as: 'brand',
      many: 'brandMonitoringTasks',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    brandSubscriptionId: f.ref('BrandSubscription', 'What pays for it.', {
      as: 'brandSubscription',
      many: 'brandMonitoringTasks',
      filterable: true,
    }),
    brandSubscriptionTier: f.enumeration('Tier it was planned for.', {
      name: 'BrandSubscriptionTier',
      values: monitoringTiers,
      filterable: true,
    }),
    status: f.enumeration('How far it is.', {
      name: 'BrandMonitoringTaskStatus',
      values: monitoringTaskStatuses,
      filterable: true,
      sortable: true,
    }),
    lastStatusUpdate: f.instant('When the status last changed.', { filterable: true, sortable: true }),
    processedTimestamp: f.instant('When it was processed.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    deadline: f.calendarDate('Last day for the answer, at the firm: ten working days.', {
      filterable: true,
      sortable: true,
    }),
    noFindings: f.boolean('Searched and found nothing that matters.', { optional: true, filterable: true }),
    findingCount: f.integer('Cases that came of it.', { min: 0, optional: true }),
    notReached: notReachedField,
    reportSentAt: f.instant('When the report last went out.', { optional: true, filterable: true }),
    assignedAdminId: f.ref('User', 'Who scans.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
  },
});
