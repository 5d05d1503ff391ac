import { describe, expect, it } from '@jest/globals';
import { docketMonday } from './docket-monday.js';

describe('the Monday of the docket', () => {
  it.each([
    ['a minute before seven where Monday comes first', '2027-02-28T16:59:00Z', undefined],
    ['seven where Monday comes first', '2027-02-28T17:00:00Z', '2027-03-01'],
    ['the same hour in summer', '2027-03-28T17:00:00Z', '2027-03-29'],
    ['seven where the firm sits', '2027-03-01T06:00:00Z', '2027-03-01'],
    ['the last minute of Monday there', '2027-03-01T22:59:00Z', '2027-03-01'],
    ['Tuesday there, Monday elsewhere', '2027-03-01T23:00:00Z', undefined],
    ['Sunday noon', '2027-02-28T12:00:00Z', undefined],
  ])('%s', (_, now, monday) => expect(docketMonday(new Date(now))).toBe(monday));
});
