import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { CHANGES, encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { requestsService } from './service.js';
import { admin, client, clientId, lawyer, passerBy, stranger, testKey } from './testing/facts.js';

const definition = requestsService({ linkKey: testKey, encryptionKey: testKey });
let stage: ServiceFixture;
beforeAll(async () => {
  // The mark of the renewal below expires, and can be renewed, in a year of its own.
  stage = await openServiceFixture(definition, new FakeClock('2026-11-16T09:00:00Z'));
});
afterAll(() => stage.close());

const answers = {
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
};

async function orderOf(userId: string | null): Promise<string> {
  const { data } = await stage.ask(
    admin,
    `mutation ($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) {
    ... on RegistrationRequest { id status statusGroup stage } ... on Refusal { code fields { path code } } } }`,
    { input: { ...answers, userId } },
  );
  expect(data.createRegistrationRequest).toMatchObject({
    status: null,
    statusGroup: 'ACTION_NEEDED',
    stage: 'VERIFICATION',
  });
  return data.createRegistrationRequest.id;
}

const orderInput = {
  services: ['registration'],
  orderedItems: ['EU'],
  currency: 'EUR',
  filingClassesCount: 1,
  termsAccepted: true,
};

async function placed(userId = clientId): Promise<string> {
  const id = await orderOf(userId);
  const { data } = await stage.ask(
    client,
    `mutation ($id: ID!, $input: CreateOrderInput!) { createOrder(id: $id, input: $input) { ... on RegistrationRequest { status } ... on Refusal { code } } }`,
    { id, input: orderInput },
  );
  expect(data.createOrder).toEqual({ status: 'ORDER_CREATED' });
  return id;
}

/** What accounts tells of a row of its own, as its relay would. */
async function publishedByAccounts({
  entity,
  id,
  after,
}: {
  entity: string;
  id: string;
  after: object;
}): Promise<void> {
  const changes = {
    event: 'Changed',
    reason: null,
    changes: [{ entity, id, before: null, after, trademarkId: null, userId: clientId }],
  };
  const sealedChanges = encrypt(Buffer.from(JSON.stringify(changes)), testKey, CHANGES);
  const message = { entity, entityId: id, event: 'Changed' };
  streams.set(id, (streams.get(id) ?? 0) + 1);
  expect(
    await deliver(stage.runtime, consumerOf(definition, 'party-facts'), {
      schema: EntityChangedSchema,
      message,
      source: 'accounts',
      streamId: id,
      streamVersion: streams.get(id) ?? 1,
      sealedChanges,
    }),
  ).toBe('applied');
}
const streams = new Map<string, number>();

async function applicationOf(requestId: string): Promise<string> {
  const { data } = await stage.ask(
    lawyer,
    `mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { ... on Application { id userId clientApproval } ... on Refusal { code fields { path code } } } }`,
    { input: { requestId, onboardingFinished: false, domicileAddressVisible: false } },
  );
  expect(data.createApplication).toMatchObject({ userId: clientId, clientApproval: false });
  return data.createApplication.id;
}

describe('orders', () => {
  it('begin with a visitor who gets the way back', async () => {
    const { data } = await stage.ask(
      passerBy,
      `mutation ($input: StartRegistrationOrderInput!) { startRegistrationOrder(input: $input) { ... on VerificationReceipt { publicId link } ... on Refusal { code } } }`,
      { input: answers },
    );
    expect(data.startRegistrationOrder).toMatchObject({
      publicId: expect.stringMatching(/^V-/),
      link: expect.any(String),
    });
  });

  it('tell their history: customers what concerns them, staff who did it', async () => {
    const id = await placed();
    await stage.ask(
      admin,
      `mutation ($id: ID!) { updateRegistrationRequest(id: $id, input: { markAlias: "Lamp", reason: "By phone." }) { ... on RegistrationRequest { markAlias } } }`,
      { id },
    );
    const history = `query ($id: ID!) { registrationRequestTrackingList(filter: { registrationRequestId: { eq: $id } }) { items { label fromStatus toStatus actorKind reason } } }`;
    const seen = (await stage.ask(client, history, { id })).data.registrationRequestTrackingList.items;
    expect(seen.map(({ label }: { label: string }) => label)).toEqual([
      'Registration order started',
      'Order created',
    ]);
    expect(seen[1]).toMatchObject({
      fromStatus: null,
      toStatus: 'Order created',
      actorKind: 'customer',
      reason: null,
    });
    const known = (await stage.ask(admin, history, { id })).data.registrationRequestTrackingList.items;
    expect(known.at(-1)).toMatchObject({ label: 'Details changed', reason: 'By phone.' });
    expect((await stage.ask(stranger, history, { id })).data.registrationRequestTrackingList.items).toEqual(
      [],
    );
  });

  it('are deleted while nobody ordered, kept afterwards', async () => {
    const remove = `mutation ($id: ID!) { deleteRegistrationRequest(id: $id) { ... on RegistrationRequest { id } ... on Refusal { code } } }`;
    const id = await orderOf(null);
    expect((await stage.ask(admin, remove, { id })).data.deleteRegistrationRequest).toEqual({ id });
    expect(
      (await stage.ask(admin, `query ($id: ID!) { registrationRequest(id: $id) { id } }`, { id })).data
        .registrationRequest,
    ).toBeNull();
    expect(
      (
        await stage.ask(
          admin,
          `mutation ($id: ID!, $admin: ID!) { assignRegistrationRequest(id: $id, input: { assignedAdminId: $admin }) { ... on Refusal { code } } }`,
          { id, admin: admin.userId },
        )
      ).data.assignRegistrationRequest,
    ).toEqual({ code: 'NOT_FOUND' });
    expect((await stage.ask(admin, remove, { id: await placed() })).data.deleteRegistrationRequest).toEqual({
      code: 'RETAINED',
    });
  });

  it('are counted by payment and by brand, each customer their own', async () => {
    const id = await placed();
    const count = `{ registrationRequestPayments { paid unpaid } unassignedRequests { registrationRequests } unseenVerificationCount }`;
    const before = (await stage.ask(client, count)).data;
    await stage.ask(
      admin,
      `mutation ($id: ID!) { confirmInvoicePaid(id: $id, input: {}) { ... on Refusal { code } } }`,
      { id },
    );
    await stage.ask(
      client,
      `mutation ($id: ID!, $brand: ID!) { assignRegistrationRequestToBrand(id: $id, input: { brandId: $brand }) { ... on Refusal { code } } }`,
      { id, brand: systemIds.next() },
    );
    expect((await stage.ask(client, count)).data).toEqual({
      registrationRequestPayments: {
        paid: before.registrationRequestPayments.paid + 1,
        unpaid: before.registrationRequestPayments.unpaid - 1,
      },
      unassignedRequests: { registrationRequests: before.unassignedRequests.registrationRequests - 1 },
      unseenVerificationCount: 0,
    });
    expect((await stage.ask(stranger, count)).data).toEqual({
      registrationRequestPayments: { paid: 0, unpaid: 0 },
      unassignedRequests: { registrationRequests: 0 },
      unseenVerificationCount: 0,
    });
    expect(await stage.ask(passerBy, count)).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});

describe('drafting an application', () => {
  it('goes from the questionnaire over the review to the approval', async () => {
    const id = await placed();
    const applicationId = await applicationOf(id);
    const step = async (viewer: typeof client, name: string, input = '{}') =>
      (
        await stage.ask(
          viewer,
          `mutation ($id: ID!) { ${name}(id: $id, input: ${input}) { ... on RegistrationRequest { status } ... on Refusal { code params { value } } } }`,
          { id },
        )
      ).data[name];
    expect(await step(admin, 'markReadyForDrafting')).toMatchObject({ code: 'NOT_PAID' });
    await step(admin, 'confirmInvoicePaid');
    expect(await step(admin, 'markReadyForDrafting')).toEqual({ status: 'READY_FOR_DRAFTING' });
    expect(await step(client, 'requestReview')).toEqual({
      code: 'DRAFT_INCOMPLETE',
      params: [{ value: 'the questionnaire, owner, address, offices' }],
    });

    const [party, address] = [systemIds.next(), systemIds.next()];
    const chosen = await stage.ask(
      client,
      `mutation ($id: ID!, $party: ID!, $address: ID!) {
      chooseApplicationParties(id: $id, input: { registrationEntity: $party, domicileAddress: $address }) { ... on Application { registrationEntity { id } domicileAddress { id } mailingAddress { id } registrationEntityId } }
      updateApplication(id: $id, input: { onboardingFinished: true }) { ... on Application { onboardingFinished } ... on Refusal { code } }
      createApplicationJurisdictionList(inputs: [
        { applicationId: $id, jurisdiction: "EU", goodsAndServices: [{ classNumber: 11, terms: ["lamps"] }], usptoSpecimenToClass: [], colorClaimEnabled: false },
        { applicationId: $id, jurisdiction: "UK", goodsAndServices: [{ classNumber: 11, terms: ["lamps"] }], usptoSpecimenToClass: [], colorClaimEnabled: true }
      ]) { ids refusals { id refusal { code fields { path code } } } }
    }`,
      { id: applicationId, party, address },
    );
    expect(chosen.data.chooseApplicationParties).toEqual({
      registrationEntity: { id: party },
      domicileAddress: { id: address },
      mailingAddress: null,
      registrationEntityId: null,
    });
    expect(chosen.data.createApplicationJurisdictionList).toMatchObject({
      ids: [expect.any(String)],
      refusals: [
        { id: '1', refusal: { code: 'INPUT_INVALID', fields: [{ path: ['colorClaim'], code: 'REQUIRED' }] } },
      ],
    });

    expect(await step(client, 'requestReview')).toEqual({ status: 'READY_FOR_DRAFTING' });
    expect(await step(stranger, 'approveApplication')).toMatchObject({ code: 'NOT_FOUND' });
    const copyOf = async (viewer: typeof client) =>
      await stage.ask(
        viewer,
        'query ($id: ID!) { filingCopy(requestId: $id) { digest sealedAt offices { jurisdiction content } } }',
        { id },
      );
    const approve = (digest: string) => step(client, 'approveApplication', `{ draftDigest: "${digest}" }`);
    const unnamed = (await copyOf(client)).data.filingCopy;
    expect(unnamed).toMatchObject({
      sealedAt: null,
      offices: [
        {
          jurisdiction: 'EU',
          content: {
            ownerEntityId: party,
            owner: null,
            goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }],
          },
        },
      ],
    });
    expect(await step(lawyer, 'sendForReview')).toMatchObject({ code: 'OWNER_UNTOLD' });
    await publishedByAccounts({
      entity: 'entity',
      id: party,
      after: { type: 'legal', business_name: 'Lumara s.r.o.', company_id: null },
    });
    await publishedByAccounts({
      entity: 'address',
      id: address,
      after: { street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' },
    });
    expect(await step(lawyer, 'sendForReview')).toEqual({ status: 'SENT_FOR_REVIEW' });
    expect(await approve(unnamed.digest)).toMatchObject({ code: 'DRAFT_CHANGED' });
    const { digest, offices } = (await copyOf(client)).data.filingCopy;
    expect(offices[0].content).toMatchObject({
      owner: { name: 'Lumara s.r.o.' },
      domicileAddress: { city: 'Nitra' },
    });
    expect(await approve(digest)).toEqual({ status: 'APPLICATION_APPROVED' });
    expect((await copyOf(stranger)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');

    await publishedByAccounts({ entity: 'entity', id: party, after: { business_name: 'Another s.r.o.' } });
    expect((await copyOf(lawyer)).data.filingCopy).toEqual({ digest, offices, sealedAt: expect.any(String) });
  });

  it('is nobody else’s to see or touch', async () => {
    const id = await applicationOf(await placed());
    const { data } = await stage.ask(
      stranger,
      `mutation ($id: ID!) { updateApplication(id: $id, input: { onboardingFinished: true }) { ... on Refusal { code } }
      createApplicationJurisdiction(input: { applicationId: $id, jurisdiction: "EU", goodsAndServices: [], usptoSpecimenToClass: [], colorClaimEnabled: false }) { ... on Refusal { code fields { path code } } } }`,
      { id },
    );
    expect(data).toEqual({
      updateApplication: { code: 'NOT_FOUND' },
      createApplicationJurisdiction: {
        code: 'INPUT_INVALID',
        fields: [{ path: ['applicationId'], code: 'UNKNOWN_REFERENCE' }],
      },
    });
    expect(
      (
        await stage.ask(
          client,
          `mutation ($id: ID!) { updateApplication(id: $id, input: { registrationEntityId: $id }) { ... on Refusal { code } } }`,
          { id },
        )
      ).errors?.[0]?.extensions?.code,
    ).toBe('FORBIDDEN');
  });
});

describe('comments', () => {
  it('of staff are read by the customer only when meant for them; each corrects their own', async () => {
    const subjectId = await applicationOf(await placed());
    const create = `mutation ($input: CreateThreadCommentInput!) { createThreadComment(input: $input) { ... on ThreadComment { id userId } ... on Refusal { code } } }`;
    const write = async (viewer: typeof client, more: object) =>
      (
        await stage.ask(viewer, create, {
          input: { subjectType: 'APPLICATION', subjectId, text: 'Please look.', ...more },
        })
      ).data.createThreadComment;
    const [internal, open, own] = [
      await write(lawyer, { userId: clientId }),
      await write(lawyer, { userId: clientId, visibleToCustomer: true }),
      await write(client, { userId: stranger.userId }),
    ];
    expect(own.userId).toBe(clientId);
    expect(await write(stranger, {})).toMatchObject({ code: 'INPUT_INVALID' });
    const { data } = await stage.ask(
      client,
      `query ($id: ID!) { threadCommentList(filter: { subjectId: { eq: $id } }) { items { id } } }`,
      { id: subjectId },
    );
    expect(data.threadCommentList.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [open.id, own.id].toSorted(),
    );
    const change = async (id: string) =>
      (
        await stage.ask(
          client,
          `mutation ($id: ID!) { updateThreadComment(id: $id, input: { text: "Never mind." }) { ... on ThreadComment { text } ... on Refusal { code } } }`,
          { id },
        )
      ).data.updateThreadComment;
    expect([await change(own.id), await change(open.id), await change(internal.id)]).toEqual([
      { text: 'Never mind.' },
      { code: 'NOT_FOUND' },
      { code: 'NOT_FOUND' },
    ]);
  });
});

it('visitors ask for talks and order services; staff alone read who they are', async () => {
  const parameters = {
    jurisdiction: 'EU',
    number: '017890123',
    name: 'Lumara',
    expirationDate: '2027-01-20',
    classes: [9],
    poaInHand: true,
  };
  const { data } = await stage.ask(
    passerBy,
    `mutation ($parameters: JSON) {
    askForConsultation(input: { contactEmail: "iva@client.test", contactName: "Iva", description: "Which classes?", questionsAndAnswers: [] }) { ... on ConsultationReceipt { consultationId } ... on Refusal { code } }
    orderService(input: { contactEmail: "iva@client.test", contactName: "Iva", serviceName: "trademark-renewal", language: "en", currency: "EUR", parameters: $parameters }) { ... on ServiceOrderReceipt { publicId } ... on Refusal { code } }
  }`,
    { parameters },
  );
  const known = `query ($id: ID!, $publicId: String!) { consultation(id: $id) { status contactName } serviceRequestList(filter: { publicId: { eq: $publicId } }) { items { status contactEmail } } }`;
  const about = { id: data.askForConsultation.consultationId, publicId: data.orderService.publicId };
  expect((await stage.ask(lawyer, known, about)).data).toEqual({
    consultation: { status: 'REQUESTED', contactName: 'Iva' },
    serviceRequestList: { items: [{ status: 'SUBMITTED', contactEmail: 'iva@client.test' }] },
  });
  expect((await stage.ask(client, known, about)).data).toEqual({
    consultation: null,
    serviceRequestList: { items: [] },
  });
});

it('a service order is copied into a new draft by whoever sees it', async () => {
  const parameters = {
    jurisdiction: 'EU',
    number: '017890123',
    name: 'Lumara',
    currentOwner: 'Jana Malá',
    newOwner: { name: 'Lumara s.r.o.', street: 'Dlhá 1', city: 'Bratislava', country: 'SK' },
  };
  const input = { serviceName: 'ownership-transfer', language: 'en', currency: 'EUR', parameters };
  const { id } = (
    await stage.ask(
      client,
      'mutation ($input: CreateServiceRequestInput!) { createServiceRequest(input: $input) { ... on ServiceRequest { id } } }',
      { input },
    )
  ).data.createServiceRequest;
  await stage.ask(
    client,
    'mutation ($id: ID!) { submitServiceRequest(id: $id, input: {}) { ... on Refusal { code } } }',
    { id },
  );
  const clone =
    'mutation ($id: ID!) { cloneServiceRequest(input: { sourceId: $id }) { ... on ServiceRequest { id publicId status serviceName parameters } ... on Refusal { code } } }';
  const { data, errors } = await stage.ask(client, clone, { id });
  expect(errors).toBeUndefined();
  expect(data.cloneServiceRequest).toMatchObject({
    status: 'DRAFT',
    serviceName: 'ownership-transfer',
    parameters,
  });
  expect(data.cloneServiceRequest.id).not.toBe(id);
  expect((await stage.ask(stranger, clone, { id })).data.cloneServiceRequest).toEqual({
    code: 'INPUT_INVALID',
  });
});

it('what changed is kept for the audit log without secrets, and says whose it was', async () => {
  const id = await orderOf(clientId);
  const [change]: { after: Record<string, unknown>; user_id: string }[] = await stage.db.query(
    `select after, user_id from row_change where entity = 'registration_request' and entity_id = $1`,
    [id],
  );
  expect(change).toMatchObject({ user_id: clientId, after: { contact_email: 'jana@client.test' } });
  expect(Object.keys(change?.after ?? {}).filter((column) => column.endsWith('_key'))).toEqual([]);
});

it('rows are what the events say', async () => {
  expect((await rebuildCheck(stage.db, definition.aggregates)).differences).toEqual([]);
});
