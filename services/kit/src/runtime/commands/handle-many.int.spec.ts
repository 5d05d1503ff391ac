import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '../database/transaction.js';
import { nameBasedId, systemIds } from '../../model/words/ids.js';
import { rebuildCheck } from '../rebuild/rebuild.js';
import type { Viewer } from '../../model/words/viewer.js';
import { bicycle, repair, workshop } from '../../testing/repair.js';
import { openServiceFixture, type ServiceFixture } from '../../testing/service-fixture.js';
import { handleCommandIn } from './handle-command.js';
import { handleManyIn, type AnyRequest } from './handle-many.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workshop);
});
afterAll(() => fixture.close());

const admin: Viewer = { role: 'admin', userId: nameBasedId('admin'), locale: 'en', scopes: [] };

/** The edge: tests speak of the very fields the commands declare. */
const request = (command: object, streamId: string, input: object, extra: object = {}): AnyRequest =>
  ({
    command,
    streamId,
    input,
    viewer: admin,
    commandId: systemIds.next(),
    ...extra,
  }) as unknown as AnyRequest;
const frame = () => systemIds.next().slice(-18);
const many = (requests: readonly AnyRequest[]) =>
  inTransaction(fixture.db, (tx) => handleManyIn(tx, fixture.runtime, requests));

/** What the database keeps of the repairs among these streams, without what is another each time. */
async function traces(all: readonly string[]): Promise<object> {
  const names = new Map(all.map((id, index) => [id, `stream ${index}`]));
  const named = (rows: object[]): unknown =>
    JSON.parse([...names].reduce((text, [id, name]) => text.replaceAll(id, name), JSON.stringify(rows)));
  const streams = all.slice(BICYCLES);
  const [events, rows, changes, outcomes] = await Promise.all([
    fixture.db.query(
      'select stream_id, version, type, data, actor_kind, actor_id from tracking_event where stream_id = any($1) order by array_position($1, stream_id), version',
      [streams],
    ),
    fixture.db.query(
      'select bicycle_id, status, is_open, fault, assigned_admin_id, version from repair where id = any($1) order by array_position($1, id)',
      [streams],
    ),
    fixture.db.query(
      'select e.type, e.version, c.entity, c.entity_id, c.before, c.after from row_change c join tracking_event e using (event_id) where e.stream_id = any($1) order by array_position($1, e.stream_id), e.version, c.entity',
      [streams],
    ),
    fixture.db.query(
      "select name, stream_id, version, outcome - 'eventIds' as outcome from command_log where stream_id = any($1) order by array_position($1, stream_id), version",
      [streams],
    ),
  ]);
  return { events: named(events), rows: named(rows), changes: named(changes), outcomes: named(outcomes) };
}

/** Streams of a story that are no repairs. */
const BICYCLES = 2;

/** Two repairs and one that never was: one repeated, one refused, one taken into work. */
async function story(
  carryOut: (requests: readonly AnyRequest[]) => Promise<unknown>,
): Promise<{ streams: string[]; answers: unknown[] }> {
  const streams = Array.from({ length: 5 }, () => systemIds.next());
  const [bike = '', other = '', first = '', second = '', unknown = ''] = streams;
  const numbers = [frame(), frame()];
  const booked = request(repair.create, first, { bicycleId: bike, fault: 'A chain that jumps.' });
  const answers = [
    await carryOut([
      request(bicycle.create, bike, { frameNumber: numbers[0] }),
      request(bicycle.create, other, { frameNumber: numbers[1] }),
    ]),
    await carryOut([booked, request(repair.create, second, { bicycleId: other, fault: 'No bell.' })]),
    await carryOut([
      { ...booked },
      request(repair.steps.startRepair, second, {}),
      request(repair.steps.startRepair, unknown, {}),
    ]),
    await carryOut([request(repair.assign, first, { assignedAdminId: admin.userId })]),
    await carryOut([request(repair.steps.startRepair, first, {})]),
  ];
  return { streams, answers };
}

describe('commands carried out together', () => {
  it('leave what the same commands leave one after the other: events, rows, audit, outcomes', async () => {
    const alone = await story((requests) =>
      inTransaction(fixture.db, async (tx) => {
        for (const one of requests) await handleCommandIn(tx, fixture.runtime, one);
      }),
    );
    const together = await story(many);
    expect(await traces(together.streams)).toEqual(await traces(alone.streams));
    expect((await rebuildCheck(fixture.db, workshop.aggregates)).differences).toEqual([]);
  });

  it('answer each for itself: done, repeated, refused', async () => {
    const { answers } = await story(many);
    expect(answers[2]).toEqual([
      expect.objectContaining({ version: 1, replayed: true }),
      { refusal: expect.objectContaining({ refused: 'NOBODY_IN_CHARGE' }), replayed: false },
      { refusal: expect.objectContaining({ refused: 'NOT_FOUND' }), replayed: false },
    ]);
  });

  it('are refused as a whole when two are on one stream, or one is not open to the caller', async () => {
    const id = systemIds.next();
    await expect(
      many([
        request(bicycle.create, id, { frameNumber: frame() }),
        request(bicycle.update, id, { weight: '9.5' }),
      ]),
    ).rejects.toThrow('same stream');
    const visitor = { viewer: { role: 'visitor', locale: 'en', scopes: [] } };
    await expect(
      many([
        request(bicycle.create, id, { frameNumber: frame() }),
        request(bicycle.create, systemIds.next(), { frameNumber: frame() }, visitor),
      ]),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await fixture.db.query('select from stream where stream_id = $1', [id])).toEqual([]);
  });
});
