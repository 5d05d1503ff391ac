import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openQueue, startWorker } from '@cotta/kit/runtime/jobs/queue.js';
import { openQueueWatch, type QueueState } from '@cotta/kit/runtime/jobs/queue-watch.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { until } from '@cotta/kit/testing/until.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { workspaceService } from '../service.js';
import { raiseAlarms } from './raise-alarms.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
const at = (minutesAgo: number): Date => new Date(clock.now().getTime() - minutesAgo * 60_000);
const calm = { waiting: 0, active: 0, failed: 0, delayed: 1, oldestWaitingAt: null };
let queues: readonly QueueState[] = [];
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(
    workspaceService({ linkKey: '', letters: [], readQueues: () => Promise.resolve(queues) }),
    clock,
  );
});
afterAll(() => fixture.close());

const alarm = (): Promise<number> => raiseAlarms(fixture.runtime, () => Promise.resolve(queues));
const tasks = async (): Promise<string[]> =>
  (await fixture.db.query('select title from task order by title')).map(
    ({ title }: { title: string }) => title,
  );

async function letter(state: string): Promise<void> {
  const id = systemIds.next();
  await fixture.db.query(
    `insert into outgoing_mail (id, business_key, template, locale, subject_type, subject_id, sealed_contact, params, state, next_attempt_at, message_id, last_error, created_at, updated_at)
     values ($1, $4, 'renewal-reminder', 'en', 'user', $1, '', '{}', $2, $3, $4, 'eva@example.test is unknown', $3, $3)`,
    [id, state, clock.now(), id],
  );
}

describe('what staff see of the machine', () => {
  it('is each queue with the age of its last round, and the letters without a good end', async () => {
    queues = [
      { ...calm, name: 'letters', lastTickAt: at(1) },
      { ...calm, name: 'never-ticked', lastTickAt: null },
      { ...calm, name: 'trademarks-deadlines', waiting: 2, oldestWaitingAt: at(9), lastTickAt: at(4) },
    ];
    for (const state of ['queued', 'sent', 'failed', 'unknown']) await letter(state);
    const { data } = await fixture.ask(
      viewerOf('admin', systemIds.next()),
      '{ workQueueList { name waiting tickAgeSeconds late } letterBacklog { waiting failed unknown } }',
    );
    expect(data).toEqual({
      workQueueList: [
        { name: 'letters', waiting: 0, tickAgeSeconds: 60, late: false },
        { name: 'never-ticked', waiting: 0, tickAgeSeconds: null, late: false },
        { name: 'trademarks-deadlines', waiting: 2, tickAgeSeconds: 240, late: true },
      ],
      letterBacklog: { waiting: 1, failed: 1, unknown: 1 },
    });
  });

  it('is nobody else’s to see', async () => {
    const { errors } = await fixture.ask(
      viewerOf('customer', systemIds.next()),
      '{ workQueueList { name } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('becomes a task, once, without an address in it; the next interruption is another', async () => {
    expect(await alarm()).toBe(3);
    await alarm();
    const late = `trademarks-deadlines: no round of the worker since ${at(4).toISOString()}`;
    expect(await tasks()).toEqual([
      'renewal-reminder: could not be delivered',
      'renewal-reminder: nobody knows whether it arrived',
      late,
    ]);
    queues = [{ ...calm, name: 'trademarks-deadlines', lastTickAt: at(0) }];
    expect(await alarm()).toBe(0);
    clock.moveBy({ minutes: 10 });
    expect(await alarm()).toBe(1);
    expect(await tasks()).toHaveLength(4);
  });
});

describe('a worker', () => {
  it('says that it is there and when it did its round; jobs are counted', async () => {
    const redisUrl = process.env['REDIS_URL'] ?? '';
    const name = `spec-${systemIds.next()}`;
    const worker = startWorker({ name, redisUrl, log: silentLog, work: () => Promise.resolve() });
    const queue = openQueue(name, redisUrl, silentLog);
    const watch = openQueueWatch(redisUrl, silentLog);
    const state = async (): Promise<QueueState | undefined> =>
      (await watch.read()).find((one) => one.name === name);
    await until('it is announced', async () => (await state()) !== undefined);
    expect((await state())?.lastTickAt).toBeNull();
    queue.tick('round', 60_000);
    await until('it has done a round', async () => (await state())?.lastTickAt instanceof Date);
    // It says so before the queue has heard that the job is done.
    const idle = await until('nothing is in its hands', async () => {
      const now = await state();
      return now?.active === 0 && now;
    });
    expect(idle).toMatchObject({ waiting: 0, active: 0, failed: 0, oldestWaitingAt: null });
    await Promise.all([worker.close(), queue.close(), watch.close()]);
  });
});
