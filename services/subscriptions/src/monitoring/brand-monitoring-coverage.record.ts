import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { eventOf, gone } from '@cotta/kit/model/decider/record-facts.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { platformOf } from '@cotta/reference/monitoring-platforms.js';
import { no } from '../refusals.js';
import { officeDay } from '../subscription/office-day.js';
import { MonitoringTaskStatus } from './brand-monitoring-task-status.js';
import { CoverageOutcome, coverageOutcomes } from './coverage-outcome-status.js';

const handResults = [CoverageOutcome.found, CoverageOutcome.nothing, CoverageOutcome.notReached] as const;

const answer = {
  outcome: f.enumeration('What became of it.', {
    name: 'BrandMonitoringOutcome',
    values: coverageOutcomes,
    filterable: true,
  }),
  query: f.longText('What was asked, as it was sent.', { max: 2000, optional: true }),
  askedAt: f.instant('When it was asked last.', { optional: true }),
  pagesRead: f.integer('Pages of the answer that were read.', { min: 0, optional: true }),
  total: f.integer('How many the source says there are; null where it does not say.', {
    min: 0,
    optional: true,
  }),
  truncated: f.boolean('There was more than was read.', { optional: true }),
  errorClass: f.text(
    'Why it gave no answer, in one word: unavailable, rate-limited, rejected, contract, terms.',
    {
      max: 40,
      optional: true,
    },
  ),
  tries: f.integer('How often it was asked.', { min: 0, optional: true }),
  nextTryAt: f.instant('When it is asked again; null when it is not.', {
    optional: true,
    visibleTo: staff,
    filterable: true,
  }),
  hitCount: f.integer('How many came of it that are worth a look, those the rules dismissed included.', {
    min: 0,
    optional: true,
  }),
  ownCount: f.integer(
    'How many of them were left out because they are the customer’s own: their marks, companies or sites.',
    { min: 0, optional: true },
  ),
  droppedCount: f.integer('How many were read and are not near the brand.', { min: 0, optional: true }),
  dismissedByRule: f.integer('How many of them a rule of the customer dismissed.', {
    min: 0,
    optional: true,
  }),
};

