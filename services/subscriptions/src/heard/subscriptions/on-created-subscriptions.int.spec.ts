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

/** A subscription made by the plain door, heard of twice. @returns its payments */
async function paymentsOf(viewer: typeof eva, more: object = {}): Promise<unknown> {
  const brandId = await made(eva, 'Brand', { userId: eva.userId, name: 'Lumara', websites: [] });
  const id = await made(viewer, 'BrandSubscription', {
    userId: eva.userId,
    brandId,
    tier: 'SHIELD',
    paymentFrequency: 'QUARTERLY',
    currency: 'EUR',
    payerCountry: 'SK',
    ...more,
  });
  for (let heard = 0; heard < 2; heard += 1)
    await deliver(fixture.runtime, createdSubscriptions, {
      schema: BrandSubscriptionChangedSchema,
      source: 'subscriptions',
      streamId: id,
      message: { entityId: id, event: BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CREATED },
    });
  const { data } = await fixture.ask(
    admin,
    'query ($id: ID!) { brandSubscription(id: $id) { payments { items { status chargeNumber isFirst tier } } } }',
    { id },
  );
  return data.brandSubscription.payments.items;
}

it('a subscription that is ordered without the form has its first period charged as well, once', async () => {
  expect(await paymentsOf(eva)).toEqual([
    { status: 'PREPARED', chargeNumber: 1, isFirst: true, tier: 'SHIELD' },
  ]);
});

it('a trial, and what the firm opens by itself, are charged nothing', async () => {
  expect(await paymentsOf(eva, { withTrial: true })).toEqual([]);
  expect(await paymentsOf(admin)).toEqual([]);
});
