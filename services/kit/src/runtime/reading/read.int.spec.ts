import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '../../model/words/ids.js';
import { parcel } from '../../testing/parcel.js';
import {
  eva,
  insertParcel,
  jan,
  parcelDatabase,
  parcelId,
  viewerOf,
  type ParcelDatabase,
} from '../../testing/parcel-rows.js';
import type { Viewer } from '../../model/words/viewer.js';
import { forgetRow, loadRow, loadRowsBy } from './loader.js';
import { countRows, readPage, readRows, type ReadQuery } from './read.js';

let parcels: ParcelDatabase;
const admin = viewerOf('admin', nameBasedId('admin'));
const customer = viewerOf('customer', eva);
const byLabel = [{ field: 'label', direction: 'ASC' as const }];

beforeAll(async () => {
  parcels = await parcelDatabase();
  const { db } = parcels;
  await insertParcel(db, 'apple', {
    weight: 100,
    dueOn: '2026-03-01',
    postage: { amountMinor: 500, currency: 'EUR' },
  });
  await insertParcel(db, 'Banana_1', {
    weight: 200,
    state: 'Delivered',
    countries: ['SK', 'CZ'],
    boxId: parcelId('apple'),
  });
  await insertParcel(db, '100% silk', { userId: jan, remark: null });
  await insertParcel(db, "O'Neill", {
    userId: jan,
    weight: 300,
    address: { street: 'Hlavná 1', kind: 'Work' },
  });
});
afterAll(() => parcels.close());
beforeEach(() => parcels.statements.forget());

async function labels(viewer: Viewer, query: ReadQuery): Promise<unknown[]> {
  return (await readRows(parcels.db.manager, parcel, viewer, { orderBy: byLabel, ...query })).map(
    ({ label }) => label,
  );
}

