import { describe, expect, it } from '@jest/globals';
import { readSelection, selectBrand, storeSelection } from './selected-brand.js';

const brands = [
  { id: 'v', name: 'Velumora' },
  { id: 'n', name: 'Nordhaven' },
];

describe('selected brand', () => {
  it.each([
    ['a known brand stays', 'v', true, 'v'],
    ['an unknown one gives way to all', 'gone', true, undefined],
    ['nothing stored is all: a brand made elsewhere is not chosen by itself', undefined, true, undefined],
    ['null is what stands under no brand', null, true, null],
    ['null with nothing unassigned is nothing', null, false, undefined],
  ])('%s', (_rule, stored, hasUnassigned, expected) => {
    expect(selectBrand(stored, brands, hasUnassigned)).toBe(expected);
  });

  it('is nothing without brands', () => {
    expect(selectBrand('gone', [], false)).toBeUndefined();
  });

  it('is stored with its moment, and goes away when it is reset', () => {
    localStorage.clear();
    storeSelection(localStorage, null, new Date('2026-11-21T10:00:00Z'));
    expect(localStorage.getItem('selectedBrand')).toBe(
      '{"brandId":null,"updated_at":"2026-11-21T10:00:00.000Z"}',
    );
    expect(readSelection(localStorage)).toBeNull();
    storeSelection(localStorage, undefined, new Date());
    expect(localStorage.getItem('selectedBrand')).toBeNull();
  });

  it.each([['{broken'], ['{"brandId":5}'], ['null']])('does not stumble over %s', (text) => {
    expect(readSelection({ getItem: () => text })).toBeUndefined();
  });
});
