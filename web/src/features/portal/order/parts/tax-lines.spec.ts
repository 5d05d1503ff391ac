import { expect, it } from '@jest/globals';
import { taxLines } from './tax-lines.js';

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
  expect(taxLines([invoice({})], { customerKind: 'CONSUMER', country: 'DE' }, [])).toMatchObject([
    { rate: '23', country: 'SK', why: 'person', buyerCountry: 'DE', vat: 2300 },
  ]);
  expect(
    taxLines([invoice({}, { taxDocument: 'OSS-DE' })], { customerKind: 'BUSINESS', country: 'DE' }, []),
  ).toMatchObject([{ country: 'DE', why: 'business' }]);
  expect(
    taxLines(
      [invoice({ category: 'AE', rate: '0', reason: 'VATEX-EU-AE' })],
      { customerKind: 'BUSINESS', country: 'DE', vatNumber: 'DE123456789' },
      [],
    ),
  ).toMatchObject([{ why: 'number', vatId: 'DE123456789' }]);
  expect(
    taxLines([invoice({ category: 'O', rate: '0', reason: 'VATEX-EU-O' })], { country: 'US' }, []),
  ).toMatchObject([{ why: 'outside', buyerCountry: 'US' }]);
  expect(taxLines([invoice({ category: 'E', rate: '0', reason: 'VATEX-EU-79-C' })], {}, [])).toMatchObject([
    { why: 'disbursed', buyerCountry: 'SK' },
  ]);
});

it('leaves out what was credited', () =>
  expect(taxLines([invoice({}, { status: 'CREDITED' })], {}, [])).toEqual([]));

it('says which office fees a rate is for: what is converted is taxed, what is passed on exactly is not', () => {
  const fee = (jurisdiction: string, category: string) => ({
    jurisdiction,
    kind: 'OFFICIAL_FEE',
    net: 900_00,
    category,
  });
  const lines = [
    { jurisdiction: 'US', kind: 'LAWYER_FEE', net: 290_00, category: 'S' },
    fee('US', 'S'),
    fee('EU', 'E'),
    fee('CH', 'S'),
    fee('US', 'S'),
  ];
  const both = [invoice({}), invoice({ category: 'E', rate: '0', reason: 'VATEX-EU-79-C' })];
  expect(
    taxLines(both, { country: 'IE' }, lines).map(({ category, officeFees }) => [category, officeFees]),
  ).toEqual([
    ['S', ['US', 'CH']],
    ['E', ['EU']],
  ]);
});
