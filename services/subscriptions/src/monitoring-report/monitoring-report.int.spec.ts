import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { planScans } from '../monitoring/plan-scans.js';
import { subscriptionsService } from '../service.js';
import { brandSubscription } from '../subscription/brand-subscription.work-item.js';
import { makeReports } from './make-reports.js';

const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const stranger = viewerOf('customer', nameBasedId('stranger'));
const refusal = '... on Refusal { code message fields { path code } }';
const clock = new FakeClock('2026-03-02T10:00:00Z');
const fixture: ServiceFixture = await openServiceFixture(subscriptionsService(), clock);
let eva = viewerOf('customer', nameBasedId('eva'));
let subscriptionId: string;
let brandId: string;

afterAll(() => fixture.close());
// What an earlier case left is past its days here.
beforeEach(async () => {
  clock.moveBy({ days: 400 });
  eva = viewerOf('customer', systemIds.next());
});

async function done(viewer: typeof eva, source: string, variables: object) {
  const { data, errors } = await fixture.ask(viewer, source, variables as never);
  const answer = data?.done;
  if (answer === undefined || answer === null || 'code' in answer)
    throw new Error(JSON.stringify(answer ?? errors));
  return answer;
}
const create = (viewer: typeof eva, type: string, input: object) =>
  done(
    viewer,
    `mutation ($input: Create${type}Input!) { done: create${type}(input: $input) { ... on ${type} { id } ${refusal} } }`,
    { input },
  );
const step = (name: string, type: string, id: string, input: object) =>
  done(
    lawyer,
    `mutation ($id: ID!, $input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { done: ${name}(id: $id, input: $input) { ... on ${type} { id } ${refusal} } }`,
    { id, input },
  );

/** Paid and running from today. */
async function running(tier: string): Promise<void> {
  ({ id: brandId } = await create(eva, 'Brand', { userId: eva.userId, name: 'Lumara', websites: [] }));
  ({ id: subscriptionId } = await create(eva, 'BrandSubscription', {
    userId: eva.userId,
    brandId,
    tier,
    paymentFrequency: 'MONTHLY',
    currency: 'EUR',
    payerCountry: 'SK',
    billingEntityId: nameBasedId('party'),
  }));
  await handleCommand(fixture.runtime, {
    command: anyStep(brandSubscription, 'StartBrandSubscription'),
    streamId: subscriptionId,
    input: { startDate: today() },
    viewer: systemViewer,
    commandId: systemIds.next(),
  });
}
const today = (): string => clock.now().toISOString().slice(0, 10);

/** The newest scan, planned by the worker and taken into work. */
async function scan(): Promise<string> {
  await planScans(fixture.runtime);
  const [row] = await fixture.db.query(
    'select id from brand_monitoring_task where brand_subscription_id = $1 order by created_at desc limit 1',
    [subscriptionId],
  );
  await step('startBrandMonitoringTask', 'BrandMonitoringTask', row.id, {});
  return row.id;
}

async function searched(taskId: string, platform: string, outcome: string): Promise<void> {
  const { id } = await create(lawyer, 'BrandMonitoringCoverage', {
    userId: eva.userId,
    brandMonitoringTaskId: taskId,
    platform,
    source: platform,
    kind: 'HAND',
  });
  await step('noteBrandMonitoringHandSearch', 'BrandMonitoringCoverage', id, { outcome });
}

async function found(taskId: string, decide?: (id: string) => Promise<unknown>, more: object = {}) {
  const { id } = await create(lawyer, 'BrandMonitoringFinding', {
    userId: eva.userId,
    brandMonitoringTaskId: taskId,
    platform: 'Amazon',
    website: `https://market.example/${systemIds.next()}`,
    seenDate: today(),
    ...more,
  });
  await decide?.(id);
}
const dropAs = (dismissalReason: string) => (id: string) =>
  step('dismissBrandMonitoringFinding', 'BrandMonitoringFinding', id, { dismissalReason });

const answer = (taskId: string, input: object = { noFindings: true }) =>
  step('processBrandMonitoringTask', 'BrandMonitoringTask', taskId, input);

const REPORTS = `query ($id: ID!) { brandMonitoringReportList(filter: { brandSubscriptionId: { eq: $id } }, orderBy: [{ field: END_DATE, direction: ASC }]) { items {
  startDate endDate nextScanOn searched unreached lateCount dropReasons foundCount keptCount threatCount caseIds scans { dueOn answeredOn state } sources { platform outcome searchedOn } } } }`;
const reports = async (viewer = eva) =>
  (await fixture.ask(viewer, REPORTS, { id: subscriptionId })).data.brandMonitoringReportList.items;
const promised = async (viewer = eva) =>
  (
    await fixture.ask(
      viewer,
      'query ($id: ID!) { monitoringPromise(brandSubscriptionId: $id) { scansPromised scansDone scansOwed scansInWork scansLate owedSince nextScanOn answerDays platformReports } }',
      { id: subscriptionId },
    )
  ).data.monitoringPromise;
