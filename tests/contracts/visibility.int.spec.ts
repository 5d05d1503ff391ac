import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { allFields, everyRow, type Resource } from '@cotta/kit/model/resource/define.js';
import { resourceEntity } from '@cotta/kit/runtime/reading/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { buildSubgraph } from '@cotta/kit/edge/subgraph/build.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { roles, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { testRuntime } from '@cotta/kit/testing/command-runtime.js';
import { type FreshDatabase, freshDatabase } from '@cotta/kit/testing/postgres.js';
import { insertRow, sampleRow } from '@cotta/kit/testing/sample-row.js';
import { insertSamples, parentIdIn, type SampleName } from '@cotta/kit/testing/sample-rows.js';
import {
  sweepPaths,
  sweepProblem,
  visibilitySweep,
  type SweepCase,
} from '@cotta/kit/testing/visibility-sweep.js';
import { graphql, type GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import { allServices } from '../testkit/services.js';
import type { LinkPurpose } from '@cotta/reference/link-purposes.js';

const eva = nameBasedId('eva');
const jan = nameBasedId('jan');
const request = nameBasedId('RegistrationRequest', 'mine');
const foreignRequest = nameBasedId('RegistrationRequest', 'foreign');

const owners = { mine: eva, foreign: jan };

/** What makes the first sample row Eva's and opens it to her link, beyond the owner that most rows carry. */
const special: Readonly<Record<string, (name: SampleName) => Readonly<Record<string, unknown>>>> = {
  // Of the people who became another, the list on that other: here oneself.
  User: (name) => ({ id: owners[name], mergedIntoId: owners[name] }),
  RegistrationRequest: () => ({ linkRevision: 1 }),
  ServiceRequest: () => ({ linkRevision: 1 }),
  OfficeAction: () => ({ linkRevision: 1 }),
  UseInCommerceRequest: () => ({ linkRevision: 1 }),
  Consultation: () => ({ linkRevision: 1 }),
  Brand: () => ({ deleted: false }),
  // A view that its owner keeps to himself.
  SavedView: () => ({ shared: false }),
  TrademarkMonitoringResult: () => ({ isJudged: true }),
  // What its client reads of a conversation.
  SupportMessage: (name) => ({ ticketId: nameBasedId('SupportTicket', name), internal: false }),
  OfficeActionSolution: () => ({ offered: true }),
  Specimen: (name) => ({ useInCommerceRequestClassId: nameBasedId('UseInCommerceRequestClass', name) }),
  VerificationResult: () => ({ linkRevision: 1, released: true }),
  Product: (name) => ({ subjectId: nameBasedId('RegistrationRequest', name), linkRevision: 1 }),
  Document: (name) => ({ subjectId: nameBasedId('RegistrationRequest', name), linkRevision: 1 }),
};

function valuesOf(resource: Resource, name: SampleName): Readonly<Record<string, unknown>> {
  return {
    ...(Object.hasOwn(resource.fields, 'userId') ? { userId: owners[name] } : {}),
    ...special[resource.name]?.(name),
  };
}

interface Fixture {
  readonly service: ServiceDefinition;
  readonly fresh: FreshDatabase;
  readonly db: DataSource;
  readonly schema: GraphQLSchema;
  readonly sql: string[];
  readonly ids: ReadonlyMap<Resource, { mine: string; foreign: string }>;
}

const fixtures = new Map<string, Fixture>();

async function raise(service: ServiceDefinition): Promise<Fixture> {
  const fresh = await freshDatabase({
    service: service.name,
    migrations: service.migrations,
    resources: service.resources,
    views: service.views ?? [],
  });
  const db = await openDatabase({
    url: fresh.ownerUrl,
    applicationName: 'visibility',
    entities: service.resources.map(resourceEntity),
  });
  // A letter's sealed address is in no resource, so the sample rows of this copy go without.
  if (service.name === 'workspace')
    await db.query(
      'alter table outgoing_mail alter sealed_contact drop not null, alter params drop not null, alter next_attempt_at drop not null',
    );
  const ids = await insertSamples(db, { resources: service.resources, views: service.views ?? [], valuesOf });
  const runtime = testRuntime(db);
  const { schema } = buildSubgraph({
    name: service.name,
    resources: service.resources,
    commands: service.commands,
    execute: () => Promise.reject(new Error('nothing is written here')),
    ...(service.typeDefs === undefined ? {} : { typeDefs: service.typeDefs }),
    ...(service.resolvers === undefined ? {} : { resolvers: service.resolvers(runtime) }),
  });
  const sql: string[] = [];
  const logged = db.logger;
  db.logger = new Proxy(logged, {
    get: (target, name) =>
      name === 'logQuery' ? (query: string) => sql.push(query) : Reflect.get(target, name),
  });
  return { service, fresh, db, schema, sql, ids };
}

beforeAll(async () => {
  for (const service of allServices) fixtures.set(service.name, await raise(service));
});
afterAll(async () => {
  for (const { db, fresh } of fixtures.values()) {
    await db.destroy();
    await fresh.drop();
  }
});

function stageOf(name: string): Fixture {
  const fixture = fixtures.get(name);
  if (fixture === undefined) throw new Error(`no stage ${name}`);
  return fixture;
}

const byLink = (subjectId: string, revision = 1): Viewer => ({
  role: 'visitor',
  locale: 'en',
  scopes: [],
  link: { purpose: 'verification-summary', subjectId, revision },
});
const byReceipt = (subjectId: string): Viewer => ({
  ...byLink(subjectId),
  link: { purpose: 'verification-receipt', subjectId, revision: 1 },
});
const asCustomer = (userId: string): Viewer => ({ role: 'customer', userId, locale: 'en', scopes: [] });

/** What everybody reads of himself alone, staff too: there the row called mine is given to whoever asks. */
const ownToAll: readonly string[] = ['Notification', 'CalendarFeed', 'SavedView'];

function byLinkFor(purpose: LinkPurpose): (subjectId: string) => Viewer {
  return (subjectId) => ({ ...byLink(subjectId), link: { purpose, subjectId, revision: 1 } });
}

/** What has a link of its own; everything else a link opens hangs on a registration request. */
const ownLink: Readonly<Record<string, (subjectId: string) => Viewer>> = {
  ServiceRequest: byReceipt,
  OfficeAction: byLinkFor('office-action'),
  UseInCommerceRequest: byLinkFor('use-in-commerce'),
  UseInCommerceRequestClass: byLinkFor('use-in-commerce'),
  Specimen: () => byLinkFor('use-in-commerce')(nameBasedId('UseInCommerceRequestClass', 'mine')),
  Consultation: byLinkFor('consultation'),
  CaseRequest: byLinkFor('threat-report'),
  TrademarkMonitoringResult: byLinkFor('monitoring-result'),
  SupportTicket: byLinkFor('support'),
  SupportMessage: () => byLinkFor('support')(nameBasedId('SupportTicket', 'mine')),
};

function viewerFor(role: Viewer['role'], resource: Resource): Viewer {
  if (role === 'visitor')
    return ownLink[resource.name]?.(nameBasedId(resource.name, 'mine')) ?? byLink(request);
  if (role === 'customer') return asCustomer(eva);
  if (role === 'system') return { role, locale: 'en', scopes: [] };
  return {
    role,
    userId: ownToAll.includes(resource.name) ? eva : nameBasedId(role),
    locale: 'en',
    scopes: [],
  };
}

function contextOf({ db }: Fixture, viewer: Viewer): RequestContext {
  return { viewer, manager: db.manager, log: silentLog, requestId: 'visibility' };
}

async function ask(
  service: string,
  viewer: Viewer,
  source: string,
): Promise<{ data: Record<string, unknown> | undefined; codes: string[] }> {
  const fixture = stageOf(service);
  const { data, errors } = await graphql({
    schema: fixture.schema,
    source,
    contextValue: contextOf(fixture, viewer),
  });
  return {
    data: data === null || data === undefined ? undefined : { ...data },
    codes: (errors ?? []).map(({ originalError, message }) =>
      originalError instanceof Rejection ? originalError.code : message,
    ),
  };
}

/** The single look-up's name: `User` → `user`. */
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

describe('every role asks for every field in every way', () => {
  it('gets what is declared and nothing else', async () => {
    const cases: SweepCase[] = [];
    const problems: string[] = [];
    for (const fixture of fixtures.values()) {
      for (const resource of fixture.service.resources) {
        const ids = fixture.ids.get(resource) ?? { mine: '', foreign: '' };
        const parentIdOf = (child: Resource, row: SampleName) => parentIdIn(child, row, valuesOf(child, row));
        const sweep = {
          schema: fixture.schema,
          contextFor: (role: Viewer['role']) => contextOf(fixture, viewerFor(role, resource)),
          idsOf: () => ids,
          parentIdOf,
        };
        for (const one of visibilitySweep([resource], fixture.service.resources)) {
          cases.push(one);
          const problem = await sweepProblem(one, sweep);
          if (problem !== undefined) problems.push(problem);
        }
      }
    }
    const allowed = cases.filter(({ mayKnow }) => mayKnow).length;
    const fields = new Set(cases.map(({ resource, key: field }) => `${resource.name}.${field}`)).size;
    const leaks = problems.filter((problem) => problem.startsWith('LEAK')).length;
    process.stdout.write(
      `visibility: ${roles.length} roles × ${fields} fields × ${sweepPaths.length} paths = ${cases.length} cases, ${allowed} allowed, ${cases.length - allowed} refused, leaks ${leaks}\n`,
    );
    expect(problems).toEqual([]);
    expect(cases.length).toBeGreaterThan(2000);
    expect(allowed).toBeGreaterThan(300);
  }, 400_000);

  it('counts only rows of its own', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const fixture of fixtures.values()) {
      for (const resource of fixture.service.resources) {
        const others = fixture.ids.get(resource)?.foreign ?? '';
        const source = `{ n: ${lower(resource.name)}Count(filter: { id: { eq: "${others}" } }) }`;
        for (const role of roles) {
          asked += 1;
          const viewer = viewerFor(role, resource);
          const { data } = await ask(fixture.service.name, viewer, source);
          const sees = resource.rows[role] === everyRow && resource.listable.includes(role);
          if ((data?.['n'] === 1) !== sees)
            wrong.push(`${role} counts ${String(data?.['n'])} foreign ${resource.name}`);
        }
      }
    }
    process.stdout.write(`visibility: ${asked} counts of foreign rows\n`);
    expect(wrong).toEqual([]);
  });

  it('never selects a hidden column', async () => {
    const fixture = stageOf('requests');
    fixture.sql.length = 0;
    await ask(
      'requests',
      asCustomer(eva),
      '{ registrationRequestList { items { id publicId status } } verificationResultList { items { id strategy } } }',
    );
    const sql = fixture.sql.join('\n');
    expect(sql).toContain('registration_request');
    expect(sql).toContain('verification_result');
    const hidden = fixture.service.resources.flatMap((resource) =>
      Object.entries(allFields(resource))
        .filter(([, field]) => field.secret || field.visibleTo?.includes('customer') === false)
        .map(([name]) => name),
    );
    expect(hidden).toEqual(
      expect.arrayContaining(['emailKey', 'addressKey', 'assignedAdminId', 'attribution', 'overallRisk']),
    );
    for (const column of [
      'email_key',
      'address_key',
      'assigned_admin_id',
      'attribution',
      'overall_risk',
      'search_type',
      'reminders_paused',
    ]) {
      expect([column, sql.includes(column)]).toEqual([column, false]);
    }
  });
});

