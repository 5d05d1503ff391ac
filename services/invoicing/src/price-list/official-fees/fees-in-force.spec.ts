import { describe, expect, it } from '@jest/globals';
import { officeCheckReasons, quarterOf } from './fee-age.js';
import { feesInForce, type ConfirmedFee, type FeesInForce } from './fees-in-force.js';
import { listOn, versionOf } from './price-list-version.js';

const confirmation = (position: number, more: Partial<ConfirmedFee> = {}): ConfirmedFee => ({
  id: `confirmation ${position}`,
  office: 'FR',
  line: 'FILING',
  amounts: [19_000, 4000],
  validFrom: '2019-12-11',
  inForceFrom: '2026-11-28',
  position,
  lookedOn: '2026-11-28',
  sourceUrl: 'https://www.inpi.fr/tarifs',
  ...more,
});
const fees = (office: string, confirmed: readonly ConfirmedFee[] = []): FeesInForce => {
  const found = feesInForce(office, confirmed);
  if (found === undefined) throw new Error(office);
  return found;
};

describe('fees in force', () => {
  it('are those of the table, until somebody confirms one: then that one is exact, with its source', () => {
    expect(fees('FR').filing).toMatchObject({ priceUse: 'recheck', ceilingFactor: '1.15', seen: '2022' });
    const after = fees('FR', [confirmation(1)]);
    expect(after.filing).toMatchObject({
      byClass: [19_000, 4000],
      priceUse: 'final',
      ceilingFactor: null,
      confidence: 'sourced',
      seen: '2026-11-28',
      source: 'https://www.inpi.fr/tarifs',
    });
    expect(after.renewal).toEqual(fees('FR').renewal);
  });

  it('keep the day of a change that was announced for later, and forget one that is over', () => {
    const canadian = { office: 'CA', amounts: [49_106, 14_904] };
    expect(fees('CA', [confirmation(1, canadian)]).filing.priceUseUntil).toBe('2027-01-01');
    const changed = { ...canadian, amounts: [49_941, 15_157], inForceFrom: '2027-01-01' };
    expect(fees('CA', [confirmation(1, changed)]).filing).toMatchObject({
      byClass: [49_941, 15_157],
      priceUseUntil: null,
    });
  });
});

describe('a version of the price list', () => {
  const today = confirmation(1);
  const later = confirmation(2, { office: 'CA', amounts: [49_941, 15_157], inForceFrom: '2027-01-01' });
  const between = confirmation(3, { office: 'SG', amounts: [41_000, 41_000], inForceFrom: '2026-12-10' });
  const nameOn = (day: string, confirmed: readonly ConfirmedFee[], held?: string) =>
    versionOf({ confirmed, day, held }).name;

  it('follows from what counts on the day', () => {
    expect(nameOn('2026-11-27', [today, later])).toBe('example-2026-11');
    expect(nameOn('2026-11-28', [today, later])).toBe('example-2026-11+1');
    expect(nameOn('2027-01-01', [today, later])).toBe('example-2026-11+2');
  });

  it('does not change when something is confirmed after it', () => {
    const [before, after] = [
      [today, later],
      [today, later, between],
    ].map((confirmed) => versionOf({ confirmed, day: '2026-12-09' }));
    expect(after).toEqual(before);
    expect(
      versionOf({ confirmed: [today, later, between], day: '2027-01-01' }).fees.map(({ id }) => id),
    ).toEqual(['confirmation 1', 'confirmation 3', 'confirmation 2']);
  });

  it('is held by a quote, whatever the day', () => {
    expect(nameOn('2027-01-01', [today, later], 'example-2026-11')).toBe('example-2026-11');
    expect(nameOn('2027-01-01', [today, later], 'example-2026-11+1')).toBe('example-2026-11+1');
  });

  it('has the exact fee as its row, and a ceiling before', () => {
    const row = (confirmed: readonly ConfirmedFee[]) =>
      listOn('EUR', { confirmed, day: '2026-11-28' })?.rows.find(({ item }) => item === 'FR-FILING-BASE');
    expect(row([])).toMatchObject({ unitNet: 21_900, expectedNet: 19_000, vatCategory: 'LEGAL' });
    expect(row([today])).toMatchObject({ unitNet: 19_000, vatCategory: 'DISBURSEMENT' });
    expect(row([today])).not.toHaveProperty('expectedNet');
  });

  it('prices an office nobody knew, once its fee is confirmed', () => {
    const egyptian = confirmation(1, { id: 'of Egypt', office: 'EG', amounts: [150_000] });
    const rows = (confirmed: readonly ConfirmedFee[]) =>
      listOn('EUR', { confirmed, day: '2026-11-28' })?.rows.filter((one) => one.jurisdiction === 'EG') ?? [];
    expect(rows([])).toEqual([]);
    expect(rows([egyptian]).map(({ occasion }) => occasion)).toEqual(['ORDER']);
  });
});

describe('a fee to look at', () => {
  it.each([
    ['EU', '2026-09-28', []],
    ['EU', '2026-09-29', ['AGED', 'AGED']],
    ['US', '2026-03-31', []],
    ['US', '2026-04-01', ['AGED', 'AGED']],
    ['CA', '2026-12-01', []],
    ['CA', '2027-01-01', ['CHANGE_DUE', 'CHANGE_DUE']],
    ['EG', '2026-12-01', []],
  ])('of %s on %s: %j', (office, day, reasons) =>
    expect(officeCheckReasons(fees(office), day)).toEqual(reasons),
  );

  it('is none any more once it was looked at', () => {
    const looked = confirmation(1);
    expect(officeCheckReasons(fees('FR', [looked]), '2026-11-28')).toEqual(['AGED']);
    expect(
      officeCheckReasons(fees('FR', [looked, confirmation(2, { line: 'RENEWAL' })]), '2026-11-28'),
    ).toEqual([]);
  });

  it('belongs to a quarter', () =>
    expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterOf)).toEqual([
      '2026-Q1',
      '2026-Q1',
      '2026-Q2',
      '2026-Q4',
    ]));
});
