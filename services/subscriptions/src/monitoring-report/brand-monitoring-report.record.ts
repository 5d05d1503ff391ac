import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { monitoringTiers } from '@cotta/reference/monitoring-tiers.js';
import { coverageOutcomes } from '../monitoring/coverage-outcome-status.js';
import { dismissalReasons } from '../monitoring/finding-state-status.js';
import { scanStates } from '../monitoring/scan-account-rules.js';

/** Why something was dropped: as a person gave it, or a rule of the customer. */
export const droppedReasons = [...dismissalReasons, 'Own or a partner’s', 'No reason noted'] as const;

const scan = f.object('ReportedScan', 'A scan that was promised for the period, and what became of it.', {
  taskId: f.id('The scan, where there is one.', { optional: true }),
  dueOn: f.calendarDate('Day it was to begin.'),
  answerBy: f.calendarDate('Last day for its answer.', { optional: true }),
  answeredOn: f.calendarDate('Day it was answered.', { optional: true }),
  state: f.enumeration('What became of it.', { name: 'BrandScanState', values: scanStates }),
});

const source = f.object('ReportedSource', 'A source of these scans, and what came of asking it.', {
  platform: f.text('Key of the platform.', { max: 40 }),
  source: f.text('Key of the source.', { max: 40 }),
  outcome: f.enumeration('What became of it.', { name: 'BrandMonitoringOutcome', values: coverageOutcomes }),
  searchedOn: f.calendarDate('Day it was asked last.', { optional: true }),
  near: f.integer('How many were worth a look; not known of a search by hand.', { min: 0, optional: true }),
  passedOver: f.integer('How many were read and are not near the brand.', { min: 0, optional: true }),
});

const SCANS = 60;

export const brandMonitoringReportResource = defineResource({
  name: 'BrandMonitoringReport',
  table: 'brand_monitoring_report',
  doc: 'What was done for a brand in one period of its scans, as it stood when the period was over and its scans were answered. Nothing found is a result.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'endDate', direction: 'DESC' }],
  fields: {
    userId: f.ref('User', 'Owner of the brand.', {
      as: 'user',
      many: 'brandMonitoringReports',
      optional: true,
      filterable: true,
    }),
    brandId: f.ref('Brand', 'What was looked for.', {
      as: 'brand',
      many: 'monitoringReports',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    brandSubscriptionId: f.ref('BrandSubscription', 'What paid for it.', {
      as: 'brandSubscription',
      many: 'reports',
      filterable: true,
    }),
    tier: f.enumeration('Tier when it was made.', { name: 'BrandSubscriptionTier', values: monitoringTiers }),
    startDate: f.calendarDate('First day of the period, at the firm.', { filterable: true, sortable: true }),
    endDate: f.calendarDate('Last day of it.', { filterable: true, sortable: true }),
    nextScanOn: f.calendarDate('Day of the next scan; none where nothing is searched any more.', {
      optional: true,
    }),
    scans: f.list(scan, { max: SCANS }),
    sources: f.list(source, { max: 1000 }),
    searched: f.list(f.text('Key of a source that was searched.', { max: 40 }), {
      max: 100,
      published: true,
    }),
    unreached: f.list(f.text('Key of a platform of which a source could not be searched.', { max: 40 }), {
      max: 100,
      published: true,
    }),
    lateCount: f.integer('Scans of it that were answered late, or are owed.', { min: 0 }),
    dropReasons: f.list(
      f.enumeration('Why a finding was dropped; one entry for each.', {
        name: 'DroppedFindingReason',
        values: droppedReasons,
      }),
      { max: 5000 },
    ),
    foundCount: f.integer('Findings of these scans.', { min: 0 }),
    keptCount: f.integer('Of them looked at and kept in view: of low relevance, no threat was opened.', {
      min: 0,
    }),
    threatCount: f.integer('Of them taken up as a threat.', { min: 0 }),
    caseIds: f.list(f.id('Threat that was opened of one.'), { max: 200 }),
  },
});

export const brandMonitoringReport = recordDecider(
  brandMonitoringReportResource,
  {
    added: 'BrandMonitoringReportMade',
    amended: 'BrandMonitoringReportAmended',
    removed: 'BrandMonitoringReportRemoved',
  },
  {
    writable: [
      'userId',
      'brandId',
      'brandSubscriptionId',
      'tier',
      'startDate',
      'endDate',
      'nextScanOn',
      'scans',
      'sources',
      'searched',
      'unreached',
      'lateCount',
      'dropReasons',
      'foundCount',
      'keptCount',
      'threatCount',
      'caseIds',
    ],
    create: [],
    update: [],
    remove: [],
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const brandMonitoringReportEntity = recordEntity(brandMonitoringReportResource, brandMonitoringReport);