describe.each([
  ['requests', 'registrationRequest', 'RegistrationRequest', 'value: { startsWith: "R" }'],
  ['requests', 'verificationResult', 'VerificationResult', `requestId: { eq: "${foreignRequest}" }`],
  ['workspace', 'document', 'Document', `subjectId: { eq: "${foreignRequest}" }`],
  ['workspace', 'notification', 'Notification', `userId: { eq: "${jan}" }`],
  ['accounts', 'user', 'User', undefined],
  ['accounts', 'userProfile', 'UserProfile', undefined],
])("in %s another client's %s", (service, single, name, filter) => {
  const theirs = (): string => {
    for (const [resource, ids] of stageOf(service).ids) if (resource.name === name) return ids.foreign;
    throw new Error(`no ${name}`);
  };

  const strangers: readonly [string, Viewer][] = [
    ['a customer', asCustomer(eva)],
    ['a link of another request', byLink(request)],
    ['a passer-by', { role: 'visitor', locale: 'en', scopes: [] }],
  ];

  it.each(strangers)('is not found by id or reference: %s', async (_, viewer) => {
    const { data } = await ask(service, viewer, `{ one: ${single}(id: "${theirs()}") { id } }`);
    expect(data?.['one'] ?? null).toBeNull();
    const reference = await ask(
      service,
      viewer,
      `{ _entities(representations: [{ __typename: "${name}", id: "${theirs()}" }]) { ... on ${name} { id createdAt } } }`,
    );
    expect(JSON.stringify(reference.data ?? {})).not.toContain('createdAt":"2');
  });

  it.each(strangers)('is not in a list, behind a filter or in a count: %s', async (_, viewer) => {
    const { data: list } = await ask(service, viewer, `{ page: ${single}List { items { id } } }`);
    expect(JSON.stringify(list ?? {})).not.toContain(theirs());
    const filters =
      filter === undefined
        ? [`id: { eq: "${theirs()}" }`]
        : [
            `id: { eq: "${theirs()}" }`,
            filter,
            `or: [{ id: { eq: "${theirs()}" } }, { ${filter} }]`,
            `not: { id: { eq: "${eva}" } }`,
          ];
    for (const condition of filters) {
      const found = await ask(
        service,
        viewer,
        `{ page: ${single}List(filter: { ${condition} }) { items { id } } }`,
      );
      expect(['', 'FORBIDDEN', 'UNAUTHENTICATED']).toContain(found.codes.join());
      expect(JSON.stringify(found.data ?? {})).not.toContain(theirs());
    }
    const counted = await ask(
      service,
      viewer,
      `{ n: ${single}Count(filter: { id: { eq: "${theirs()}" } }) }`,
    );
    expect(counted.data?.['n'] ?? 0).toBe(0);
  });
});

