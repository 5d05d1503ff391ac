import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { graphql } from 'graphql';
import { openDatabase } from '../../runtime/database/open.js';
import type { DomainEvent, Command } from '../../model/decider/decider.js';
import { handleCommand } from '../../runtime/commands/handle-command.js';
import { nameBasedId } from '../../model/words/ids.js';
import { silentLog } from '../../runtime/process/log.js';
import { resourceEntity } from '../../runtime/reading/entity.js';
import { tableSql } from '../../model/resource/tables.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { viewerOf } from '../../testing/parcel-rows.js';
import { freshDatabase, type FreshDatabase } from '../../testing/postgres.js';
import { remark, remarks } from '../../testing/remark.js';
import type { DataSource } from 'typeorm';
import { buildSubgraph } from './build.js';
import type { RequestContext } from '../call/context.js';
import type { Viewer } from '../../model/words/viewer.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const admin = viewerOf('admin', nameBasedId('admin'));
let fresh: FreshDatabase;
let db: DataSource;
let requests = 0;

const subgraph = buildSubgraph({
  name: 'remarks',
  resources: [remark],
  commands: [remarks.create, remarks.update, { command: remarks.remove, removes: true }],
  execute: (_, { command, input, ...request }) =>
    handleCommand(testRuntime(db), {
      ...request,
      command: command as unknown as Command<unknown, DomainEvent>,
      input: input as Record<string, unknown>,
    }),
});

beforeAll(async () => {
  fresh = await freshDatabase({
    service: 'remarks',
    migrations: [{ name: '0001-remark', sql: tableSql(remark) }],
  });
  db = await openDatabase({
    url: fresh.url,
    applicationName: 'remarks-test',
    entities: [resourceEntity(remark)],
  });
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});
beforeEach(() => {
  requests += 1;
});

async function ask(
  viewer: Viewer,
  source: string,
  variableValues: Record<string, unknown> = {},
  idempotencyKey = `key-${requests}-${Math.random()}`,
) {
  const contextValue: RequestContext = {
    viewer,
    manager: db.manager,
    log: silentLog,
    requestId: 'test',
    idempotencyKey,
  };
  const answer = await graphql({ schema: subgraph.schema, source, variableValues, contextValue });
  return JSON.parse(JSON.stringify(answer));
}

const create = `mutation ($input: CreateRemarkInput!) { createRemark(input: $input) { __typename ... on Remark { id version text mood tags saidAt price { amountMinor currency } author { id } createdAt }
  ... on Refusal { code message fields { path code params { name value } } } } }`;
const update = `mutation ($id: ID!, $input: UpdateRemarkInput!, $v: Int) { updateRemark(id: $id, input: $input, expectedVersion: $v) { __typename ... on Remark { version text mood } ... on Refusal { code fields { path code } } } }`;

async function made(viewer: Viewer, text: string): Promise<string> {
  const answer = await ask(viewer, create, { input: { text } });
  return answer.data.createRemark.id;
}

