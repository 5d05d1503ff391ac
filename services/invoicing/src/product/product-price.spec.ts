import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { serviceSdl } from '@cotta/kit/edge/sdl/service-sdl.js';
import { priceOrder } from '../quote/price-order.js';
import type { PricedFacts, PricedOrder } from '../quote/priced-order.js';
import { invoicingService } from '../service.js';
import { productPrice, type ProductPrice } from './product-price.js';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const now = new Date('2026-10-05T09:00:00Z');
const slovak: PricedFacts = {
  filings: [{ jurisdiction: 'EU', classes: 2 }],
  currency: 'EUR',
  customerKind: 'CONSUMER',
  country: 'SK',
};

function priced(facts: PricedFacts, coupon: Parameters<typeof priceOrder>[1]['coupon'] = null): PricedOrder {
  const order = priceOrder(facts, { coupon, vatStatus: null, fx: {}, confirmed: [] }, now);
  if (isRefusal(order)) throw new Error(order.message);
  return order;
}

/** As the order stores it and the product reads it back. */
const ofOrder = (order: PricedOrder): ProductPrice =>
  productPrice({
    net: euro(order.net),
    vat: euro(order.vat),
    total: euro(order.total),
    priceBreakdown: JSON.parse(JSON.stringify(order)),
  });

const addsUp = ({ ourFee, officeFee, discount, tax, total }: ProductPrice): boolean =>
  ourFee.amountMinor + officeFee.amountMinor - discount.amountMinor + tax.amountMinor === total.amountMinor;

describe('the price of a product', () => {
  it('has the lines its order was priced with, what they come to, and for whom', () => {
    const order = priced(slovak);
    const price = ofOrder(order);
    expect(price.lines).toEqual(
      order.lines.map(({ jurisdiction, kind, code, quantity, net, discount, category }) => ({
        jurisdiction,
        kind,
        code,
        quantity,
        mark: null,
        net: euro(net),
        expectedNet: null,
        discount: euro(discount),
        taxCategory: category,
      })),
    );
    expect(new Set(price.lines.map(({ kind }) => kind))).toEqual(new Set(['LAWYER_FEE', 'OFFICIAL_FEE']));
    expect(price.pricedFor).toEqual({
      country: 'SK',
      postcode: null,
      customerKind: 'CONSUMER',
      vatNumber: null,
    });
    expect(price.officeFee.amountMinor).toBeGreaterThan(0);
    expect(addsUp(price)).toBe(true);
  });

  it('says what an estimated office fee probably comes to, and the whole with it', () => {
    const price = ofOrder(priced({ ...slovak, filings: [{ jurisdiction: 'FR', classes: 1 }] }));
    expect(
      price.lines.map(({ net, expectedNet }) => [net.amountMinor, expectedNet?.amountMinor ?? null]),
    ).toEqual([
      [29_000, null],
      [21_900, 19_000],
    ]);
    // 509.00 and 480.00 at 23 percent.
    expect(price).toMatchObject({
      certainty: 'ESTIMATED',
      total: euro(62_607),
      expectedTotal: euro(59_040),
    });
  });

  it('has fees before the coupon, and the coupon', () => {
    const coupon = {
      id: 'c1',
      code: 'WELCOME',
      discountType: 'PERCENT',
      lawyerFeesDiscount: '10',
      feesDiscount: '0',
      currency: 'EUR',
    } as const;
    const [plain, less] = [ofOrder(priced(slovak)), ofOrder(priced(slovak, coupon))];
    expect(less.ourFee).toEqual(plain.ourFee);
    expect(less.officeFee).toEqual(plain.officeFee);
    expect(less.discount).toEqual(euro(plain.ourFee.amountMinor / 10));
    expect(addsUp(less)).toBe(true);
  });

  it('of several marks says of each line which one it is for', () => {
    const marks = ['018000001', '018000002'].map((number) => ({
      number,
      expirationDate: '2027-01-01',
      late: false,
    }));
    const price = ofOrder(
      priced({
        ...slovak,
        filings: marks.map(() => ({ jurisdiction: 'EU', classes: 1 })),
        service: { name: 'trademark-renewals', expirationDate: null, late: false, orderBy: null, marks },
      }),
    );
    expect(new Set(price.lines.map(({ mark }) => mark))).toEqual(new Set(['018000001', '018000002']));
    expect(addsUp(price)).toBe(true);
  });

  it('of what a person quoted, and of what came on top of an order', () => {
    const quoted = ofOrder(
      priced({
        ...slovak,
        filings: [{ jurisdiction: 'EU', classes: 1 }],
        service: {
          name: 'by-hand',
          expirationDate: null,
          late: false,
          orderBy: null,
          byHand: { net: 50_000, officeFee: 20_000 },
        },
      }),
    );
    expect(quoted).toMatchObject({ ourFee: euro(30_000), officeFee: euro(20_000) });
    const more = ofOrder(priced({ ...slovak, filings: [{ jurisdiction: 'EU', classes: 1, already: 1 }] }));
    expect(addsUp(more)).toBe(true);
  });

  it('has the payer of a business order', () => {
    const facts = {
      ...slovak,
      customerKind: 'BUSINESS',
      postcode: '81101',
      vatNumber: 'SK2020317068',
    } as const;
    expect(ofOrder(priced(facts)).pricedFor).toEqual({
      country: 'SK',
      postcode: '81101',
      customerKind: 'BUSINESS',
      vatNumber: 'SK2020317068',
    });
  });
});