describe('the price of a product, which no column declares,', () => {
  const asked = 'priceBreakdown price { total { amountMinor } lines { kind } pricedFor { country } }';
  const mine = nameBasedId('Product', 'mine');
  const staffMember = (role: 'lawyer' | 'admin'): Viewer => ({
    role,
    userId: nameBasedId(role),
    locale: 'en',
    scopes: [],
  });

  it.each([
    ['its customer', asCustomer(eva)],
    ['the link of what it is for', byLink(request)],
    ['a lawyer', staffMember('lawyer')],
    ['an admin', staffMember('admin')],
  ])('is there with the breakdown it is read from, for %s', async (_, viewer) => {
    const { data, codes } = await ask('invoicing', viewer, `{ one: product(id: "${mine}") { ${asked} } }`);
    expect(codes).toEqual([]);
    expect(data?.['one']).toMatchObject({
      priceBreakdown: expect.anything(),
      price: { total: { amountMinor: expect.any(Number) } },
    });
  });

  it.each([
    ['another customer', asCustomer(jan)],
    ['a link of something else', byLink(foreignRequest)],
    ['a revoked link', byLink(request, 2)],
    ['a passer-by', { role: 'visitor', locale: 'en', scopes: [] } satisfies Viewer],
    ['a partner', { role: 'partner', userId: eva, locale: 'en', scopes: [] } satisfies Viewer],
    ['the system', { role: 'system', locale: 'en', scopes: [] } satisfies Viewer],
  ])('is as little there as the breakdown for %s, by id or by reference', async (_, viewer) => {
    const { data } = await ask(
      'invoicing',
      viewer,
      `{ one: product(id: "${mine}") { ${asked} }
         _entities(representations: [{ __typename: "Product", id: "${mine}" }]) { ... on Product { ${asked} } } }`,
    );
    expect(JSON.stringify(data ?? {})).not.toMatch(/amountMinor|priceBreakdown/);
  });
});

