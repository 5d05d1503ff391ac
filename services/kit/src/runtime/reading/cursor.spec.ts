import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { f } from '../../model/field/field.js';
import { implicitFields, type Order } from '../../model/resource/define.js';
import { Rejection } from '../../model/words/rejection.js';
import { behindCursor, cursorOf } from './cursor.js';

const fields = {
  ...implicitFields,
  label: f.text('L.', { max: 20, sortable: true }),
  weight: f.integer('W.', { optional: true, sortable: true }),
  dueAt: f.instant('D.', { sortable: true }),
};
const id = '01990000-0000-7000-8000-000000000001';
const newest: readonly Order[] = [
  { field: 'createdAt', direction: 'DESC' },
  { field: 'id', direction: 'DESC' },
];
const byWeight: readonly Order[] = [
  { field: 'weight', direction: 'ASC' },
  { field: 'id', direction: 'ASC' },
];
const row = { id, label: 'a', weight: 5, createdAt: new Date('2026-01-01T00:00:00Z') };

describe('a cursor', () => {
  it('holds what the row was ordered by, and goes unchanged through an address', () => {
    const cursor = cursorOf(row, newest);
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(JSON.parse(Buffer.from(cursor, 'base64url').toString())).toEqual([
      ['createdAt', 'DESC', '2026-01-01T00:00:00.000Z'],
      ['id', 'DESC', id],
    ]);
  });

  it('is read back to the values of the row, whatever they are', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.string({ minLength: 1, maxLength: 20 }),
        (weight, label) => {
          fc.pre(label.trim().normalize('NFC') === label && /^[\x20-\x7e]+$/.test(label));
          const orders: readonly Order[] = [
            { field: 'label', direction: 'ASC' },
            { field: 'weight', direction: 'DESC' },
            { field: 'id', direction: 'DESC' },
          ];
          expect(behindCursor(fields, orders, cursorOf({ id, label, weight }, orders)).parameters).toEqual({
            after0: label,
            after1: weight,
            after2: id,
          });
        },
      ),
    ));
});

describe('rows behind a cursor', () => {
  it('are one comparison where every value is known and all go one way', () => {
    expect(behindCursor(fields, newest, cursorOf(row, newest))).toEqual({
      sql: '(r.createdAt, r.id) < (:after0, :after1)',
      parameters: { after0: '2026-01-01T00:00:00.000Z', after1: id },
    });
    const oldest = newest.map(({ field }) => ({ field, direction: 'ASC' as const }));
    expect(behindCursor(fields, oldest, cursorOf(row, oldest)).sql).toBe(
      '(r.createdAt, r.id) > (:after0, :after1)',
    );
  });

  it('go step by step where a value may be unknown, which comes last', () =>
    expect(behindCursor(fields, byWeight, cursorOf(row, byWeight)).sql).toBe(
      '(((r.weight > :after0 or r.weight is null)) or (r.weight is not distinct from :after0 and (r.id > :after1 or r.id is null)))',
    ));

  it('have nothing behind an unknown value but the same with a later id', () =>
    expect(behindCursor(fields, byWeight, cursorOf({ id, weight: null }, byWeight))).toEqual({
      sql: '((false) or (r.weight is not distinct from :after0 and (r.id > :after1 or r.id is null)))',
      parameters: { after0: null, after1: id },
    }));

  it('go step by step where the directions differ', () => {
    const mixed: readonly Order[] = [
      { field: 'label', direction: 'DESC' },
      { field: 'id', direction: 'ASC' },
    ];
    expect(behindCursor(fields, mixed, cursorOf(row, mixed)).sql).toBe(
      '(((r.label < :after0 or r.label is null)) or (r.label is not distinct from :after0 and (r.id > :after1 or r.id is null)))',
    );
  });
});

describe('a cursor that is none of ours', () => {
  const written = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

  it.each([
    ['garbage', '%%%'],
    ['nothing', ''],
    ['an object', written({ id })],
    ['of another order', cursorOf(row, byWeight)],
    [
      'of another direction',
      cursorOf(
        row,
        newest.map(({ field }) => ({ field, direction: 'ASC' })),
      ),
    ],
    ['of fewer parts', written([['createdAt', 'DESC', '2026-01-01T00:00:00Z']])],
    [
      'of more parts',
      written([
        ['createdAt', 'DESC', null],
        ['id', 'DESC', id],
        ['id', 'DESC', id],
      ]),
    ],
    [
      'with a value of another kind',
      written([
        ['createdAt', 'DESC', 'yesterday'],
        ['id', 'DESC', id],
      ]),
    ],
    [
      'with SQL for an id',
      written([
        ['createdAt', 'DESC', '2026-01-01T00:00:00Z'],
        ['id', 'DESC', "' or 1=1"],
      ]),
    ],
    ['with parts that are no lists', written(['createdAt', 'id'])],
    [
      'endless',
      written([
        ['createdAt', 'DESC', 'x'.repeat(2000)],
        ['id', 'DESC', id],
      ]),
    ],
  ])('is refused: %s', (_, cursor) => {
    const read = () => behindCursor(fields, newest, cursor);
    expect(read).toThrow(Rejection);
    expect(read).toThrow(/not of this list and order/);
  });

  it('is refused where the order names a field that the viewer does not see', () => {
    const hidden: readonly Order[] = [{ field: 'secret', direction: 'ASC' }];
    expect(() => behindCursor(fields, hidden, written([['secret', 'ASC', 1]]))).toThrow(Rejection);
  });

  it('never throws anything else, whatever a stranger sends', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((text) => Buffer.from(text).toString('base64url')),
        ),
        (cursor) => {
          expect(() => behindCursor(fields, newest, cursor)).toThrow(Rejection);
        },
      ),
    ));
});
