import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { v5 } from 'uuid';
import { isId, nameBasedId, randomToken, spokenId, systemIds } from './ids.js';

describe('a new id', () => {
  it('is an id, another each time, and later ones sort behind', () => {
    const ids = Array.from({ length: 200 }, () => systemIds.next());
    expect(ids.every(isId)).toBe(true);
    expect(new Set(ids).size).toBe(200);
    expect(ids.toSorted()).toEqual(ids);
  });
});

describe('an id by its parts', () => {
  it('is the same for the same parts and another for any others', () =>
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(nameBasedId(...one) === nameBasedId(...other)).toBe(same);
      }),
    ));

  it('does not mistake where one part ends and the next begins', () => {
    expect(nameBasedId('ab', 'c')).not.toBe(nameBasedId('a', 'bc'));
    expect(nameBasedId('a|1:b')).not.toBe(nameBasedId('a', 'b'));
    expect(nameBasedId('a')).not.toBe(nameBasedId('a', ''));
  });

  it('never changes: rows and streams are found by it', () =>
    expect(nameBasedId('user', 'eva@firma.sk')).toBe('83980bcf-0f0d-54a2-9f1b-78d9bd23edf4'));

  it('is the UUID of version 5 that others make of the same name', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (part) => {
        const name = `${part.length}:${part}`;
        expect(nameBasedId(part)).toBe(v5(name, '5c8f1a52-7b0e-4d0c-9a57-3f1b0f6e2a41'));
      }),
    ));

  it('is an id', () => expect(isId(nameBasedId('anything'))).toBe(true));
});

describe('an id that people say', () => {
  it('has its prefix and eight signs that nobody mistakes for one another', () =>
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(spokenId('V', id)).toMatch(/^V-[2-9A-HJKMNP-TV-Z]{8}$/);
        expect(spokenId('V', id)).not.toMatch(/[0O1IL U]/);
        expect(spokenId('V', id)).toBe(spokenId('V', id));
      }),
    ));
});

describe('a token', () => {
  it('is as long as was asked, safe in an address, and never the same', () => {
    expect(randomToken()).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(randomToken(6)).toMatch(/^[A-Za-z0-9_-]{8}$/);
    expect(new Set(Array.from({ length: 100 }, () => randomToken(12))).size).toBe(100);
  });
});

describe('what is no id', () => {
  it.each([
    '',
    'x',
    '1; drop table',
    '01990000-0000-7000-8000-00000000000',
    '{01990000-0000-7000-8000-000000000000}',
  ])('%s', (text) => expect(isId(text)).toBe(false));
});
