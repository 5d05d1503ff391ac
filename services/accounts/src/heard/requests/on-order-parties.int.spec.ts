import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { OrderPartiesNamedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { openAccountsFixture, encryptionKey, type AccountsFixture } from '../../testing/accounts-fixture.js';
import { orderParties } from './on-order-parties.js';

const viewer = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [jana, stranger] = [viewer('customer', 'jana'), viewer('customer', 'stranger')];
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture('2026-03-02T10:00:00Z');
});
afterAll(() => fixture.close());

it('who owns and who pays an order are parties of its account, once, with the address; nobody else sees them', async () => {
  const [id, addressId, requestId] = [systemIds.next(), systemIds.next(), systemIds.next()];
  const sealed = encrypt(
    Buffer.from(
      JSON.stringify({
        addresses: [
          { id: addressId, street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK', state: null },
        ],
        parties: [
          {
            id,
            addressId,
            type: 'legal',
            roles: ['owner_entity', 'billing_entity'],
            vatPayer: true,
            businessName: 'Lumara s. r. o.',
            companyId: '01234567',
            vat: 'SK2020000000',
            firstName: null,
            lastName: null,
            email: 'pay@lumara.test',
          },
        ],
      }),
    ),
    encryptionKey,
    'order parties',
  );
  const published = {
    schema: OrderPartiesNamedSchema,
    message: {
      request: { requestId, userId: jana.userId ?? '' },
      ownerId: id,
      addressId,
      sealedParties: sealed,
    },
    source: 'requests',
    streamId: requestId,
  } as const;
  await deliver(fixture.runtime, orderParties(encryptionKey), published);
  await deliver(fixture.runtime, orderParties(encryptionKey), published);
  const seen =
    'query ($id: ID!) { party(id: $id) { type roles businessName vat address { street city country } } }';
  expect((await fixture.ask(jana, seen, { id })).data.party).toEqual({
    type: 'LEGAL',
    roles: ['OWNER_ENTITY', 'BILLING_ENTITY'],
    businessName: 'Lumara s. r. o.',
    vat: 'SK2020000000',
    address: { street: 'Dlhá 1', city: 'Nitra', country: 'SK' },
  });
  expect((await fixture.ask(stranger, seen, { id })).data.party).toBeNull();
});
