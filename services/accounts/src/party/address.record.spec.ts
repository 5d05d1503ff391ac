import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { someone } from '../testing/facts.js';
import { address } from './address.record.js';
import { party } from './party.record.js';

const [jana, admin] = [someone('customer'), someone('admin')];
const home = { street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' };

describe('an address', () => {
  it('is its customer’s, whoever they name; staff write for a customer', () => {
    expect(
      given()
        .when(address.create, { ...home, userId: admin.userId ?? null }, { viewer: jana })
        .events(),
    ).toMatchObject([{ type: 'AddressAdded', subjectId: jana.userId, data: { userId: jana.userId } }]);
    expect(
      given()
        .when(address.create, { ...home, userId: jana.userId ?? null }, { viewer: admin })
        .events(),
    ).toMatchObject([{ data: { userId: jana.userId } }]);
  });

  it.each(['US', 'CA', 'AU'])('in %s names its state', (country) => {
    given()
      .when(address.create, { ...home, country }, { viewer: jana })
      .thenRefused('INPUT_INVALID', {
        fields: [
          {
            path: ['state'],
            code: 'REQUIRED',
            message: 'Addresses in this country need a state or region; choose one.',
          },
        ],
      });
    given()
      .when(address.create, { ...home, country, state: 'SK-NI' }, { viewer: jana })
      .thenRefused('INPUT_INVALID', {
        fields: [
          {
            path: ['state'],
            code: 'UNKNOWN_CODE',
            message: 'This is no state or region of the country; choose one of its list.',
          },
        ],
      });
  });

  it('in the United States takes a state of the list', () =>
    expect(
      given()
        .when(address.create, { ...home, country: 'US', state: 'US-CA' }, { viewer: jana })
        .events(),
    ).toHaveLength(1));

  it('is not for visitors and partners', () => {
    for (const command of [address.create, address.update, address.remove])
      expect(shutOut(command)).toEqual(['visitor', 'partner']);
  });
});

describe('a party', () => {
  const facts = { roles: ['owner_entity' as const], vatPayer: false };

  it.each([
    ['legal', ['businessName']],
    ['physical', ['firstName', 'lastName']],
    ['physical-contractor', ['firstName', 'lastName']],
  ] as const)('of the type %s is known by its name', (type, keys) => {
    given()
      .when(party.create, { ...facts, type }, { viewer: jana })
      .thenRefused('INPUT_INVALID', {
        fields: keys.map((key) => ({
          path: [key],
          code: 'REQUIRED',
          message: 'This is needed for a party of this type.',
        })),
      });
    expect(
      given()
        .when(
          party.create,
          { ...facts, type, businessName: 'Lumara s.r.o.', firstName: 'Jana', lastName: 'Malá' },
          { viewer: jana },
        )
        .events(),
    ).toMatchObject([{ type: 'PartyAdded' }]);
  });

  it('cannot lose the name it is known by', () => {
    const company = {
      type: 'PartyAdded',
      data: { ...facts, type: 'legal', businessName: 'Lumara s.r.o.', userId: jana.userId },
    };
    given(company).when(party.update, { businessName: null }, { viewer: jana }).thenRefused('INPUT_INVALID');
    given(company)
      .when(
        party.update,
        { businessName: 'Other' },
        { viewer: someone('customer', '01990000-0000-7000-8000-0000000000ff') },
      )
      .thenRefused('NOT_FOUND');
  });
});
