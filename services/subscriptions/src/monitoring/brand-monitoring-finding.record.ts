import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { MonitoringTaskStatus } from './brand-monitoring-task-status.js';

/** What a lawyer thinks of a finding, in the order of the keys 1 to 4. */
export const findingVerdicts = ['Not relevant', 'Low', 'Medium', 'High'] as const;

export const brandMonitoringFindingResource = defineResource({
  name: 'BrandMonitoringFinding',
  table: 'brand_monitoring_finding',
  doc: 'What a scan came upon, before it is a threat or nothing; staff alone read it.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    userId: f.ref('User', 'Owner of the brand.', { as: 'user', optional: true, filterable: true }),
    brandMonitoringTaskId: f.ref('BrandMonitoringTask', 'Scan that came upon it.', {
      as: 'brandMonitoringTask',
      many: 'findings',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    platform: f.text('Marketplace, network or register it stands on.', {
      max: 120,
      min: 1,
      filterable: true,
      sortable: true,
    }),
    website: f.url('Page it was seen on.'),
    seenDate: f.calendarDate('Day it was seen, at the firm.', { filterable: true, sortable: true }),
    description: f.longText('What can be seen.', { max: 5000, optional: true, personal: true }),
    otherSide: f.text('Who offers it, as far as the page says.', {
      max: 200,
      min: 1,
      optional: true,
      filterable: true,
      personal: true,
    }),
    documentId: f.ref('Document', 'Screenshot.', { as: 'document', optional: true }),
    verdict: f.enumeration('How much it matters; none before somebody looked.', {
      name: 'FindingVerdict',
      values: findingVerdicts,
      optional: true,
      filterable: true,
    }),
    caseId: f.ref('Case', 'Threat that came of it.', { as: 'case', optional: true, filterable: true }),
  },
});

export const brandMonitoringFinding = recordDecider(
  brandMonitoringFindingResource,
  {
    added: 'BrandMonitoringFindingRecorded',
    amended: 'BrandMonitoringFindingAmended',
    removed: 'BrandMonitoringFindingRemoved',
  },
  {
    writable: [
      'userId',
      'brandMonitoringTaskId',
      'platform',
      'website',
      'seenDate',
      'description',
      'otherSide',
      'documentId',
      'verdict',
      'caseId',
    ],
    fixed: ['userId', 'brandMonitoringTaskId'],
    create: staff,
    update: staff,
    remove: staff,
    preload: async (tx, { brandMonitoringTaskId }) => {
      // Held until the finding stands, so that a scan that ends meanwhile counts it or refuses it.
      const scan = await queryRow<{ status: string }>(
        tx,
        'select status from brand_monitoring_task where id = $1 for share',
        [brandMonitoringTaskId],
      );
      return scan?.status === MonitoringTaskStatus.inProgress ? {} : no('SCAN_NOT_RUNNING');
    },
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const brandMonitoringFindingEntity = recordEntity(
  brandMonitoringFindingResource,
  brandMonitoringFinding,
);
