import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { schemaProblems } from '@cotta/kit/testing/schema-check.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { EntityChange, EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { ProductMovedEvent, ProductMovedSchema } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { BrandItemsAssignedSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import { BrandSubscriptionChangedSchema } from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { CaseChangedSchema, ServiceChangedSchema } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { assignedCases } from './heard/cases/on-assigned-cases.js';
import { assignedSubscriptions } from './heard/subscriptions/on-assigned-subscriptions.js';
import { brandItems } from './heard/subscriptions/on-brand-items.js';
import { paidProducts } from './heard/invoicing/on-paid-products.js';
import { requestFacts } from './heard/cases/on-request-facts.js';
import { solutionFacts } from './heard/cases/on-solution-facts.js';
import { casesService } from './service.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const admin = viewerOf('admin', nameBasedId('admin'));
const key = Buffer.alloc(32, 7).toString('base64url');
const definition = casesService({ linkKey: key, encryptionKey: key });
const refusal = '... on Refusal { code message params { name value } fields { path code } }';
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(definition);
});
afterAll(() => fixture.close());

/** `name`: a mutation with an input; `kind`: what it shows. */
async function run(
  viewer: typeof eva,
  name: string,
  kind: string,
  variables: { id?: string; input?: object },
) {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const [declared, given] = variables.id === undefined ? ['', ''] : ['$id: ID!, ', 'id: $id, '];
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation (${declared}$input: ${type}Input!) { done: ${name}(${given}input: $input) { ... on ${kind} { id userId } ${refusal} } }`,
    variables,
  );
  return data?.done ?? errors?.[0]?.extensions?.code;
}

async function counterparty(whitelisted = false): Promise<string> {
  const input = {
    userId: eva.userId,
    primaryName: 'Copy Shop',
    aliases: ['copyshop24'],
    websites: [],
    whitelisted,
  };
  return (await run(eva, 'createCaseCounterparty', 'CaseCounterparty', { input })).id;
}

async function caseOf(more: object = {}): Promise<string> {
  const input = {
    userId: eva.userId,
    brandId: nameBasedId('brand'),
    caseCounterpartyId: await counterparty(),
    relevance: 'HIGH',
    lawyersNote: 'Looks like the one of last year.',
    ...more,
  };
  return (await run(admin, 'createCase', 'Case', { input })).id;
}

async function solutionOf(caseId: string, offerSubscription = false): Promise<string> {
  const input = {
    caseId,
    currency: 'EUR',
    offerSubscription,
    items: [{ title: 'Letter', price: { amountMinor: 29_900, currency: 'EUR' } }],
  };
  return (await run(lawyer, 'createCaseSolution', 'CaseSolution', { input })).id;
}

async function kickedOff(caseId: string) {
  const done = await run(lawyer, 'kickOffCase', 'Case', { id: caseId, input: {} });
  await deliver(fixture.runtime, solutionFacts, {
    schema: EntityChangedSchema,
    source: 'cases',
    streamId: caseId,
    message: { entity: 'case', entityId: caseId, event: 'CaseKickedOff' },
  });
  return done;
}

const statusOf = async (viewer: typeof eva, caseId: string) =>
  (
    await fixture.ask(
      viewer,
      'query ($id: ID!) { case(id: $id) { status solutions { items { id status } } } }',
      { id: caseId },
    )
  ).data.case;

const holdersOf = (table: 'case' | 'service' | 'case_request', ids: readonly string[]) =>
  fixture.db
    .query(`select id, assigned_admin_id as holder from "${table}" where id = any($1)`, [ids])
    .then((rows: { id: string; holder: string | null }[]) =>
      ids.map((id) => rows.find((row) => row.id === id)?.holder),
    );

describe('who is in charge', () => {
  const told = (
    schema: typeof CaseChangedSchema | typeof ServiceChangedSchema,
    entityId: string,
    message: object,
  ) =>
    deliver(fixture.runtime, assignedCases, {
      schema,
      source: 'cases',
      streamId: entityId,
      message: { entityId, change: EntityChange.ADDED, ...message },
    });

  it('of a case an admin opened is nobody, then whoever is named, and so of its services until somebody is named there', async () => {
    const caseId = await caseOf();
    expect(await holdersOf('case', [caseId])).toEqual([null]);
    const made = async () =>
      (
        await run(admin, 'createService', 'Service', {
          input: { userId: eva.userId, caseId, type: 'CEASE_AND_DESIST', parameters: {} },
        })
      ).id;
    const services = [await made(), await made()];
    await told(CaseChangedSchema, caseId, { facts: { assignedAdminId: admin.userId } });
    expect(await holdersOf('service', services)).toEqual([admin.userId, admin.userId]);
    const later = await made();
    await told(ServiceChangedSchema, later, {});
    await run(admin, 'assignService', 'Service', { id: services[1], input: { assignedAdminId: jan.userId } });
    await told(CaseChangedSchema, caseId, {
      change: EntityChange.AMENDED,
      facts: { assignedAdminId: lawyer.userId },
    });
    expect(await holdersOf('service', [...services, later])).toEqual([
      lawyer.userId,
      jan.userId,
      lawyer.userId,
    ]);
  });

  it('of a threat report is whoever has the watch over its brand', async () => {
    const [brandId, subscription] = [systemIds.next(), systemIds.next()];
    const input = {
      userId: eva.userId,
      brandId,
      type: 'COUNTERFEIT',
      links: ['https://copy.test'],
      message: 'Copies.',
    };
    const report = (await run(eva, 'createCaseRequest', 'CaseRequest', { input })).id;
    const subscriptionSays = (facts: object) =>
      deliver(fixture.runtime, assignedSubscriptions, {
        schema: BrandSubscriptionChangedSchema,
        source: 'subscriptions',
        streamId: subscription,
        message: { entityId: subscription, facts },
      });
    await subscriptionSays({ brandId });
    expect(await holdersOf('case_request', [report])).toEqual([null]);
    await subscriptionSays({ assignedAdminId: lawyer.userId });
    expect(await holdersOf('case_request', [report])).toEqual([lawyer.userId]);
  });
});

describe('a case', () => {
  it('goes from its kick-off to the ordered solution, which the client sees only once it is offered', async () => {
    const caseId = await caseOf();
    expect(await run(lawyer, 'kickOffCase', 'Case', { id: caseId, input: {} })).toMatchObject({
      code: 'SOLUTION_NEEDED',
    });
    const solution = await solutionOf(caseId);
    expect(await statusOf(eva, caseId)).toEqual({ status: 'CREATED', solutions: { items: [] } });
    await kickedOff(caseId);
    expect(await statusOf(eva, caseId)).toEqual({
      status: 'CLIENT_APPROACHED',
      solutions: { items: [{ id: solution, status: 'OFFERED' }] },
    });
    await run(eva, 'orderCaseSolution', 'CaseSolution', { id: solution, input: {} });
    await deliver(fixture.runtime, solutionFacts, {
      schema: EntityChangedSchema,
      source: 'cases',
      streamId: solution,
      message: { entity: 'case_solution', entityId: solution, event: 'CaseSolutionOrdered' },
    });
    expect(await statusOf(eva, caseId)).toMatchObject({ status: 'IN_PROGRESS' });
  });

  it('is not opened against whom the client whitelisted', async () => {
    const input = {
      userId: eva.userId,
      brandId: nameBasedId('brand'),
      caseCounterpartyId: await counterparty(true),
    };
    expect(await run(admin, 'createCase', 'Case', { input })).toMatchObject({
      code: 'COUNTERPARTY_WHITELISTED',
    });
  });

  it('hides the lawyer’s note and who is in charge from its client', async () => {
    const id = await caseOf();
    await run(admin, 'assignCase', 'Case', { id, input: { assignedAdminId: lawyer.userId } });
    const source = 'query ($id: ID!) { case(id: $id) { lawyersNote assignedAdminId } }';
    expect((await fixture.ask(lawyer, source, { id })).data.case).toEqual({
      lawyersNote: 'Looks like the one of last year.',
      assignedAdminId: lawyer.userId,
    });
    expect((await fixture.ask(eva, source, { id })).data.case).toEqual({
      lawyersNote: null,
      assignedAdminId: null,
    });
    const history = await fixture.ask(
      eva,
      'query ($id: ID!) { case(id: $id) { tracking { items { label } } } }',
      { id },
    );
    expect(history.data.case.tracking.items).toEqual([]);
  });

  it('has one ordered solution, however many are ordered at once; a plan may come on top', async () => {
    const caseId = await caseOf();
    const ids = [
      await solutionOf(caseId),
      await solutionOf(caseId),
      await solutionOf(caseId),
      await solutionOf(caseId, true),
    ];
    await kickedOff(caseId);
    const outcomes = await Promise.all(
      ids.map((id) => run(eva, 'orderCaseSolution', 'CaseSolution', { id, input: {} })),
    );
    expect(outcomes.map(({ code }) => code ?? 'ordered').toSorted()).toEqual([
      'OTHER_SOLUTION_ORDERED',
      'OTHER_SOLUTION_ORDERED',
      'ordered',
      'ordered',
    ]);
    expect(outcomes[3]).toMatchObject({ id: ids[3] });
  });

  it('follows its brand, when both belong to the same client', async () => {
    const id = await caseOf();
    const brandAfter = async (brandId: string, userId: string | undefined) => {
      const items = [
        { entity: 'trademark', entityId: nameBasedId('mark') },
        { entity: 'case', entityId: id },
      ];
      await deliver(fixture.runtime, brandItems, {
        schema: BrandItemsAssignedSchema,
        source: 'subscriptions',
        streamId: brandId,
        message: { brandId, userId: userId ?? '', items },
      });
      return (await fixture.ask(eva, 'query ($id: ID!) { case(id: $id) { brandId } }', { id })).data.case
        .brandId;
    };
    expect(await brandAfter(nameBasedId('brand of Jan'), jan.userId)).toBe(nameBasedId('brand'));
    expect(await brandAfter(nameBasedId('new brand'), eva.userId)).toBe(nameBasedId('new brand'));
  });
});

it('a service that was paid for is cancelled by an admin alone', async () => {
  const make = () =>
    run(lawyer, 'createService', 'Service', { input: { userId: eva.userId, type: 'opposition' } });
  const cancel = (id: string, viewer: typeof lawyer) =>
    run(viewer, 'cancelService', 'Service', { id, input: { reason: 'They settled.' } });
  const [{ id: paid }, { id: unpaid }] = [await make(), await make()];
  await deliver(fixture.runtime, paidProducts, {
    schema: ProductMovedSchema,
    source: 'invoicing',
    streamId: nameBasedId('product'),
    message: {
      product: { productId: nameBasedId('product'), subjectType: 'service', subjectId: paid },
      event: ProductMovedEvent.PRODUCT_PAID,
    },
  });
  expect(await cancel(unpaid, lawyer)).toMatchObject({ id: unpaid });
  expect(await cancel(paid, lawyer)).toMatchObject({ code: 'PAID_FOR' });
  expect(await cancel(paid, admin)).toMatchObject({ id: paid });
});

describe('parts of a case', () => {
  it('belong to its client, down to the evidence', async () => {
    const caseId = await caseOf();
    const infringement = await run(lawyer, 'createCaseInfringement', 'CaseInfringement', {
      input: { caseId, platform: 'Example Market' },
    });
    const input = {
      caseInfringementId: infringement.id,
      website: 'https://market.test/1',
      evidenceDate: '2026-03-01',
      description: 'The logo on the shoe.',
    };
    expect(
      await run(lawyer, 'createCaseInfringementEvidence', 'CaseInfringementEvidence', { input }),
    ).toMatchObject({ userId: eva.userId });
    const source =
      'query ($id: ID!) { case(id: $id) { infringements { items { platform evidence { totalCount items { evidenceDate } } } } } }';
    expect((await fixture.ask(eva, source, { id: caseId })).data.case.infringements.items).toEqual([
      { platform: 'Example Market', evidence: { totalCount: 1, items: [{ evidenceDate: '2026-03-01' }] } },
    ]);
    expect(
      (await fixture.ask(jan, '{ caseInfringementEvidenceCount }')).data.caseInfringementEvidenceCount,
    ).toBe(0);
    expect(await run(eva, 'createCaseInfringementEvidence', 'CaseInfringementEvidence', { input })).toBe(
      'FORBIDDEN',
    );
  });
});

describe('a report that becomes a threat', () => {
  const links = ['https://copies.test/1', 'https://copies.test/2'];
  const reportOf = async (more: object = {}): Promise<string> => {
    const input = { userId: eva.userId, brandId: nameBasedId('brand'), type: 'shop', links, ...more };
    const { id } = await run(lawyer, 'createCaseRequest', 'CaseRequest', { input });
    await run(lawyer, 'takeOnCaseRequest', 'CaseRequest', { id, input: {} });
    return id;
  };
  const convert = async (id: string, input: object) => {
    const done = await run(lawyer, 'convertCaseRequest', 'CaseRequest', { id, input });
    await deliver(fixture.runtime, requestFacts, {
      schema: EntityChangedSchema,
      source: 'cases',
      streamId: id,
      message: { entity: 'case_request', entityId: id, event: 'CaseRequestConverted' },
    });
    return done;
  };
  const caseOfReport = async (id: string) =>
    (
      await fixture.ask(
        lawyer,
        `query ($id: ID!) { caseRequest(id: $id) { userId case { id userId brandId status assignedAdminId caseCounterparty { id primaryName }
           infringements { items { platform evidence { items { website description userId } } } } } } }`,
        { id },
      )
    ).data.caseRequest;

  it('opens the case with what was reported as its first finding, for whoever looks into it', async () => {
    const id = await reportOf({ message: 'My jacket, in their shop.' });
    await convert(id, { otherSide: 'Jacket Copies', platform: 'Example Market' });
    const { case: opened } = await caseOfReport(id);
    expect(opened).toMatchObject({
      userId: eva.userId,
      brandId: nameBasedId('brand'),
      status: 'CREATED',
      assignedAdminId: lawyer.userId,
      caseCounterparty: { primaryName: 'Jacket Copies' },
    });
    const [{ platform, evidence }] = opened.infringements.items;
    expect(platform).toBe('Example Market');
    expect(evidence.items.map(({ website }: { website: string }) => website).toSorted()).toEqual(links);
    expect(evidence.items[0]).toMatchObject({
      description: 'My jacket, in their shop.',
      userId: eva.userId,
    });
  });

  it('knows the same other side again, and joins a case that is there already', async () => {
    const [first, second, third] = [await reportOf(), await reportOf(), await reportOf()];
    await convert(first, { otherSide: 'Twice Seen' });
    await convert(second, { otherSide: 'twice seen' });
    const before = (await caseOfReport(first)).case;
    expect((await caseOfReport(second)).case.caseCounterparty).toEqual(before.caseCounterparty);
    await convert(third, { caseId: before.id });
    expect((await caseOfReport(third)).case.infringements.items).toHaveLength(2);
  });

  it('of a visitor needs a client, and takes the client of the case it joins', async () => {
    const visitors = { userId: null, brandId: null, contactEmail: 'reader@example.test' };
    const id = await reportOf(visitors);
    expect(await convert(id, { otherSide: 'Somebody' })).toMatchObject({
      fields: [
        { path: ['userId'], code: 'CONVERSION_INCOMPLETE' },
        { path: ['brandId'], code: 'CONVERSION_INCOMPLETE' },
      ],
    });
    await convert(id, { caseId: await caseOf() });
    expect(await caseOfReport(id)).toMatchObject({ userId: eva.userId });
  });

  it('joins no case of another client, and leaves alone whom the client wants left alone', async () => {
    const strange = await counterparty();
    const ofJan = { userId: jan.userId, brandId: nameBasedId('brand of Jan'), caseCounterpartyId: strange };
    expect(await run(lawyer, 'createCase', 'Case', { input: ofJan })).toMatchObject({
      fields: [{ path: ['caseCounterpartyId'], code: 'OTHER_CLIENT' }],
    });
    const id = await reportOf({ userId: jan.userId, brandId: null, contactEmail: 'jan@example.test' });
    expect(await convert(id, { caseId: await caseOf() })).toMatchObject({
      fields: [{ path: ['caseId'], code: 'OTHER_CLIENT' }],
    });
    const input = {
      userId: eva.userId,
      primaryName: 'A Partner',
      aliases: [],
      websites: [],
      whitelisted: true,
    };
    await run(eva, 'createCaseCounterparty', 'CaseCounterparty', { input });
    expect(await convert(await reportOf(), { otherSide: 'a partner' })).toMatchObject({
      code: 'COUNTERPARTY_WHITELISTED',
    });
    expect(await run(eva, 'convertCaseRequest', 'CaseRequest', { id, input: {} })).toBe('FORBIDDEN');
  });
});

describe('evidence', () => {
  it('says until when it was still there, never before it was first seen', async () => {
    const finding = await run(lawyer, 'createCaseInfringement', 'CaseInfringement', {
      input: { caseId: await caseOf(), platform: 'Example Market' },
    });
    const input = {
      caseInfringementId: finding.id,
      website: 'https://market.test/9',
      evidenceDate: '2026-03-01',
      description: 'A listing.',
    };
    const { id } = await run(lawyer, 'createCaseInfringementEvidence', 'CaseInfringementEvidence', { input });
    const look = (days: object) =>
      run(lawyer, 'updateCaseInfringementEvidence', 'CaseInfringementEvidence', { id, input: days });
    expect(await look({ lastSeenDate: '2026-02-28' })).toMatchObject({
      fields: [{ path: ['lastSeenDate'], code: 'BEFORE_EVIDENCE' }],
    });
    await look({ lastSeenDate: '2026-03-05' });
    await look({ goneDate: '2026-03-09' });
    const read = 'query ($id: ID!) { caseInfringementEvidence(id: $id) { lastSeenDate goneDate } }';
    expect((await fixture.ask(lawyer, read, { id })).data.caseInfringementEvidence).toEqual({
      lastSeenDate: '2026-03-05',
      goneDate: '2026-03-09',
    });
  });
});

describe('a report of a threat', () => {
  it('comes from a visitor, who is told no more than that it has arrived', async () => {
    const source = `mutation ($input: ReportInfringementInput!) { reportInfringement(input: $input) { __typename ... on InfringementReport { requestId } ${refusal} } }`;
    const input = {
      type: 'marketplace',
      links: ['https://shop.test/1'],
      contactEmail: 'Reader@example.test',
    };
    const { data } = await fixture.ask(viewerOf('visitor'), source, { input });
    const { requestId } = data.reportInfringement;
    const row = 'query ($id: ID!) { caseRequest(id: $id) { status userId contactEmail } }';
    expect((await fixture.ask(admin, row, { id: requestId })).data.caseRequest).toEqual({
      status: 'CREATED',
      userId: null,
      contactEmail: 'reader@example.test',
    });
    expect((await fixture.ask(eva, row, { id: requestId })).data.caseRequest).toBeNull();
  });

  it('is done in a batch what can be done', async () => {
    const inputs = [
      { type: 'shop', links: ['https://shop.test/2'], brandId: nameBasedId('brand') },
      { type: 'shop', links: ['https://shop.test/3'] },
    ];
    const { data } = await fixture.ask(
      eva,
      `mutation ($inputs: [CreateCaseRequestInput!]!) { createCaseRequestList(inputs: $inputs) { ids refusals { id refusal { code } } } }`,
      { inputs },
    );
    expect(data.createCaseRequestList).toEqual({
      ids: [expect.any(String)],
      refusals: [{ id: '1', refusal: { code: 'INPUT_INVALID' } }],
    });
  });
});

describe('the rows', () => {
  it('are as declared, and as their events say', async () => {
    expect(
      await schemaProblems(
        fixture.db,
        definition.resources.filter(({ table }) => !table.endsWith('_tracking')),
      ),
    ).toEqual([]);
    expect(await rebuildCheck(fixture.db, definition.aggregates)).toMatchObject({ differences: [] });
  });
});
