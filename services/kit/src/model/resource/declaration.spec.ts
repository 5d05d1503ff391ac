import { describe, expect, it } from '@jest/globals';
import { f } from '../field/field.js';
import { allFields, defineResource, everyRow } from './define.js';
import { tableDesign, tableSql } from './tables.js';

const box = defineResource({
  name: 'Box',
  table: 'order',
  doc: 'Holds things.',
  tier: 'record',
  readableBy: ['admin', 'customer', 'partner'],
  rows: { admin: everyRow, customer: ({ userId }) => ({ userId }), partner: everyRow },
  unique: [['userId', 'place']],
  fields: {
    userId: f.ref('User', 'Whose.', { as: 'user', filterable: true }),
    place: f.enumeration('Where.', { name: 'Place', values: ["Eva's", 'Cellar'], sortable: true }),
    tags: f.list(f.code('Any', 'Tag.'), { max: 3, filterable: true }),
    weight: f.decimal('Kilograms.', { digits: 6, scale: 2, optional: true, sortable: true }),
    value: f.money('Worth.', { optional: true }),
  },
});

const sound = {
  name: 'Shelf',
  table: 'shelf',
  doc: 'Boards.',
  tier: 'record',
  readableBy: ['admin'],
  rows: { admin: everyRow },
} as const;

describe('a declared resource', () => {
  it('has an owner where a field says whose it is, and another where it says so', () => {
    expect(box.person).toBe('userId');
    const userId = f.ref('User', 'Who made it.', { as: 'user' });
    expect(defineResource({ ...sound, fields: { userId }, person: 'makerId' }).person).toBe('makerId');
    expect(defineResource({ ...sound, fields: { place: box.fields.place } }).person).toBeUndefined();
  });

  it('is not listed for partners unless it says so', () =>
    expect(box.listable).toEqual(['admin', 'customer']));

  it('prints its own fields between the id and the times that every row has', () =>
    expect(Object.keys(allFields(box))).toEqual([
      'id',
      'version',
      'userId',
      'place',
      'tags',
      'weight',
      'value',
      'createdAt',
      'updatedAt',
    ]));

  it.each([
    [
      'a list on the other side that cannot be filtered',
      { boxId: f.ref('Box', 'B.', { as: 'box', many: 'shelves' }) },
      /boxId has a list on the other side and must be filterable/,
    ],
    [
      'a copy into a field that is not there',
      { boxId: f.ref('Box', 'B.', { as: 'box', copiedToChild: { ownerId: 'userId' } }) },
      /boxId lends to a field that is not there/,
    ],
    [
      'an object that bears the name of another field',
      { boxId: f.ref('Box', 'B.', { as: 'box' }), box: f.integer('B.') },
      /boxId needs a key in …Id and a free name/,
    ],
    ['parts to sort by', { made: f.json('J.', { sortable: true }) }, /made cannot be sorted/],
    ['a secret to sort by', { pin: f.integer('P.', { secret: true, sortable: true }) }, /pin is secret/],
  ])('is refused with %s', (_, fields, words) =>
    expect(() => defineResource({ ...sound, fields })).toThrow(words),
  );

  it('is refused with lists for who reads nothing, all that is wrong at once', () =>
    expect(() =>
      defineResource({ ...sound, table: 'Shelf', listable: ['lawyer'], fields: { A: f.integer('A.') } }),
    ).toThrow(/table Shelf is not snake_case; lawyer lists but is no reader; A is not camelCase/));
});

describe('its table', () => {
  const { columns, checks, indexes } = tableDesign(box);

  it('has a column for every field, of its type, needed or not', () =>
    expect(columns.map(({ name, type, optional }) => [name, type, optional])).toEqual([
      ['id', 'uuid', false],
      ['version', 'integer', false],
      ['user_id', 'uuid', false],
      ['place', 'text', false],
      ['tags', 'text[]', false],
      ['weight', 'numeric(6,2)', true],
      ['value', 'jsonb', true],
      ['created_at', 'timestamptz(3)', false],
      ['updated_at', 'timestamptz(3)', false],
    ]));

  it('knows what stands for "not known yet", and where nothing does', () =>
    expect(Object.fromEntries(columns.map(({ name, neutral }) => [name, neutral]))).toMatchObject({
      tags: "'{}'",
      place: undefined,
      user_id: undefined,
      version: undefined,
    }));

  it('checks labels, an apostrophe among them, under a name that changes with the list', () => {
    expect(checks).toEqual([
      { name: expect.stringMatching(/^order_place_is_[0-9a-f]{8}$/), sql: "place in ('Eva''s', 'Cellar')" },
    ]);
    const longer = defineResource({
      name: 'Box',
      table: 'order',
      doc: 'Holds things.',
      tier: 'record',
      readableBy: [],
      rows: {},
      fields: { place: f.enumeration('Where.', { name: 'Place', values: ["Eva's", 'Cellar', 'Attic'] }) },
    });
    expect(tableDesign(longer).checks[0]?.name).not.toBe(checks[0]?.name);
  });

  it('has an index for what is asked by, two for what is sorted by and may be unknown, one for what is unique', () =>
    expect(indexes.map(({ sql }) => sql)).toEqual([
      'create index order_user_id on "order" (user_id)',
      'create index order_place on "order" (place, id)',
      'create index order_tags on "order" using gin (tags)',
      'create index order_weight on "order" (weight, id)',
      'create index order_weight_last on "order" (weight desc nulls last, id desc)',
      'create index order_created_at on "order" (created_at, id)',
      'create index order_updated_at on "order" (updated_at, id)',
      'create unique index order_user_id_place_unique on "order" (user_id, place)',
    ]));

  it('is one statement and its indexes, with the name of a reserved word in quotes', () => {
    const sql = tableSql(box);
    expect(
      sql.startsWith('create table "order" (\n  id uuid primary key,\n  version integer not null,'),
    ).toBe(true);
    expect(sql).toContain('\n  weight numeric(6,2),\n');
    expect(sql.match(/;/g)).toHaveLength(1 + indexes.length);
  });
});
