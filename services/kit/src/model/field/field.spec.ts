import { describe, expect, it } from '@jest/globals';
import { f } from './field.js';

describe('a field that says nothing of itself', () => {
  it('is needed, seen by every reader, and neither asked by nor personal', () =>
    expect(f.boolean('Open?')).toEqual({
      kind: { is: 'boolean' },
      doc: 'Open?',
      optional: false,
      filterable: false,
      sortable: false,
      secret: false,
      personal: false,
    }));

  it('has the bounds of a column of its kind', () => {
    expect(f.integer('N.').kind).toEqual({ is: 'integer', min: -2_147_483_648, max: 2_147_483_647 });
    expect(f.decimal('D.').kind).toEqual({ is: 'decimal', digits: 20, scale: 8 });
    expect(f.json('J.').kind).toEqual({ is: 'json', maxBytes: 20_000 });
    expect(f.list(f.integer('N.'), { max: 3 }).kind).toMatchObject({ min: 0, max: 3 });
  });

  it('points at another entity and copies nothing from it', () =>
    expect(f.ref('User', 'Whose.', { as: 'user' }).kind).toEqual({
      is: 'ref',
      typeName: 'User',
      as: 'user',
      many: undefined,
      copiedToChild: {},
    }));
});

describe('a field that says something of itself', () => {
  it('keeps all of it', () =>
    expect(
      f.text('Name.', {
        max: 9,
        min: 2,
        pattern: /^x/,
        optional: true,
        filterable: true,
        sortable: true,
        personal: true,
        published: true,
        trigram: true,
        deprecated: 'Ask for label.',
        visibleTo: ['admin'],
      }),
    ).toEqual({
      kind: { is: 'text', max: 9, min: 2, pattern: /^x/ },
      doc: 'Name.',
      optional: true,
      filterable: true,
      sortable: true,
      secret: false,
      personal: true,
      published: true,
      trigram: true,
      deprecated: 'Ask for label.',
      visibleTo: ['admin'],
    }));

  it('lends a list its docstring', () =>
    expect(f.list(f.text('A tag.', { max: 9 }), { max: 2 }).doc).toBe('A tag.'));
});

describe('a field that cannot be', () => {
  it.each([
    ['a list of lists', () => f.list(f.list(f.integer('N.'), { max: 2 }), { max: 2 }), /a list of list/],
    ['a list of references', () => f.list(f.ref('User', 'R.', { as: 'user' }), { max: 2 }), /a list of ref/],
    [
      'a reference inside an object',
      () => f.object('Box', 'B.', { userId: f.ref('User', 'R.', { as: 'user' }) }),
      /Box.userId/,
    ],
    [
      'a hidden part',
      () => f.object('Box', 'B.', { note: f.text('N.', { max: 9, visibleTo: ['admin'] }) }),
      /hide the whole/,
    ],
    ['no docstring', () => f.integer(''), /kind integer has no docstring/],
  ])('%s is refused', (_, make, words) => expect(make).toThrow(words));
});
