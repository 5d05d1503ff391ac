import { describe, expect, it } from '@jest/globals';
import { graphql } from 'graphql';
import type { EntityManager } from 'typeorm';
import { f } from '../../model/field/field.js';
import { defineResource, everyRow } from '../../model/resource/define.js';
import { nameBasedId } from '../../model/words/ids.js';
import { staff, type Role } from '../../model/words/viewer.js';
import { silentLog } from '../../runtime/process/log.js';
import { viewerOf } from '../../testing/parcel-rows.js';
import { buildSubgraph } from './build.js';

const shelf = defineResource({
  name: 'Shelf',
  table: 'shelf',
  doc: 'Where things lie.',
  tier: 'aggregate',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: ({ userId }) => ({ userId }) },
  fields: {
    userId: f.ref('User', 'Whose it is.', { as: 'user', many: 'shelves', filterable: true }),
    keeperId: f.ref('User', 'Who dusts it.', {
      as: 'keeper',
      many: 'keptShelves',
      manyFor: staff,
      visibleTo: staff,
      filterable: true,
    }),
  },
});
const { schema, typeDefs } = buildSubgraph({
  name: 'shelves',
  resources: [shelf],
  commands: [],
  execute: () => Promise.reject(new Error('nothing is commanded here')),
});

async function ask(role: Role, many: string) {
  const id = nameBasedId('eva');
  return graphql({
    schema,
    source: `query ($r: [_Any!]!) { _entities(representations: $r) { ... on User { ${many} { items { id } } } } }`,
    variableValues: { r: [{ __typename: 'User', id }] },
    contextValue: {
      viewer: viewerOf(role, id),
      manager: { query: () => Promise.resolve([]) } as unknown as EntityManager,
      log: silentLog,
      requestId: 'test',
    },
  });
}

describe('the list of what points at something', () => {
  it.each([
    ['customer', 'shelves', undefined],
    ['customer', 'keptShelves', 'this is not for you'],
    ['admin', 'keptShelves', undefined],
  ] as const)('%s: %s', async (role, many, refused) =>
    expect((await ask(role, many)).errors?.[0]?.message).toBe(refused),
  );

  it('is marked where it is for the firm alone', () => {
    expect(typeDefs).toMatch(/ keptShelves\(.*\): ShelfPage! @tag\(name: "admin"\)\n/);
    expect(typeDefs).toMatch(/ shelves\(.*\): ShelfPage!\n/);
  });
});
