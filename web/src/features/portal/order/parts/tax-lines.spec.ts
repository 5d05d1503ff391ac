import { expect, it } from '@jest/globals';
import type { Price } from './lines-by-office.js';
import { taxLines } from './tax-lines.js';

type PricedFor = NonNullable<Price['pricedFor']>;
const price = (pricedFor: Partial<PricedFor> | null = null, lines: Price['lines'] = []) => ({
  lines,
  pricedFor: pricedFor && {
    __typename: 'PricedFor' as const,
    country: 'SK',
    customerKind: null,
    vatNumber: null,
    ...pricedFor,
  },
});

const invoice = (group: object, more: object = {}) =>
  ({
    id: 'i1',
    status: 'PAID',
    taxDocument: 'MAIN',
    billingEntity: { country: 'SK' },
    customer: { country: 'SK', vatId: null },
    taxGroups: [{ category: 'S', rate: '23', reason: null, base: 100_00, vat: 23_00, ...group }],
    ...more,
  }) as never;

it('says whose rate it is and why, from the documents themselves', () => {
  expect(taxLines([invoice({})], price({ customerKind: 'CONSUMER', country: 'DE' }))).toMatchObject([
    { rate: '23', country: 'SK', why: 'person', buyerCountry: 'DE', vat: 2300 },
  ]);
  expect(
    taxLines([invoice({}, { taxDocument: 'OSS-DE' })], price({ customerKind: 'BUSINESS', country: 'DE' })),
  ).toMatchObject([{ country: 'DE', why: 'business' }]);
  expect(
    taxLines(
      [invoice({ category: 'AE', rate: '0', reason: 'VATEX-EU-AE' })],
      price({ customerKind: 'BUSINESS', country: 'DE', vatNumber: 'DE123456789' }),
    ),
  ).toMatchObject([{ why: 'number', vatId: 'DE123456789' }]);
  expect(
    taxLines([invoice({ category: 'O', rate: '0', reason: 'VATEX-EU-O' })], price({ country: 'US' })),
  ).toMatchObject([{ why: 'outside', buyerCountry: 'US' }]);
  expect(taxLines([invoice({ category: 'E', rate: '0', reason: 'VATEX-EU-79-C' })], price())).toMatchObject([
    { why: 'disbursed', buyerCountry: 'SK' },
  ]);
});

it('leaves out what was credited', () =>
  expect(taxLines([invoice({}, { status: 'CREDITED' })], price())).toEqual([]));

it('says which office fees a rate is for: what is converted is taxed, what is passed on exactly is not', () => {
  type Line = Price['lines'][number];
  const fee = (
    jurisdiction: string,
    taxCategory: Line['taxCategory'],
    kind: Line['kind'] = 'OFFICIAL_FEE',
  ) => ({
    __typename: 'PricedLine' as const,
    jurisdiction,
    kind,
    net: { __typename: 'Money' as const, amountMinor: 900_00 },
    expectedNet: null,
    taxCategory,
  });
  const lines = [
    fee('US', 'S', 'LAWYER_FEE'),
    fee('US', 'S'),
    fee('EU', 'E'),
    fee('CH', 'S'),
    fee('US', 'S'),
  ];
  const both = [invoice({}), invoice({ category: 'E', rate: '0', reason: 'VATEX-EU-79-C' })];
  expect(
    taxLines(both, price({ country: 'IE' }, lines)).map(({ category, officeFees }) => [category, officeFees]),
  ).toEqual([
    ['S', ['US', 'CH']],
    ['E', ['EU']],
  ]);
});
