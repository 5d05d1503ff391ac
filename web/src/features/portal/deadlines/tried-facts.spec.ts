import { describe, expect, it } from '@jest/globals';
import { changesOf, sideBySide } from './tried-facts.js';

const mark = {
  jurisdiction: 'EU',
  filingDate: '2020-02-29',
  registrationDate: null,
  expirationDate: '2030-02-28',
};
const query = (text: string): URLSearchParams => new URLSearchParams(text);

describe('facts that are tried', () => {
  it.each([
    ['office=EU&filed=2020-02-29&registered=&expires=2030-02-28', {}],
    [
      'office=US&filed=2021-01-31&registered=&expires=2030-02-28',
      { jurisdiction: 'US', filingDate: '2021-01-31' },
    ],
    ['office=EU&filed=&expires=2030-02-28', { filingDate: null }],
    ['office=', {}],
  ])('%j against a mark', (text, changes) => {
    expect(changesOf(query(text), mark)).toEqual(changes);
  });

  it('are all there is for a mark that does not exist yet', () => {
    expect(changesOf(query('office=UK&filed=2026-05-01&registered='), undefined)).toEqual({
      jurisdiction: 'UK',
      filingDate: '2026-05-01',
    });
  });
});

describe('deadlines side by side', () => {
  const day = (key: string, nominalDate: string) => ({ key, name: key, nominalDate });
  it('names each once, by its new day, and at the end what falls away', () => {
    const rows = sideBySide(
      [day('a', '2030-01-01'), day('gone', '2028-01-01')],
      [day('a', '2031-01-01'), day('new', '2029-01-01')],
    );
    expect(rows.map(({ key, now, tried }) => [key, now, tried?.nominalDate])).toEqual([
      ['new', undefined, '2029-01-01'],
      ['a', '2030-01-01', '2031-01-01'],
      ['gone', '2028-01-01', undefined],
    ]);
  });
});
