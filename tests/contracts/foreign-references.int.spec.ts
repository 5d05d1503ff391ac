import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import type { FieldSet } from '@cotta/kit/model/field/field.js';
import { staff, type Role } from '@cotta/kit/model/words/viewer.js';
import { insertSamples } from '@cotta/kit/testing/sample-rows.js';
import { columnName } from '@cotta/kit/model/field/names.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { resourceEntity } from '@cotta/kit/runtime/reading/entity.js';
import { executeThrough } from '@cotta/kit/edge/service/execute-through.js';
import { referenceProblem } from '@cotta/kit/edge/service/reference-guard.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { exposed, type CommandSurface } from '@cotta/kit/edge/call/exposed-command.js';
import { testRuntime } from '@cotta/kit/testing/command-runtime.js';
import { freshDatabase, type FreshDatabase } from '@cotta/kit/testing/postgres.js';
import type { DataSource } from 'typeorm';
import { allServices } from '../testkit/services.js';

interface Reference {
  readonly service: ServiceDefinition;
  readonly command: CommandSurface;
  readonly key: string;
  /** Table of what it names, where the declaration says so. */
  readonly table: string | undefined;
}

const homes = new Map(
  allServices.flatMap((service) =>
    service.resources.map((resource) => [resource.name, { service: service.name, resource }] as const),
  ),
);
const outside = ['visitor', 'customer', 'partner'] as const;

const commandsFor = (service: ServiceDefinition, roles: readonly Role[]): CommandSurface[] =>
  service.commands
    .map(exposed)
    .flatMap(({ command, save }) => [command, ...(save === undefined ? [] : [save.update])])
    .filter(({ allowed }) => roles.some((role) => allowed.includes(role)));

/** Every place where somebody from outside may write the id of a row of another service. */
const references: readonly Reference[] = allServices.flatMap((service) =>
  commandsFor(service, outside).flatMap((command) => namedIn(service, command)),
);

/** Every place where staff may write the id of a client's row, of this service or another, that has to be of the same client as the rest. */
const staffReferences = allServices.flatMap((service) =>
  commandsFor(service, staff).flatMap((command) =>
    Object.entries(command.input as FieldSet).flatMap(([key, { kind, ofAnyClient }]) => {
      const home = kind.is === 'ref' && kind.typeName !== 'User' ? homes.get(kind.typeName) : undefined;
      return home?.resource.person === 'userId' && ofAnyClient !== true
        ? [{ service, command, key, home }]
        : [];
    }),
  ),
);

function namedIn(service: ServiceDefinition, command: CommandSurface): Reference[] {
  return Object.entries(command.input as FieldSet).flatMap(([key, { kind }]): Reference[] => {
    if (kind.is === 'id') return [{ service, command, key, table: undefined }];
    if (kind.is !== 'ref' || homes.get(kind.typeName)?.service === service.name) return [];
    const home = homes.get(kind.typeName);
    // People are nobody's row: whose a new row is, the service says itself. What has no owner belongs to the firm.
    const owned =
      kind.typeName !== 'User' && home !== undefined && Object.hasOwn(home.resource.fields, 'userId');
    return owned ? [{ service, command, key, table: home.resource.table }] : [];
  });
}

/** Ids whose declaration names no kind of thing, with what they may name; `own`: the service looks itself. A new one has to be thought about here. */
const untyped: Readonly<Record<string, readonly string[] | 'own'>> = {
  'StartProductCheckout.paymentMethodId': 'own',
  'AssignRegistrationRequestToBrand.brandId': ['brand'],
  'AssignServiceRequestToBrand.brand': ['brand'],
  'ApproveApplication.poaDocumentId': ['document'],
  'TakeOut.additionalOrderId': 'own',
  'AddAssignmentDeed.document': ['document'],
  'UpdateApplication.registrationEntityId': ['entity'],
  'UpdateApplication.mailingAddressId': ['address'],
  'UpdateApplication.domicileAddressId': ['address'],
  'ChooseApplicationParties.registrationEntity': ['entity'],
  'ChooseApplicationParties.mailingAddress': ['address'],
  'ChooseApplicationParties.domicileAddress': ['address'],
  // The link in hand opens it; that is proved where the command is.
  'AskLawyer.requestId': 'own',
  'OrderAnswerByLink.option': 'own',
  'ApproveServiceDraft.draft': 'own',
  'AskServiceDraftChange.draft': 'own',
  'BookConsultation.requestId': 'own',
  'StartRegistrationOrder.consultationId': 'own',
  'RequestVerification.consultationId': 'own',
  'OrderService.consultationId': 'own',
  'CreateThreadComment.subjectId': ['use_in_commerce_request'],
  'CreateDocumentFolder.subjectId': ['brand', 'registration_request', 'trademark', 'case_request', 'product'],
};
const nameOf = ({ command, key }: Reference): string => `${command.name}.${key}`;
const tablesOf = (reference: Reference): readonly string[] | 'own' | undefined =>
  reference.table === undefined ? untyped[nameOf(reference)] : [reference.table];

