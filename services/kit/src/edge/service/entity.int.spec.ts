import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '../../model/words/ids.js';
import { rebuildCheck } from '../../runtime/rebuild/rebuild.js';
import { viewerOf } from '../../testing/parcel-rows.js';
import { workshop } from '../../testing/repair.js';
import { openServiceFixture, type ServiceFixture } from '../../testing/service-fixture.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const admin = viewerOf('admin', nameBasedId('admin'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workshop);
});
afterAll(() => fixture.close());

const refusal = '... on Refusal { code message params { name value } fields { path code } }';
let frames = 0;

async function bicycleOf(viewer: typeof eva, more: object = {}): Promise<string> {
  frames += 1;
  const { data } = await fixture.ask(
    viewer,
    `mutation ($input: CreateBicycleInput!) { createBicycle(input: $input) { ... on Bicycle { id } ${refusal} } }`,
    { input: { frameNumber: `F-${frames}`, ...more } },
  );
  return data.createBicycle.id;
}

async function repairOf(bicycleId: string, userId: string | undefined): Promise<string> {
  const { data } = await fixture.ask(
    admin,
    `mutation ($input: CreateRepairInput!) { createRepair(input: $input) { ... on Repair { id } ${refusal} } }`,
    { input: { bicycleId, userId, fault: 'Brake' } },
  );
  return data.createRepair.id;
}

