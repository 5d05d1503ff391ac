import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { f } from './field.js';
import { parseInput } from './parse-input.js';

function codeOf(field: Parameters<typeof parseInput>[0][string], raw: unknown): string | undefined {
  const parsed = parseInput({ it: field }, { it: raw });
  return parsed.ok ? undefined : parsed.fields[0]?.code;
}

describe('parseInput', () => {
  it('names everything that is wrong at once, with its path', () => {
    const fields = {
      contact: f.object('Contact', 'Who.', {
        email: f.email('Where.'),
        phone: f.phone('Call.', { optional: true }),
      }),
      websites: f.list(f.url('A site.'), { max: 2 }),
    };
    const parsed = parseInput(fields, {
      contact: { email: 'nobody', phone: 'x' },
      websites: ['a.sk', ':'],
      extra: 1,
    });
    expect(parsed.ok ? [] : parsed.fields.map(({ path, code }) => [path.join('.'), code])).toEqual([
      ['extra', 'UNKNOWN_FIELD'],
      ['contact.email', 'NOT_AN_EMAIL'],
      ['contact.phone', 'NOT_A_PHONE'],
      ['websites.1', 'NOT_A_URL'],
    ]);
  });

  it('trims, lower-cases addresses, completes websites and keeps absent apart from cleared', () => {
    const note = f.text('N.', { max: 9, optional: true });
    const fields = {
      name: f.text('N.', { max: 9 }),
      email: f.email('E.'),
      site: f.url('S.'),
      phone: f.phone('P.'),
      left: note,
      cleared: note,
      empty: note,
    };
    const raw = {
      name: '  Kaufhof ',
      email: 'Eva@Firma.SK',
      site: 'firma.sk/x',
      phone: '+421 (2) 555-123',
      cleared: null,
      empty: '  ',
    };
    expect(parseInput(fields, raw)).toEqual({
      ok: true,
      value: {
        name: 'Kaufhof',
        email: 'eva@firma.sk',
        site: 'https://firma.sk/x',
        phone: '+4212555123',
        cleared: null,
        empty: null,
      },
    });
  });

  it('turns an instant into UTC milliseconds and takes none without a zone', () => {
    expect(parseInput({ at: f.instant('W.') }, { at: '2026-03-01T10:00:00+01:00' })).toEqual({
      ok: true,
      value: { at: '2026-03-01T09:00:00.000Z' },
    });
    expect(codeOf(f.instant('W.'), '2026-03-01T10:00:00')).toBe('NOT_A_DATE');
  });

  it.each([
    ['an absent required text', f.text('T.', { max: 5 }), undefined, 'REQUIRED'],
    ['an empty required text', f.text('T.', { max: 5 }), ' ', 'REQUIRED'],
    ['a long text', f.text('T.', { max: 3 }), 'four', 'TOO_LONG'],
    ['a short text', f.text('T.', { max: 9, min: 3 }), 'ab', 'TOO_SHORT'],
    ['text of another form', f.text('T.', { max: 9, pattern: /^[a-z]+$/g }), 'AB', 'BAD_TEXT'],
    ['a zero character', f.text('T.', { max: 9 }), 'a\u0000b', 'BAD_TEXT'],
    ['half a character', f.text('T.', { max: 9 }), 'a\ud800b', 'BAD_TEXT'],
    ['a line break that could split a header', f.text('T.', { max: 9 }), 'a\nb', 'BAD_TEXT'],
    ['a number as text', f.text('T.', { max: 9 }), 5, 'BAD_TEXT'],
    ['a list as text', f.text('T.', { max: 9 }), ['a'], 'BAD_TEXT'],
    ['an address without a dot', f.email('E.'), 'a@b', 'NOT_AN_EMAIL'],
    ['two addresses', f.email('E.'), 'a@b.sk,c@d.sk', 'NOT_AN_EMAIL'],
    ['a header in an address', f.email('E.'), 'a@b.sk\r\nBcc: c@d.sk', 'BAD_TEXT'],
    ['a script as website', f.url('U.'), 'javascript:alert(1)', 'NOT_A_URL'],
    ['a password in a website', f.url('U.'), 'https://a:b@c.sk', 'NOT_A_URL'],
    ['30 February', f.calendarDate('D.'), '2026-02-30', 'NOT_A_DATE'],
    ['text as number', f.integer('I.'), '5', 'NOT_A_NUMBER'],
    ['half a number', f.integer('I.'), 1.5, 'NOT_A_NUMBER'],
    ['a number too small', f.integer('I.', { min: 1 }), 0, 'TOO_SMALL'],
    ['a number past 32 bits', f.integer('I.'), 2 ** 31, 'TOO_BIG'],
    ['text as yes', f.boolean('B.'), 'true', 'UNKNOWN_VALUE'],
    [
      'an unknown code',
      f.code('CountryCode', 'C.', { known: (code) => code === 'SK' }),
      'XX',
      'UNKNOWN_CODE',
    ],
    ['an unknown label', f.enumeration('E.', { name: 'Kind', values: ['Legal'] }), 'LEGAL', 'UNKNOWN_VALUE'],
    ['too many', f.list(f.integer('L.'), { max: 1 }), [1, 2], 'TOO_MANY'],
    ['too few', f.list(f.integer('L.'), { max: 3, min: 1 }), [], 'TOO_FEW'],
    ['no list', f.list(f.integer('L.'), { max: 3 }), 'a', 'UNKNOWN_VALUE'],
    ['no id', f.id('I.'), '1; drop table', 'UNKNOWN_VALUE'],
    ['no reference', f.ref('User', 'R.', { as: 'user' }), 'me', 'UNKNOWN_VALUE'],
    ['a fraction of a cent', f.money('M.'), { amountMinor: 1.5, currency: 'EUR' }, 'NOT_A_NUMBER'],
    ['no currency', f.money('M.'), { amountMinor: 1, currency: 'euro' }, 'UNKNOWN_CODE'],
  ])('refuses %s', (_, field, raw, code) => {
    expect(codeOf(field, raw)).toBe(code);
  });

  it.each([
    f.email('E.'),
    f.url('U.'),
    f.phone('P.'),
    f.text('T.', { max: 20 }),
    f.calendarDate('D.'),
    f.instant('I.'),
    f.money('M.'),
  ])('never throws, and parsing its own answer changes nothing', (field) => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.emailAddress(), fc.webUrl(), fc.string({ unit: 'binary' })),
        (raw) => {
          const first = parseInput({ it: field }, { it: raw });
          return (
            !first.ok || JSON.stringify(parseInput({ it: field }, first.value)) === JSON.stringify(first)
          );
        },
      ),
    );
  });

  it('takes nothing from the prototype', () => {
    expect(parseInput({ constructor: f.text('C.', { max: 9, optional: true }) }, {})).toEqual({
      ok: true,
      value: {},
    });
    expect(parseInput({}, JSON.parse('{"__proto__":{"a":1}}')).ok).toBe(false);
  });
});
