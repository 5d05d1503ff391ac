import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { nameBasedId } from '../../model/words/ids.js';
import { parcel } from '../../testing/parcel.js';
import { viewerOf } from '../../testing/parcel-rows.js';
import { childPage } from './children.js';

const boxes = Array.from({ length: 500 }, (_, at) => nameBasedId('box', String(at)));
const found = boxes.flatMap((boxId) =>
  Array.from({ length: 11 }, (_, at) => ({ id: nameBasedId(boxId, String(at)), boxId })),
);

/** Answers as the server would: ids by place, then their rows, as many as are asked for. */
const manager = {
  query: (sql: string) => {
    const [, limit] = / limit (\d+)$/.exec(sql) ?? [];
    return Promise.resolve(
      sql.includes('row_number()')
        ? found.map(({ id, boxId }) => ({ id, parent: boxId }))
        : found.slice(0, Number(limit)),
    );
  },
} as unknown as EntityManager;

describe('lists of many parents', () => {
  it('are whole, also where all of them together are long', async () => {
    const reading = { manager, viewer: viewerOf('admin', nameBasedId('admin')) };
    const pages = await Promise.all(
      boxes.map((parentId) => childPage(reading, { resource: parcel, key: 'boxId', parentId }, {})),
    );
    expect(pages.filter(({ items, hasNextPage }) => items.length !== 10 || !hasNextPage)).toEqual([]);
  });
});