describe('what people may name of other services', () => {
  it('is all thought of', () => {
    expect(references.filter((reference) => tablesOf(reference) === undefined).map(nameOf)).toEqual([]);
    expect(references.length).toBeGreaterThan(20);
  });

  it('is told of by the service whose it is, with its owner', () => {
    const missing = references.flatMap((reference) => {
      const tables = tablesOf(reference);
      return tables === 'own' || tables === undefined
        ? []
        : tables
            .filter((table) => reference.service.names?.[table] === undefined)
            .map((table) => `${reference.service.name}: ${nameOf(reference)} names ${table}`);
    });
    expect(missing).toEqual([]);
    expect(
      staffReferences
        .filter(
          ({ service, home }) =>
            home.service !== service.name && service.names?.[home.resource.table] === undefined,
        )
        .map(
          ({ service, command, key, home }) =>
            `${service.name}: ${command.name}.${key} names ${home.resource.table}`,
        ),
    ).toEqual([]);
    const strange = allServices.flatMap(({ name, names = {} }) =>
      Object.entries(names)
        .filter(([table, of]) => {
          const home = [...homes.values()].find(({ resource }) => resource.table === table);
          return (
            home?.service !== of ||
            of === name ||
            !Object.keys(home.resource.fields).map(columnName).includes('user_id')
          );
        })
        .map(([table]) => `${name}: ${table}`),
    );
    expect(strange).toEqual([]);
  });
});

const [jana, eva] = [systemIds.next(), systemIds.next()];
const customer = { role: 'customer', userId: eva, locale: 'en', scopes: [] } as const;
const named = allServices.filter(({ names }) => names !== undefined);

describe.each(named.map((service) => [service.name, service] as const))('%s', (_name, service) => {
  let database: FreshDatabase;
  let db: DataSource;
  beforeAll(async () => {
    database = await freshDatabase({
      service: service.name,
      migrations: service.migrations,
      resources: service.resources,
      ...(service.views === undefined ? {} : { views: service.views }),
    });
    db = await openDatabase({
      url: database.url,
      applicationName: 'spec',
      entities: service.resources.filter(({ tier }) => tier !== 'reference').map(resourceEntity),
    });
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  it('refuses what is somebody else’s in every place where a customer may name it', async () => {
    const tried: string[] = [];
    for (const reference of references.filter((one) => one.service === service && tablesOf(one) !== 'own')) {
      const { command, key } = reference;
      const [theirs, own] = [systemIds.next(), systemIds.next()];
      await db.query('insert into row_owner (id, entity, user_id) values ($1, $3, $4), ($2, $3, $5)', [
        theirs,
        own,
        tablesOf(reference)?.[0] ?? '',
        jana,
        eva,
      ]);
      const request = (id: string) => ({
        command,
        streamId: systemIds.next(),
        input: { [key]: id },
        viewer: customer,
        commandId: systemIds.next(),
      });
      const context = { viewer: customer, manager: db.manager, requestId: 'spec' } as never;
      const answer = await executeThrough(service, testRuntime(db, {}))(context, request(theirs));
      expect([nameOf(reference), 'refusal' in answer ? answer.refusal.fields : answer]).toEqual([
        nameOf(reference),
        [expect.objectContaining({ path: [key], code: 'UNKNOWN_REFERENCE' })],
      ]);
      expect([
        nameOf(reference),
        await referenceProblem(db.manager, service.resources, { ...request(own), removes: false }),
      ]).toEqual([nameOf(reference), undefined]);
      tried.push(nameOf(reference));
    }
    console.info(`${service.name}: a foreign id was refused in ${tried.length} places`);
    expect(tried.length > 0 || ['workspace', 'invoicing'].includes(service.name)).toBe(true);
  });
});

describe.each(allServices.map((service) => [service.name, service] as const))(
  'staff of %s',
  (_name, service) => {
    let database: FreshDatabase;
    let db: DataSource;
    beforeAll(async () => {
      database = await freshDatabase({
        service: service.name,
        migrations: service.migrations,
        resources: service.resources,
        ...(service.views === undefined ? {} : { views: service.views }),
      });
      db = await openDatabase({
        url: database.url,
        applicationName: 'spec',
        entities: service.resources.filter(({ tier }) => tier !== 'reference').map(resourceEntity),
      });
    });
    afterAll(async () => {
      await db.destroy();
      await database.drop();
    });

    it('name only what belongs to the client they act for, in every place where they may name something', async () => {
      const samples = await insertSamples(db, {
        resources: service.resources.filter(({ tier }) => tier !== 'reference'),
        views: service.views ?? [],
        valuesOf: ({ person }, name) => (person === 'userId' ? { userId: name === 'mine' ? eva : jana } : {}),
      });
      const tried: string[] = [];
      for (const { command, key, home } of staffReferences.filter((one) => one.service === service)) {
        const theirs = samples.get(home.resource)?.foreign ?? systemIds.next();
        if (home.service !== service.name)
          await db.query(
            'insert into row_owner (id, entity, user_id) values ($1, $2, $3) on conflict do nothing',
            [theirs, home.resource.table, jana],
          );
        const own = [...samples].find(([{ table }]) => table === command.aggregate.category);
        const isNew = command.stream === 'new';
        const isSomebodys = isNew
          ? Object.hasOwn(command.input, 'userId')
          : ['userId', 'id'].includes(own?.[0].person ?? '');
        // What is nobody's itself has its client from what it points at.
        if (!isSomebodys) continue;
        const refusal = await referenceProblem(db.manager, service.resources, {
          command,
          streamId: (isNew ? undefined : own?.[1].mine) ?? systemIds.next(),
          input: { ...(isNew ? { userId: eva } : {}), [key]: theirs },
          viewer: { role: 'admin', userId: systemIds.next(), locale: 'en', scopes: [] },
          commandId: systemIds.next(),
          removes: false,
        });
        expect([`${command.name}.${key}`, refusal?.fields]).toEqual([
          `${command.name}.${key}`,
          expect.arrayContaining([expect.objectContaining({ path: [key], code: 'OTHER_CLIENT' })]),
        ]);
        tried.push(`${command.name}.${key}`);
      }
      console.info(`${service.name}: another client's thing was refused to staff in ${tried.length} places`);
      expect(tried.length).toBeGreaterThan(0);
    });
  },
);
