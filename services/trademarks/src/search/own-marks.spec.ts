import { describe, expect, it } from '@jest/globals';
import { ownAmong } from './own-marks.js';

const entry = (jurisdiction: string, number: string | null, owner: string | null = null) => ({
  jurisdiction,
  number,
  owner,
});

describe('an entry of a register', () => {
  const marks = [{ jurisdiction: 'EU', number: '018999001' }];

  it.each([
    ['by the same number', entry('EU', '018999001'), true],
    ['however the register writes it', entry('EU', '18 999-001'), true],
    ['not at another office', entry('CZ', '018999001'), false],
    ['not by another number', entry('EU', '018999002'), false],
    ['not without a number', entry('EU', null), false],
  ])('is the client’s own %s', (_, one, own) => {
    expect(ownAmong([one], marks)(one)).toBe(own);
  });

  it('is theirs, too, where its owner holds one of their marks in the same answer', () => {
    const known = entry('EU', '018999001', 'Nordhaven  s.r.o.');
    const other = entry('SK', '77', 'nordhaven s.r.o.');
    const stranger = entry('SK', '78', 'Nordhavn Shop');
    const isOwn = ownAmong([known, other, stranger], marks);
    expect([known, other, stranger].map(isOwn)).toEqual([true, true, false]);
  });

  it('is nobody’s where no owner is known', () => {
    const [known, nameless] = [entry('EU', '018999001'), entry('SK', '77')];
    expect(ownAmong([known, nameless], marks)(nameless)).toBe(false);
  });

  it('is nobody’s where the client has no mark', () =>
    expect(ownAmong([entry('EU', '1', 'A')], [])(entry('EU', '1', 'A'))).toBe(false));
});
