import { describe, expect, it } from '@jest/globals';
import { f } from '../field/field.js';
import { defineResource, everyRow } from './define.js';

const sound = {
  name: 'Parcel',
  table: 'parcel',
  doc: 'Something on its way.',
  tier: 'record' as const,
  readableBy: ['admin' as const],
  rows: { admin: everyRow as typeof everyRow },
  fields: { label: f.text('Label.', { max: 9 }) },
};

describe('defineResource', () => {
  it('lists for customers and the firm unless told otherwise, newest first', () => {
    const parcel = defineResource({
      ...sound,
      readableBy: ['admin', 'visitor'],
      rows: { admin: everyRow, visitor: () => ({ id: undefined }) },
    });
    expect([parcel.listable, parcel.defaultOrder]).toEqual([
      ['admin'],
      [{ field: 'createdAt', direction: 'DESC' }],
    ]);
  });

  it.each([
    [
      'a reader without rows',
      { readableBy: ['admin' as const, 'customer' as const] },
      /customer is a reader without rows/,
    ],
    ['rows without a reader', { readableBy: [] }, /admin has rows but is no reader/],
    ['a table that is no table', { table: 'parcel; drop' }, /snake_case/],
    ['a type that is none', { name: 'parcel' }, /PascalCase/],
    ['a field everyone has', { fields: { version: f.integer('V.') } }, /version is there already/],
    ['a field that cannot be written in SQL', { fields: { 'a b': f.integer('V.') } }, /camelCase/],
    [
      'a reference that does not look like one',
      { fields: { user: f.ref('User', 'Who.', { as: 'owner' }) } },
      /needs a key in …Id/,
    ],
    [
      'a field for someone who reads nothing',
      { fields: { a: f.integer('A.', { visibleTo: ['customer'] }) } },
      /visible to customer/,
    ],
    [
      'a secret to search by',
      { fields: { a: f.text('A.', { max: 9, secret: true, filterable: true }) } },
      /cannot be asked for/,
    ],
    ['money to filter by', { fields: { a: f.money('A.', { filterable: true }) } }, /cannot be filtered/],
    [
      'a list to sort by',
      { fields: { a: f.list(f.integer('A.'), { max: 2, sortable: true }) } },
      /cannot be sorted/,
    ],
  ])('refuses %s', (_, change, words) => {
    expect(() => defineResource({ ...sound, ...change } as Parameters<typeof defineResource>[0])).toThrow(
      words,
    );
  });

  it('refuses an order by what cannot be sorted', () => {
    expect(() => defineResource({ ...sound, defaultOrder: [{ field: 'label', direction: 'ASC' }] })).toThrow(
      /default order/,
    );
  });
});
