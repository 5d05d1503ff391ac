import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError } from 'ra-core';
import { recordAnswer, rowId } from '../../../../../testing/stub-records.js';
import { changedInput, chunksOf, recordProvider, runBatch } from './data-provider.js';
import { factsOf } from './facts-of.js';

interface Sent {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly key: string | null;
}

const sent: Sent[] = [];
const real = globalThis.fetch;
const session = {
  user: { id: 'u', name: 'Lena', email: 'lena@example.com', role: 'LAWYER' },
  expires: '2099-01-01T00:00:00.000Z',
  accessToken: 'a',
  accessTokenAdminUser: 'b',
};
const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = jest.fn((address: unknown, options?: RequestInit) => {
    if (!String(address).includes('graphql')) return Promise.resolve(json(session));
    const { operationName, variables } = JSON.parse(String(options?.body)) as Sent;
    sent.push({ operationName, variables, key: new Headers(options?.headers).get('idempotency-key') });
    return Promise.resolve(json({ data: recordAnswer(operationName, variables) }));
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = real;
});

const address: string = rowId('address', 0);

describe('data provider', () => {
  it('reads a page of a list in the asked order', async () => {
    const answer = await recordProvider.getList('address', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'city', order: 'ASC' },
      filter: { city: 'Brno' },
    });
    expect(sent[0]).toMatchObject({
      operationName: 'AdminAddressList',
      variables: {
        limit: 25,
        offset: 50,
        orderBy: [{ field: 'CITY', direction: 'ASC' }],
        filter: { and: [{ city: { contains: 'Brno' } }] },
      },
    });
    expect([answer.data.length, answer.total]).toEqual([3, 3]);
  });

  it('leaves out an order the API does not have', async () => {
    await recordProvider.getList('address', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'street', order: 'ASC' },
      filter: {},
    });
    expect(sent[0]?.variables['orderBy']).toBeUndefined();
  });

  it('says 404 for what is not there', async () => {
    await expect(
      recordProvider.getOne('address', { id: rowId('address', 9) as string }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('asks for names a hundred at a time', async () => {
    const ids = Array.from({ length: 150 }, (_, index) => rowId('address', index) as string);
    await recordProvider.getMany('address', { ids });
    expect(sent.map(({ variables }) => variables['limit'])).toEqual([100, 50]);
  });

  it('narrows a list to what points at one record', async () => {
    await recordProvider.getManyReference('address', {
      target: 'userId',
      id: 'u1',
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'city', order: 'ASC' },
      filter: {},
    });
    expect(sent[0]?.variables['filter']).toEqual({ and: [{ userId: { eq: 'u1' } }] });
  });

  it('sends only what changed, on the version it was read at', async () => {
    await recordProvider.update('address', {
      id: address,
      data: { city: 'Brno', street: 'Old 1' },
      previousData: { id: address, version: 7, city: 'Praha', street: 'Old 1' },
      meta: { key: 'k1' },
    });
    expect(sent[0]).toEqual({
      operationName: 'AdminUpdateAddress',
      variables: { id: address, input: { city: 'Brno' }, expectedVersion: 7 },
      key: 'k1',
    });
  });

  it('tells a refusal by field', async () => {
    const attempt = recordProvider.create('address', { data: { street: 'refuse me' } });
    await expect(attempt).rejects.toBeInstanceOf(HttpError);
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      body: { errors: { street: 'This is taken; choose another.' } },
    });
  });

  it('tells a stale version apart', async () => {
    await expect(
      recordProvider.update('address', {
        id: address,
        data: { city: 'stale' },
        previousData: { id: address, version: 1 },
      }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('refuses a generic write where only commands write', async () => {
    await expect(
      recordProvider.update('user_auth_log', { id: 'x', data: {}, previousData: { id: 'x' } }),
    ).rejects.toMatchObject({ status: 405 });
  });

  it('does a batch in hundreds and says what was done', async () => {
    const facts = await factsOf('address');
    if (facts.remove === undefined) throw new Error('addresses can be deleted');
    const ids = Array.from({ length: 130 }, (_, index) => rowId('address', index) as string);
    expect((await runBatch(facts, facts.remove, ids)).ids).toEqual(ids);
    expect(sent.map(({ operationName }) => operationName)).toEqual([
      'AdminDeleteAddressList',
      'AdminDeleteAddressList',
    ]);
  });

  it('knows no other entity', async () => {
    await expect(recordProvider.getList('constructor', {})).rejects.toThrow('There is no entity');
  });
});

describe('parts of a write', () => {
  const command = {
    document: 'D',
    root: 'd',
    label: 'D',
    by: [],
    input: ['a', { key: 'b', label: 'b', kind: 'text', doc: 'b' }],
  } as const;

  it('keeps to the fields the write takes', () => {
    expect(changedInput(command, { a: 1, b: [1], c: 3 }, { a: 1, b: [2] })).toEqual({ b: [1] });
  });

  it('cuts lists without losing one', () => {
    expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  });
});
