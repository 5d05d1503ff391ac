import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import {
  AccountAskedSchema,
  RegistrationOrderStartedSchema,
  RequestMovedSchema,
  VerificationRequestedSchema,
  RequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import {
  enrolled,
  invited,
  openSignInFixture,
  encryptionKey,
  type SignInFixture,
} from '../../testing/sign-in-fixture.js';
import { accountAsked } from './on-account-asked.js';
import { guestOrders } from './on-guest-orders.js';

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

const order = (email: string, userId = '') => ({
  requestId: systemIds.next(),
  userId,
  language: 'en',
  contact: encryptContact(
    { email, firstName: 'Jana', lastName: 'Malá', phone: '', language: 'en' },
    encryptionKey,
  ),
});
const tied = async (userId: string): Promise<string[]> =>
  (
    await fixture.db.query<{ id: string }[]>(
      "select data ->> 'requestId' as id from tracking_event where stream_id = $1 and type = 'RequestTiedToUser' order by version",
      [userId],
    )
  ).map(({ id }) => id);

it('an order of a guest belongs to the account of its address at once, however the address was typed, and once', async () => {
  const userId = await enrolled(fixture, 'mara@client.test');
  const [checked, started, placed] = [
    order(' Mara@Client.Test '),
    order('mara@client.test'),
    order('MARA@client.test'),
  ];
  const consumer = guestOrders(encryptionKey);
  await deliver(fixture.runtime, consumer, {
    schema: VerificationRequestedSchema,
    message: { request: checked },
    source: 'requests',
    streamId: checked.requestId,
  });
  await deliver(fixture.runtime, consumer, {
    schema: RequestMovedSchema,
    message: { request: checked, event: RequestMovedEvent.ORDER_CREATED },
    source: 'requests',
    streamId: checked.requestId,
  });
  await deliver(fixture.runtime, consumer, {
    schema: RegistrationOrderStartedSchema,
    message: { request: started },
    source: 'requests',
    streamId: started.requestId,
  });
  await deliver(fixture.runtime, consumer, {
    schema: RequestMovedSchema,
    message: { request: placed, event: RequestMovedEvent.ORDER_CREATED },
    source: 'requests',
    streamId: placed.requestId,
  });
  expect(await tied(userId)).toEqual([checked.requestId, started.requestId, placed.requestId]);
});

it('nobody gets an order by an address they have not proved, that is only like it, by one that is somebody’s, or as one of the firm', async () => {
  const users = [
    await invited(fixture, 'unproved@client.test'),
    await enrolled(fixture, 'mara+shop@client.test'),
    await enrolled(fixture, 'owner@client.test'),
    await enrolled(fixture, 'lena@firm.test', { role: 'lawyer' }),
  ];
  const owned = order('owner@client.test', systemIds.next());
  for (const request of [
    order('unproved@client.test'),
    order('mara+shop@client.test.evil.test'),
    owned,
    order('lena@firm.test'),
  ]) {
    await deliver(fixture.runtime, guestOrders(encryptionKey), {
      schema: VerificationRequestedSchema,
      message: { request },
      source: 'requests',
      streamId: request.requestId,
    });
  }
  for (const id of users) expect(await tied(id)).toEqual([]);
});

it('who asks for an account with an address that has one: its owner gets a letter that leads to the order, and no invitation', async () => {
  const userId = await enrolled(fixture, 'petra@client.test');
  const request = order('Petra@client.test');
  await deliver(fixture.runtime, accountAsked({ runtime: () => fixture.runtime, encryptionKey }), {
    schema: AccountAskedSchema,
    message: { request },
    source: 'requests',
    streamId: request.requestId,
  });
  const rows: { type: string; path: string | null }[] = await fixture.db.query(
    "select type, data ->> 'path' as path from tracking_event where stream_id = $1 order by version desc limit 2",
    [userId],
  );
  expect(rows).toEqual([
    { type: 'SignInSuggested', path: `/portal/order/${request.requestId}` },
    { type: 'RequestTiedToUser', path: null },
  ]);
});
