import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { columnName, fieldName } from '@cotta/kit/model/field/names.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { allFields, type Resource } from '@cotta/kit/model/resource/define.js';
import { readersOf } from '@cotta/kit/model/resource/visibility.js';
import { exposed, isPublic, type ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { serviceSdl } from '@cotta/kit/edge/sdl/service-sdl.js';
import { allServices } from '../testkit/services.js';
import { otherNames, sampleValues } from './entity-specials.js';
import { sampleInput } from './sample-input.js';

interface Entity {
  readonly name: string;
  readonly service: string;
  readonly fields: readonly string[];
  readonly adminFields?: readonly string[];
  readonly secretFields?: readonly string[];
  readonly operations: readonly string[];
}

const { entities, aggregates: listed } = JSON.parse(
  readFileSync(new URL('data/entities.json', import.meta.url), 'utf8'),
) as { entities: readonly Entity[]; aggregates: readonly string[] };
const admin: Viewer = { role: 'admin', userId: nameBasedId('admin'), locale: 'en', scopes: [] };
const lawyer: Viewer = { role: 'lawyer', userId: nameBasedId('lawyer'), locale: 'en', scopes: [] };
const customer: Viewer = { role: 'customer', userId: nameBasedId('eva'), locale: 'en', scopes: [] };
const refusal = '... on Refusal { code message params { name value } fields { path code } }';

const fixtures = new Map<string, ServiceFixture>();
beforeAll(async () => {
  for (const service of allServices) fixtures.set(service.name, await openServiceFixture(service));
});
afterAll(async () => {
  const fields = entities.reduce(
    (sum, { fields: open, adminFields = [], secretFields = [] }) =>
      sum + open.length + adminFields.length + secretFields.length,
    0,
  );
  process.stdout.write(
    `entities: ${entities.length} with ${fields} fields of the specification, ${entities.reduce((sum, { operations }) => sum + operations.length, 0)} operations\n`,
  );
  for (const fixture of fixtures.values()) await fixture.close();
});

/** user_payment_method lies with invoicing (issue of the data model; architecture.md 2). */
const owners: Readonly<Record<string, string>> = { user_payment_method: 'invoicing' };

function serviceOf({ name, service }: Entity): ServiceDefinition {
  const owner = owners[name] ?? service;
  const found = allServices.find((one) => one.name === owner);
  if (found === undefined) throw new Error(`there is no service ${owner}`);
  return found;
}

function resourceOf(entity: Entity): Resource {
  const found = serviceOf(entity).resources.find(({ table }) => table === entity.name);
  if (found === undefined) throw new Error(`${serviceOf(entity).name} has no ${entity.name}`);
  return found;
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A column of the specification may be a reference with its object, or bear another name for a reason that is written down. */
function keyOf(entity: Entity, column: string): string {
  return otherNames[`${entity.name}.${column}`] ?? fieldName(column);
}

function typeOf(entity: Entity): GraphQLObjectType | undefined {
  const service = serviceOf(entity);
  const sdl = serviceSdl(service).replace(
    /extend schema[^\n]*\n/,
    'directive @key(fields: String!, resolvable: Boolean) repeatable on OBJECT\ndirective @shareable on OBJECT\ndirective @tag(name: String!) repeatable on FIELD_DEFINITION | OBJECT | INPUT_OBJECT | INPUT_FIELD_DEFINITION | ENUM | ENUM_VALUE | ARGUMENT_DEFINITION | UNION | SCALAR\n',
  );
  const type = buildSchema(sdl, { assumeValidSDL: true }).getType(resourceOf(entity).name);
  return isObjectType(type) ? type : undefined;
}

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  it('has every column of the specification', async () => {
    const rows = await fixtures
      .get(serviceOf(entity).name)
      ?.db.query(
        `select attname as name from pg_attribute where attrelid = to_regclass(quote_ident($1)) and attnum > 0`,
        [entity.name],
      );
    const columns = rows.map(({ name }: { name: string }) => name);
    const wanted = [...entity.fields, ...(entity.adminFields ?? [])]
      .filter((column) => !isObjectBeside(entity, column))
      .map((column) => columnName(keyOf(entity, column)));
    expect(wanted.filter((column) => !columns.includes(column))).toEqual([]);
  });

  it('shows them in the graph, the secret ones never', () => {
    const shown = new Set(Object.keys(typeOf(entity)?.getFields() ?? {}));
    const wanted = [...entity.fields, ...(entity.adminFields ?? [])].map((column) => keyOf(entity, column));
    expect(wanted.filter((key) => !shown.has(key))).toEqual([]);
    expect((entity.secretFields ?? []).filter((column) => shown.has(fieldName(column)))).toEqual([]);
  });

  it('keeps admin fields to the staff', () => {
    const resource = resourceOf(entity);
    const fields = allFields(resource);
    for (const column of entity.adminFields ?? []) {
      const field = fields[keyOf(entity, column)];
      expect([
        column,
        field === undefined
          ? 'missing'
          : readersOf(resource, field).filter((role) => role !== 'lawyer' && role !== 'admin'),
      ]).toEqual([column, []]);
    }
  });

  it(`does for real: ${entity.operations.join(', ')}`, async () => {
    await new EntityTrial(entity).run();
  });
});

