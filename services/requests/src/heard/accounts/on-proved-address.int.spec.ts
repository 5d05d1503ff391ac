import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { EmailChangedSchema, UserActivatedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { requestsService } from '../../service.js';
import { admin, byLink, client, clientId, stranger, strangerId, testKey } from '../../testing/facts.js';
import { provedAddresses } from './on-proved-address.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }));
});
afterAll(() => fixture.close());

async function orderOf(email: string, userId: string | null = null): Promise<string> {
  const input = {
    type: 'TEXT',
    value: 'Lumara',
    jurisdictions: ['EU'],
    jurisdictionsUndecided: false,
    websites: [],
    businessDescription: 'Lamps of blown glass.',
    classes: [11],
    language: 'en',
    sendMarketingEmails: false,
    contact: { email, firstName: 'Jana', lastName: 'Malá' },
    userId,
  };
  return (
    await fixture.ask(
      admin,
      'mutation ($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } } }',
      { input },
    )
  ).data.createRegistrationRequest.id;
}

const published = (userId: string, email: string, role = 'customer') => ({
  userId,
  role,
  contact: encryptContact({ email, firstName: 'Jana', lastName: 'Malá', phone: '', language: 'en' }, testKey),
});
const proves = (userId: string, email: string, role?: string) =>
  deliver(fixture.runtime, provedAddresses(testKey), {
    schema: UserActivatedSchema,
    message: published(userId, email, role),
    source: 'accounts',
    streamId: userId,
  });
const ownerOf = async (id: string): Promise<string | null> =>
  (await fixture.ask(admin, 'query ($id: ID!) { registrationRequest(id: $id) { userId } }', { id })).data
    .registrationRequest.userId;
const seenBy = async (viewer: typeof client, id: string): Promise<object | null> =>
  (await fixture.ask(viewer, 'query ($id: ID!) { registrationRequest(id: $id) { id } }', { id })).data
    .registrationRequest;

it('every order without an account under the address is its owner’s once it is proved, whatever its case; nobody else’s, and no other address’s', async () => {
  const [first, second, foreign, like] = [
    await orderOf('Mara@Client.test'),
    await orderOf('mara@client.test'),
    await orderOf('mara@client.test', strangerId),
    await orderOf('amara@client.test'),
  ];
  expect(await seenBy(client, first)).toBeNull();
  await proves(clientId, ' MARA@client.test ');
  expect([await ownerOf(first), await ownerOf(second), await ownerOf(foreign), await ownerOf(like)]).toEqual([
    clientId,
    clientId,
    strangerId,
    null,
  ]);
  expect([await seenBy(client, second), await seenBy(stranger, second)]).toEqual([{ id: second }, null]);
  // Whoever proves the address later takes nothing from whom it is.
  await proves(strangerId, 'mara@client.test');
  expect([await ownerOf(first), await ownerOf(second)]).toEqual([clientId, clientId]);
});

it('an address that was changed and confirmed counts the same; one of the firm, or of an old fact that names none, gets nothing', async () => {
  const id = await orderOf('new@client.test');
  await proves(clientId, 'new@client.test', 'lawyer');
  await deliver(fixture.runtime, provedAddresses(testKey), {
    schema: UserActivatedSchema,
    message: { userId: clientId, role: 'customer' },
    source: 'accounts',
    streamId: clientId,
  });
  expect(await ownerOf(id)).toBeNull();
  await deliver(fixture.runtime, provedAddresses(testKey), {
    schema: EmailChangedSchema,
    message: published(clientId, 'new@client.test'),
    source: 'accounts',
    streamId: clientId,
  });
  expect(await ownerOf(id)).toBe(clientId);
});

it('whoever typed the address keeps the link and learns nothing of the account: neither owner nor history, and asking for an account is answered alike', async () => {
  const [claimed, free] = [await orderOf('typed@client.test'), await orderOf('nobody@client.test')];
  const read = async (id: string): Promise<object> => {
    const link = byLink('verification-receipt', { subjectId: id, revision: await revisionOf(id) });
    const seen = (
      await fixture.ask(
        link,
        'query ($id: ID!) { registrationRequest(id: $id) { value userId timeline { type } } }',
        { id },
      )
    ).data.registrationRequest;
    const asked = (
      await fixture.ask(
        link,
        'mutation ($id: ID!) { askForAccount(id: $id) { __typename ... on Refusal { code } } }',
        { id },
      )
    ).data.askForAccount;
    return { seen, asked };
  };
  const revisionOf = async (id: string): Promise<number> =>
    (
      await fixture.db.query<{ revision: number }[]>(
        'select link_revision as revision from registration_request where id = $1',
        [id],
      )
    )[0]?.revision ?? -1;
  await proves(clientId, 'typed@client.test');
  expect(await ownerOf(claimed)).toBe(clientId);
  expect(await read(claimed)).toEqual(await read(free));
});
