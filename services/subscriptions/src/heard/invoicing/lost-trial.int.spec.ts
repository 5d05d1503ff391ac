import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  ChargeConsentChangedSchema,
  ChargeConsentEvent,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { subscriptionsService } from '../../service.js';
import { chargeConsents } from './on-charge-consents.js';

const eva = viewerOf('customer', nameBasedId('eva'));
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(subscriptionsService(), new FakeClock('2026-03-02T10:30:00Z'));
});
afterAll(() => fixture.close());

async function orderedWithTrial(brandName: string): Promise<string> {
  const input = {
    brandName,
    tier: 'WATCH',
    paymentFrequency: 'MONTHLY',
    currency: 'EUR',
    platforms: [],
    ownAccounts: [],
    trademarkIds: [],
    withTrial: true,
    payerCountry: 'SK',
  };
  const { data } = await fixture.ask(
    eva,
    'mutation ($input: OrderBrandMonitoringInput!) { done: orderBrandMonitoring(input: $input) { ... on OrderedBrandMonitoring { brandSubscriptionId } ... on Refusal { message } } }',
    { input },
    brandName,
  );
  return data.done.brandSubscriptionId;
}

const agreed = (brandSubscriptionId: string) =>
  deliver(fixture.runtime, chargeConsents, {
    schema: ChargeConsentChangedSchema,
    source: 'invoicing',
    streamId: nameBasedId('consent', brandSubscriptionId),
    message: {
      entityId: nameBasedId('consent', brandSubscriptionId),
      event: ChargeConsentEvent.CHARGE_CONSENT_GIVEN,
      facts: { brandSubscriptionId, userPaymentMethodId: nameBasedId('card') },
    },
  });

it('of two orders with a trial one begins it; the other one ends, and no card is charged for it', async () => {
  const [won, lost] = [await orderedWithTrial('Lumara'), await orderedWithTrial('Second')];
  await agreed(won);
  await agreed(lost);
  const rows = await fixture.db.query(
    `select s.status, user_payment_method_id is not null as "hasCard", count(p.id)::integer as payments
     from brand_subscription s left join brand_subscription_payment p on p.brand_subscription_id = s.id
     where s.id = any($1) group by s.id order by array_position($1, s.id)`,
    [[won, lost]],
  );
  expect(rows).toEqual([
    { status: 'Trial started', hasCard: true, payments: 0 },
    { status: 'Ended', hasCard: false, payments: 0 },
  ]);
});
