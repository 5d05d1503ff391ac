import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { insertRow, sampleRow } from '@cotta/kit/testing/sample-row.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { invoicingService } from '../service.js';
import { productResource } from './product.resource.js';

const admin = viewerOf('admin', nameBasedId('admin'));
const [first, second, third] = ['first', 'second', 'third'].map((name) => nameBasedId('order', name));
let fixture: ServiceFixture;

interface Paid {
  readonly subjectId: string | undefined;
  readonly currency: string;
  readonly net: number;
  readonly refunded?: number;
  readonly paidAt?: Date | null;
}
const product = (
  name: string,
  { subjectId, currency, net, refunded, paidAt = new Date('2026-11-02') }: Paid,
) =>
  insertRow(
    fixture.db,
    productResource,
    sampleRow(productResource, name, {
      subjectId,
      currency,
      net: { amountMinor: net, currency },
      refunded: refunded === undefined ? null : { amountMinor: refunded, currency },
      paidAt,
    }),
  );

beforeAll(async () => {
  fixture = await openServiceFixture(invoicingService());
  await product('a', { subjectId: first, currency: 'EUR', net: 100_000, refunded: 12_300 });
  // What was ordered in addition names the same order.
  await product('b', { subjectId: first, currency: 'EUR', net: 5_000 });
  await product('c', { subjectId: second, currency: 'CZK', net: 2_500_000 });
  await product('d', { subjectId: second, currency: 'CZK', net: 900_000, paidAt: null });
  await product('e', { subjectId: third, currency: 'EUR', net: 777 });
});
afterAll(() => fixture.close());

const ask = (of: unknown, viewer = admin) =>
  fixture.ask(
    viewer,
    'query ($of: [OrdersCountedTogether!]!) { takings(of: $of) { key paid net { amountMinor currency } refunded { amountMinor currency } } }',
    { of },
  );
const sum = (key: string, paid: number, net: number, refunded: number, currency = 'EUR') => ({
  key,
  paid,
  net: { amountMinor: net, currency },
  refunded: { amountMinor: refunded, currency },
});

describe('what was paid for orders', () => {
  it('is summed up by what they are counted for and by currency, and what nobody paid is not in it', async () => {
    const { data } = await ask([
      { key: '2026-10-01/anna', orderIds: [first, second, first] },
      { key: '2026-10-01/petr', orderIds: [third] },
      { key: '2026-11-01/petr', orderIds: [nameBasedId('order', 'nobody’s')] },
    ]);
    expect(data.takings).toEqual([
      sum('2026-10-01/anna', 1, 2_500_000, 0, 'CZK'),
      sum('2026-10-01/anna', 1, 105_000, 12_300),
      sum('2026-10-01/petr', 1, 777, 0),
    ]);
  });

  it('is for admins alone', async () => {
    for (const role of ['lawyer', 'customer'] as const) {
      const { errors } = await ask([{ key: 'a', orderIds: [first] }], viewerOf(role, nameBasedId(role)));
      expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    }
  });

  it('is asked for by ids of orders, and not for more than a page', async () => {
    const many = Array.from({ length: 51 }, (_, key) => ({ key: String(key), orderIds: [] }));
    for (const wrong of [[{ key: 'a', orderIds: ["' or 1=1"] }], many]) {
      const { errors } = await ask(wrong);
      expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    }
  });
});
