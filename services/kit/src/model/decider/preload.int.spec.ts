import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { queryRow } from '../rows/sql.js';
import { nameBasedId, systemIds } from '../words/ids.js';
import { viewerOf } from '../../testing/parcel-rows.js';
import { bicycle, workshop } from '../../testing/repair.js';
import { openServiceFixture, type ServiceFixture } from '../../testing/service-fixture.js';
import { given } from '../../testing/spec.js';
import { defineCommand, type DomainEvent } from './decider.js';
import { handleCommand } from '../../runtime/commands/handle-command.js';
import { isRefusal, refuse, type Refusal } from '../words/refusal.js';

const admin = viewerOf('admin', nameBasedId('admin'));
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workshop);
});
afterAll(() => fixture.close());

/** Numbers bicycles 1, 2, 3…; thirteen is refused. */
const stampBicycle = defineCommand({
  name: 'StampBicycle',
  doc: 'Adds the next one.',
  aggregate: bicycle.aggregate,
  stream: 'new',
  input: {},
  allowed: ['admin'],
  preload: async (tx) => {
    await tx.query('select pg_advisory_xact_lock(1)');
    const row = await queryRow<{ n: number }>(
      tx,
      `select count(*)::integer + 1 as n from bicycle where frame_number like 'N-%'`,
    );
    return row?.n === 13 ? refuse('UNLUCKY', 'Not thirteen.') : { frameNumber: `N-${row?.n}` };
  },
  decide: (_, __, { preloaded }): DomainEvent[] | Refusal =>
    isRefusal(preloaded) ? preloaded : [{ type: 'BicycleAdded', data: { ...preloaded } }],
});

function stamp() {
  return handleCommand(fixture.runtime, {
    command: stampBicycle,
    streamId: systemIds.next(),
    input: {},
    viewer: admin,
    commandId: systemIds.next(),
  });
}

describe('a look at other rows', () => {
  it('holds what it locks until its command is done, so that a count has no gap and no double', async () => {
    const outcomes = await Promise.all(Array.from({ length: 14 }, stamp));
    expect(
      outcomes.filter((outcome) => 'refusal' in outcome && outcome.refusal.refused === 'UNLUCKY'),
    ).toHaveLength(2);
    const rows = await fixture.db.query(
      `select frame_number from bicycle where frame_number like 'N-%' order by length(frame_number), frame_number`,
    );
    expect(rows.map((row: { frame_number: string }) => row.frame_number)).toEqual(
      Array.from({ length: 12 }, (_, index) => `N-${index + 1}`),
    );
  });

  it('tells a stranger nothing: whose it is comes first', () => {
    const secretive = defineCommand({
      ...bicycle.update,
      decide: (_, __, { preloaded }) => (isRefusal(preloaded) ? preloaded : []),
    });
    const added = { type: 'BicycleAdded', data: { frameNumber: 'F-1', userId: nameBasedId('eva') } };
    const preloaded = refuse('TELLING', 'Something about it.');
    given(added)
      .when(secretive, {}, { viewer: viewerOf('customer', nameBasedId('eva')), preloaded })
      .thenRefused('TELLING');
    given(added)
      .when(secretive, {}, { viewer: viewerOf('customer', nameBasedId('jan')), preloaded })
      .thenRefused('NOT_FOUND');
  });
});
