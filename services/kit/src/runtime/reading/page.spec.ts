import { describe, expect, it } from '@jest/globals';
import { f } from '../../model/field/field.js';
import { implicitFields, type Order } from '../../model/resource/define.js';
import { roles, type Role } from '../../model/words/viewer.js';
import { pageBounds, pageOrder } from './page.js';

const viewer = (role: Role) => ({ role, locale: 'en', scopes: [] });
const fields = {
  ...implicitFields,
  label: f.text('L.', { max: 9, sortable: true }),
  note: f.text('N.', { max: 9 }),
};
const newest: readonly Order[] = [{ field: 'createdAt', direction: 'DESC' }];

describe('the bounds of a page', () => {
  it('are twenty rows from the first, unless something else is asked for', () => {
    expect(pageBounds(viewer('customer'), {})).toEqual({ limit: 20, offset: 0 });
    expect(pageBounds(viewer('customer'), { limit: null, offset: null })).toEqual({ limit: 20, offset: 0 });
    expect(pageBounds(viewer('customer'), { limit: 0, offset: 7 })).toEqual({ limit: 0, offset: 7 });
  });

  it.each(roles)('are wider for the firm than for %s', (role) => {
    const most = ['lawyer', 'admin', 'system'].includes(role) ? 500 : 100;
    expect(pageBounds(viewer(role), { limit: most }).limit).toBe(most);
    expect(() => pageBounds(viewer(role), { limit: most + 1 })).toThrow(
      `limit is a whole number from 0 to ${most}`,
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9])('are refused for %p', (value) => {
    expect(() => pageBounds(viewer('admin'), { limit: value })).toThrow(/limit is a whole number/);
    expect(() => pageBounds(viewer('admin'), { offset: value })).toThrow(/offset is a whole number/);
  });

  it('let nobody leaf further than ten thousand rows', () => {
    expect(pageBounds(viewer('admin'), { offset: 10_000 }).offset).toBe(10_000);
    expect(() => pageBounds(viewer('admin'), { offset: 10_001 })).toThrow(/offset/);
  });
});

describe('the order of a page', () => {
  const order = (wanted: readonly Order[] | null, fallback = newest) =>
    pageOrder(fields, wanted, fallback).map(({ field, direction }) => `${field} ${direction}`);

  it('is the usual one when none is asked for, and always ends with the id', () => {
    expect(order(null)).toEqual(['createdAt DESC', 'id DESC']);
    expect(order([])).toEqual(['createdAt DESC', 'id DESC']);
    expect(order([{ field: 'label', direction: 'ASC' }])).toEqual(['label ASC', 'id ASC']);
    expect(order(null, [])).toEqual(['id ASC']);
  });

  it('keeps the id where it is asked for, and the first of what is asked for twice', () => {
    expect(
      order([
        { field: 'id', direction: 'DESC' },
        { field: 'label', direction: 'ASC' },
      ]),
    ).toEqual(['id DESC', 'label ASC']);
    expect(
      order([
        { field: 'label', direction: 'ASC' },
        { field: 'label', direction: 'DESC' },
      ]),
    ).toEqual(['label ASC', 'id DESC']);
  });

  it('leaves out of the usual one what this viewer does not see', () =>
    expect(order(null, [{ field: 'secret', direction: 'DESC' }, ...newest])).toEqual([
      'createdAt DESC',
      'id DESC',
    ]));

  it.each([
    ['an unknown field', [{ field: 'lable', direction: 'ASC' }], ['orderBy', '0', 'field']],
    ['a field that cannot be sorted', [{ field: 'note', direction: 'ASC' }], ['orderBy', '0', 'field']],
    ['what every object has', [{ field: 'toString', direction: 'ASC' }], ['orderBy', '0', 'field']],
    [
      'a direction that there is not',
      [newest[0], { field: 'label', direction: 'UP' }],
      ['orderBy', '1', 'direction'],
    ],
    ['six orders', Array.from({ length: 6 }, () => newest[0]), ['orderBy']],
  ])('is refused: %s', (_, wanted, inputPath) =>
    expect(() => pageOrder(fields, wanted as readonly Order[], newest)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', inputPath }),
    ),
  );
});
