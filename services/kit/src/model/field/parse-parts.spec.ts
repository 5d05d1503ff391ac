import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { f, type FieldSet } from './field.js';
import { parseInput } from './parse-input.js';

function problems(fields: FieldSet, raw: unknown): readonly (readonly [string, string])[] {
  const parsed = parseInput(fields, raw);
  return parsed.ok ? [] : parsed.fields.map(({ path, code }) => [path.join('.'), code]);
}

const person = f.object('Person', 'Who.', {
  name: f.text('Name.', { max: 9 }),
  phones: f.list(f.phone('Where to call.'), { max: 2, min: 1 }),
  home: f.object('Home', 'Where.', { street: f.text('Street.', { max: 9 }) }, { optional: true }),
});

describe('what is wrong deep inside an input', () => {
  it('is named by its path from the root, list positions among it', () =>
    expect(
      problems(
        { people: f.list(person, { max: 3 }) },
        {
          people: [
            { name: 'Eva', phones: ['+421900123456'] },
            { name: '', phones: ['x', '+421900123456'], home: { street: 'Dlhá', no: 1 } },
            { name: 'Jan', phones: [] },
          ],
        },
      ),
    ).toEqual([
      ['people.1.name', 'REQUIRED'],
      ['people.1.phones.0', 'NOT_A_PHONE'],
      ['people.1.home.no', 'UNKNOWN_FIELD'],
      ['people.2.phones', 'TOO_FEW'],
    ]));

  it('begins at the path the input itself stands at', () => {
    const parsed = parseInput({ a: f.integer('A.') }, { a: 'x' }, ['input', 'order']);
    expect(parsed.ok ? [] : parsed.fields.map(({ path }) => path)).toEqual([['input', 'order', 'a']]);
  });

  it.each([null, undefined, 'text', 5, [], [{}]])('%j has no parts at all', (raw) =>
    expect(problems({ a: f.integer('A.', { optional: true }) }, raw)).toEqual([['', 'REQUIRED']]),
  );

  it('cuts an unknown name short, so that nobody writes a novel into an answer', () =>
    expect(problems({}, { ['x'.repeat(500)]: 1 })).toEqual([['x'.repeat(60), 'UNKNOWN_FIELD']]));
});

describe('a list', () => {
  const list = { tags: f.list(f.text('Tag.', { max: 3 }), { max: 3, optional: true }) };

  it('holds nothing where something was expected', () =>
    expect(problems(list, { tags: ['a', null, ' '] })).toEqual([
      ['tags.1', 'REQUIRED'],
      ['tags.2', 'REQUIRED'],
    ]));

  it('is empty, cleared or absent: three different things', () => {
    const read = (raw: unknown) => {
      const parsed = parseInput(list, raw);
      return parsed.ok ? parsed.value : undefined;
    };
    expect([read({ tags: [] }), read({ tags: null }), read({})]).toEqual([{ tags: [] }, { tags: null }, {}]);
  });

  it('of any length up to its most is taken, and of no length beyond', () =>
    fc.assert(
      fc.property(fc.nat(8), fc.nat(8), (length, max) => {
        const field = f.list(f.integer('N.'), { max });
        const wrong = problems({ list: field }, { list: Array.from({ length }, () => 1) });
        expect(wrong).toEqual(length > max ? [['list', 'TOO_MANY']] : []);
      }),
    ));

  it('says how many are too few in words', () => {
    const message = (min: number) => {
      const parsed = parseInput({ list: f.list(f.integer('N.'), { max: 9, min }) }, { list: [] });
      return parsed.ok ? '' : parsed.fields[0]?.message;
    };
    expect([message(1), message(3)]).toEqual(['Give at least one.', 'Give at least 3.']);
  });
});