async function walk(viewer: typeof eva, step: string, id: string, input: object = {}) {
  const name = step.charAt(0).toUpperCase() + step.slice(1);
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation ($id: ID!, $input: ${name}Input!) { ${step}(id: $id, input: $input) { ... on Repair { id status isOpen price { amountMinor } } ${refusal} } }`,
    { id, input },
  );
  return data?.[step] ?? errors?.[0]?.extensions?.code;
}

describe('a work item', () => {
  it('walks its arrows and tells its history, to each what concerns him', async () => {
    const id = await repairOf(await bicycleOf(eva), eva.userId);
    expect(await walk(lawyer, 'startRepair', id)).toMatchObject({ code: 'NOBODY_IN_CHARGE' });
    await walk(admin, 'assignRepair', id, { assignedAdminId: lawyer.userId, reason: 'knows brakes' });
    expect(await walk(lawyer, 'startRepair', id)).toMatchObject({ status: 'IN_WORK', isOpen: true });
    await walk(lawyer, 'ringOwner', id);
    expect(
      await walk(lawyer, 'finishRepair', id, { price: { amountMinor: 900, currency: 'EUR' } }),
    ).toMatchObject({ status: 'FINISHED', isOpen: false, price: { amountMinor: 900 } });
    const history = `query ($id: ID!) { repair(id: $id) { tracking(limit: 20) { totalCount items { label fromStatus toStatus actorKind reason } } } }`;
    const seen = await fixture.ask(admin, history, { id });
    expect(seen.data.repair.tracking.items.map((entry: { label: string }) => entry.label)).toEqual([
      'Repair booked',
      'Assigned',
      'Repair started',
      'Owner rung',
      'Repair finished',
    ]);
    expect(seen.data.repair.tracking.items[1]).toMatchObject({ reason: 'knows brakes', fromStatus: null });
    expect(seen.data.repair.tracking.items[4]).toMatchObject({
      fromStatus: 'In work',
      toStatus: 'Finished',
      actorKind: 'lawyer',
    });
    const published = await fixture.ask(eva, history, { id });
    expect(published.data.repair.tracking.items.map((entry: { label: string }) => entry.label)).toEqual([
      'Repair booked',
      'Repair started',
      'Repair finished',
    ]);
    expect((await fixture.ask(jan, '{ repairTrackingCount }')).data.repairTrackingCount).toBe(0);
  });

  it('refuses an arrow from elsewhere and says where it starts; the same wish again changes nothing', async () => {
    const id = await repairOf(await bicycleOf(eva), eva.userId);
    expect(
      await walk(admin, 'finishRepair', id, { price: { amountMinor: 1, currency: 'EUR' } }),
    ).toMatchObject({
      code: 'WRONG_STATUS',
      params: [
        { name: 'status', value: 'Waiting' },
        { name: 'possible', value: 'In work' },
      ],
    });
    expect(await walk(eva, 'giveUpRepair', id, { reason: ' ' })).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['reason'], code: 'REQUIRED' }],
    });
    await walk(eva, 'giveUpRepair', id, { reason: 'sold' });
    await walk(eva, 'giveUpRepair', id, { reason: 'sold' });
    const { data } = await fixture.ask(admin, `query ($id: ID!) { repair(id: $id) { version status } }`, {
      id,
    });
    expect(data.repair).toEqual({ version: 2, status: 'GIVEN_UP' });
    expect(await walk(admin, 'takeUpRepair', id)).toMatchObject({ status: 'WAITING' });
  });

  it('is closed to others: by role, and by owner as if it were not there', async () => {
    const id = await repairOf(await bicycleOf(eva), eva.userId);
    expect(await walk(eva, 'startRepair', id)).toBe('FORBIDDEN');
    expect(await walk(jan, 'giveUpRepair', id, { reason: 'mine now' })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a batch', () => {
  it('does what can be done and says why not for the rest', async () => {
    const mine = await bicycleOf(eva);
    const foreign = await bicycleOf(jan);
    const source = `mutation ($ids: [ID!]!, $input: UpdateBicycleInput!) { updateBicycleList(ids: $ids, input: $input) { ids refusals { id refusal { code } } } }`;
    const { data } = await fixture.ask(eva, source, { ids: [mine, foreign], input: { weight: '9.5' } });
    expect(data.updateBicycleList).toEqual({
      ids: [mine],
      refusals: [{ id: foreign, refusal: { code: 'NOT_FOUND' } }],
    });
    const many = await fixture.ask(eva, source, { ids: Array.from({ length: 101 }, () => mine), input: {} });
    expect(many.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    const created = await fixture.ask(
      eva,
      `mutation { createBicycleList(inputs: [{ frameNumber: "B-1" }, { frameNumber: " " }]) { ids refusals { id refusal { code } } } }`,
    );
    expect(created.data.createBicycleList.refusals).toEqual([
      { id: '1', refusal: { code: 'INPUT_INVALID' } },
    ]);
    const gone = await fixture.ask(eva, `mutation ($ids: [ID!]!) { deleteBicycleList(ids: $ids) { ids } }`, {
      ids: created.data.createBicycleList.ids,
    });
    expect(gone.data.deleteBicycleList.ids).toEqual(created.data.createBicycleList.ids);
  });
});

describe('a save', () => {
  const source = `mutation ($input: SaveBicycleInput!) { saveBicycle(input: $input) { ... on Bicycle { id version frameNumber weight parts } ${refusal} } }`;
  it('adds, then amends by id or by its natural key', async () => {
    const first = await fixture.ask(eva, source, { input: { frameNumber: 'S-1', weight: '10' } });
    expect(first.data.saveBicycle).toMatchObject({ version: 1, weight: '10.00' });
    const again = await fixture.ask(eva, source, {
      input: { frameNumber: 'S-1', weight: '11', parts: { wheels: 2 } },
    });
    expect(again.data.saveBicycle).toMatchObject({
      id: first.data.saveBicycle.id,
      version: 2,
      weight: '11.00',
      parts: { wheels: 2 },
    });
    const byId = await fixture.ask(eva, source, { input: { id: first.data.saveBicycle.id, weight: '12' } });
    expect(byId.data.saveBicycle).toMatchObject({ version: 3, frameNumber: 'S-1' });
    const chosen = nameBasedId('chosen');
    expect(
      (await fixture.ask(eva, source, { input: { id: chosen, frameNumber: 'S-2' } })).data.saveBicycle,
    ).toMatchObject({ id: chosen });
  });

  it('refuses another value for what is fixed, and what somebody else has', async () => {
    const { data } = await fixture.ask(eva, source, { input: { frameNumber: 'S-3' } });
    expect(
      (await fixture.ask(eva, source, { input: { id: data.saveBicycle.id, frameNumber: 'S-4' } })).data
        .saveBicycle,
    ).toMatchObject({ code: 'INPUT_INVALID', fields: [{ path: ['frameNumber'], code: 'UNKNOWN_FIELD' }] });
    expect(
      (await fixture.ask(jan, source, { input: { frameNumber: 'S-3' } })).data.saveBicycle,
    ).toMatchObject({
      code: 'TAKEN',
      fields: [{ path: ['frameNumber'], code: 'TAKEN' }],
    });
  });
});

describe('references', () => {
  it('to nothing, to what is not the caller’s, and back to itself are refused', async () => {
    const mine = await bicycleOf(eva);
    const child = await bicycleOf(eva, { parentId: mine });
    const foreign = await bicycleOf(jan);
    const update = `mutation ($id: ID!, $input: UpdateBicycleInput!) { updateBicycle(id: $id, input: $input) { ... on Bicycle { id } ${refusal} } }`;
    for (const parentId of [foreign, nameBasedId('nothing')]) {
      expect(
        (await fixture.ask(eva, update, { id: mine, input: { parentId } })).data.updateBicycle,
      ).toMatchObject({ fields: [{ path: ['parentId'], code: 'UNKNOWN_REFERENCE' }] });
    }
    for (const parentId of [mine, child]) {
      expect(
        (await fixture.ask(eva, update, { id: mine, input: { parentId } })).data.updateBicycle,
      ).toMatchObject({ fields: [{ path: ['parentId'], code: 'CIRCLE' }] });
    }
  });

  it('keep what is pointed at from being removed', async () => {
    const bicycleId = await bicycleOf(eva);
    await repairOf(bicycleId, eva.userId);
    const { data } = await fixture.ask(
      eva,
      `mutation ($id: ID!) { deleteBicycle(id: $id) { ... on Bicycle { id } ${refusal} } }`,
      { id: bicycleId },
    );
    expect(data.deleteBicycle).toMatchObject({
      code: 'STILL_IN_USE',
      params: [{ name: 'by', value: 'repair' }],
    });
  });

  it('tell nobody who may not see a row that something hangs on it', async () => {
    const bicycleId = await bicycleOf(eva);
    await repairOf(bicycleId, eva.userId);
    const remove = `mutation ($id: ID!) { deleteBicycle(id: $id) { ... on Bicycle { id } ${refusal} } }`;
    const answers = [
      await fixture.ask(jan, remove, { id: bicycleId }),
      await fixture.ask(jan, remove, { id: nameBasedId('no such bicycle') }),
    ];
    expect(answers.map(({ data }) => data.deleteBicycle.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  it('of staff lead to rows of one client, whose the row itself is or whom they name', async () => {
    const [mine, foreign] = [await bicycleOf(eva), await bicycleOf(jan)];
    const create = `mutation ($input: CreateRepairInput!) { createRepair(input: $input) { ... on Repair { id } ${refusal} } }`;
    const input = { bicycleId: mine, userId: jan.userId, fault: 'Brake' };
    expect((await fixture.ask(admin, create, { input })).data.createRepair).toMatchObject({
      fields: [{ path: ['bicycleId'], code: 'OTHER_CLIENT' }],
    });
    const update = `mutation ($id: ID!, $input: UpdateBicycleInput!) { updateBicycle(id: $id, input: $input) { ... on Bicycle { id } ${refusal} } }`;
    const madeFrom = async (parentId: string) =>
      (await fixture.ask(admin, update, { id: mine, input: { parentId } })).data.updateBicycle;
    expect(await madeFrom(foreign)).toMatchObject({ fields: [{ path: ['parentId'], code: 'OTHER_CLIENT' }] });
    expect(await madeFrom(await bicycleOf(eva))).toEqual({ id: mine });
  });

  it('lend a child what it takes over from its parent', async () => {
    const id = await repairOf(await bicycleOf(eva), undefined);
    const { data } = await fixture.ask(admin, 'query ($id: ID!) { repair(id: $id) { userId } }', { id });
    expect(data.repair.userId).toBe(eva.userId);
  });

  it('are lists on the other side, a page each, in two queries for all parents', async () => {
    const [first, second] = [await bicycleOf(eva), await bicycleOf(eva)];
    for (const bicycleId of [first, first, first, second]) await repairOf(bicycleId, eva.userId);
    const source = `query ($ids: [ID!]!) { bicycleList(filter: { id: { in: $ids } }, orderBy: [{ field: CREATED_AT }]) { items { id repairs(limit: 2) { totalCount hasNextPage items { fault } } } } }`;
    const { data } = await fixture.ask(eva, source, { ids: [first, second] });
    expect(data.bicycleList.items).toEqual([
      {
        id: first,
        repairs: { totalCount: 3, hasNextPage: true, items: [{ fault: 'Brake' }, { fault: 'Brake' }] },
      },
      { id: second, repairs: { totalCount: 1, hasNextPage: false, items: [{ fault: 'Brake' }] } },
    ]);
    const bounded = `query ($ids: [ID!]!) { bicycleList(filter: { id: { in: $ids } }, orderBy: [{ field: CREATED_AT }]) { totalCount(atMost: 1) items { repairs { totalCount(atMost: 1) } } } }`;
    const counted = await fixture.ask(eva, bounded, { ids: [first, second] });
    expect(counted.data.bicycleList).toEqual({
      totalCount: 2,
      items: [{ repairs: { totalCount: 2 } }, { repairs: { totalCount: 1 } }],
    });
  });
});

describe('pages by cursor', () => {
  it('go through all rows once, in any order, whatever comes in between', async () => {
    for (const weight of ['1', '2', null, '3', null]) await bicycleOf(jan, { weight, parentId: undefined });
    const source = `query ($after: String, $direction: OrderDirection!) { bicycleList(orderBy: [{ field: WEIGHT, direction: $direction }], limit: 2, after: $after) { items { id weight } hasNextPage endCursor } }`;
    for (const direction of ['ASC', 'DESC']) {
      const all = (
        await fixture.ask(
          jan,
          `{ bicycleList(orderBy: [{ field: WEIGHT, direction: ${direction} }], limit: 100) { items { id } } }`,
        )
      ).data.bicycleList.items;
      const walked: { id: string }[] = [];
      let after: string | null = null;
      do {
        const { data } = await fixture.ask(jan, source, { after, direction });
        walked.push(...data.bicycleList.items.map(({ id }: { id: string }) => ({ id })));
        after = data.bicycleList.hasNextPage ? data.bicycleList.endCursor : null;
      } while (after !== null);
      expect(walked).toEqual(all);
    }
    const wrong = await fixture.ask(jan, source, { after: 'nonsense', direction: 'ASC' });
    expect(wrong.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('what rows were before and after', () => {
  it('is written by the database for every change of every command', async () => {
    const id = await bicycleOf(eva, { weight: '7' });
    await fixture.ask(
      eva,
      `mutation ($id: ID!) { updateBicycle(id: $id, input: { weight: "8" }) { __typename } deleteBicycle(id: $id) { __typename } }`,
      { id },
    );
    const rows = await fixture.db.query(
      `select e.type, c.entity, c.before, c.after from row_change c join tracking_event e using (event_id) where c.entity_id = $1 order by e.version`,
      [id],
    );
    expect(rows).toMatchObject([
      { type: 'BicycleAdded', entity: 'bicycle', before: null, after: { weight: 7, user_id: eva.userId } },
      { type: 'BicycleAmended', before: { weight: 7 }, after: { weight: 8 } },
      { type: 'BicycleRemoved', before: { weight: 8 }, after: null },
    ]);
  });

  it('is not touched by a rebuild, which finds every row as its events say', async () => {
    expect(await rebuildCheck(fixture.db, workshop.aggregates)).toMatchObject({ differences: [] });
  });
});

describe('one idempotency key', () => {
  it('answers the same wish as before, in whatever order it is written, and refuses another one', async () => {
    const create = `mutation ($input: CreateBicycleInput!) { createBicycle(input: $input) { ... on Bicycle { id frameNumber } ${refusal} } }`;
    const ask = async (input: object, key = 'the-same-key', viewer = eva) =>
      (await fixture.ask(viewer, create, { input }, key)).data.createBicycle;
    const first = await ask({ frameNumber: 'KEY-1', weight: '9.5' });
    expect(first).toMatchObject({ frameNumber: 'KEY-1' });
    expect(await ask({ weight: '9.5', frameNumber: 'KEY-1' })).toEqual(first);
    expect(await ask({ frameNumber: 'KEY-2' })).toMatchObject({ code: 'KEY_REUSED' });
    expect(await ask({ frameNumber: 'KEY-2' }, 'another-key')).toMatchObject({ frameNumber: 'KEY-2' });
    expect(await ask({ frameNumber: 'KEY-3' }, 'the-same-key', jan)).toMatchObject({ frameNumber: 'KEY-3' });
  });

  it('of a change is for one row', async () => {
    const [one, other] = [await bicycleOf(eva), await bicycleOf(eva)];
    const update = `mutation ($id: ID!, $input: UpdateBicycleInput!) { updateBicycle(id: $id, input: $input) { ... on Bicycle { id } ${refusal} } }`;
    const ask = async (id: string) =>
      (await fixture.ask(eva, update, { id, input: { weight: '8.5' } }, 'key-of-a-change')).data
        .updateBicycle;
    expect([await ask(one), await ask(one)]).toEqual([{ id: one }, { id: one }]);
    expect(await ask(other)).toMatchObject({ code: 'KEY_REUSED' });
  });
});
