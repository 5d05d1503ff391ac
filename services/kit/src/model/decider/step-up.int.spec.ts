import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '../words/ids.js';
import { inTransaction } from '../../runtime/database/transaction.js';
import { viewerOf } from '../../testing/parcel-rows.js';
import { bicycle, workshop } from '../../testing/repair.js';
import { openServiceFixture, type ServiceFixture } from '../../testing/service-fixture.js';
import { FakeClock } from '../time/fake-clock.js';
import { systemViewer, type Viewer } from '../words/viewer.js';
import { defineCommand, type DomainEvent } from './decider.js';
import { handleCommand } from '../../runtime/commands/handle-command.js';
import { handleManyIn, type AnyRequest } from '../../runtime/commands/handle-many.js';

const clock = new FakeClock('2026-05-01T10:00:00Z');
const seconds = clock.now().getTime() / 1000;
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workshop, clock);
});
afterAll(() => fixture.close());

const scrapBicycle = defineCommand({
  name: 'ScrapBicycle',
  doc: 'Cannot be taken back.',
  aggregate: bicycle.aggregate,
  stream: 'new',
  input: {},
  allowed: ['admin'],
  stepUp: true,
  decide: (): readonly DomainEvent[] => [{ type: 'BicycleAdded', data: { frameNumber: systemIds.next() } }],
});
const admin: Viewer = viewerOf('admin', nameBasedId('admin'));
const request = (viewer: Viewer, commandId = systemIds.next()) => ({
  command: scrapBicycle,
  streamId: systemIds.next(),
  input: {},
  viewer,
  commandId,
});

describe('a command that wants a fresh sign-in', () => {
  it.each([
    ['nobody knows when', admin],
    ['ten minutes and a second ago', { ...admin, authTime: seconds - 601 }],
    ['in an hour, by a clock that is wrong', { ...admin, authTime: seconds + 3_600 }],
  ])('is refused to a person who signed in %s', async (_, viewer) => {
    expect(await handleCommand(fixture.runtime, request(viewer))).toMatchObject({
      refusal: { refused: 'STEP_UP_NEEDED', params: { minutes: 10 } },
      replayed: false,
    });
  });

  it.each([
    ['just now', { ...admin, authTime: seconds }],
    ['ten minutes ago', { ...admin, authTime: seconds - 600 }],
    ['never, being a service', systemViewer],
  ])('is open to who signed in %s', async (_, viewer) => {
    expect(await handleCommand(fixture.runtime, request(viewer))).toHaveProperty('eventIds');
  });

  it('remembers nothing of the refusal: the same press goes through after the proof', async () => {
    const press = request({ ...admin, authTime: seconds - 3_600 });
    expect(await handleCommand(fixture.runtime, press)).toHaveProperty('refusal');
    expect(
      await handleCommand(fixture.runtime, { ...press, viewer: { ...admin, authTime: seconds } }),
    ).toMatchObject({ replayed: false, version: 1 });
  });

  it('holds for each of many as well', async () => {
    const presses = [request(admin), request({ ...admin, authTime: seconds })] as unknown as AnyRequest[];
    const [stale, fresh] = await inTransaction(fixture.db, (tx) =>
      handleManyIn(tx, fixture.runtime, presses),
    );
    expect([stale, fresh]).toEqual([
      expect.objectContaining({ refusal: expect.objectContaining({ refused: 'STEP_UP_NEEDED' }) }),
      expect.objectContaining({ version: 1 }),
    ]);
  });
});
