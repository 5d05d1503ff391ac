import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { schemaProblems } from '@cotta/kit/testing/schema-check.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { EntityChange } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import {
  BrandMonitoringTaskChangedSchema,
  BrandSubscriptionChangedSchema,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { assignedSubscriptions } from './heard/subscriptions/on-assigned-subscriptions.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { subscriptionsService } from './service.js';
import { brandSubscription } from './subscription/brand-subscription.work-item.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const admin = viewerOf('admin', nameBasedId('admin'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const definition = subscriptionsService();
const refusal = '... on Refusal { code message params { name value } fields { path code } }';
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(definition, new FakeClock('2026-03-10T09:00:00Z'));
});
afterAll(() => fixture.close());

async function brandOf(viewer: typeof eva, name = 'Lumara'): Promise<string> {
  const input = { userId: viewer.userId, name, websites: ['https://lumara.test'] };
  const { data } = await fixture.ask(
    viewer,
    `mutation ($input: CreateBrandInput!) { createBrand(input: $input) { ... on Brand { id } ${refusal} } }`,
    { input },
  );
  return data.createBrand.id;
}

async function subscribe(viewer: typeof eva, brandId: string, more: object = {}) {
  const input = {
    brandId,
    tier: 'SHIELD',
    paymentFrequency: 'MONTHLY',
    payerCountry: 'SK',
    currency: 'EUR',
    billingEntityId: nameBasedId('party'),
    userPaymentMethodId: nameBasedId('card'),
    ...more,
  };
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation ($input: CreateBrandSubscriptionInput!) { createBrandSubscription(input: $input) { ... on BrandSubscription { id userId status isMonitored isProactive } ${refusal} } }`,
    { input },
  );
  return data?.createBrandSubscription ?? errors?.[0]?.extensions?.code;
}

async function step(viewer: typeof eva, id: string, name: string, input: object = {}) {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const kind = ['BrandMonitoringTask', 'BrandSubscriptionPayment', 'BrandSubscription'].find((one) =>
    type.includes(one),
  );
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation ($id: ID!, $input: ${type}Input!) { done: ${name}(id: $id, input: $input) { ... on ${kind} { status } ${refusal} } }`,
    { id, input },
  );
  return data?.done ?? errors?.[0]?.extensions?.code;
}

function bySystem(id: string, name: string, input: Record<string, unknown> = {}) {
  return handleCommand(fixture.runtime, {
    command: anyStep(brandSubscription, name),
    streamId: id,
    input,
    viewer: systemViewer,
    commandId: systemIds.next(),
  });
}

describe('a brand', () => {
  it('disappears for its owner when he deletes it, and stays in the books', async () => {
    const id = await brandOf(eva);
    const { data } = await fixture.ask(
      eva,
      `mutation ($id: ID!) { deleteBrand(id: $id) { ... on Brand { name deleted } ${refusal} } }`,
      { id },
    );
    expect(data.deleteBrand).toEqual({ name: 'Lumara', deleted: false });
    const source =
      'query ($id: ID!) { brand(id: $id) { deleted updatedByUserId } brandCount(filter: { id: { eq: $id } }) }';
    expect((await fixture.ask(eva, source, { id })).data).toEqual({ brand: null, brandCount: 0 });
    expect((await fixture.ask(admin, source, { id })).data).toEqual({
      brand: { deleted: true, updatedByUserId: eva.userId },
      brandCount: 1,
    });
    await fixture.ask(admin, `mutation ($id: ID!) { restoreBrand(id: $id) { __typename } }`, { id });
    expect((await fixture.ask(eva, source, { id })).data.brand).toMatchObject({ deleted: false });
  });

  it('is not deleted while something stands under it', async () => {
    const id = await brandOf(eva);
    await subscribe(eva, id);
    const { data } = await fixture.ask(eva, `mutation ($id: ID!) { deleteBrand(id: $id) { ${refusal} } }`, {
      id,
    });
    expect(data.deleteBrand).toMatchObject({ code: 'STILL_IN_USE' });
  });

  it('tells which items were put under it', async () => {
    const id = await brandOf(eva);
    const items = [
      { kind: 'TRADEMARK', id: nameBasedId('mark') },
      { kind: 'CASE', id: nameBasedId('case') },
    ];
    const source = `mutation ($id: ID!, $input: AssignBrandItemsInput!) { assignBrandItems(id: $id, input: $input) { ... on Brand { id version } ${refusal} } }`;
    expect((await fixture.ask(eva, source, { id, input: { items } })).data.assignBrandItems).toEqual({
      id,
      version: 2,
    });
    expect((await fixture.ask(jan, source, { id, input: { items } })).data.assignBrandItems).toMatchObject({
      code: 'NOT_FOUND',
    });
    const [event] = await fixture.db.query(
      `select data from tracking_event where stream_id = $1 and type = 'BrandItemsAssigned'`,
      [id],
    );
    expect(event.data).toEqual({
      userId: eva.userId,
      items: [
        { kind: 'trademark', id: nameBasedId('mark') },
        { kind: 'case', id: nameBasedId('case') },
      ],
    });
  });

  it('bears the name of no brand for nobody', async () => {
    expect(
      (await fixture.ask(viewerOf('visitor'), '{ unassignedBrand { name websites } }')).data.unassignedBrand,
    ).toEqual({ name: 'Unassigned', websites: [] });
  });
});

