import { describe, expect, it } from '@jest/globals';
import { markDraftOf } from './found-mark.js';

const found = {
  __typename: 'SearchedHit',
  ref: 'DE:302',
  name: 'LUMARA',
  owner: null,
  jurisdictions: ['DE', 'EU'],
  numbers: ['018', '302'],
  classes: [9, 11],
  status: 'Trademark registered',
  live: true,
  filingDate: '2019-04-02',
  identical: false,
  look: 71,
  sound: 88,
  meaning: 0,
  goods: 100,
  overall: 82,
} as const;

describe('a found mark taken into the report', () => {
  it('stands under an office that was asked about, with whole scores', () => {
    expect(markDraftOf(found, { key: 'k', codes: ['EU', 'US'], goodsCompared: true })).toEqual({
      key: 'k',
      name: 'LUMARA',
      owner: '',
      jurisdiction: 'EU',
      number: '018',
      status: 'Trademark registered',
      classes: '9, 11',
      filingDate: '2019-04-02',
      identical: false,
      look: '71',
      sound: '88',
      meaning: '0',
      goods: '100',
      overall: '82',
      note: '',
      ref: 'DE:302',
    });
  });

  it('stands under its own office when none of its offices was asked about', () => {
    expect(markDraftOf(found, { key: 'k', codes: ['US'], goodsCompared: true }).jurisdiction).toBe('DE');
  });

  it('has no score for goods that nobody compared', () => {
    expect(markDraftOf(found, { key: 'k', codes: ['EU'], goodsCompared: false }).goods).toBe('');
  });
});
