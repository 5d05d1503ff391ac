import { describe, expect, it } from '@jest/globals';
import { readCnbRates, readEcbRates } from './central-bank-rates.js';

const envelope = (cubes: string): string =>
  `<?xml version="1.0"?><gesmes:Envelope xmlns:gesmes="x"><gesmes:subject>Reference rates</gesmes:subject><Cube>${cubes}</Cube></gesmes:Envelope>`;

describe('the file of the ECB', () => {
  it('gives its days in order, rates digit for digit, and names what is missing', () => {
    const [newest, before] = readEcbRates(
      envelope(
        `<Cube time='2026-03-13'>\n<Cube currency='USD' rate='1.0870'/><Cube currency="JPY" rate="163.4"/></Cube><Cube time="2026-03-12"><Cube currency='USD' rate='1.09'/></Cube>`,
      ),
    );
    expect(newest).toMatchObject({
      source: 'ECB',
      date: '2026-03-13',
      rates: { USD: { rate: '1.0870', units: 1 }, JPY: { rate: '163.4', units: 1 } },
    });
    expect(newest?.missing).toContain('CZK');
    expect(newest?.missing).not.toContain('EUR');
    expect(before?.date).toBe('2026-03-12');
  });

  it.each([
    { what: 'a page', text: '<html><Cube time="2026-03-13"></Cube></html>' },
    { what: 'a file without days', text: envelope('') },
    { what: 'nothing', text: '' },
  ])('is not $what', ({ text }) => {
    expect(() => readEcbRates(text)).toThrow('no reference rate file');
  });

  it('does not take a rate that is no plain decimal', () => {
    const [day] = readEcbRates(
      envelope(
        `<Cube time='2026-03-13'><Cube currency='USD' rate='1,08'/><Cube currency='GBP' rate='0.84'/></Cube>`,
      ),
    );
    expect(Object.keys(day?.rates ?? {})).toEqual(['GBP']);
    expect(day?.missing).toContain('USD');
  });
});

describe('the list of the CNB', () => {
  const row = (change: object): object => ({
    validFor: '2026-03-13',
    amount: 100,
    currencyCode: 'JPY',
    rate: 14.776,
    ...change,
  });

  it('is quoted per units', () => {
    expect(readCnbRates(JSON.stringify({ rates: [row({})] }))).toMatchObject({
      source: 'CNB',
      date: '2026-03-13',
      rates: { JPY: { rate: '14.776', units: 100 } },
    });
  });

  it('may be empty, and never mixes days', () => {
    expect(readCnbRates('{"rates":[]}')).toBeNull();
    expect(() =>
      readCnbRates(
        JSON.stringify({ rates: [row({}), row({ currencyCode: 'USD', validFor: '2026-03-12' })] }),
      ),
    ).toThrow('several days');
  });
});