describe('a record behind GraphQL', () => {
  it('is created and shown in one answer', async () => {
    const input = {
      text: ' Nice ',
      mood: 'GLAD',
      tags: ['a', 'b'],
      saidAt: '2026-01-01T10:00:00+01:00',
      price: { amountMinor: 5, currency: 'EUR' },
    };
    const { data } = await ask(eva, create, { input });
    expect(data.createRemark).toMatchObject({
      __typename: 'Remark',
      version: 1,
      text: 'Nice',
      mood: 'GLAD',
      tags: ['a', 'b'],
      saidAt: '2026-01-01T09:00:00.000Z',
      price: { amountMinor: 5, currency: 'EUR' },
      author: { id: eva.userId },
    });
    expect(data.createRemark.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/);
  });

  it('answers a repeat with what came of it the first time', async () => {
    const first = await ask(eva, create, { input: { text: 'Once' } }, 'same-key');
    const again = await ask(eva, create, { input: { text: 'Once' } }, 'same-key');
    expect(again.data.createRemark.id).toBe(first.data.createRemark.id);
    const other = await ask(jan, create, { input: { text: 'Once' } }, 'same-key');
    expect(other.data.createRemark.id).not.toBe(first.data.createRemark.id);
  });

  it('takes the same mutation twice in one document as two wishes', async () => {
    const source = `mutation { a: createRemark(input: { text: "A" }) { ... on Remark { text } } b: createRemark(input: { text: "B" }) { ... on Remark { text } } }`;
    expect((await ask(eva, source)).data).toEqual({ a: { text: 'A' }, b: { text: 'B' } });
  });

  it('says all that is wrong with an input, as a value', async () => {
    const { data, errors } = await ask(eva, create, {
      input: { text: 'x'.repeat(201), tags: ['ok', 'y'.repeat(21)] },
    });
    expect(errors).toBeUndefined();
    expect(data.createRemark).toMatchObject({
      __typename: 'Refusal',
      code: 'INPUT_INVALID',
      fields: [
        { path: ['text'], code: 'TOO_LONG', params: [{ name: 'max', value: '200' }] },
        { path: ['tags', '1'], code: 'TOO_LONG' },
      ],
    });
  });

  it('changes only what is given, clears with null, and keeps what must stay', async () => {
    const id = await made(eva, 'Before');
    expect((await ask(eva, update, { id, input: { mood: 'GLAD' } })).data.updateRemark).toEqual({
      __typename: 'Remark',
      version: 2,
      text: 'Before',
      mood: 'GLAD',
    });
    expect((await ask(eva, update, { id, input: { mood: null } })).data.updateRemark).toEqual({
      __typename: 'Remark',
      version: 3,
      text: 'Before',
      mood: null,
    });
    expect((await ask(eva, update, { id, input: { text: 'Before' } })).data.updateRemark.version).toBe(3);
    expect((await ask(eva, update, { id, input: { text: null } })).data.updateRemark).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['text'], code: 'REQUIRED' }],
    });
    expect(
      (await ask(eva, update, { id, input: { saidAt: '2026-01-01T10:00:00Z' } })).errors[0].message,
    ).toMatch(/saidAt/);
  });

  it('asks the rule of the record about what it would become', async () => {
    const id = await made(eva, 'LOUD');
    expect((await ask(eva, update, { id, input: { mood: 'CROSS' } })).data.updateRemark.code).toBe(
      'TOO_LOUD',
    );
  });

  it('refuses a change to what someone else changed meanwhile', async () => {
    const id = await made(eva, 'Mine');
    expect((await ask(admin, update, { id, input: { text: 'Ours' }, v: 1 })).data.updateRemark.version).toBe(
      2,
    );
    expect((await ask(eva, update, { id, input: { text: 'No, mine' }, v: 1 })).data.updateRemark.code).toBe(
      'CONFLICT',
    );
  });

  it('lets nobody touch what is not his, and says no more than not found', async () => {
    const id = await made(eva, 'Private');
    const remove = `mutation ($id: ID!) { deleteRemark(id: $id) { __typename ... on Remark { text } ... on Refusal { code } } }`;
    expect((await ask(jan, update, { id, input: { text: 'Stolen' } })).data.updateRemark.code).toBe(
      'NOT_FOUND',
    );
    expect((await ask(jan, remove, { id })).data.deleteRemark.code).toBe('NOT_FOUND');
    expect((await ask(jan, remove, { id: 'garbage' })).data.deleteRemark.code).toBe('NOT_FOUND');
    expect((await ask(jan, `query ($id: ID!) { remark(id: $id) { text } }`, { id })).data).toEqual({
      remark: null,
    });
    expect((await ask(eva, remove, { id })).data.deleteRemark).toEqual({
      __typename: 'Remark',
      text: 'Private',
    });
    expect((await ask(eva, `query ($id: ID!) { remark(id: $id) { text } }`, { id })).data).toEqual({
      remark: null,
    });
    expect((await ask(eva, remove, { id })).data.deleteRemark.code).toBe('NOT_FOUND');
  });

  it('sends visitors to sign in and turns the rest away', async () => {
    const code = async (viewer: Viewer): Promise<string> => {
      const { errors } = await ask(viewer, create, { input: { text: 'Hi' } });
      return errors[0].message;
    };
    expect(await code(viewerOf('visitor'))).toBe('please sign in');
    expect(await code(viewerOf('lawyer', nameBasedId('lawyer')))).toBe('this is not for you');
  });

  it('lists, filters by label and counts', async () => {
    const input = { text: 'Counted', mood: 'CROSS' };
    await ask(jan, create, { input });
    const source = `{ remarkList(filter: { mood: { eq: CROSS } }, orderBy: [{ field: CREATED_AT, direction: DESC }], limit: 1) { items { text mood } totalCount hasNextPage } remarkCount }`;
    const { data } = await ask(jan, source);
    expect(data.remarkList).toEqual({
      items: [{ text: 'Counted', mood: 'CROSS' }],
      totalCount: 1,
      hasNextPage: false,
    });
    expect(data.remarkCount).toBeGreaterThan(1);
  });

  it('resolves references of the gateway through the same rules', async () => {
    const [mine, other] = [await made(eva, 'Mine'), await made(jan, 'Other')];
    const source = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Remark { text } } }`;
    const r = [mine, other, 'garbage'].map((id) => ({ __typename: 'Remark', id }));
    expect((await ask(eva, source, { r })).data._entities).toEqual([{ text: 'Mine' }, null, null]);
  });
});
