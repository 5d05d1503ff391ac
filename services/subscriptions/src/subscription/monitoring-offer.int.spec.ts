import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { CaseSolutionChangedSchema, CaseSolutionEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { monitoringOfferFacts } from '../heard/cases/on-monitoring-offers.js';
import { subscriptionsService } from '../service.js';

const jan = nameBasedId('jan');
const eva = viewerOf('customer', nameBasedId('eva'));
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(subscriptionsService(), new FakeClock('2026-03-02T10:30:00Z'));
});
afterAll(() => fixture.close());

async function solution(name: string, ...facts: readonly object[]): Promise<string> {
  const id = nameBasedId('solution', name);
  for (const [at, one] of facts.entries())
    await deliver(fixture.runtime, monitoringOfferFacts, {
      schema: CaseSolutionChangedSchema,
      source: 'cases',
      streamId: id,
      streamVersion: at + 1,
      message: { entityId: id, event: CaseSolutionEvent.CASE_SOLUTION_OFFERED, facts: one },
    });
  return id;
}

async function orderedFrom(caseSolutionId: string): Promise<unknown> {
  const input = {
    brandName: `Lumara ${caseSolutionId.slice(0, 8)}`,
    tier: 'WATCH',
    paymentFrequency: 'YEARLY',
    currency: 'EUR',
    platforms: [],
    ownAccounts: [],
    trademarkIds: [],
    withTrial: false,
    payerCountry: 'SK',
    couponCode: 'WATCH-10',
    caseSolutionId,
  };
  const { data } = await fixture.ask(
    eva,
    'mutation ($input: OrderBrandMonitoringInput!) { done: orderBrandMonitoring(input: $input) { ... on OrderedBrandMonitoring { brandSubscriptionId } ... on Refusal { message } } }',
    { input },
    caseSolutionId,
  );
  const rows = await fixture.db.query(
    'select case_solution_id as "step", from_monitoring_offer as "offer" from brand_subscription where id = $1',
    [data.done.brandSubscriptionId],
  );
  return rows[0];
}

it('only a step that offers to watch the brand, and stands, is an offer of monitoring with what it promises', async () => {
  const drafted = { offerSubscription: true, status: 'Draft' };
  const [offer, other, draft, lapsed] = [
    await solution('offer', drafted, { status: 'Offered' }),
    await solution('a letter', { offerSubscription: false, status: 'Draft' }, { status: 'Offered' }),
    await solution('draft', drafted),
    await solution('lapsed', drafted, { status: 'Offered' }, { status: 'Lapsed' }),
  ];
  expect(await orderedFrom(offer)).toEqual({ step: offer, offer: true });
  for (const step of [other, draft, lapsed, nameBasedId('solution', 'nobody’s')])
    expect(await orderedFrom(step)).toEqual({ step, offer: null });
});

it('is for its client alone, whoever got hold of its id', async () => {
  const of = (userId: string) => ({ offerSubscription: true, status: 'Draft', userId });
  const [hers, his] = [
    await solution('hers', of(eva.userId ?? ''), { status: 'Offered' }),
    await solution('his', of(jan), { status: 'Offered' }),
  ];
  expect(await orderedFrom(hers)).toEqual({ step: hers, offer: true });
  expect(await orderedFrom(his)).toEqual({ step: his, offer: null });
});
