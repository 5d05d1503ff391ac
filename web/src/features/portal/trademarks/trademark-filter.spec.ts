import { describe, expect, it } from '@jest/globals';
import { filterOf, orderOf } from './trademark-filter.js';

const query = (text: string): URLSearchParams => new URLSearchParams(text);

describe('filters of the list of marks', () => {
  it.each([
    ['', null],
    ['group=LIVE', { statusGroup: { eq: 'LIVE' } }],
    ['group=ELSE&office=drop', null],
    ['brand=none', { brandId: { isNull: true } }],
    ['brand=b1&office=EU', { brandId: { eq: 'b1' }, jurisdiction: { eq: 'EU' } }],
  ])('%j', (text, filter) => {
    expect(filterOf(query(text))).toEqual(filter);
  });

  it('sorts by name unless told otherwise', () => {
    expect(orderOf(query('order=nonsense'))).toEqual({ field: 'NAME', direction: 'ASC' });
    expect(orderOf(query('order=due'))).toEqual({ field: 'OFFICE_DUE_DATE', direction: 'ASC' });
  });
});
