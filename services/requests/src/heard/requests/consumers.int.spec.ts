import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver, deliverAll } from '@cotta/kit/testing/deliver.js';
import {
  OrderPartiesNamedSchema,
  RequestClaimedSchema,
  RequestMovedSchema,
  RequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { BrandItemsAssignedSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import { requestsService } from '../../service.js';
import { admin, client, clientId, strangerId, testKey } from '../../testing/facts.js';
import { approvedApplications } from './on-application-approved.js';
import { ServiceRequestMovedSchema } from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { TrademarkChangedSchema } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { assignedMarks } from '../trademarks/on-assigned-marks.js';
import { ordersOfMarks } from './on-service-orders-of-marks.js';
import { brandItems } from '../subscriptions/on-brand-items.js';
import { orderPartiesNamed } from './on-order-parties.js';
import { preparedDrafts } from './on-ready-for-drafting.js';
import { claimedDrafts } from './on-request-claimed.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }));
});
afterAll(() => fixture.close());

async function orderOf(userId: string | null): Promise<string> {
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
    contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
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

/** Ordered and begun by staff, so without a draft of its own. */
async function readyOrder(): Promise<string> {
  const id = await orderOf(clientId);
  const input = {
    services: ['registration'],
    orderedItems: ['EU'],
    currency: 'EUR',
    filingClassesCount: 1,
    termsAccepted: true,
  };
  await fixture.ask(
    admin,
    'mutation ($id: ID!, $input: CreateOrderInput!) { createOrder(id: $id, input: $input) { ... on Refusal { code } } }',
    { id, input },
  );
  await fixture.ask(
    admin,
    'mutation ($id: ID!) { markReadyForDrafting(id: $id, input: { reason: "Long-standing client." }) { ... on Refusal { code } } }',
    { id },
  );
  return id;
}

it('orders of the brand’s owner follow the brand; orders of others stay', async () => {
  const [own, foreign, brandId] = [await orderOf(clientId), await orderOf(strangerId), systemIds.next()];
  const service = (
    await fixture.ask(
      client,
      'mutation { createServiceRequest(input: { serviceName: "trademark-renewal", language: "en", currency: "EUR" }) { ... on ServiceRequest { id } } }',
    )
  ).data.createServiceRequest.id;
  const items = [
    ...[own, foreign].map((entityId) => ({ entity: 'registration_request', entityId })),
    { entity: 'service_request', entityId: service },
    { entity: 'trademark', entityId: systemIds.next() },
  ];
  await deliver(fixture.runtime, brandItems, {
    schema: BrandItemsAssignedSchema,
    message: { brandId, userId: clientId, items },
    source: 'subscriptions',
    streamId: brandId,
  });
  const { data } = await fixture.ask(
    admin,
    'query ($own: ID!, $foreign: ID!, $service: ID!) { own: registrationRequest(id: $own) { brandId } foreign: registrationRequest(id: $foreign) { brandId } service: serviceRequest(id: $service) { brandId } }',
    { own, foreign, service },
  );
  expect(data).toEqual({ own: { brandId }, foreign: { brandId: null }, service: { brandId } });
});

it('a service order comes to whoever is in charge of its mark, until somebody is named there', async () => {
  const [trademarkId, first, second] = [systemIds.next(), systemIds.next(), systemIds.next()];
  const order = async (): Promise<string> =>
    (
      await fixture.ask(
        client,
        'mutation ($input: CreateServiceRequestInput!) { createServiceRequest(input: $input) { ... on ServiceRequest { id } } }',
        { input: { serviceName: 'trademark-renewal', language: 'en', currency: 'EUR', trademarkId } },
      )
    ).data.createServiceRequest.id;
  const holder = async (id: string) =>
    (await fixture.ask(admin, 'query ($id: ID!) { serviceRequest(id: $id) { assignedAdminId } }', { id }))
      .data.serviceRequest.assignedAdminId;
  let streamVersion = 0;
  const markOf = (assignedAdminId: string) => {
    streamVersion += 1;
    return deliver(fixture.runtime, assignedMarks, {
      schema: TrademarkChangedSchema,
      message: { entityId: trademarkId, facts: { assignedAdminId } },
      source: 'trademarks',
      streamId: trademarkId,
      streamVersion,
    });
  };
  const known = await order();
  await markOf(first);
  const later = await order();
  await deliver(fixture.runtime, ordersOfMarks, {
    schema: ServiceRequestMovedSchema,
    message: { request: { serviceRequestId: later } },
    source: 'requests',
    streamId: later,
  });
  expect([await holder(known), await holder(later)]).toEqual([first, first]);
  await fixture.ask(
    admin,
    'mutation ($id: ID!, $input: AssignServiceRequestInput!) { assignServiceRequest(id: $id, input: $input) { ... on Refusal { code } } }',
    { id: later, input: { assignedAdminId: strangerId } },
  );
  await markOf(second);
  expect([await holder(known), await holder(later)]).toEqual([second, strangerId]);
});

it('an approved order approves its applications', async () => {
  const requestId = await orderOf(clientId);
  const { id } = (
    await fixture.ask(
      admin,
      'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { ... on Application { id } } }',
      { input: { requestId, onboardingFinished: true, domicileAddressVisible: false } },
    )
  ).data.createApplication;
  const published = { schema: RequestMovedSchema, source: 'requests', streamId: requestId } as const;
  await deliver(fixture.runtime, approvedApplications, {
    ...published,
    message: { event: RequestMovedEvent.SENT_FOR_REVIEW },
  });
  const approval = 'query ($id: ID!) { application(id: $id) { clientApproval } }';
  expect((await fixture.ask(client, approval, { id })).data.application).toEqual({ clientApproval: false });
  await deliver(fixture.runtime, approvedApplications, {
    ...published,
    message: { event: RequestMovedEvent.APPLICATION_APPROVED },
  });
  expect((await fixture.ask(client, approval, { id })).data.application).toEqual({ clientApproval: true });
});

it('what was drafted before there was an account goes with the order, once', async () => {
  const requestId = await orderOf(null);
  const { id } = (
    await fixture.ask(
      admin,
      'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { ... on Application { id } } }',
      { input: { requestId, onboardingFinished: false, domicileAddressVisible: false } },
    )
  ).data.createApplication;
  await fixture.ask(
    admin,
    'mutation ($id: ID!) { createApplicationJurisdiction(input: { applicationId: $id, jurisdiction: "EU", goodsAndServices: [], usptoSpecimenToClass: [], colorClaimEnabled: false }) { ... on Refusal { code } } }',
    { id },
  );
  const seen = 'query ($id: ID!) { application(id: $id) { jurisdictions { items { jurisdiction } } } }';
  expect((await fixture.ask(client, seen, { id })).data.application).toBeNull();
  const published = (userId: string) =>
    deliver(fixture.runtime, claimedDrafts, {
      schema: RequestClaimedSchema,
      message: { request: { userId } },
      source: 'requests',
      streamId: requestId,
    });
  await published(clientId);
  await published(strangerId);
  expect((await fixture.ask(client, seen, { id })).data.application).toEqual({
    jurisdictions: { items: [{ jurisdiction: 'EU' }] },
  });
});

it('an order that staff entered gets its application when drafting begins, once', async () => {
  const requestId = await readyOrder();
  const published = {
    schema: RequestMovedSchema,
    source: 'requests',
    streamId: requestId,
    message: { event: RequestMovedEvent.READY_FOR_DRAFTING },
  } as const;
  await deliver(fixture.runtime, preparedDrafts, published);
  await deliver(fixture.runtime, preparedDrafts, published);
  const seen =
    'query ($id: ID!) { registrationRequest(id: $id) { applications { items { jurisdictions { items { jurisdiction goodsAndServices { classNumber terms } } } } } } }';
  const offices = { items: [{ jurisdiction: 'EU', goodsAndServices: [{ classNumber: 11, terms: [] }] }] };
  expect((await fixture.ask(client, seen, { id: requestId })).data.registrationRequest).toEqual({
    applications: { items: [{ jurisdictions: offices }] },
  });
});

it('orders whose drafting begins in the same moment get each its own offices', async () => {
  const orders = [await readyOrder(), await readyOrder()];
  await deliverAll(
    fixture.runtime,
    preparedDrafts,
    orders.map((streamId) => ({
      schema: RequestMovedSchema,
      source: 'requests',
      streamId,
      message: { event: RequestMovedEvent.READY_FOR_DRAFTING },
    })),
  );
  const seen =
    'query ($id: ID!) { registrationRequest(id: $id) { applications { items { jurisdictions { items { jurisdiction } } } } } }';
  for (const id of orders)
    expect((await fixture.ask(client, seen, { id })).data.registrationRequest.applications.items).toEqual([
      { jurisdictions: { items: [{ jurisdiction: 'EU' }] } },
    ]);
});

it('the owner of an order is the owner in its draft, until the client chooses another', async () => {
  const requestId = await orderOf(clientId);
  const { id } = (
    await fixture.ask(
      admin,
      'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { ... on Application { id } } }',
      { input: { requestId, onboardingFinished: false, domicileAddressVisible: false } },
    )
  ).data.createApplication;
  const published = (ownerId: string, addressId: string) =>
    deliver(fixture.runtime, orderPartiesNamed(testKey), {
      schema: OrderPartiesNamedSchema,
      message: { ownerId, addressId },
      source: 'requests',
      streamId: requestId,
    });
  const chosen = async (): Promise<object> =>
    (
      await fixture.ask(
        admin,
        'query ($id: ID!) { application(id: $id) { registrationEntityId domicileAddressId mailingAddressId } registrationRequest(id: $request) { draftGaps { kind } } }'.replace(
          '($id: ID!)',
          '($id: ID!, $request: ID!)',
        ),
        { id, request: requestId },
      )
    ).data;
  const [owner, address, another] = [systemIds.next(), systemIds.next(), systemIds.next()];
  await published(owner, address);
  expect(await chosen()).toMatchObject({
    application: { registrationEntityId: owner, domicileAddressId: address, mailingAddressId: address },
  });
  expect(JSON.stringify(await chosen())).not.toMatch(/OWNER|ADDRESS"/);
  await fixture.ask(
    client,
    'mutation ($id: ID!, $input: ChooseApplicationPartiesInput!) { chooseApplicationParties(id: $id, input: $input) { ... on Refusal { code } } }',
    { id, input: { registrationEntity: another } },
  );
  await published(owner, address);
  expect(await chosen()).toMatchObject({ application: { registrationEntityId: another } });
});
