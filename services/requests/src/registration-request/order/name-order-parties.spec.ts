import { describe, expect, it } from '@jest/globals';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { RegistrationRequestEvent } from '../events.js';
import { orderParties, PARTIES_PURPOSE } from './order-parties.js';
import { asked, claimed, orderDraft, owned, testKey } from '../../testing/facts.js';
import { defineNameOrderParties } from './name-order-parties.js';

const command = defineNameOrderParties(testKey);
const drafted = (otherwise = {}): RegistrationRequestEvent => ({
  type: 'OrderDraftSaved',
  data: { orderDraft: orderDraft(otherwise) },
});
const ready: RegistrationRequestEvent = {
  type: 'ReadyForDrafting',
  data: { about: owned, status: 'Ready for drafting', stage: 'drafting' },
};

describe('owner and payer of an order', () => {
  it('are told once, sealed, when drafting has begun and the account is known', () => {
    given(asked(), drafted(), claimed, ready).when(command, {}).thenState({ partiesNamed: true });
    given(asked(), drafted(), claimed, ready, {
      type: 'OrderPartiesNamed',
      data: { about: owned, ownerId: 'o', addressId: 'a', sealed: '' },
    })
      .when(command, {})
      .then();
  });

  it.each<readonly [string, readonly RegistrationRequestEvent[]]>([
    [
      'nobody knows the account',
      [asked(), drafted(), ready].map((fact) =>
        'about' in fact.data
          ? ({
              ...fact,
              data: { ...fact.data, about: { ...owned, userId: null } },
            } as RegistrationRequestEvent)
          : fact,
      ),
    ],
    ['drafting has not begun', [asked(), drafted(), claimed]],
    ['staff entered the order', [asked(), claimed, ready]],
    [
      'the order lacks the owner’s street',
      [
        asked(),
        drafted({
          owner: {
            kind: 'APPLICANT_BUSINESS',
            businessName: 'Lumara s.r.o.',
            city: 'Bratislava',
            country: 'SK',
          },
        }),
        claimed,
        ready,
      ],
    ],
  ])(
    'are not told while %s',
    (_when, facts) =>
      void given(...facts)
        .when(command, {})
        .then(),
  );

  it('are the system’s to tell', () =>
    expect(shutOut(command)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']));
});

describe('parties of an order', () => {
  it('are one where the owner pays, with the number for the tax', () => {
    const parties = orderParties(
      'r',
      orderDraft({ billing: { sameAsOwner: true, vatId: 'SK2020000000', email: 'pay@lumara.test' } }),
    );
    expect(parties).toMatchObject({
      addresses: [{ street: 'Dlhá 1', city: 'Bratislava', postcode: '', country: 'SK', state: null }],
      parties: [
        {
          id: parties?.ownerId,
          addressId: parties?.addressId,
          type: 'legal',
          roles: ['owner_entity', 'billing_entity'],
          businessName: 'Lumara s.r.o.',
          vat: 'SK2020000000',
          vatPayer: true,
          firstName: null,
        },
      ],
    });
  });

  it('are two where somebody else pays', () => {
    const billing = {
      sameAsOwner: false,
      kind: 'APPLICANT_INDIVIDUAL' as const,
      name: 'Jana Malá Veľká',
      street: 'Krátka 2',
      city: 'Nitra',
      country: 'SK',
      email: 'jana@lumara.test',
    };
    expect(orderParties('r', orderDraft({ billing }))?.parties).toMatchObject([
      { roles: ['owner_entity'], vat: null },
      { type: 'physical', roles: ['billing_entity'], firstName: 'Jana', lastName: 'Malá Veľká' },
    ]);
    // One name alone makes no person; the invoice bears it all the same.
    expect(orderParties('r', orderDraft({ billing: { ...billing, name: 'Jana' } }))?.parties).toHaveLength(1);
  });

  it('open for accounts by the words both know', () => {
    expect(PARTIES_PURPOSE).toBe('order parties');
    expect(() => decrypt(Buffer.from('AQ==', 'base64'), testKey, PARTIES_PURPOSE)).toThrow('sealed');
  });
});