export const brandMonitoringCoverageResource = defineResource({
  name: 'BrandMonitoringCoverage',
  table: 'brand_monitoring_coverage',
  doc: 'One source of a scan, and what became of it: what was searched, when, how much of the answer was read, or why there is none.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'source', direction: 'ASC' }],
  fields: {
    userId: f.ref('User', 'Owner of the brand.', { as: 'user', optional: true, filterable: true }),
    brandMonitoringTaskId: f.ref('BrandMonitoringTask', 'Scan it belongs to.', {
      as: 'brandMonitoringTask',
      many: 'coverage',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    platform: f.text('Key of the platform: `ebay`, `domains`.', { max: 40, min: 1, filterable: true }),
    source: f.text(
      'Key of what is asked for it: `companies-house`; of a search by hand that of the platform.',
      {
        max: 40,
        min: 1,
        filterable: true,
        sortable: true,
      },
    ),
    kind: f.enumeration('Who asks.', {
      name: 'BrandMonitoringSourceKind',
      values: ['machine', 'hand'] as const,
      filterable: true,
    }),
    link: f.url('Page where a person searches.', { optional: true }),
    ...answer,
    searchedOn: f.calendarDate('Day a person searched, at the firm.', { optional: true }),
    searchedByUserId: f.ref('User', 'Who searched by hand.', {
      as: 'searchedByUser',
      optional: true,
      visibleTo: staff,
    }),
    note: f.longText('What the search by hand showed.', { max: 2000, optional: true, visibleTo: staff }),
  },
});

export const coverageEvents = {
  added: 'BrandMonitoringSourcePlanned',
  amended: 'BrandMonitoringSourceAmended',
  removed: 'BrandMonitoringSourceRemoved',
  steps: ['BrandMonitoringSourceAnswered', 'BrandMonitoringSourceSearched'],
};

/** A source belongs to a scan that runs, and is one there is. */
async function openScan(
  tx: Parameters<typeof queryRow>[0],
  taskId: string | undefined,
): Promise<Refusal | undefined> {
  const scan = await queryRow<{ status: string }>(
    tx,
    'select status from brand_monitoring_task where id = $1 for share',
    [taskId],
  );
  return scan?.status === MonitoringTaskStatus.inProgress ? undefined : no('SCAN_NOT_RUNNING');
}

export const brandMonitoringCoverage = recordDecider(brandMonitoringCoverageResource, coverageEvents, {
  writable: ['userId', 'brandMonitoringTaskId', 'platform', 'source', 'kind', 'link'],
  fixed: ['userId', 'brandMonitoringTaskId', 'platform', 'source', 'kind'],
  create: staff,
  update: staff,
  remove: [],
  fill: () => ({ outcome: CoverageOutcome.waiting, tries: 0 }),
  preload: async (tx, { brandMonitoringTaskId }) => (await openScan(tx, brandMonitoringTaskId)) ?? {},
  check: ({ platform = '', kind }, { viewer }) => {
    if (platformOf(platform) === undefined) return no('PLATFORM_UNKNOWN');
    // Nobody but the worker asks machines: a row of another author would wait for ever.
    return kind === 'machine' && viewer.role !== 'system' ? no('SOURCE_ASKED_BY_MACHINE') : undefined;
  },
  subject: ({ userId }) => userId ?? undefined,
});

const existing = { aggregate: brandMonitoringCoverage.aggregate, stream: 'existing' } as const;

/** What came of asking a source. An answer that came after the scan ended changes nothing any more. */
export const noteSourceAnswer = defineCommand({
  ...existing,
  name: 'NoteBrandMonitoringSourceAnswer',
  doc: 'Notes what a source that is asked by machine answered, or why it did not.',
  input: answer,
  allowed: [],
  preload: async (tx, { state }) => (await openScan(tx, state.fields.brandMonitoringTaskId)) ?? {},
  decide: ({ exists, fields }, input, { preloaded }): DomainEvent[] | Refusal => {
    if (!exists) return gone();
    if (isRefusal(preloaded)) return preloaded;
    return [eventOf('BrandMonitoringSourceAnswered', input, fields.userId ?? undefined)];
  },
});

/** A person searched where no machine may. */
export const noteHandSearch = defineCommand({
  ...existing,
  name: 'NoteBrandMonitoringHandSearch',
  doc: 'Notes what a search by hand came to: found, nothing, or not reachable.',
  input: {
    outcome: f.enumeration('What it came to.', { name: 'BrandMonitoringHandResult', values: handResults }),
    searchedOn: f.calendarDate('Day it was searched, at the firm; empty: today.', { optional: true }),
    note: brandMonitoringCoverageResource.fields.note,
  },
  allowed: staff,
  preload: async (tx, { state }) => (await openScan(tx, state.fields.brandMonitoringTaskId)) ?? {},
  decide: ({ exists, fields }, { outcome, searchedOn, note }, context): DomainEvent[] | Refusal => {
    if (!exists) return gone();
    if (isRefusal(context.preloaded)) return context.preloaded;
    if (fields.kind !== 'hand') return no('SOURCE_ASKED_BY_MACHINE');
    const today = officeDay(context.now);
    if ((searchedOn ?? today) > today) return no('SEARCHED_LATER');
    const data = {
      outcome,
      note: note ?? null,
      searchedOn: searchedOn ?? today,
      askedAt: context.now.toISOString(),
      searchedByUserId: context.viewer.userId ?? null,
    };
    return [eventOf('BrandMonitoringSourceSearched', data, fields.userId ?? undefined)];
  },
});

const entity = recordEntity(brandMonitoringCoverageResource, brandMonitoringCoverage);

export const brandMonitoringCoverageEntity = {
  ...entity,
  commands: [
    ...entity.commands,
    { command: noteSourceAnswer },
    { command: noteHandSearch, batch: true as const },
  ],
};