describe('a subscription', () => {
  it('belongs to the owner of the brand, and only to a brand the caller sees', async () => {
    const brandId = await brandOf(eva);
    expect(await subscribe(admin, brandId, { billingEntityId: null })).toMatchObject({
      userId: eva.userId,
      status: 'CREATED',
      isMonitored: false,
      isProactive: true,
    });
    expect(await subscribe(jan, brandId)).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['brandId'], code: 'UNKNOWN_REFERENCE' }],
    });
    expect(await subscribe(eva, brandId, { discountCouponId: nameBasedId('coupon') })).toBe('FORBIDDEN');
  });

  it('counts its brand once as monitored, from the completed checkout on', async () => {
    const lena = viewerOf('customer', nameBasedId('lena'));
    const brandId = await brandOf(lena);
    const [first, second] = [await subscribe(lena, brandId), await subscribe(lena, brandId)];
    const count = async () => (await fixture.ask(lena, '{ monitoredBrandCount }')).data.monitoredBrandCount;
    expect(await count()).toBe(0);
    await bySystem(first.id, 'CompleteBrandSubscriptionCheckout');
    await bySystem(second.id, 'CompleteBrandSubscriptionCheckout');
    expect(await count()).toBe(1);
    expect((await fixture.ask(eva, '{ monitoredBrandCount }')).data.monitoredBrandCount).toBe(0);
  });

  it('says whether a customer has had a trial, and to nobody else', async () => {
    const tess = viewerOf('customer', nameBasedId('tess'));
    const asked = async (viewer = tess) =>
      (await fixture.ask(viewer, '{ monitoringTrial { used runsUntil } }')).data?.monitoringTrial;
    const { id } = await subscribe(tess, await brandOf(tess, 'Brand of Tess'));
    expect(await asked()).toEqual({ used: false, runsUntil: null });
    await bySystem(id, 'StartBrandSubscriptionTrial');
    expect(await asked()).toEqual({ used: true, runsUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(await asked(eva)).toEqual({ used: false, runsUntil: null });
    const refused = await Promise.all(
      (['visitor', 'lawyer', 'admin'] as const).map((role) =>
        fixture.ask(viewerOf(role, nameBasedId('other')), '{ monitoringTrial { used } }'),
      ),
    );
    expect(refused.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  });

  it('has one trial per customer, however many are asked for at once', async () => {
    const rita = viewerOf('customer', nameBasedId('rita'));
    const ids = await Promise.all(
      [1, 2, 3].map(async (n) => (await subscribe(rita, await brandOf(rita, `Brand ${n}`))).id),
    );
    const outcomes = await Promise.all(ids.map((id) => bySystem(id, 'StartBrandSubscriptionTrial')));
    expect(outcomes.map((one) => ('refusal' in one ? one.refusal.refused : 'started')).toSorted()).toEqual([
      'TRIAL_USED',
      'TRIAL_USED',
      'started',
    ]);
  });

  it('shows its life to its customer, with the arrows of the system', async () => {
    const { id } = await subscribe(eva, await brandOf(eva));
    expect(await bySystem(id, 'StartBrandSubscription', { startDate: '2026-03-10' })).toMatchObject({
      version: 2,
    });
    expect(await step(eva, id, 'cancelBrandSubscription', { reason: 'too dear' })).toMatchObject({
      status: 'CANCELLED_AT_PERIOD_END',
    });
    expect(await step(eva, id, 'resumeBrandSubscription')).toMatchObject({ status: 'SUBSCRIPTION_STARTED' });
    const { data } = await fixture.ask(
      eva,
      'query ($id: ID!) { brandSubscription(id: $id) { brand { name } tracking { items { label actorKind } } } }',
      { id },
    );
    expect(data.brandSubscription.brand).toEqual({ name: 'Lumara' });
    expect(data.brandSubscription.tracking.items).toEqual([
      { label: 'Created', actorKind: 'customer' },
      { label: 'Subscription started', actorKind: 'system' },
      { label: 'Subscription cancelled', actorKind: 'customer' },
      { label: 'Subscription resumed', actorKind: 'customer' },
    ]);
  });
});

describe('a payment', () => {
  it('is the only one of its period: a second is refused, a save finds the first', async () => {
    const { id: brandSubscriptionId } = await subscribe(eva, await brandOf(eva));
    const input = { brandSubscriptionId, startDate: '2026-03-10', endDate: '2026-04-09' };
    const create = `mutation ($input: CreateBrandSubscriptionPaymentInput!) { createBrandSubscriptionPayment(input: $input) { ... on BrandSubscriptionPayment { id userId status numberOfAttempts } ${refusal} } }`;
    const both = await Promise.all([
      fixture.ask(admin, create, { input }),
      fixture.ask(admin, create, { input }),
    ]);
    const made = both.map(({ data }) => data.createBrandSubscriptionPayment);
    expect(made.map(({ code }) => code ?? 'made').toSorted()).toEqual(['TAKEN', 'made']);
    const first = made.find(({ id }) => id !== undefined);
    expect(first).toMatchObject({ userId: eva.userId, status: 'PREPARED', numberOfAttempts: 0 });
    const save = `mutation ($input: SaveBrandSubscriptionPaymentInput!) { saveBrandSubscriptionPayment(input: $input) { ... on BrandSubscriptionPayment { id endDate } ${refusal} } }`;
    expect(
      (await fixture.ask(admin, save, { input: { ...input, endDate: '2026-04-10' } })).data
        .saveBrandSubscriptionPayment,
    ).toEqual({ id: first.id, endDate: '2026-04-10' });
    expect(await step(admin, first.id, 'notifyBrandSubscriptionPayment')).toMatchObject({
      status: 'NOTIFIED',
    });
    expect(await step(admin, first.id, 'chargeBrandSubscriptionPayment')).toMatchObject({
      status: 'CHARGING',
    });
    expect(await step(eva, first.id, 'confirmBrandSubscriptionPayment')).toBe('FORBIDDEN');
  });
});

describe('a scan', () => {
  it('is looked after by whoever looks after its subscription, until somebody is named there', async () => {
    const brandId = await brandOf(eva);
    const { id: brandSubscriptionId } = await subscribe(eva, brandId);
    const planned = async (): Promise<string> =>
      (
        await fixture.ask(
          admin,
          'mutation ($input: CreateBrandMonitoringTaskInput!) { createBrandMonitoringTask(input: $input) { ... on BrandMonitoringTask { id } } }',
          {
            input: { brandId, brandSubscriptionId, brandSubscriptionTier: 'SHIELD', deadline: '2026-03-24' },
          },
        )
      ).data.createBrandMonitoringTask.id;
    const holder = async (id: string) =>
      (
        await fixture.db.query(
          'select assigned_admin_id as holder from brand_monitoring_task where id = $1',
          [id],
        )
      )[0].holder;
    const first = await planned();
    await deliver(fixture.runtime, assignedSubscriptions, {
      schema: BrandSubscriptionChangedSchema,
      source: 'subscriptions',
      streamId: brandSubscriptionId,
      message: { entityId: brandSubscriptionId, facts: { assignedAdminId: nameBasedId('lawyer') } },
    });
    const second = await planned();
    await deliver(fixture.runtime, assignedSubscriptions, {
      schema: BrandMonitoringTaskChangedSchema,
      source: 'subscriptions',
      streamId: second,
      message: { entityId: second, change: EntityChange.ADDED },
    });
    expect([await holder(first), await holder(second)]).toEqual([
      nameBasedId('lawyer'),
      nameBasedId('lawyer'),
    ]);
  });

  async function scanOf(brandId: string): Promise<string> {
    const { id: brandSubscriptionId } = await subscribe(eva, brandId);
    const input = { brandId, brandSubscriptionId, brandSubscriptionTier: 'SHIELD', deadline: '2026-03-24' };
    const { data } = await fixture.ask(
      admin,
      `mutation ($input: CreateBrandMonitoringTaskInput!) { createBrandMonitoringTask(input: $input) { ... on BrandMonitoringTask { id } ${refusal} } }`,
      { input },
    );
    return data.createBrandMonitoringTask.id;
  }
  async function find(viewer: typeof eva, brandMonitoringTaskId: string, more: object = {}) {
    const website = 'https://market.test/1';
    const input = { brandMonitoringTaskId, platform: 'Market', website, seenDate: '2026-03-12', ...more };
    const { data, errors } = await fixture.ask(
      viewer,
      `mutation ($input: CreateBrandMonitoringFindingInput!) { done: createBrandMonitoringFinding(input: $input) { ... on BrandMonitoringFinding { id userId verdict } ${refusal} } }`,
      { input },
    );
    return data?.done ?? errors?.[0]?.extensions?.code;
  }
  async function judge(id: string, input: object) {
    const { data } = await fixture.ask(
      lawyer,
      `mutation ($id: ID!, $input: UpdateBrandMonitoringFindingInput!) { done: updateBrandMonitoringFinding(id: $id, input: $input) { ... on BrandMonitoringFinding { verdict } ${refusal} } }`,
      { id, input },
    );
    return data.done;
  }

  /** A person searched one platform: without a searched source no scan ends. */
  async function searchByHand(brandMonitoringTaskId: string, outcome = 'NOTHING_FOUND') {
    const input = { brandMonitoringTaskId, platform: 'amazon', source: 'amazon', kind: 'HAND' };
    const { data } = await fixture.ask(
      lawyer,
      `mutation ($input: CreateBrandMonitoringCoverageInput!) { done: createBrandMonitoringCoverage(input: $input) { ... on BrandMonitoringCoverage { id } ${refusal} } }`,
      { input },
    );
    await fixture.ask(
      lawyer,
      'mutation ($id: ID!, $input: NoteBrandMonitoringHandSearchInput!) { noteBrandMonitoringHandSearch(id: $id, input: $input) { __typename } }',
      { id: data.done.id, input: { outcome } },
    );
  }

  it('is the last one of a brand once it is processed', async () => {
    const brandId = await brandOf(eva);
    const id = await scanOf(brandId);
    const last = 'query ($brandId: ID!) { lastBrandMonitoringTask(brandId: $brandId) { id findingCount } }';
    await step(admin, id, 'startBrandMonitoringTask');
    expect(await step(admin, id, 'processBrandMonitoringTask', { noFindings: true })).toMatchObject({
      code: 'SOURCES_MISSING',
    });
    await searchByHand(id);
    expect((await fixture.ask(eva, last, { brandId })).data.lastBrandMonitoringTask).toBeNull();
    expect(
      await step(admin, id, 'processBrandMonitoringTask', { caseIds: [nameBasedId('case')] }),
    ).toMatchObject({ status: 'PROCESSED' });
    expect((await fixture.ask(eva, last, { brandId })).data.lastBrandMonitoringTask).toEqual({
      id,
      findingCount: 1,
    });
    expect((await fixture.ask(jan, last, { brandId })).data.lastBrandMonitoringTask).toBeNull();
  });

  it('keeps what it came upon, and ends when all of it is judged and what matters is a case', async () => {
    const id = await scanOf(await brandOf(eva));
    expect(await find(lawyer, id)).toMatchObject({ code: 'SCAN_NOT_RUNNING' });
    await step(lawyer, id, 'startBrandMonitoringTask');
    await searchByHand(id, 'NOT_REACHED');
    const [one, other] = [await find(lawyer, id), await find(lawyer, id)];
    expect(one).toMatchObject({ userId: eva.userId, verdict: null });
    expect(await find(eva, id)).toBe('FORBIDDEN');
    await judge(one.id, { verdict: 'HIGH' });
    expect(await step(lawyer, id, 'processBrandMonitoringTask')).toMatchObject({ code: 'VERDICTS_MISSING' });
    await judge(other.id, { verdict: 'NOT_RELEVANT' });
    expect(await step(lawyer, id, 'processBrandMonitoringTask')).toMatchObject({ code: 'CASES_MISSING' });
    await judge(one.id, { caseId: nameBasedId('case') });
    expect(await step(lawyer, id, 'processBrandMonitoringTask', { notReached: ['Etsy'] })).toMatchObject({
      status: 'PROCESSED',
    });
    const read = `query ($id: ID!) { brandMonitoringTask(id: $id) { findingCount noFindings notReached } }`;
    expect((await fixture.ask(eva, read, { id })).data.brandMonitoringTask).toEqual({
      findingCount: 1,
      noFindings: false,
      notReached: ['Etsy', 'Amazon'],
    });
    expect(await find(lawyer, id)).toMatchObject({ code: 'SCAN_NOT_RUNNING' });
  });
});

describe('the rows', () => {
  it('are as declared, and as their events say', async () => {
    expect(
      await schemaProblems(
        fixture.db,
        definition.resources.filter(({ table }) => !table.endsWith('_tracking')),
      ),
    ).toEqual([]);
    expect(await rebuildCheck(fixture.db, definition.aggregates)).toMatchObject({ differences: [] });
  });
});
