import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { courier, parcel } from '../../testing/parcel.js';
import { f } from '../field/field.js';
import { roles, type Role, type Viewer } from '../words/viewer.js';
import { defineResource, everyRow, noRow } from './define.js';
import { isMaskedForSome, isStaffOnly, readersOf, rowScope, seenFields } from './visibility.js';

const viewer = (role: Role, more: Partial<Viewer> = {}): Viewer => ({
  role,
  locale: 'en',
  scopes: [],
  ...more,
});

describe('the columns a role sees', () => {
  const hidden = (role: Role) =>
    Object.keys({ ...parcel.fields }).filter((key) => !Object.hasOwn(seenFields(parcel, role), key));

  it.each([
    ['customer', ['remark', 'linkRevision']],
    ['visitor', ['remark', 'insured', 'linkRevision']],
    ['lawyer', ['insured', 'linkRevision']],
    ['admin', ['linkRevision']],
  ] as const)('%s sees all but those that are not its own', (role, keys) =>
    expect(hidden(role)).toEqual(keys),
  );

  it.each(['partner', 'system'] as const)('%s, who reads nothing, sees none', (role) =>
    expect(seenFields(parcel, role)).toEqual({}),
  );

  it('are never secret, whoever asks', () =>
    fc.assert(
      fc.property(fc.constantFrom(...roles), (role) => {
        const shown = Object.values(seenFields(parcel, role));
        expect(shown.some(({ secret }) => secret)).toBe(false);
      }),
    ));

  it('begin with the id and the version, for whoever sees any', () =>
    expect(Object.keys(seenFields(courier, 'admin')).slice(0, 2)).toEqual(['id', 'version']));
});

describe('the rows a viewer sees', () => {
  it('are all for the firm', () => {
    expect(rowScope(parcel, viewer('admin'))).toBe(everyRow);
    expect(rowScope(parcel, viewer('lawyer'))).toBe(everyRow);
  });

  it('are a customer’s own', () =>
    expect(rowScope(parcel, viewer('customer', { userId: 'eva' }))).toEqual([{ userId: 'eva' }]));

  it('are the one of a link, in the revision of that link', () => {
    const link = { purpose: 'verification-summary', subjectId: 'one', revision: 3 } as const;
    expect(rowScope(parcel, viewer('visitor', { link }))).toEqual([{ id: 'one', linkRevision: 3 }]);
    expect(rowScope(parcel, viewer('visitor'))).toBe(noRow);
  });

  it('are none for a customer without an id: an unknown value matches nothing', () =>
    expect(rowScope(parcel, viewer('customer'))).toBe(noRow));

  it('are those that fit any of several matches; one that is not known adds none', () => {
    const shelf = defineResource({
      name: 'Shelf',
      table: 'shelf',
      doc: 'Own ones and shared ones.',
      tier: 'record',
      readableBy: ['lawyer'],
      rows: { lawyer: ({ userId }) => [{ userId }, { shared: true }, {}] },
      fields: { userId: f.id('Whose.'), shared: f.boolean('For all.') },
    });
    expect(rowScope(shelf, viewer('lawyer', { userId: 'eva' }))).toEqual([
      { userId: 'eva' },
      { shared: true },
    ]);
    expect(rowScope(shelf, viewer('lawyer'))).toEqual([{ shared: true }]);
  });

  it('are none for a rule that matches on nothing, which would be every row', () => {
    const loose = defineResource({
      name: 'Loose',
      table: 'loose',
      doc: 'A rule that says nothing.',
      tier: 'record',
      readableBy: ['customer', 'lawyer', 'admin'],
      rows: { customer: () => ({}), lawyer: {}, admin: noRow },
      fields: { label: f.text('L.', { max: 9 }) },
    });
    for (const role of ['customer', 'lawyer', 'admin'] as const)
      expect(rowScope(loose, viewer(role, { userId: 'me' }))).toBe(noRow);
  });

  it.each(['partner', 'system', 'visitor', 'customer', 'lawyer'] as const)(
    'are none for %s, who is no reader',
    (role) => expect(rowScope(courier, viewer(role, { userId: 'me' }))).toBe(noRow),
  );
});

describe('who reads a field', () => {
  it('is who reads the resource, and for whom the field is', () => {
    expect(readersOf(parcel, parcel.fields.label)).toEqual(['customer', 'lawyer', 'admin', 'visitor']);
    expect(readersOf(parcel, parcel.fields.insured)).toEqual(['customer', 'admin']);
    expect(readersOf(parcel, parcel.fields.linkRevision)).toEqual([]);
  });

  it('says whether a value can be promised', () => {
    expect(isMaskedForSome(parcel, parcel.fields.label)).toBe(false);
    expect(isMaskedForSome(parcel, parcel.fields.insured)).toBe(true);
  });
});

describe('what is for the firm alone', () => {
  it.each([
    [[], true],
    [['admin'], true],
    [['lawyer', 'admin', 'system'], true],
    [['admin', 'partner'], false],
    [['customer'], false],
    [['visitor', 'lawyer'], false],
  ] as const)('%j: %s', (readers, only) => expect(isStaffOnly(readers)).toBe(only));
});
