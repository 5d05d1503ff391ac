import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { workspaceService } from '../service.js';
import { OperationsWatch } from './watch-operations.js';

let clock: FakeClock;
let fixture: ServiceFixture;
/** What the process that is asked says of itself. */
let said: string;
let asked: Server;
let watch: OperationsWatch;

beforeAll(async () => {
  clock = new FakeClock('2026-11-16T09:00:00Z');
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  asked = createServer((request, response) => {
    response.writeHead(request.url === '/metrics' ? 200 : 404).end(said);
  });
  await new Promise<void>((resolve) => asked.listen(0, '127.0.0.1', () => resolve()));
});
beforeEach(() => {
  clock.moveTo(new Date('2026-11-16T09:00:00Z'));
  watch = new OperationsWatch(fixture.runtime, [
    { name: 'requests', url: `http://127.0.0.1:${(asked.address() as AddressInfo).port}` },
    { name: 'gone', url: 'http://127.0.0.1:9' },
    { name: 'unknown', url: 'http://nowhere.invalid:80' },
  ]);
});
afterEach(() => fixture.db.query('delete from operations_sample'));
afterAll(async () => {
  await new Promise((resolve) => asked.close(resolve));
  await fixture.close();
});

const admin = viewerOf('admin', systemIds.next());
const lines = async (series: string, hours: number, viewer = admin) => {
  const { data, errors } = await fixture.ask(
    viewer,
    `{ operationsLines(series: ["${series}"], hours: ${hours}) { series label points { at value } } }`,
  );
  return errors === undefined ? data : errors.map((error) => error.extensions?.['code']);
};

describe('figures of the running product', () => {
  it('are taken from all processes that answer, and shown by time', async () => {
    for (const [minute, published, age] of [
      [0, 100, 0],
      [1, 160, 7],
    ] as const) {
      said = `cotta_events_published_total{service="requests"} ${published}\ncotta_events_unpublished_age_seconds{service="requests"} ${age}\n`;
      clock.moveTo(new Date(Date.UTC(2026, 10, 16, 9, minute)));
      await watch.look();
    }
    expect(await lines('events published', 1)).toEqual({
      operationsLines: [
        {
          series: 'events published',
          label: 'requests',
          points: [{ at: '2026-11-16T09:01:00.000Z', value: 1 }],
        },
      ],
    });
    expect(await lines('oldest event waiting', 1)).toEqual({
      operationsLines: [
        {
          series: 'oldest event waiting',
          label: 'requests',
          points: [
            { at: '2026-11-16T09:00:00.000Z', value: 0 },
            { at: '2026-11-16T09:01:00.000Z', value: 7 },
          ],
        },
      ],
    });
  });

  it('of a long time are the highest of each piece of it, so that a peak is seen', async () => {
    for (let minute = 0; minute < 60; minute += 1) {
      said = `cotta_dead_letters{service="requests"} ${minute === 17 ? 5 : 0}\n`;
      clock.moveTo(new Date(Date.UTC(2026, 10, 16, 9, minute)));
      await watch.look();
    }
    const shown = (await lines('dead letters', 720)) as {
      operationsLines: { points: { value: number }[] }[];
    };
    const [line] = shown.operationsLines;
    expect(line?.points.length).toBeLessThan(4);
    expect(Math.max(...(line?.points.map(({ value }) => value) ?? []))).toBe(5);
  });

  it.each([
    ['lawyer', 'FORBIDDEN'],
    ['customer', 'FORBIDDEN'],
    ['visitor', 'UNAUTHENTICATED'],
  ] as const)('are nothing for a %s', async (role, refused) =>
    expect(await lines('dead letters', 1, viewerOf(role, systemIds.next()))).toEqual([refused]),
  );
});

describe('figures that are old', () => {
  it('are kept each ten minutes after two days, and not at all after thirty', async () => {
    said = 'cotta_dead_letters{service="requests"} 1\n';
    const begin = clock.now().getTime();
    for (let minute = 0; minute < 30; minute += 1) {
      clock.moveTo(new Date(begin + minute * 60_000));
      await watch.look();
    }
    const left = async (): Promise<number> =>
      (await fixture.db.query('select count(*)::integer as left from operations_sample'))[0].left;
    expect(await watch.thin()).toBe(0);
    clock.moveBy({ days: 2, minutes: 1 });
    expect([await watch.thin(), await left()]).toEqual([27, 3]);
    expect(await watch.thin()).toBe(0);
    clock.moveBy({ days: 28 });
    expect([await watch.thin(), await left()]).toEqual([3, 0]);
  });
});
