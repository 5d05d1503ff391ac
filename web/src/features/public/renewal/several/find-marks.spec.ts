import { describe, expect, it } from '@jest/globals';
import { withFound } from './find-marks.js';
import { emptyRow } from './renewal-row.js';

const asked = emptyRow({ key: 'one', office: 'EU', number: '018123456' });
const found = {
  known: 'register',
  facts: { name: 'Lumora', expires: '2027-03-14', classes: [9, 35] },
} as const;

describe('what a register says of a mark', () => {
  it('fills what the row does not say', () => {
    expect(withFound(asked, asked, found)).toEqual({
      ...asked,
      known: 'register',
      name: 'Lumora',
      expires: '2027-03-14',
      classes: '9, 35',
    });
    expect(withFound(asked, asked, { ...found, known: 'account', trademarkId: 'm-1' })).toMatchObject({
      known: 'account',
      trademarkId: 'm-1',
    });
    expect(withFound(asked, asked, { known: 'unknown' })).toEqual({ ...asked, known: 'unknown' });
  });

  it('takes nothing away that was typed while it was asked', () => {
    const typed = { ...asked, name: 'Lumora Light', poaInHand: true };
    expect(withFound(typed, asked, found)).toEqual({
      ...typed,
      known: 'register',
      expires: '2027-03-14',
      classes: '9, 35',
    });
  });

  it('is of no use to a row that names another registration meanwhile', () => {
    for (const other of [
      { ...asked, number: '018123457' },
      { ...asked, office: 'UK' },
    ])
      expect(withFound(other, asked, found)).toEqual(other);
  });
});
