import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { f, type Field } from './field.js';
import { parseInput } from './parse-input.js';

/** What became of one answer: the value, or the code of what is wrong with it. */
function outcome(field: Field<unknown>, answer: unknown): unknown {
  const parsed = parseInput({ it: field }, { it: answer });
  return parsed.ok ? { value: parsed.value['it'] } : parsed.fields[0]?.code;
}
const taken = (value: string) => ({ value });

describe('the length of a text', () => {
  const five = f.text('T.', { max: 5, min: 2 });

  it.each([
    ['counts characters that people see as one, not halves of them', '🚲🚲🚲🚲🚲', taken('🚲🚲🚲🚲🚲')],
    ['counts an accent with its letter, however it was typed', 'ká'.normalize('NFD'), taken('ká')],
    ['leaves out blanks around it', '  abcde  ', taken('abcde')],
    ['takes blanks within it', 'a b c', taken('a b c')],
    ['is one too many', 'abcdef', 'TOO_LONG'],
    ['is one too few', 'a', 'TOO_SHORT'],
  ])('%s', (_, answer, result) => expect(outcome(five, answer)).toEqual(result));

  it('is told with what is wrong', () => {
    const parsed = parseInput({ it: five }, { it: 'abcdef' });
    expect(parsed.ok ? [] : parsed.fields).toEqual([
      { path: ['it'], code: 'TOO_LONG', message: 'No more than 5 characters.', params: { max: 5 } },
    ]);
  });
});

describe('lines', () => {
  it.each(['a\nb', 'a\rb', 'a\u2028b', 'a\u2029b'])('%j are for long texts alone', (answer) => {
    expect(outcome(f.longText('T.', { max: 9 }), answer)).toEqual(taken(answer));
    expect(outcome(f.text('T.', { max: 9 }), answer)).toBe('BAD_TEXT');
  });

  it('may be indented, but hold no bell and no escape', () => {
    expect(outcome(f.longText('T.', { max: 9 }), 'a\tb')).toEqual(taken('a\tb'));
    for (const sign of ['\u0007', '\u001b', '\u007f'])
      expect(outcome(f.longText('T.', { max: 9 }), `a${sign}b`)).toBe('BAD_TEXT');
  });
});

describe('an e-mail address', () => {
  it.each([
    ['eva@firma.sk', 'eva@firma.sk'],
    ['Eva.Nova+cotta@Firma.SK', 'eva.nova+cotta@firma.sk'],
    ['ľuba@škoda.sk', 'ľuba@škoda.sk'],
    ["o'hara@mail.co.uk", "o'hara@mail.co.uk"],
    ['a_b-c@x1.museum', 'a_b-c@x1.museum'],
    [`${'a'.repeat(64)}@firma.sk`, `${'a'.repeat(64)}@firma.sk`],
  ])('%s is taken', (answer, kept) => expect(outcome(f.email('E.'), answer)).toEqual(taken(kept)));

  it.each([
    'eva',
    'eva@',
    '@firma.sk',
    'eva@firma',
    'eva@@firma.sk',
    'eva nova@firma.sk',
    '.eva@firma.sk',
    'eva.@firma.sk',
    'e..va@firma.sk',
    'eva@-firma.sk',
    'eva@firma-.sk',
    'eva@.sk',
    'eva@firma..sk',
    'eva@firma.s',
    'Eva <eva@firma.sk>',
    'eva@firma.sk;jan@firma.sk',
    '"eva"@firma.sk',
    `${'a'.repeat(65)}@firma.sk`,
  ])('%s is none', (answer) => expect(outcome(f.email('E.'), answer)).toBe('NOT_AN_EMAIL'));

  it('is no longer than mail allows', () =>
    expect(outcome(f.email('E.'), `a@${'b'.repeat(60)}.${'c.'.repeat(120)}sk`)).toBe('TOO_LONG'));
});

describe('a phone number', () => {
  it.each([
    ['+421 900 123 456', '+421900123456'],
    ['(02) 555-123', '02555123'],
    ['02/555.123', '02555123'],
    ['112233', '112233'],
    ['+123456789012345', '+123456789012345'],
  ])('%s is kept as %s', (answer, kept) => expect(outcome(f.phone('P.'), answer)).toEqual(taken(kept)));

  it.each(['12345', '1234567890123456', '++421900123456', '421+900123456', '0900 CALL ME', '٠٩٠٠١٢٣٤٥٦'])(
    '%s is none',
    (answer) => expect(outcome(f.phone('P.'), answer)).toBe('NOT_A_PHONE'),
  );
});

describe('the address of a website', () => {
  it.each([
    ['firma.sk', 'https://firma.sk'],
    ['firma.sk:8080/shop', 'https://firma.sk:8080/shop'],
    ['http://firma.sk', 'http://firma.sk'],
    ['HTTPS://Firma.sk/A', 'HTTPS://Firma.sk/A'],
    ['škoda.sk/novinky?x=1#y', 'https://škoda.sk/novinky?x=1#y'],
  ])('%s is kept as %s', (answer, kept) => expect(outcome(f.url('U.'), answer)).toEqual(taken(kept)));

  it.each([
    'ftp://firma.sk',
    'data:text/html,x',
    'mailto:eva@firma.sk',
    'JAVASCRIPT:alert(1)//firma.sk',
    'localhost',
    'https://',
    'firma .sk',
    'https://eva@firma.sk',
    'http://127.0.0.1/',
    'http://2130706433.',
    '192.168.1.1/admin',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://metadata.google.internal/',
    'http://db.localhost:5432',
    'http://10.0.0.1.nip.io',
  ])('%s is none', (answer) => expect(outcome(f.url('U.'), answer)).toBe('NOT_A_URL'));

  it('may be of this machine where the service itself says it', () => {
    const local = 'http://127.0.0.1:4326/checkout/1';
    expect(outcome(f.url('U.', { anyHost: true }), local)).toEqual(taken(local));
  });
});

describe('a day', () => {
  it.each(['2028-02-29', '0001-01-01', '9999-12-31'])('%s is one', (answer) =>
    expect(outcome(f.calendarDate('D.'), answer)).toEqual(taken(answer)),
  );

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-4-1', '0000-01-01', '1.4.2026', '2026-04-31'])(
    '%s is none',
    (answer) => expect(outcome(f.calendarDate('D.'), answer)).toBe('NOT_A_DATE'),
  );

  it('is kept as it was written, whatever day there is', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (at) => {
          const day = at.toISOString().slice(0, 10);
          expect(outcome(f.calendarDate('D.'), day)).toEqual(taken(day));
        },
      ),
    ));
});

describe('a code', () => {
  it('is on its list or refused, and any short text where there is no list', () => {
    const known = f.code('CountryCode', 'C.', { known: (code) => code === 'SK' });
    expect([outcome(known, 'SK'), outcome(known, 'sk'), outcome(f.code('Any', 'C.'), 'zz')]).toEqual([
      taken('SK'),
      'UNKNOWN_CODE',
      taken('zz'),
    ]);
  });

  it('is never long enough to be something else', () =>
    expect(outcome(f.code('Any', 'C.'), 'x'.repeat(17))).toBe('TOO_LONG'));
});

describe('text of a form', () => {
  it('is asked anew each time, also by an expression that remembers where it stopped', () => {
    const field = f.text('T.', { max: 9, pattern: /^[a-z]+$/gy });
    expect([1, 2, 3].map(() => outcome(field, 'abc'))).toEqual([taken('abc'), taken('abc'), taken('abc')]);
    expect(outcome(field, 'ab1')).toBe('BAD_TEXT');
  });
});
