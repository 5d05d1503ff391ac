import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { insertRow, sampleRow } from '@cotta/kit/testing/sample-row.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { invoicingService } from '../service.js';
import { productEventResource } from '../payment/card/product-event.record.js';
import { productResource } from './product.resource.js';

const admin = viewerOf('admin', nameBasedId('admin'));
let fixture: ServiceFixture;

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const line = (kind: string, net: number) => ({ kind, net, jurisdiction: 'EU' });
const product = (name: string, values: object) =>
  insertRow(
    fixture.db,
    productResource,
    sampleRow(productResource, name, {
      service: null,
      currency: 'EUR',
      net: eur(0),
      refunded: null,
      settledFees: null,
      paidAt: new Date('2026-11-20'),
      paymentType: 'transfer',
      gatewayOrderId: null,
      ...values,
    }),
  );
const byCard = (name: string) => ({ paymentType: 'card', gatewayOrderId: `order ${name}` });
const settled = (name: string, fees: readonly (readonly [number, string])[]) =>
  insertRow(
    fixture.db,
    productEventResource,
    sampleRow(productEventResource, name, {
      productId: nameBasedId('Product', name),
      kind: 'PaymentSettled',
      payload: {
        fees: fees.map(([amountMinor, currency]) => ({ type: 'acquiring', amountMinor, currency })),
      },
    }),
  );

beforeAll(async () => {
  fixture = await openServiceFixture(invoicingService(), new FakeClock('2026-11-29T10:00:00Z'));
});
afterAll(() => fixture.close());

const ask = async (days: number, viewer = admin) => {
  const { data, errors } = await fixture.ask(
    viewer,
    `{ orderCosts(days: ${days}) { what orders charged { amountMinor currency } officeFees { amountMinor } officeFeesExpected providerFees { amountMinor } providerFeesUnknown refunded { amountMinor } left { amountMinor } } }`,
  );
  return errors === undefined ? data.orderCosts : errors.map((error) => error.extensions?.['code']);
};

describe('what orders cost', () => {
  it('is what offices took where their receipts say so, else what was charged for them, and what was given back without its tax', async () => {
    const service = 'trademark-renewal';
    await product('charged', {
      service,
      net: eur(100_000),
      priceBreakdown: { lines: [line('LAWYER_FEE', 15_000), line('OFFICIAL_FEE', 85_000)] },
    });
    await product('settled', {
      service,
      net: eur(90_000),
      total: eur(108_900),
      refunded: eur(1_210),
      priceBreakdown: { lines: [line('LAWYER_FEE', 10_000), line('OFFICIAL_FEE', 80_000)] },
      settledFees: [{ jurisdiction: 'EU', mark: null, charged: eur(80_000), tookConverted: eur(79_000) }],
    });
    await product('long ago', { service, net: eur(5), paidAt: new Date('2026-01-01') });
    await product('unpaid', { service, net: eur(7), paidAt: null });
    expect(await ask(30)).toEqual([
      {
        what: service,
        orders: 2,
        charged: eur(190_000),
        officeFees: { amountMinor: 164_000 },
        officeFeesExpected: 1,
        providerFees: { amountMinor: 0 },
        providerFeesUnknown: 0,
        refunded: { amountMinor: 1_210 },
        left: { amountMinor: 25_000 },
      },
    ]);
  });

  it('has in it what the provider kept; what it did not say, or said in another currency, is no nought', async () => {
    const known = { service: 'known', net: eur(50_000) };
    await product('two payments', { ...known, ...byCard('1') });
    await settled('two payments', [
      [520, 'EUR'],
      [30, 'EUR'],
    ]);
    await product('free', { ...known, ...byCard('2') });
    await settled('free', []);
    await product('not settled', { ...known, ...byCard('3') });
    await product('abroad', { service: 'unknown', net: eur(10_000), ...byCard('4') });
    await settled('abroad', [[90, 'GBP']]);
    expect((await ask(30)).filter(({ what }: { what: string }) => /known/.test(what))).toMatchObject([
      {
        what: 'known',
        orders: 3,
        providerFees: { amountMinor: 550 },
        providerFeesUnknown: 1,
        left: { amountMinor: 149_450 },
      },
      {
        what: 'unknown',
        orders: 1,
        providerFees: null,
        providerFeesUnknown: 1,
        left: { amountMinor: 10_000 },
      },
    ]);
  });

  it.each([
    ['lawyer', 'FORBIDDEN'],
    ['customer', 'FORBIDDEN'],
    ['visitor', 'UNAUTHENTICATED'],
  ] as const)('is nothing for a %s', async (role, refused) =>
    expect(await ask(30, viewerOf(role, nameBasedId(role)))).toEqual([refused]),
  );
});
