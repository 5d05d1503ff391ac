import { describe, expect, it } from '@jest/globals';
import { f } from '../field/field.js';
import { columnShape, columnValue } from './column.js';

const part = f.object('Box', 'Where.', { street: f.text('Street.', { max: 9 }) });

describe('the column of a field', () => {
  it.each([
    ['uuid', f.id('I.')],
    ['uuid', f.ref('User', 'R.', { as: 'user' })],
    ['text', f.text('T.', { max: 9 })],
    ['text', f.longText('T.', { max: 9 })],
    ['text', f.email('E.')],
    ['text', f.phone('P.')],
    ['text', f.url('U.')],
    ['text', f.code('CountryCode', 'C.')],
    ['text', f.enumeration('E.', { name: 'Kind', values: ['A'] })],
    ['integer', f.integer('N.')],
    ['numeric', f.decimal('D.')],
    ['boolean', f.boolean('B.')],
    ['date', f.calendarDate('D.')],
    ['timestamptz', f.instant('I.')],
    ['jsonb', f.money('M.')],
    ['jsonb', f.json('J.')],
    ['jsonb', part],
  ])('is %s, one value', (type, field) => expect(columnShape(field)).toEqual({ type, array: false }));

  it.each([
    ['text', f.list(f.text('T.', { max: 9 }), { max: 3 }), true],
    ['uuid', f.list(f.id('I.'), { max: 3 }), true],
    ['date', f.list(f.calendarDate('D.'), { max: 3 }), true],
    ['integer', f.list(f.integer('N.'), { max: 3 }), true],
    ['jsonb', f.list(part, { max: 3 }), false],
    ['jsonb', f.list(f.money('M.'), { max: 3 }), false],
  ])('is of many %s: an array where PostgreSQL has one, else one value with parts', (type, field, array) =>
    expect(columnShape(field)).toEqual({ type, array }),
  );
});

describe('a value on its way into a column', () => {
  it.each([
    ['nothing', f.integer('N.'), undefined, null],
    ['null', f.money('M.'), null, null],
    ['a list of texts, an array', f.list(f.text('T.', { max: 9 }), { max: 3 }), ['a'], ['a']],
    ['an empty list of objects, text and no array', f.list(part, { max: 3 }), [], '[]'],
    ['a text inside JSON, quoted', f.json('J.'), 'text', '"text"'],
    ['an object', part, { street: 'Dlhá' }, '{"street":"Dlhá"}'],
    ['false, which is not nothing', f.boolean('B.'), false, false],
    ['zero, which is not nothing', f.integer('N.'), 0, 0],
  ])('is %s', (_, field, value, bound) => expect(columnValue(field, value)).toEqual(bound));
});
