import { describe, expect, it } from '@jest/globals';
import { f, type FieldSet } from '../../model/field/field.js';
import { defineResource } from '../../model/resource/define.js';
import { erasableFields } from './erasable.js';

const about = (fields: FieldSet) =>
  defineResource({
    name: 'Person',
    table: 'person',
    doc: 'Somebody.',
    tier: 'record',
    readableBy: [],
    rows: {},
    fields,
  });

describe('what takes the place of a personal value', () => {
  it.each([
    ['nothing, where it may be absent', f.text('T.', { max: 9, personal: true, optional: true }), 'nothing'],
    [
      'nothing, for any kind that may be absent',
      f.calendarDate('D.', { personal: true, optional: true }),
      'nothing',
    ],
    ['an empty text', f.text('T.', { max: 9, personal: true }), 'text'],
    ['an empty long text', f.longText('T.', { max: 9, personal: true }), 'text'],
    ['an empty phone number', f.phone('P.', { personal: true }), 'text'],
    ['an empty address of a website', f.url('U.', { personal: true }), 'text'],
    ['an address that reaches nobody', f.email('E.', { personal: true }), 'address'],
    ['an empty list', f.list(f.text('T.', { max: 9 }), { max: 3, personal: true }), 'list'],
    [
      'an empty list, where it may be absent too',
      f.list(f.text('T.', { max: 9 }), { max: 3, personal: true, optional: true }),
      'list',
    ],
  ])('is %s', (_, field, neutral) => expect(erasableFields(about({ it: field }))).toEqual({ it: neutral }));

  it('is taken by no field that tells of nobody', () =>
    expect(
      erasableFields(about({ count: f.integer('N.'), name: f.text('N.', { max: 9, personal: true }) })),
    ).toEqual({
      name: 'text',
    }));

  it.each([
    ['a number', f.integer('N.', { personal: true })],
    ['a day', f.calendarDate('D.', { personal: true })],
    ['a label', f.enumeration('E.', { name: 'E', values: ['A'], personal: true })],
    ['parts', f.object('Box', 'B.', { a: f.integer('A.') }, { personal: true })],
  ])('is not to be had for %s that is needed', (_, field) =>
    expect(() => erasableFields(about({ it: field }))).toThrow(
      /Person.it tells of a person, so it must be optional/,
    ),
  );
});
