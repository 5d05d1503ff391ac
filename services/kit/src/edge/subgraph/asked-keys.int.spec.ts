import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { graphql } from 'graphql';
import { nameBasedId } from '../../model/words/ids.js';
import { silentLog } from '../../runtime/process/log.js';
import { parcel } from '../../testing/parcel.js';
import {
  eva,
  insertParcel,
  parcelDatabase,
  viewerOf,
  type ParcelDatabase,
} from '../../testing/parcel-rows.js';
import { buildSubgraph } from './build.js';

let parcels: ParcelDatabase;
const subgraph = buildSubgraph({
  name: 'parcels',
  resources: [parcel],
  commands: [],
  typeDefs: 'extend type Parcel { summary: String }',
  // Written by hand, so it may read whatever a row has.
  resolvers: {
    Parcel: {
      summary: (row: { label: string; weight: number | null }) => `${row.label}, ${row.weight} g`,
    },
  },
  execute: () => Promise.reject(new Error('nothing is commanded here')),
});

beforeAll(async () => {
  parcels = await parcelDatabase();
  await insertParcel(parcels.db, 'apple', { weight: 100, dueOn: '2026-03-01' });
  await insertParcel(parcels.db, 'banana', { weight: 200, dueOn: null });
});
afterAll(() => parcels.close());
beforeEach(() => parcels.statements.forget());

async function ask(source: string, role: 'admin' | 'customer' = 'admin') {
  const answer = await graphql({
    schema: subgraph.schema,
    source,
    contextValue: {
      viewer: viewerOf(role, role === 'admin' ? nameBasedId('admin') : eva),
      manager: parcels.db.manager,
      log: silentLog,
      requestId: 'test',
    },
  });
  return JSON.parse(JSON.stringify(answer));
}
const selected = (): string => parcels.statements.seen.join('\n').replace(/ from .*/s, '');

describe('a list', () => {
  it('selects what is asked of its rows, what they refer to, and what they are ordered by', async () => {
    const { data, errors } = await ask(
      `{ parcelList(orderBy: [{ field: WEIGHT, direction: DESC }]) { endCursor items { __typename name: label ...More } } }
       fragment More on Parcel { user { id } ... on Parcel { dueOn } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.parcelList.items).toEqual([
      { __typename: 'Parcel', name: 'banana', user: { id: eva }, dueOn: null },
      { __typename: 'Parcel', name: 'apple', user: { id: eva }, dueOn: '2026-03-01' },
    ]);
    expect(selected()).toBe(
      'select "r"."id" as "id", "r"."label" as "label", "r"."user_id" as "userId", "r"."due_on"::text as "dueOn", "r"."weight" as "weight"',
    );
    const page = `{ parcelList(after: "${data.parcelList.endCursor}", orderBy: [{ field: WEIGHT, direction: DESC }]) { items { label } } }`;
    expect((await ask(page)).data.parcelList.items).toEqual([]);
  });

  it('selects whole rows for a resolver that is written by hand', async () => {
    const { data } = await ask('{ parcelList { items { summary } } }');
    expect(data.parcelList.items.map(({ summary }: { summary: string }) => summary).sort()).toEqual([
      'apple, 100 g',
      'banana, 200 g',
    ]);
    expect(selected()).toContain('"weight"');
  });

  it('keeps apart what two lists of one document ask', async () => {
    const { data } = await ask(
      '{ a: parcelList { items { label } } b: parcelList { items { weight } } a: parcelList { items { state } } }',
    );
    expect(data.a.items[0]).toEqual({ label: expect.any(String), state: expect.any(String) });
    expect(data.b.items[0]).toEqual({ weight: expect.any(Number) });
  });

  it('shows nothing to a role that does not see it, however it asks', async () => {
    const { data } = await ask('{ parcelList { items { label remark } } }', 'customer');
    expect(data.parcelList.items[0].remark).toBeNull();
    expect(selected()).not.toContain('remark');
  });
});