describe('readRows', () => {
  it('gives everyone his rows', async () => {
    expect(await labels(admin, {})).toHaveLength(4);
    expect(await labels(customer, {})).toEqual(expect.arrayContaining(['apple', 'Banana_1']));
    expect(await labels(customer, {})).toHaveLength(2);
    expect(await labels(viewerOf('visitor'), {})).toEqual([]);
    expect(await labels(viewerOf('partner', eva), { orderBy: null })).toEqual([]);
    expect(await labels(viewerOf('system'), { orderBy: null })).toEqual([]);
    expect(await labels({ role: 'customer', locale: 'en', scopes: [] }, {})).toEqual([]);
    expect(parcels.statements.seen).toHaveLength(3);
  });

  it('shows a visitor with a link one row, until the link is revoked', async () => {
    const link = { purpose: 'verification-summary' as const, subjectId: parcelId('apple'), revision: 3 };
    expect(await labels({ ...viewerOf('visitor'), link }, {})).toEqual(['apple']);
    expect(await labels({ ...viewerOf('visitor'), link: { ...link, revision: 2 } }, {})).toEqual([]);
    expect(await labels({ ...viewerOf('visitor'), link: { ...link, purpose: 'upload' } }, {})).toEqual([]);
  });

  it('selects only the columns a role may see', async () => {
    const [row] = await readRows(parcels.db.manager, parcel, customer, { orderBy: byLabel });
    expect(parcels.statements.seen.join()).not.toMatch(/remark|link_revision/);
    expect(Object.keys(row ?? {})).not.toContain('remark');
    parcels.statements.forget();
    await readRows(parcels.db.manager, parcel, viewerOf('lawyer', nameBasedId('lawyer')));
    expect(parcels.statements.seen.join()).toMatch(/remark/);
    expect(parcels.statements.seen.join()).not.toMatch(/insured|link_revision/);
  });

  it('gives rows back in the types of the declaration', async () => {
    const [row] = await readRows(parcels.db.manager, parcel, admin, { filter: { label: { eq: 'apple' } } });
    expect(row).toMatchObject({
      label: 'apple',
      dueOn: '2026-03-01',
      countries: ['SK'],
      postage: { amountMinor: 500, currency: 'EUR' },
      boxId: null,
    });
    expect(row?.createdAt).toEqual(new Date('2026-01-01T00:00:00.000Z'));
  });

  it.each<[string, unknown, string[]]>([
    ['eq', { label: { eq: 'apple' } }, ['apple']],
    ['neq counts unknown as different', { weight: { neq: 100 } }, ['100% silk', 'Banana_1', "O'Neill"]],
    ['in', { weight: { in: [100, 300] } }, ['apple', "O'Neill"]],
    ['an empty in', { weight: { in: [] } }, []],
    ['notIn', { weight: { notIn: [100, 300] } }, ['100% silk', 'Banana_1']],
    ['isNull', { weight: { isNull: true } }, ['100% silk']],
    ['isNull: false', { weight: { isNull: false } }, ['apple', 'Banana_1', "O'Neill"]],
    ['a range', { weight: { gt: 100, lte: 300 } }, ['Banana_1', "O'Neill"]],
    ['a day', { dueOn: { gte: '2026-03-01' } }, ['apple']],
    ['an instant', { createdAt: { lt: '2025-01-01T00:00:00Z' } }, []],
    ['contains, whatever the case', { label: { contains: 'BAN' } }, ['Banana_1']],
    ['contains, whatever the accents', { label: { contains: 'bàňana' } }, ['Banana_1']],
    ['contains, whatever the order of words', { label: { contains: 'sílk 100' } }, ['100% silk']],
    ['contains all words, not one of them', { label: { contains: 'silk wool' } }, []],
    ['startsWith, whatever the accents', { label: { startsWith: 'Ápp' } }, ['apple']],
    ['a percent sign is a percent sign', { label: { contains: '%' } }, ['100% silk']],
    ['an underscore is an underscore', { label: { contains: 'a_' } }, ['Banana_1']],
    ['startsWith', { label: { startsWith: 'app' } }, ['apple']],
    ['a backslash', { label: { startsWith: '\\' } }, []],
    ['an enumeration', { state: { eq: 'Delivered' } }, ['Banana_1']],
    ['an element of a list', { countries: { has: 'CZ' } }, ['Banana_1']],
    ['an id', { id: { in: [parcelId('apple')] } }, ['apple']],
    ['a reference', { boxId: { eq: parcelId('apple') } }, ['Banana_1']],
    ['or', { or: [{ label: { eq: 'apple' } }, { weight: { eq: 300 } }] }, ['apple', "O'Neill"]],
    ['an empty or', { or: [] }, []],
    ['not with unknown', { not: { weight: { gt: 50 } } }, ['100% silk']],
    ['and beside', { and: [{ weight: { gt: 100 } }, { not: { state: { eq: 'Delivered' } } }] }, ["O'Neill"]],
  ])('filters by %s', async (_, filter, expected) => {
    expect([...(await labels(admin, { filter }))].sort()).toEqual([...expected].sort());
    expect(await countRows(parcels.db.manager, parcel, admin, { filter })).toBe(expected.length);
  });

  it.each([
    ["'; drop table parcel; --"],
    ["' or '1'='1"],
    ["%'); delete from parcel; --"],
    ['$1'],
    [':filter0'],
    ['r.remark'],
    ["\\'; select pg_sleep(9); --"],
    ['"r"."link_revision"'],
  ])('takes %s as nothing but text', async (text) => {
    for (const filter of [
      { label: { eq: text } },
      { label: { contains: text } },
      { label: { in: [text] } },
      { countries: { has: text } },
    ]) {
      expect(await labels(admin, { filter })).toEqual([]);
    }
    expect(await countRows(parcels.db.manager, parcel, admin)).toBe(4);
    // Counting ends one above what is asked for.
    for (const [atMost, counted] of [
      [0, 1],
      [3, 4],
      [4, 4],
      [9, 4],
      [-1, 1],
    ] as const)
      expect(await countRows(parcels.db.manager, parcel, admin, { atMost })).toBe(counted);
  });

  const deep = { not: { not: { not: { not: { label: { eq: 'a' } } } } } };
  const many = { or: Array.from({ length: 31 }, () => ({ label: { eq: 'a' } })) };
  it.each<[string, ReadQuery]>([
    ['an unknown field', { filter: { nothing: { eq: 1 } } }],
    ['a secret field', { filter: { linkRevision: { eq: 3 } } }],
    ['a field of the prototype', { filter: { constructor: { eq: 1 } } }],
    ['an unknown comparison', { filter: { label: { regex: '.*' } } }],
    ['a range of words', { filter: { label: { gt: 'a' } } }],
    ['null instead of isNull', { filter: { label: { eq: null } } }],
    ['a zero character', { filter: { label: { eq: 'a\u0000' } } }],
    ['an id that is none', { filter: { id: { eq: '1' } } }],
    ['a label that is none', { filter: { state: { eq: 'DELIVERED' } } }],
    ['a number as text', { filter: { weight: { eq: '1; select 1' } } }],
    ['an object as value', { filter: { label: { eq: { $ne: 1 } } } }],
    ['too deep', { filter: deep }],
    ['too many', { filter: many }],
    ['a long in', { filter: { weight: { in: Array.from({ length: 201 }, () => 1) } } }],
    ['a list as filter', { filter: [] }],
    ['an order that is not declared', { orderBy: [{ field: 'id; drop table parcel', direction: 'ASC' }] }],
    ['an order by what is not sortable', { orderBy: [{ field: 'dueOn', direction: 'ASC' }] }],
    ['a direction that is none', { orderBy: [{ field: 'label', direction: 'ASC; select 1' as 'ASC' }] }],
    ['more than 500 rows', { limit: 501 }],
    ['less than none', { limit: -1 }],
    ['half a row', { limit: 1.5 }],
    ['an offset past 10000', { offset: 10_001 }],
  ])('refuses %s before it asks the database', async (_, query) => {
    await expect(readRows(parcels.db.manager, parcel, admin, query)).rejects.toMatchObject({
      name: 'Rejection',
      code: 'BAD_USER_INPUT',
    });
    expect(parcels.statements.seen).toEqual([]);
  });

  it('lets nobody filter or sort by what he does not see', async () => {
    const hidden = { filter: { remark: { contains: 'hush' } } };
    await expect(readRows(parcels.db.manager, parcel, customer, hidden)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'there is no such filter',
    });
    await expect(countRows(parcels.db.manager, parcel, customer, hidden)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await expect(
      readRows(parcels.db.manager, parcel, customer, { orderBy: [{ field: 'remark', direction: 'ASC' }] }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await labels(admin, hidden)).toHaveLength(3);
  });

  it('holds customers to 100 rows a page', async () => {
    await expect(readRows(parcels.db.manager, parcel, customer, { limit: 101 })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await labels(customer, { limit: 0 })).toEqual([]);
  });

  it('walks pages without gap or overlap, unknown values last', async () => {
    const seen: unknown[] = [];
    for (const offset of [0, 1, 2, 3]) {
      const page = await readPage(parcels.db.manager, parcel, admin, {
        orderBy: [{ field: 'weight', direction: 'DESC' }],
        limit: 1,
        offset,
      });
      expect(page.hasNextPage).toBe(offset < 3);
      seen.push(...page.items.map(({ label }) => label));
    }
    expect(seen).toEqual(["O'Neill", 'Banana_1', 'apple', '100% silk']);
  });

  it('narrows by what the service itself says, even on secret columns', async () => {
    expect(await labels(admin, { where: { linkRevision: 4 } })).toEqual([]);
    expect(await labels(admin, { where: { linkRevision: 3, userId: jan } })).toHaveLength(2);
    expect(await labels(admin, { where: { userId: undefined } })).toEqual([]);
  });
});

describe('loadRow', () => {
  it('asks once for all that are wanted together', async () => {
    const reading = { manager: parcels.db.manager, viewer: customer };
    const ids = [
      parcelId('apple'),
      parcelId('Banana_1'),
      parcelId("O'Neill"),
      nameBasedId('unknown'),
      'garbage',
      parcelId('apple').toUpperCase(),
    ];
    const rows = await Promise.all(ids.map((id) => loadRow(reading, parcel, id)));
    expect(rows.map((row) => row?.label ?? null)).toEqual(['apple', 'Banana_1', null, null, null, 'apple']);
    expect(parcels.statements.seen).toHaveLength(1);
  });

  it('brings the children of many parents with one query, and only those the viewer may see', async () => {
    const reading = { manager: parcels.db.manager, viewer: customer };
    const boxes = [parcelId('apple'), parcelId('Banana_1'), 'garbage'];
    const children = await Promise.all(boxes.map((id) => loadRowsBy(reading, parcel, 'boxId', id)));
    expect(children.map((rows) => rows.map(({ label }) => label))).toEqual([['Banana_1'], [], []]);
    expect(parcels.statements.seen).toHaveLength(1);
    expect(
      await loadRowsBy({ ...reading, viewer: viewerOf('customer', jan) }, parcel, 'boxId', parcelId('apple')),
    ).toEqual([]);
    await expect(loadRowsBy(reading, parcel, 'remark', eva)).rejects.toThrow(/not there to look rows up by/);
  });

  it('reads again once a row was written', async () => {
    const reading = { manager: parcels.db.manager, viewer: customer };
    await loadRow(reading, parcel, parcelId('apple'));
    await loadRow(reading, parcel, parcelId('apple'));
    expect(parcels.statements.seen).toHaveLength(1);
    forgetRow(reading, parcel, parcelId('apple'));
    await loadRow(reading, parcel, parcelId('apple'));
    expect(parcels.statements.seen).toHaveLength(2);
  });
});