/** `address` of an entity is the object its `address_id` points at: no column of its own. */
function isObjectBeside(entity: Entity, column: string): boolean {
  const field = typeOf(entity)?.getFields()[keyOf(entity, column)];
  const type = field === undefined ? undefined : getNamedType(field.type);
  return isObjectType(type) && Object.hasOwn(type.getFields(), 'id');
}

/** Walks one entity through its operations. */
class EntityTrial {
  readonly #service: ServiceDefinition;
  readonly #fixture: ServiceFixture;
  readonly #resource: Resource;
  #count = 100;
  #client: string | undefined;
  readonly #making = new Set<Resource>();

  constructor(private readonly entity: Entity) {
    this.#service = serviceOf(entity);
    this.#resource = resourceOf(entity);
    const fixture = fixtures.get(this.#service.name);
    if (fixture === undefined) throw new Error('no stage');
    this.#fixture = fixture;
  }

  async run(): Promise<void> {
    const { operations } = this.entity;
    const id = operations.includes('insertOne') ? await this.create(this.#resource, 0) : undefined;
    if (operations.includes('getOne')) await this.getOne(id);
    if (operations.includes('getMany')) await this.getMany(id);
    if (operations.includes('count'))
      expect(typeof (await this.ask(admin, `{ n: ${lower(this.#resource.name)}Count }`)).n).toBe('number');
    if (operations.includes('customerPaged'))
      expect(
        await this.ask(
          customer,
          `{ page: ${lower(this.#resource.name)}List(limit: 5, offset: 0) { totalCount hasNextPage items { id } } }`,
        ),
      ).toMatchObject({ page: { hasNextPage: false } });
    if (operations.includes('updateOne') && id !== undefined) await this.update(id);
    if (operations.includes('upsert')) await this.save();
    if (operations.includes('insertMany')) await this.batch();
    if (operations.includes('delete')) await this.remove();
  }

  async getOne(id: string | undefined): Promise<void> {
    const { one } = await this.ask(
      admin,
      `query ($id: ID!) { one: ${lower(this.#resource.name)}(id: $id) { id version } }`,
      { id: id ?? nameBasedId('nothing') },
    );
    expect(one === null).toBe(id === undefined);
  }

  async getMany(id: string | undefined): Promise<void> {
    const filter = id === undefined ? {} : { id: { eq: id } };
    const { page } = await this.ask(
      admin,
      `query ($filter: ${this.#resource.name}Filter) { page: ${lower(this.#resource.name)}List(filter: $filter, orderBy: [{ field: ID }], limit: 5, offset: 0) { totalCount items { id } } }`,
      { filter },
    );
    expect(page.items.map(({ id: found }: { id: string }) => found)).toEqual(
      id === undefined ? expect.anything() : [id],
    );
  }

  /** Makes one row by the command that does it for real, and whatever it has to point at first. */
  async create(resource: Resource, round: number): Promise<string> {
    const special = sampleValues[resource.table];
    if (special?.make !== undefined) return special.make(this.#fixture, { admin, lawyer, customer });
    const entry = this.command(resource, 'Create');
    if (entry === undefined) throw new Error(`${resource.table} cannot be created`);
    const otherwise = {
      ...special?.create,
      ...(special?.unique === undefined ? {} : special.unique((this.#count += 1))),
    };
    this.#making.add(resource);
    const input = await sampleInput(entry.command.input, {
      idFor: (typeName) => this.idFor(typeName),
      otherwise,
      round,
    });
    this.#making.delete(resource);
    const { created } = await this.ask(
      callerOf(entry),
      `mutation ($input: ${entry.command.name}Input!) { created: ${lower(entry.command.name)}(input: $input) { __typename ... on ${resource.name} { id } ${refusal} } }`,
      { input },
    );
    if (created.__typename !== resource.name)
      throw new Error(`create ${resource.table}: ${JSON.stringify(created)}`);
    return created.id;
  }

  /** A row to point at; one of this service is made first, unless it is being made already. */
  async idFor(typeName: string): Promise<string | undefined> {
    const owned = this.#service.resources.find(({ name }) => name === typeName);
    if (owned === undefined) return nameBasedId(typeName);
    // What hangs together belongs to one client.
    if (typeName === 'User') return (this.#client ??= await this.create(owned, 3));
    return this.#making.has(owned) ? undefined : this.create(owned, 3);
  }

  async update(id: string): Promise<void> {
    const special = sampleValues[this.entity.name];
    if (special?.change !== undefined) return special.change(this.#fixture, id, { admin, lawyer, customer });
    const entry = this.command(this.#resource, 'Update');
    if (entry === undefined) throw new Error(`${this.entity.name} cannot be updated`);
    const fields = Object.fromEntries(
      Object.entries(entry.command.input).filter(([, { kind }]) => kind.is !== 'ref'),
    );
    const otherwise = {
      ...special?.create,
      ...special?.update,
      ...(special?.unique === undefined
        ? {}
        : Object.fromEntries(Object.keys(special.unique(0)).map((key) => [key, null]))),
    };
    const input = await sampleInput(fields, {
      idFor: (typeName) => this.idFor(typeName),
      otherwise,
      round: 1,
    });
    const { updated } = await this.ask(
      callerOf(entry),
      `mutation ($id: ID!, $input: ${entry.command.name}Input!) { updated: ${lower(entry.command.name)}(id: $id, input: $input, expectedVersion: 1) { __typename ... on ${this.#resource.name} { id version } ${refusal} } }`,
      { id, input },
    );
    expect(updated).toMatchObject({ __typename: this.#resource.name, id, version: 2 });
  }

  async save(): Promise<void> {
    const entry = this.#service.commands
      .map(exposed)
      .find(({ save, command }) => save !== undefined && command.aggregate.category === this.entity.name);
    if (entry === undefined) throw new Error(`${this.entity.name} cannot be saved`);
    const name = entry.command.name.replace('Create', 'Save');
    const special = sampleValues[this.entity.name];
    const otherwise = {
      ...special?.create,
      ...(special?.unique === undefined ? {} : special.unique(900_001)),
    };
    const input = await sampleInput(entry.command.input, {
      idFor: (typeName) => this.idFor(typeName),
      otherwise,
      round: 2,
    });
    const source = `mutation ($input: ${name}Input!) { saved: ${lower(name)}(input: $input) { __typename ... on ${this.#resource.name} { id version } ${refusal} } }`;
    const first = (await this.ask(callerOf(entry), source, { input })).saved;
    expect(first).toMatchObject({ __typename: this.#resource.name, version: 1 });
    const again = (await this.ask(callerOf(entry), source, { input: { id: first.id } })).saved;
    expect(again).toMatchObject({ __typename: this.#resource.name, id: first.id });
  }

  async batch(): Promise<void> {
    const entry = this.command(this.#resource, 'Create');
    if (entry === undefined) throw new Error(`${this.entity.name} cannot be created`);
    const inputs = [];
    for (const round of [4, 5])
      inputs.push(
        await sampleInput(entry.command.input, {
          idFor: (typeName) => this.idFor(typeName),
          otherwise: sampleValues[this.entity.name]?.create ?? {},
          round,
        }),
      );
    const { name } = entry.command;
    const { made } = await this.ask(
      callerOf(entry),
      `mutation ($inputs: [${name}Input!]!) { made: ${lower(name)}List(inputs: $inputs) { ids refusals { id refusal { code message fields { path code } } } } }`,
      { inputs },
    );
    expect(made).toMatchObject({ ids: [expect.any(String), expect.any(String)], refusals: [] });
    const kind = this.#resource.name;
    const changed = await this.ask(
      callerOf(entry),
      `mutation ($ids: [ID!]!) { made: update${kind}List(ids: $ids, input: {}) { ids refusals { id } } }`,
      { ids: made.ids },
    );
    expect(changed.made).toEqual({ ids: made.ids, refusals: [] });
    const gone = await this.ask(
      callerOf(entry),
      `mutation ($ids: [ID!]!) { made: delete${kind}List(ids: $ids) { ids refusals { id } } }`,
      { ids: made.ids },
    );
    expect(gone.made).toEqual({ ids: made.ids, refusals: [] });
  }

  async remove(): Promise<void> {
    const special = sampleValues[this.entity.name];
    const id = await this.create(this.#resource, 6);
    if (special?.looksUp !== undefined) await special.looksUp(this.#fixture, id, { admin, lawyer, customer });
    if (special?.remove !== undefined) return special.remove(this.#fixture, id, { admin, lawyer, customer });
    const entry = this.command(this.#resource, 'Delete');
    if (entry === undefined) throw new Error(`${this.entity.name} cannot be deleted`);
    const takes = Object.keys(entry.command.input).length > 0;
    const input = takes
      ? await sampleInput(entry.command.input, { idFor: (typeName) => this.idFor(typeName) })
      : undefined;
    const { removed } = await this.ask(
      callerOf(entry),
      `mutation ($id: ID!${takes ? `, $input: ${entry.command.name}Input!` : ''}) { removed: ${lower(entry.command.name)}(id: $id${takes ? ', input: $input' : ''}) { __typename ... on ${this.#resource.name} { id } ${refusal} } }`,
      { id, ...(takes ? { input } : {}) },
    );
    if (special?.retained !== undefined) {
      expect(removed).toMatchObject({ __typename: 'Refusal', code: special.retained });
      return;
    }
    expect(removed).toMatchObject({ __typename: this.#resource.name, id });
    if (special?.staysAs === undefined) await this.getGone(id);
  }

  async getGone(id: string): Promise<void> {
    const { one } = await this.ask(
      admin,
      `query ($id: ID!) { one: ${lower(this.#resource.name)}(id: $id) { id } }`,
      { id },
    );
    expect(one).toBeNull();
  }

  command(resource: Resource, verb: 'Create' | 'Update' | 'Delete'): ExposedCommand | undefined {
    return this.#service.commands
      .map(exposed)
      .find(
        ({ command, save }) =>
          save === undefined && isPublic(command) && command.name === `${verb}${resource.name}`,
      );
  }

  async ask(viewer: Viewer, source: string, variables: Readonly<Record<string, unknown>> = {}) {
    const { data, errors } = await this.#fixture.ask(viewer, source, variables);
    if (errors !== undefined) throw new Error(`${source}: ${JSON.stringify(errors)}`);
    return data;
  }
}

function callerOf({ command }: ExposedCommand): Viewer {
  return command.allowed.includes('admin') ? admin : command.allowed.includes('lawyer') ? lawyer : customer;
}

/** Each aggregate of the specification and the question that answers it; several where it compares. */
const aggregates: Readonly<Record<string, readonly (readonly [service: string, question: string])[]>> = {
  'monitored brands': [['subscriptions', '{ n: monitoredBrandCount }']],
  'cases in last task': [
    ['cases', `{ n: caseCount(filter: { brandMonitoringTaskId: { eq: "${nameBasedId('task')}" } }) }`],
  ],
  'trademark notifications (expiration before a given date)': [
    ['trademarks', '{ n: trademarkNotificationCount(expiringBefore: "2030-01-01") }'],
  ],
  'unassigned orders (registration_request, trademark, trademark_request, service_request)': [
    ['requests', '{ n: registrationRequestCount(filter: { assignedAdminId: { isNull: true } }) }'],
    ['trademarks', '{ n: trademarkCount(filter: { assignedAdminId: { isNull: true } }) }'],
    ['trademarks', '{ n: trademarkRequestCount(filter: { assignedAdminId: { isNull: true } }) }'],
    ['requests', '{ n: serviceRequestCount(filter: { assignedAdminId: { isNull: true } }) }'],
  ],
  'paid versus unpaid registration requests': [
    ['requests', '{ n: registrationRequestCount(filter: { paidAt: { isNull: false } }) }'],
    ['requests', '{ n: registrationRequestCount(filter: { paidAt: { isNull: true } }) }'],
  ],
  'unseen verification count (user_id, last_status_update_since)': [
    [
      'requests',
      `{ n: unseenVerificationCount(userId: "${nameBasedId('eva')}", lastStatusUpdateSince: "2026-01-01T00:00:00.000Z") }`,
    ],
  ],
  trademarks: [['trademarks', '{ n: trademarkCount }']],
  tasks: [['workspace', '{ n: taskCount }']],
  'service requests': [['requests', '{ n: serviceRequestCount }']],
  notifications: [['workspace', '{ n: notificationCount }']],
  'unseen monitoring results': [['trademarks', '{ n: unseenMonitoringResultCount }']],
  'trademark watch subscriptions (optional trademark_id)': [
    ['trademarks', '{ n: trademarkWatchSubscriptionCount }'],
    [
      'trademarks',
      `{ n: trademarkWatchSubscriptionCount(filter: { trademarkId: { eq: "${nameBasedId('mark')}" } }) }`,
    ],
  ],
  'trademark audit log (trademark_id)': [
    ['accounts', `{ n: auditLogCount(filter: { trademarkId: { eq: "${nameBasedId('mark')}" } }) }`],
  ],
};

describe('the thirteen counts of the specification', () => {
  it('are all known', () => expect(Object.keys(aggregates).sort()).toEqual([...listed].sort()));

  it.each(Object.entries(aggregates))('%s', async (_, questions) => {
    for (const [service, question] of questions) {
      const { data, errors } = (await fixtures.get(service)?.ask(admin, question)) ?? {};
      expect(errors).toBeUndefined();
      expect(data.n).toBeGreaterThanOrEqual(0);
    }
  });
});
