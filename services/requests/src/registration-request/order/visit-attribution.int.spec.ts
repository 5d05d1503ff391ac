import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { requestsService } from '../../service.js';
import { admin, client, lawyer, passerBy, testKey } from '../../testing/facts.js';

let orders: ServiceFixture;
beforeAll(async () => {
  orders = await openServiceFixture(
    requestsService({ linkKey: testKey, encryptionKey: testKey }),
    new FakeClock('2026-03-20T10:00:00Z'),
  );
});
afterAll(() => orders.close());

const attribution = [
  { name: 'gclid', value: 'G1' },
  { name: 'affiliate', value: 'anna' },
];
const parameters = {
  jurisdiction: 'EU',
  number: '017890123',
  name: 'Lumara',
  expirationDate: '2026-06-20',
  classes: [9],
  poaInHand: true,
};
const order = (viewer: typeof client, more: object) =>
  orders.ask(
    viewer,
    'mutation ($input: OrderServiceInput!) { orderService(input: $input) { ... on ServiceOrderReceipt { publicId } ... on Refusal { code fields { path code } } } }',
    {
      input: {
        serviceName: 'trademark-renewal',
        language: 'en',
        currency: 'EUR',
        country: 'SK',
        parameters,
        ...more,
      },
    },
  );
const listed = (more: string) =>
  `query ($by: String!) { serviceRequestList(filter: { affiliate: { eq: $by } }) { items { publicId ${more} } } }`;

it('an order of a service says where its visit came from, and staff find it by who sent the client', async () => {
  const { data: first } = await order(client, { attribution });
  const visitor = {
    contactEmail: 'iva@client.test',
    contactName: 'Iva',
    parameters: { ...parameters, number: '017890124' },
  };
  const { data: second } = await order(passerBy, {
    ...visitor,
    attribution: [{ name: 'affiliate', value: '<b>' }],
  });
  expect([first.orderService, second.orderService]).toEqual([
    { publicId: expect.any(String) },
    { publicId: expect.any(String) },
  ]);
  for (const staff of [admin, lawyer])
    expect(
      (await orders.ask(staff, listed('affiliate attribution { name value }'), { by: 'anna' })).data,
    ).toEqual({
      serviceRequestList: {
        items: [{ publicId: first.orderService.publicId, affiliate: 'anna', attribution }],
      },
    });
  // What is no name of an affiliate is none, and the order is placed all the same.
  expect((await orders.ask(admin, listed('affiliate'), { by: '<b>' })).data.serviceRequestList.items).toEqual(
    [],
  );
});

it('who ordered reads nothing of it', async () => {
  const mine = '{ serviceRequestList(limit: 5) { items { affiliate attribution { name } } } }';
  const { data } = await orders.ask(client, mine);
  expect(data.serviceRequestList.items).toEqual([{ affiliate: null, attribution: null }]);
});

it('so does an order of a registration', async () => {
  const input = {
    type: 'TEXT',
    value: 'Lumara',
    jurisdictions: ['EU'],
    jurisdictionsUndecided: false,
    websites: [],
    businessDescription: 'Lamps of blown glass.',
    contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
    language: 'en',
    sendMarketingEmails: false,
    attribution,
  };
  const { data } = await orders.ask(
    passerBy,
    'mutation ($input: RequestVerificationInput!) { requestVerification(input: $input) { ... on VerificationReceipt { requestId } ... on Refusal { code fields { path code } } } }',
    { input },
  );
  expect(data.requestVerification).toEqual({ requestId: expect.any(String) });
  const found = await orders.ask(
    lawyer,
    '{ registrationRequestList(filter: { affiliate: { eq: "anna" } }) { items { value affiliate attribution { name value } } } }',
  );
  expect(found.data.registrationRequestList.items).toEqual([
    { value: 'Lumara', affiliate: 'anna', attribution },
  ]);
});
