import { describe, expect, it } from '@jest/globals';
import { parseOffice } from './office-codes.js';
import { parseMark, type RowSettings } from './parse-mark.js';
import { parseClasses } from './parse-values.js';

const places = {
  name: 0,
  number: 1,
  type: 2,
  jurisdiction: 3,
  classes: 4,
  status: 5,
  filingDate: 6,
  registrationDate: 7,
  owner: 8,
};
const settings: RowSettings = {
  shape: { format: 'table', delimiter: ',', hasHeadings: true, places, width: 9, dayFirst: true },
  jurisdiction: null,
  today: '2026-11-21',
  importedAt: '2026-11-21T08:00:00.000Z',
};
const GOOD = [
  'Zorvan',
  '018-123 456',
  'Word mark',
  'EM',
  '9; 42',
  'Registered',
  '2020-03-01',
  '01.09.2020',
  'Zorvan s.r.o.',
];

function parse(change: Partial<Record<keyof typeof places, string>> = {}, cells: readonly string[] = GOOD) {
  const changed = [...cells];
  for (const [field, value] of Object.entries(change)) changed[places[field as keyof typeof places]] = value;
  return parseMark({ line: 2, text: '', cells: changed, broken: false }, settings);
}

describe('a row of a register file', () => {
  it('becomes a mark in our words', () => {
    expect(parse()).toEqual({
      unknownStatus: false,
      mark: {
        ref: 'EU:018123456',
        name: 'Zorvan',
        latin: null,
        number: '018-123 456',
        type: 'WORD',
        jurisdiction: 'EU',
        classes: [9, 42],
        status: 'Trademark registered',
        live: true,
        filingDate: '2020-03-01',
        registrationDate: '2020-09-01',
        owner: 'Zorvan s.r.o.',
        createdAt: '2026-11-21T08:00:00.000Z',
        lastTrackingUpdate: null,
      },
    });
  });

  it('needs nothing but a name', () =>
    expect(parse({}, ['Zorvan'])).toMatchObject({
      mark: { name: 'Zorvan', number: null, classes: [], status: null, live: true, jurisdiction: null },
    }));

  it('never takes a status it does not know for the end of a mark, and tells', () => {
    expect(parse({ status: 'Zurückgestellt' })).toMatchObject({
      unknownStatus: true,
      mark: { status: 'Zurückgestellt', live: true },
    });
    expect(parse({ status: 'Surrendered' })).toMatchObject({ unknownStatus: false, mark: { live: false } });
  });

  it.each([
    ['no name', { name: ' ' }, 'no name'],
    ['a name nobody can read', { name: 'Zor\u0000van' }, 'unreadable characters'],
    ['a novel for a name', { name: 'z'.repeat(1_001) }, 'name too long'],
    ['an office that is none', { jurisdiction: 'XX' }, 'unknown office'],
    ['a class that is none', { classes: '9; 46' }, 'unknown class'],
    ['a day that is none', { filingDate: '2021-02-30' }, 'not a date'],
    ['a day to come', { filingDate: '2027-01-01', registrationDate: '' }, 'date out of range'],
    ['a day before registers', { filingDate: '1066-10-14' }, 'date out of range'],
    ['a registration before the filing', { registrationDate: '2019-01-01' }, 'registered before filed'],
  ])('with %s is rejected', (_, change, rejected) => expect(parse(change)).toEqual({ rejected }));

  it('with more filled cells than columns is rejected, empty ones behind do not matter', () => {
    expect(parse({}, [...GOOD, '', 'Ltd'])).toEqual({ rejected: 'too many cells' });
    expect(parse({}, [...GOOD, '', ' '])).toEqual(parse());
  });

  it('loses signs nobody sees: they would make two names of one', () => {
    expect(parse({ name: '\uFEFFZor\u200Bv\u00ADan\u202E' })).toEqual(parse());
    expect(parse({ name: '👨\u200D👩' })).toMatchObject({ mark: { name: '👨\u200D👩' } });
  });

  it('without a number is known by what it says', () => {
    const one = parse({ number: '' });
    const other = parse({ number: '', owner: 'Someone else' });
    expect(one).toEqual(parse({ number: '\\N' }));
    expect(one).not.toEqual(other);
  });
});

describe('values', () => {
  it.each([
    ['9;25', [9, 25]],
    ['9,25', [9, 25]],
    ['009 025', [9, 25]],
    ['9-25-42', [9, 25, 42]],
    ['{9,42}', [9, 42]],
    ['[042 009]', [9, 42]],
    ['Class 9', [9]],
    ['IC 009', [9]],
    ['35|35', [35]],
  ])('classes %s', (cell, value) => expect(parseClasses(cell)).toEqual({ ok: true, value }));

  it.each(['0', '46', 'soap', '9 of many', '-5', '9-25', '1 – 45', '009025'])('no classes: %s', (cell) =>
    expect(parseClasses(cell)).toEqual({ ok: false }),
  );

  it.each([
    ['EM', 'EU'],
    ['EUIPO', 'EU'],
    ['gb', 'UK'],
    ['USPTO', 'US'],
    ['WO', 'WIPO'],
    ['GR', 'GR'],
    ['BOIP', 'BX'],
  ])('office %s is %s', (given, code) => expect(parseOffice(given)).toBe(code));

  it('an office nobody has is none', () => expect(parseOffice('XX')).toBeUndefined());
});