describe('a report that was not released', () => {
  const unreleased = nameBasedId('unreleased');
  beforeAll(async () => {
    const { db, service } = stageOf('requests');
    const resource = service.resources.find(({ name }) => name === 'VerificationResult');
    if (resource === undefined) throw new Error('no reports');
    await insertRow(
      db,
      resource,
      sampleRow(resource, 'unreleased', {
        id: unreleased,
        userId: eva,
        requestId: request,
        resultVersion: 2,
        linkRevision: 1,
        released: false,
      }),
    );
  });

  it.each([
    ['its customer', asCustomer(eva)],
    ['the link to it', byLink(request)],
  ])('is not there for %s', async (_, viewer) => {
    const { data } = await ask(
      'requests',
      viewer,
      `{ one: verificationResult(id: "${unreleased}") { id } request: registrationRequest(id: "${request}") { verificationResult { id resultVersion } } }`,
    );
    expect(data?.['one']).toBeNull();
    expect(data?.['request']).toMatchObject({ verificationResult: { resultVersion: 1 } });
  });

  it('is there for a lawyer', async () => {
    const { data } = await ask(
      'requests',
      { role: 'lawyer', userId: nameBasedId('lawyer'), locale: 'en', scopes: [] },
      `{ one: verificationResult(id: "${unreleased}") { resultVersion } }`,
    );
    expect(data?.['one']).toEqual({ resultVersion: 2 });
  });
});

describe('a revoked link', () => {
  it.each([0, 2])('with revision %i finds neither the request nor its report', async (revision) => {
    const { data } = await ask(
      'requests',
      byLink(request, revision),
      `{ registrationRequest(id: "${request}") { id } verificationResult(id: "${nameBasedId('VerificationResult', 'mine')}") { id } }`,
    );
    expect(data).toEqual({ registrationRequest: null, verificationResult: null });
  });

  it.each([
    [0, null],
    [1, { name: expect.any(String) }],
    [2, null],
  ])('with revision %i: the logo is %j', async (revision, found) => {
    const { data } = await ask(
      'workspace',
      byLink(request, revision),
      `{ document(id: "${nameBasedId('Document', 'mine')}") { name } }`,
    );
    expect(data?.['document'] ?? null).toEqual(found);
  });
});
