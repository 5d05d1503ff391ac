import { describe, expect, it } from '@jest/globals';
import { f, type InputOf, type RowOf } from './field.js';

const contact = {
  firstName: f.text('Given name.', { max: 80 }),
  phone: f.phone('Where to call.', { optional: true }),
  kind: f.enumeration('Kind of person.', { name: 'PersonKind', values: ['Physical', 'Legal'] }),
  countries: f.list(f.code('CountryCode', 'Where they are.'), { max: 3 }),
  due: f.instant('When.'),
  address: f.object(
    'Address',
    'Where.',
    { street: f.text('Street.', { max: 80 }), state: f.text('State.', { max: 40, optional: true }) },
    { optional: true },
  ),
};

describe('the types of a field set', () => {
  it('follow the declaration', () => {
    const given: InputOf<typeof contact> = {
      firstName: 'Eva',
      kind: 'Legal',
      countries: ['SK'],
      due: '2026-01-01T00:00:00.000Z',
    };
    const row: RowOf<{ fields: typeof contact }> = {
      ...given,
      id: 'x',
      version: 1,
      createdAt: new Date(0),
      updatedAt: new Date(0),
      due: new Date(0),
      phone: null,
      address: { street: 'Hlavná 1' },
    };
    // @ts-expect-error a label that is not declared
    const wrong: typeof given.kind = 'Other';
    // @ts-expect-error a required field left out
    const short: InputOf<typeof contact> = { kind: 'Legal', countries: [], due: '' };
    expect([row.phone, row.address?.state, wrong, short.firstName]).toEqual([
      null,
      undefined,
      'Other',
      undefined,
    ]);
  });

  it('refuses a field without docstring and a hidden part of an object', () => {
    expect(() => f.id(' ')).toThrow(/docstring/);
    expect(() =>
      f.object('Address', 'Where.', { street: f.text('Street.', { max: 9, secret: true }) }),
    ).toThrow(/whole object/);
  });
});
