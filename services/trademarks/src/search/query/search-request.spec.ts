import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { parseSearch, type SearchInput } from './search-request.js';

function problems(input: SearchInput): (readonly [string, string])[] {
  const parsed = parseSearch(input);
  return isRefusal(parsed)
    ? (parsed.fields ?? []).map(({ path, code }) => [path.join('.'), code] as const)
    : [];
}

describe('a search request', () => {
  it('has usual values for what is not said', () => {
    expect(parseSearch({ query: '  Nokia ' })).toEqual({
      query: 'Nokia',
      jurisdictions: [],
      classes: [],
      liveOnly: false,
      ranked: true,
      limit: 20,
      offset: 0,
    });
  });

  it('understands offices as people write them', () => {
    expect(parseSearch({ query: 'x', jurisdictions: ['EUIPO', 'gb', 'EM', 'WO'] })).toMatchObject({
      jurisdictions: ['EU', 'UK', 'WIPO'],
    });
  });

  it('can ask every office whose marks have effect in the same countries', () => {
    expect(parseSearch({ query: 'x', jurisdictions: ['SK'], expand: true })).toMatchObject({
      jurisdictions: ['SK', 'EU', 'WIPO'],
    });
    expect(parseSearch({ query: 'x', jurisdictions: ['EU'], expand: true })).toMatchObject({
      jurisdictions: expect.arrayContaining(['EU', 'DE', 'CZ', 'BX', 'WIPO']),
    });
    expect(parseSearch({ query: 'x', expand: true })).toMatchObject({ jurisdictions: [] });
  });

  it.each<[string, SearchInput, (readonly [string, string])[]]>([
    ['nothing', {}, [['query', 'TOO_SHORT']]],
    ['blanks', { query: '   ' }, [['query', 'TOO_SHORT']]],
    ['500 letters', { query: 'a'.repeat(500) }, [['query', 'TOO_LONG']]],
    ['a number', { query: 7 }, [['query', 'BAD_TEXT']]],
    ['an unknown office', { query: 'x', jurisdictions: ['EU', 'XX'] }, [['jurisdictions.1', 'UNKNOWN_CODE']]],
    [
      'unknown classes',
      { query: 'x', classes: [9, 46, 0, '9', Number.NaN] },
      [
        ['classes.1', 'UNKNOWN_CODE'],
        ['classes.2', 'UNKNOWN_CODE'],
        ['classes.3', 'UNKNOWN_CODE'],
        ['classes.4', 'UNKNOWN_CODE'],
      ],
    ],
    ['a limit of 1,000', { query: 'x', limit: 1_000 }, [['limit', 'OUT_OF_RANGE']]],
    ['a limit that is no number', { query: 'x', limit: Number.NaN }, [['limit', 'OUT_OF_RANGE']]],
    ['a day that does not exist', { query: 'x', since: '2021-02-30' }, [['since', 'NOT_A_DATE']]],
    [
      'several things at once',
      { query: '', limit: 0, offset: -1 },
      [
        ['query', 'TOO_SHORT'],
        ['limit', 'OUT_OF_RANGE'],
        ['offset', 'OUT_OF_RANGE'],
      ],
    ],
  ])('refuses %s and says where', (_, input, expected) => expect(problems(input)).toEqual(expected));

  it.each([
    ['one sign', '?'],
    ['emoji only', '🎉🎉'],
    ['right-to-left text', 'مرحبا بالعالم'],
    ['SQL text', "'; drop table register_mark; --"],
    ['120 letters', 'á'.repeat(120)],
  ])('takes %s', (_, query) => {
    expect(parseSearch({ query })).toMatchObject({ query });
  });
});
