import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CnbExchangeRates, EcbExchangeRates } from '@cotta/invoicing/testing.js';
import { ending, FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Exchange rates');
let fixture: Fixture;
let ecb: EcbExchangeRates;
let cnb: CnbExchangeRates;

/** Moves the simulators' clock forward to the instant; they start at the present. */
async function at(instant: string): Promise<void> {
  await fixture.control('clock', { advanceSeconds: Math.ceil((Date.parse(instant) - Date.now()) / 1000) });
}

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  ecb = new EcbExchangeRates({ ECB_BASE_URL: `${fixture.url}/ecb` }, fixture.tuning);
  cnb = new CnbExchangeRates({ CNB_BASE_URL: `${fixture.url}/cnb` }, fixture.tuning);
});

describe('the European Central Bank', () => {
  it.each([
    { now: '2040-03-13T16:00:00Z', day: '2040-03-13', date: '2040-03-13', why: 'published at 16:00 CET' },
    { now: '2040-03-13T14:00:00Z', day: '2040-03-13', date: '2040-03-12', why: 'not published yet' },
    { now: '2040-03-11T18:00:00Z', day: '2040-03-11', date: '2040-03-09', why: 'a Sunday' },
    {
      now: '2040-04-02T18:00:00Z',
      day: '2040-04-02',
      date: '2040-03-29',
      why: 'Easter: four days without rates',
    },
    { now: '2040-03-13T18:00:00Z', day: '2040-02-01', date: '2040-02-01', why: 'a day in the past' },
    { now: '2040-03-13T18:00:00Z', day: '2040-02-05', date: '2040-02-03', why: 'a Sunday in the past' },
  ])('gives $date for $day when it is $why', async ({ now, day, date, why }) => {
    await at(now);
    expect(await ecb.ratesOf(day)).toMatchObject({ source: 'ECB', date, missing: [] });
    table.add(`ECB: ${why}`, `rates of ${date} for ${day}`);
  });

  it('gives rates as text, per one euro', async () => {
    await at('2040-03-13T18:00:00Z');
    const found = await ecb.ratesOf('2040-03-13');
    expect(found?.rates['USD']).toEqual({ rate: expect.stringMatching(/^1\.\d{4}$/), units: 1 });
    expect(found?.rates['EUR']).toBeUndefined();
  });

  it('has none older than its file', async () => {
    await at('2040-03-13T18:00:00Z');
    expect(await ecb.ratesOf('2039-01-01')).toBeNull();
  });

  it('may be late, leave a currency out, or correct a value', async () => {
    await at('2040-03-13T18:00:00Z');
    await fixture.control('ecb/publication', { late: true, without: 'TRY', corrected: { USD: '1.2345' } });
    expect(await ecb.ratesOf('2040-03-13')).toMatchObject({
      date: '2040-03-12',
      missing: ['TRY'],
      rates: { USD: { rate: '1.2345' } },
    });
    table.add(
      'ECB: late, one currency missing, one corrected',
      'yesterday’s rates, the missing one named, the value as it came',
    );
  });

  it.each(['html', 'drift'])('is not believed when it answers with %s', async (kind) => {
    await fixture.control('faults', { vendor: 'ecb', kind });
    expect(await ending(ecb.ratesOf('2040-01-01'))).toBe('contract');
    table.add(`ECB: ${kind}`, 'contract, no rates');
  });

  it('is asked again after 503', async () => {
    await fixture.control('faults', { vendor: 'ecb', kind: 'status', status: 503, count: 2 });
    await at('2040-03-13T18:00:00Z');
    expect((await ecb.ratesOf('2040-03-13'))?.date).toBe('2040-03-13');
  });
});

describe('the Czech National Bank', () => {
  it('quotes some currencies per hundred', async () => {
    await at('2040-03-13T18:00:00Z');
    expect(await cnb.ratesOf('2040-03-13')).toMatchObject({
      source: 'CNB',
      date: '2040-03-13',
      missing: [],
      rates: { JPY: { units: 100, rate: expect.stringMatching(/^\d+\.\d+$/) }, EUR: { units: 1 } },
    });
  });

  it('gives the last list before a day without one', async () => {
    await at('2040-03-13T18:00:00Z');
    expect((await cnb.ratesOf('2040-03-11'))?.date).toBe('2040-03-09');
    table.add('CNB: a Sunday', 'rates of the Friday before');
  });

  it.each(['html', 'drift'])('is not believed when it answers with %s', async (kind) => {
    await fixture.control('faults', { vendor: 'cnb', kind });
    expect(await ending(cnb.ratesOf('2040-01-01'))).toBe('contract');
    table.add(`CNB: ${kind}`, 'contract, no rates');
  });
});
