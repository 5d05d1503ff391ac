import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { MonitoringTaskStatus } from './brand-monitoring-task-status.js';
import { seenFields } from './finding-fields.js';
import { FindingState } from './finding-state-status.js';

/** What a lawyer thinks of a finding, in the order of the keys 1 to 4. */
export const findingVerdicts = ['Not relevant', 'Low', 'Medium', 'High'] as const;

export const brandMonitoringFindingResource = defineResource({
  name: 'BrandMonitoringFinding',
  table: 'brand_monitoring_finding',
  doc: 'What a scan came upon, before it is a threat or nothing. Its owner reads it once somebody decided, with what was decided and why.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId, reviewed: true }),
  },
  fields: {
    userId: f.ref('User', 'Owner of the brand.', { as: 'user', optional: true, filterable: true }),
    brandMonitoringTaskId: f.ref('BrandMonitoringTask', 'Scan that came upon it first.', {
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
    description: f.longText('What can be seen.', {
      max: 5000,
      optional: true,
      personal: true,
      visibleTo: staff,
    }),
    otherSide: f.text('Who offers it, as far as the page says.', {
      max: 200,
      min: 1,
      optional: true,
      filterable: true,
      personal: true,
      visibleTo: staff,
    }),
    documentId: f.ref('Document', 'Screenshot.', { as: 'document', optional: true, visibleTo: staff }),
    verdict: f.enumeration('How much it matters; none before somebody looked.', {
      name: 'FindingVerdict',
      values: findingVerdicts,
      optional: true,
      filterable: true,
      visibleTo: staff,
    }),
    caseId: f.ref('Case', 'Threat that came of it.', { as: 'case', optional: true, filterable: true }),
    ...seenFields,
  },
});

export const findingEvents = {
  added: 'BrandMonitoringFindingRecorded',
  amended: 'BrandMonitoringFindingAmended',
  removed: 'BrandMonitoringFindingRemoved',
  steps: [
    'BrandMonitoringFindingSighted',
    'BrandMonitoringFindingDismissed',
    'BrandMonitoringFindingWhitelisted',
    'BrandMonitoringFindingRuledOut',
    'BrandMonitoringFindingEscalated',
    'BrandMonitoringFindingReturned',
    'BrandMonitoringFindingForgotten',
  ],
};

export const brandMonitoringFinding = recordDecider(brandMonitoringFindingResource, findingEvents, {
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
    'source',
    'nativeId',
    'title',
    'seller',
    'priceText',
    'pictureUrl',
    'scores',
    'similarity',
    'opponentKey',
  ],
  // What a source said is changed by nobody; a later scan sees it again.
  fixed: [
    'userId',
    'brandMonitoringTaskId',
    'source',
    'nativeId',
    'title',
    'seller',
    'priceText',
    'pictureUrl',
    'scores',
    'similarity',
    'opponentKey',
  ],
  create: staff,
  update: staff,
  remove: staff,
  preload: async (tx, { brandMonitoringTaskId }) => {
    // Held until the finding stands, so that a scan that ends meanwhile counts it or refuses it.
    const scan = await queryRow<{ status: string; brandId: string; deadline: string }>(
      tx,
      'select status, brand_id as "brandId", deadline::text from brand_monitoring_task where id = $1 for share',
      [brandMonitoringTaskId],
    );
    return scan?.status === MonitoringTaskStatus.inProgress
      ? { brandId: scan.brandId, deadline: scan.deadline }
      : no('SCAN_NOT_RUNNING');
  },
  fill: ({ brandMonitoringTaskId }, { now }) => ({
    lastTaskId: brandMonitoringTaskId,
    firstSeenAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
  }),
  // Whoever judges by hand has looked, too.
  derive: ({ verdict, caseId, state = FindingState.new }) => {
    const isOpen = state === null || state === FindingState.new || state === FindingState.seen;
    const byVerdict = !verdict ? FindingState.new : caseId ? FindingState.escalated : FindingState.seen;
    const judged = isOpen ? byVerdict : state;
    return { state: judged, reviewed: judged !== FindingState.new };
  },
  subject: ({ userId }) => userId ?? undefined,
});