describe('a breakdown that was stored before', () => {
  const amounts = { net: euro(111_100), vat: euro(6_003), total: euro(117_103) };
  const read = (priceBreakdown: unknown): ProductPrice => productPrice({ ...amounts, priceBreakdown });
  const fee = {
    code: 'EU-BASE',
    jurisdiction: 'EU',
    kind: 'OFFICIAL_FEE',
    unitNet: 85_000,
    quantity: 1,
    net: 85_000,
    discount: 0,
    taxable: 85_000,
    category: 'E',
    rate: '0',
  };
  const ours = {
    ...fee,
    code: 'EU-SERVICE',
    kind: 'LAWYER_FEE',
    net: 29_000,
    discount: 2_900,
    category: 'S',
  };
  const facts = { country: 'SK', filings: [], currency: 'EUR', customerKind: 'CONSUMER' };
  const whole = { ourFee: euro(29_000), officeFee: euro(85_000), discount: euro(2_900) };

  it.each([
    ['before taxes were kept', [ours, fee]],
    [
      'with the tax said at each line',
      [ours, fee].map((line) => ({ ...line, scheme: 'OSS', rateCountry: 'SK' })),
    ],
    ['with the document of each line', [ours, fee].map((line) => ({ ...line, document: 'MAIN' }))],
    [
      'with no more than kind and amount',
      [ours, fee].map(({ jurisdiction, kind, net }) => ({ jurisdiction, kind, net })),
    ],
  ])('reads alike: %s', (_, lines) => {
    const price = read({ facts, lines, discount: 2_900 });
    expect(price).toMatchObject({ ...whole, tax: amounts.vat, total: amounts.total });
    expect(price.lines).toHaveLength(2);
    expect(addsUp(price)).toBe(true);
  });

  it('counts a fee of a subscription as ours', () => {
    const watch = { ...ours, code: 'WATCH', kind: 'SUBSCRIPTION_FEE' };
    const price = read({ facts, lines: [watch, fee], discount: 2_900 });
    expect(price).toMatchObject(whole);
    expect(price.lines[0]).toMatchObject({ kind: 'SUBSCRIPTION_FEE', code: 'WATCH' });
  });

  it.each([
    ['there is none', null],
    ['there never was one', undefined],
    ['it is a text', 'as agreed'],
    ['it is a list', [1, 2]],
    ['its lines are none', { lines: 'two', discount: '1', facts: null }],
    ['its lines say nothing', { lines: [null, 7, {}, { kind: 'GIFT', jurisdiction: 'EU', net: 5 }] }],
  ])('is one fee of ours where a person entered the price and %s', (_, breakdown) => {
    expect(read(breakdown)).toEqual({
      lines: [],
      ourFee: euro(111_100),
      officeFee: euro(0),
      discount: euro(0),
      tax: euro(6_003),
      total: euro(117_103),
      certainty: 'FINAL',
      expectedTotal: euro(117_103),
      pricedFor: null,
    });
  });
});

it('is in the graph with each kind of fee, and the stored text is marked as what nobody asks for any more', () => {
  const { name, resources, commands, typeDefs = '' } = invoicingService();
  const sdl = serviceSdl({ name, resources, commands, typeDefs });
  expect(sdl).toContain('enum FeeKind { LAWYER_FEE OFFICIAL_FEE SUBSCRIPTION_FEE }');
  expect(sdl).toContain('price: ProductPrice!');
  expect(sdl).toMatch(/priceBreakdown: JSON @deprecated/);
});
