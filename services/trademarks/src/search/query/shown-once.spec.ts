import { describe, expect, it } from '@jest/globals';
import { OWN_KEYS_FROM, type RegisterMark } from '../index/register-mark.js';
import { shippedClassRelations } from '../score/goods.js';
import { indexOf, mark } from '../testing/marks.js';
import { RegisterSearch } from './register-search.js';

const register = [
  mark('NORDVIK', { ref: 'EU:018000777', number: '018000777', owner: 'Nordvik AB' }),
  mark('NORDVIK', { ref: 'US:1', number: '1', jurisdiction: 'US' }),
];

/** Names and numbers of what is found once our own marks are in the index too. */
function found(...own: RegisterMark[]): (string | null)[][] {
  const index = indexOf(register);
  const marks = new Map<number, RegisterMark>(register.entries());
  for (const [at, one] of own.entries()) {
    index.put(OWN_KEYS_FROM + at, one);
    marks.set(OWN_KEYS_FROM + at, one);
  }
  const search = new RegisterSearch({
    index,
    concepts: undefined,
    relations: shippedClassRelations(),
    markOf: (key) => marks.get(key),
  });
  return search
    .answer({ query: 'nordvik', limit: 20, offset: 0, inOurCare: true })
    .items.map(({ jurisdiction, number, owner }) => [jurisdiction, number, owner]);
}

const fromRegisters = [
  ['EU', '018000777', 'Nordvik AB'],
  ['US', '1', null],
];

describe('a mark in our care that a register has too', () => {
  it('is shown once, as the register has it', () => {
    expect(found(mark('NORDVIK', { ref: 'own', number: '018000777' }))).toEqual(fromRegisters);
  });

  it('is the same with zeros and strokes in its number, and with its name spelled a little differently', () => {
    expect(
      found(
        mark('NORDVIK', { ref: 'own', number: '18000777' }),
        mark('Nordvik.', { ref: 'own too', number: '018.000.777' }),
      ),
    ).toEqual(fromRegisters);
  });

  it('is another one at another office, with another number or without one', () => {
    expect(
      found(
        mark('NORDVIK', { ref: 'a', number: '18000778' }),
        mark('NORDVIK', { ref: 'b', number: '018000777', jurisdiction: 'UK' }),
        mark('NORDVIK', { ref: 'c', number: null }),
      ),
    ).toHaveLength(5);
  });
});
