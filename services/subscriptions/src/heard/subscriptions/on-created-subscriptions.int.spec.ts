import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  BrandSubscriptionChangedSchema,
  BrandSubscriptionEvent,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { subscriptionsService } from '../../service.js';
import { createdSubscriptions } from './on-created-subscriptions.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const admin = viewerOf('admin', nameBasedId('admin'));
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(subscriptionsService(), new FakeClock('2026-03-02T10:30:00Z'));
});
afterAll(() => fixture.close());

async function made(viewer: typeof eva, kind: string, input: object): Promise<string> {
  const { data } = await fixture.ask(
    viewer,
    `mutation ($input: Create${kind}Input!) { made: create${kind}(input: $input) { ... on ${kind} { id } ... on Refusal { code message } } }`,
    { input },
  );
  if (data?.made?.id === undefined) throw new Error(JSON.stringify(data));
  return data.made.id;
}

/** A subscription made by the plain door. @returns its id */
async function subscribed(viewer: typeof eva, more: object = {}): Promise<string> {
  const brandId = await made(eva, 'Brand', { userId: eva.userId, name: 'Lumara', websites: [] });
  return made(viewer, 'BrandSubscription', {
    userId: eva.userId,
    brandId,
    tier: 'SHIELD',
    paymentFrequency: 'QUARTERLY',
    currency: 'EUR',
    payerCountry: 'SK',
    ...more,
  });
}

/** What became of it is heard of twice. @returns its payments */
async function paymentsAfter(
  id: string,
  event: BrandSubscriptionEvent = BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CREATED,
): Promise<unknown> {
  for (let heard = 0; heard < 2; heard += 1)
    await deliver(fixture.runtime, createdSubscriptions, {
      schema: BrandSubscriptionChangedSchema,
      source: 'subscriptions',
      streamId: id,
      message: { entityId: id, event },
    });
  const { data } = await fixture.ask(
    admin,
    'query ($id: ID!) { brandSubscription(id: $id) { payments { items { status chargeNumber isFirst tier } } } }',
    { id },
  );
  return data.brandSubscription.payments.items;
}

const paymentsOf = async (viewer: typeof eva, more: object = {}): Promise<unknown> =>
  paymentsAfter(await subscribed(viewer, more));

it('a subscription that is ordered without the form has its first period charged as well, once', async () => {
  expect(await paymentsOf(eva)).toEqual([
    { status: 'PREPARED', chargeNumber: 1, isFirst: true, tier: 'SHIELD' },
  ]);
});

it('a trial, and what the firm opens by itself, are charged nothing', async () => {
  expect(await paymentsOf(eva, { withTrial: true })).toEqual([]);
  expect(await paymentsOf(admin)).toEqual([]);
});

it('a trial that its owner goes without has its first period charged, once; another one cannot say so', async () => {
  const id = await subscribed(eva, { withTrial: true });
  expect(await paymentsAfter(id)).toEqual([]);
  const forgo = async (viewer: typeof eva) => {
    const { data, errors } = await fixture.ask(
      viewer,
      'mutation ($id: ID!) { it: forgoBrandSubscriptionTrial(id: $id, input: {}) { ... on BrandSubscription { withTrial } ... on Refusal { code } } }',
      { id },
    );
    return data?.it?.code ?? data?.it?.withTrial ?? errors?.[0]?.extensions?.code;
  };
  expect(await forgo(viewerOf('customer', nameBasedId('jan')))).toBe('NOT_FOUND');
  expect(await forgo(admin)).toBe('FORBIDDEN');
  expect(await forgo(eva)).toBe(false);
  expect(await forgo(eva)).toBe('NO_TRIAL_ORDERED');
  expect(await paymentsAfter(id, BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_FORGONE)).toEqual([
    { status: 'PREPARED', chargeNumber: 1, isFirst: true, tier: 'SHIELD' },
  ]);
});
