import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { BrandSubscriptionChangedSchema } from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { ownAccounts } from '../heard/subscriptions/on-own-accounts.js';
import { casesService } from '../service.js';

const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(casesService());
});
afterAll(() => fixture.close());

let heard = 0;
/** As subscriptions says it, each time as a fact of its own. */
const says = (subscriptionId: string, facts: object) =>
  deliver(fixture.runtime, ownAccounts, {
    schema: BrandSubscriptionChangedSchema,
    source: 'subscriptions',
    streamId: subscriptionId,
    streamVersion: (heard += 1),
    message: { entityId: subscriptionId, facts },
  });

const sides = (userId: string): Promise<{ name: string; whitelisted: boolean }[]> =>
  fixture.db.query(
    'select primary_name as name, whitelisted from case_counterparty where user_id = $1 order by primary_name',
    [userId],
  );

async function threat(userId: string, otherSide: string) {
  const input = {
    userId,
    brandId: systemIds.next(),
    otherSide,
    platform: 'Example Market',
    website: 'https://market.example/1',
    evidenceDate: '2026-03-02',
    description: 'The same jacket.',
  };
  const { data, errors } = await fixture.ask(
    lawyer,
    `mutation ($input: OpenThreatInput!) { done: openThreat(input: $input) { __typename ... on Refusal { code } } }`,
    { input },
  );
  return data?.done ?? errors?.[0]?.extensions?.code;
}

describe('accounts that a customer named as their own with the order', () => {
  it('are other sides that nobody may be reported as, once however often it is heard', async () => {
    const userId = systemIds.next();
    const id = systemIds.next();
    const facts = { userId, ownAccounts: ['Lumara Outlet', 'lumara.shop', 'Lumara Outlet'] };
    await says(id, facts);
    await says(id, facts);
    expect(await sides(userId)).toEqual([
      { name: 'Lumara Outlet', whitelisted: true },
      { name: 'lumara.shop', whitelisted: true },
    ]);
    expect(await threat(userId, 'LUMARA OUTLET')).toMatchObject({ code: 'COUNTERPARTY_WHITELISTED' });
    expect(await threat(userId, 'Copy Shop')).toMatchObject({ __typename: 'OpenedThreat' });
  });

  it('mark a side that is known already, and leave that of another customer alone', async () => {
    const [userId, other] = [systemIds.next(), systemIds.next()];
    for (const owner of [userId, other]) await threat(owner, 'Lumara Outlet');
    await says(systemIds.next(), { userId, ownAccounts: ['lumara outlet'] });
    expect(await sides(userId)).toEqual([{ name: 'Lumara Outlet', whitelisted: true }]);
    expect(await sides(other)).toEqual([{ name: 'Lumara Outlet', whitelisted: false }]);
    expect(await threat(other, 'Lumara Outlet')).toMatchObject({ __typename: 'OpenedThreat' });
  });

  it('are heard of when they are named later, by whose subscription it is', async () => {
    const [userId, id] = [systemIds.next(), systemIds.next()];
    await says(id, { ownAccounts: ['Nobody’s'] });
    await fixture.db.query('insert into row_owner (id, entity, user_id) values ($1, $2, $3)', [
      id,
      'brand_subscription',
      userId,
    ]);
    await says(id, { ownAccounts: ['Lumara Partner'] });
    expect(await sides(userId)).toEqual([{ name: 'Lumara Partner', whitelisted: true }]);
    const nobodys = await fixture.db.query('select id from case_counterparty where primary_name = $1', [
      'Nobody’s',
    ]);
    expect(nobodys).toEqual([]);
  });
});