const made = () => Promise.all([makeReports(fixture.runtime), makeReports(fixture.runtime)]);
const inDays = (days: number): string =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe('the report of a period', () => {
  it('is made once when the period is over, and says what was searched, found, dropped and taken up', async () => {
    await running('SHIELD');
    const first = today();
    const one = await scan();
    await searched(one, 'amazon', 'FOUND');
    await searched(one, 'etsy', 'NOT_REACHED');
    const caseId = systemIds.next();
    await found(one, dropAs('OTHER_GOODS'));
    await found(one, dropAs('OTHER_GOODS'));
    await found(one, dropAs('OWN_OFFER'));
    await found(one, undefined, { verdict: 'LOW' });
    await found(one, undefined, { verdict: 'HIGH', caseId });
    await answer(one, { caseIds: [caseId] });
    await made();
    expect(await reports()).toEqual([]);
    clock.moveBy({ days: 7 });
    await scan();
    await made();
    await made();
    expect(await reports()).toEqual([
      {
        startDate: first,
        endDate: inDays(-1),
        nextScanOn: inDays(7),
        foundCount: 5,
        keptCount: 1,
        threatCount: 1,
        caseIds: [caseId],
        scans: [{ dueOn: first, answeredOn: first, state: 'ANSWERED' }],
        sources: [
          { platform: 'amazon', outcome: 'FOUND', searchedOn: first },
          { platform: 'etsy', outcome: 'NOT_REACHED', searchedOn: first },
        ],
        searched: ['amazon'],
        unreached: ['etsy'],
        lateCount: 0,
        dropReasons: expect.arrayContaining(['OTHER_GOODS', 'OTHER_GOODS', 'OWN_OFFER']),
      },
    ]);
    expect((await reports())[0].dropReasons).toHaveLength(3);
    expect(await reports(stranger)).toEqual([]);
    expect(await reports(lawyer)).toHaveLength(1);
  });

  it('with nothing found is a report too', async () => {
    await running('WATCH');
    const one = await scan();
    await searched(one, 'registers', 'NOTHING_FOUND');
    await answer(one);
    clock.moveBy({ days: 31 });
    await made();
    expect(await reports()).toMatchObject([
      { foundCount: 0, dropReasons: [], sources: [{ outcome: 'NOTHING_FOUND' }] },
    ]);
  });

  it('waits for a scan until its last day, then says it is late; what it came to stands in the next one', async () => {
    await running('SHIELD');
    const first = today();
    const one = await scan();
    clock.moveBy({ days: 7 });
    const two = await scan();
    await searched(two, 'amazon', 'NOTHING_FOUND');
    await answer(two);
    await made();
    expect(await reports()).toEqual([]);
    clock.moveBy({ days: 21 });
    await made();
    expect(await reports()).toMatchObject([
      {
        startDate: first,
        endDate: inDays(-1),
        scans: [
          { dueOn: first, state: 'LATE' },
          { state: 'ANSWERED' },
          { state: 'NOT_MADE' },
          { state: 'NOT_MADE' },
        ],
        sources: [{ platform: 'amazon' }],
        lateCount: 3,
        foundCount: 0,
      },
    ]);
    await searched(one, 'etsy', 'FOUND');
    await found(one, dropAs('NOT_SIMILAR'));
    await answer(one);
    clock.moveBy({ days: 7 });
    await made();
    const all = await reports();
    expect(all.at(-1)).toMatchObject({
      scans: [{ dueOn: first, state: 'ANSWERED_LATE' }, { state: 'NOT_MADE' }],
      sources: [{ platform: 'etsy' }],
      foundCount: 1,
    });
    expect(all.map(({ foundCount }: { foundCount: number }) => foundCount)).toEqual([0, 1]);
  });

  it('of a subscription that ran for weeks without any is one, and says its first and its last day', async () => {
    await running('SHIELD');
    for (let week = 0; week < 12; week += 1) {
      const one = await scan();
      await searched(one, 'amazon', 'NOTHING_FOUND');
      await answer(one);
      clock.moveBy({ days: 7 });
    }
    await made();
    await made();
    expect(await reports()).toMatchObject([
      { startDate: inDays(-56), endDate: inDays(-1), lateCount: 0, searched: ['amazon'] },
    ]);
    expect((await reports())[0].scans).toHaveLength(8);
  });

  it('is made by nobody but the clock', async () => {
    const { errors } = await fixture.ask(
      lawyer,
      'mutation ($input: CreateBrandMonitoringReportInput!) { createBrandMonitoringReport(input: $input) { __typename } }',
      { input: {} },
    );
    expect(errors).toBeDefined();
  });
});

describe('what a subscription promised', () => {
  it('is held against what was done: a week nobody searched is owed', async () => {
    await running('SHIELD');
    const one = await scan();
    await searched(one, 'amazon', 'NOTHING_FOUND');
    await answer(one);
    clock.moveBy({ days: 14 });
    await scan();
    expect(await promised()).toEqual({
      scansPromised: 5,
      scansDone: 1,
      scansOwed: 1,
      scansInWork: 1,
      scansLate: 0,
      owedSince: [inDays(-7)],
      nextScanOn: inDays(7),
      answerDays: 10,
      platformReports: 2,
    });
    expect(await promised(stranger)).toBeNull();
  });
});

describe('findings by month', () => {
  const months = async (viewer: typeof eva) =>
    (
      await fixture.ask(
        viewer,
        'query ($id: ID!) { findingMonths(brandId: $id) { month platform found dropped acted } }',
        { id: brandId },
      )
    ).data.findingMonths;

  it('count what was decided of the viewer’s own brand, and not what nobody looked at yet', async () => {
    await running('SHIELD');
    const one = await scan();
    await found(one, dropAs('OWN_OFFER'));
    await found(one, undefined, { verdict: 'HIGH', caseId: systemIds.next() });
    await found(one);
    expect(await months(eva)).toEqual([
      { month: today().slice(0, 7), platform: 'Amazon', found: 2, dropped: 1, acted: 1 },
    ]);
    expect(await months(stranger)).toEqual([]);
  });
});