describe('money', () => {
  const fields = { price: f.money('Price.') };

  it.each([
    [{ amountMinor: 0, currency: 'EUR' }, []],
    [{ amountMinor: -500, currency: 'USD' }, []],
    [{ amountMinor: 2_147_483_647, currency: 'JPY' }, []],
    [{ amountMinor: 2_147_483_648, currency: 'EUR' }, [['price.amountMinor', 'TOO_BIG']]],
    [{ amountMinor: -2_147_483_648, currency: 'EUR' }, [['price.amountMinor', 'TOO_BIG']]],
    [{ amountMinor: '100', currency: 'EUR' }, [['price.amountMinor', 'NOT_A_NUMBER']]],
    [{ amountMinor: Number.MAX_SAFE_INTEGER + 1, currency: 'EUR' }, [['price.amountMinor', 'NOT_A_NUMBER']]],
    [{ amountMinor: 100, currency: 'EURO' }, [['price.currency', 'UNKNOWN_CODE']]],
    [{ amountMinor: 100 }, [['price.currency', 'UNKNOWN_CODE']]],
    [{ currency: 'EUR' }, [['price.amountMinor', 'NOT_A_NUMBER']]],
    [{ amountMinor: 100, currency: 'EUR', rate: 2 }, [['price.rate', 'UNKNOWN_FIELD']]],
    [100, [['price', 'NOT_A_NUMBER']]],
  ])('%j', (price, wrong) => expect(problems(fields, { price })).toEqual(wrong));
});

describe('a point in time', () => {
  const read = (answer: unknown) => {
    const parsed = parseInput({ at: f.instant('When.') }, { at: answer });
    return parsed.ok ? parsed.value.at : parsed.fields[0]?.code;
  };

  it.each([
    ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
    ['2026-03-01T10:00-05:00', '2026-03-01T15:00:00.000Z'],
    ['2026-03-01T10:00:00.123456789Z', '2026-03-01T10:00:00.123Z'],
    [new Date('2026-03-01T10:00:00Z'), '2026-03-01T10:00:00.000Z'],
    ['2026-02-30T10:00:00Z', 'NOT_A_DATE'],
    ['2026-03-01', 'NOT_A_DATE'],
    ['2026-03-01 10:00:00Z', 'NOT_A_DATE'],
    ['2026-03-01T25:00:00Z', 'NOT_A_DATE'],
    ['0000-12-31T23:00:00Z', 'NOT_A_DATE'],
    ['9999-12-31T23:59:59-12:00', 'NOT_A_DATE'],
    [1_700_000_000_000, 'NOT_A_DATE'],
    [new Date(Number.NaN), 'NOT_A_DATE'],
  ])('%s is %s', (answer, kept) => expect(read(answer)).toBe(kept));

  it('survives being written and read again', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0002-01-01'), max: new Date('9999-12-30'), noInvalidDate: true }),
        (at) => expect(read(at.toISOString())).toBe(at.toISOString()),
      ),
    ));
});

describe('an id', () => {
  it('is kept in small letters, so that one thing has one id', () => {
    const id = '01990000-0000-7000-8000-00000000ABCD';
    for (const field of [f.id('I.'), f.ref('User', 'R.', { as: 'user' })]) {
      const parsed = parseInput({ id: field }, { id });
      expect(parsed).toEqual({ ok: true, value: { id: id.toLowerCase() } });
    }
  });
});

describe('numbers', () => {
  it('lie within their bounds, and the bound is told', () =>
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (a, b, answer) => {
        const [min, max] = a < b ? [a, b] : [b, a];
        const parsed = parseInput({ n: f.integer('N.', { min, max }) }, { n: answer });
        const wrong = parsed.ok ? undefined : parsed.fields[0];
        if (answer < min) expect(wrong).toMatchObject({ code: 'TOO_SMALL', params: { min } });
        else if (answer > max) expect(wrong).toMatchObject({ code: 'TOO_BIG', params: { max } });
        else expect(wrong).toBeUndefined();
      }),
    ));

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.1, 2 ** 53, '7', true, []])('%p is none', (answer) =>
    expect(problems({ n: f.integer('N.') }, { n: answer })).toEqual([['n', 'NOT_A_NUMBER']]),
  );
});
