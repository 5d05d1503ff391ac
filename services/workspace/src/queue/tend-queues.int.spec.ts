import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openQueue, startWorker, type JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { openQueueAdmin, type QueueAdmin } from '@cotta/kit/runtime/jobs/queue-admin.js';
import { openQueueWatch, type QueueState, type QueueWatch } from '@cotta/kit/runtime/jobs/queue-watch.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { until } from '@cotta/kit/testing/until.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { workspaceService } from '../service.js';

const redisUrl = process.env['REDIS_URL'] ?? '';
const name = `spec-${systemIds.next()}`;
let fixture: ServiceFixture;
let queueAdmin: QueueAdmin;
let watch: QueueWatch;
let queue: JobQueue;
let works = false;
const worker = startWorker({
  name,
  redisUrl,
  log: silentLog,
  work: () => (works ? Promise.resolve() : Promise.reject(new PermanentFault('not today'))),
});

beforeAll(async () => {
  queueAdmin = openQueueAdmin(redisUrl, silentLog);
  watch = openQueueWatch(redisUrl, silentLog);
  queue = openQueue(name, redisUrl, silentLog);
  fixture = await openServiceFixture(
    workspaceService({ linkKey: '', letters: [], tendQueues: queueAdmin }),
    new FakeClock('2026-03-02T10:30:00Z'),
  );
});
afterAll(() =>
  Promise.all([worker.close(), queue.close(), watch.close(), queueAdmin.close(), fixture.close()]),
);

const state = async (): Promise<QueueState | undefined> =>
  (await watch.read()).find((one) => one.name === name);
const failed = (count: number) => until(`${count} failed`, async () => (await state())?.failed === count);
const ask = (role: 'admin' | 'lawyer' | 'customer', command: string, input: object) =>
  fixture.ask(
    viewerOf(role, systemIds.next()),
    `mutation($input: ${command.charAt(0).toUpperCase()}${command.slice(1)}Input!) { ${command}(input: $input) { ... on QueuesTended { queues { name jobs } } ... on Refusal { code } } }`,
    { input },
  );

describe('queues in an admin’s hands', () => {
  it('get failed jobs back, and each is done', async () => {
    await queue.add('spec_1', {});
    await queue.add('spec_2', {});
    await failed(2);
    works = true;
    const { data } = await ask('admin', 'retryFailedJobs', {
      queue: name,
      reason: 'The office is there again.',
    });
    expect(data).toEqual({ retryFailedJobs: { queues: [{ name, jobs: 2 }] } });
    // Not before they are done may they be refused again below.
    await until('both are done', async () => {
      const now = await state();
      return now?.failed === 0 && now.waiting === 0 && now.active === 0;
    });
  });

  it('lose what ended and nothing that is planned', async () => {
    works = false;
    await queue.add('spec_3', {});
    await failed(1);
    queue.tick('round', 3_600_000);
    await until('the first round failed, and the next is planned', async () => {
      const now = await state();
      return now?.failed === 2 && now.delayed === 1;
    });
    await ask('admin', 'clearEndedJobs', { queue: name, reason: 'Looked at, and mended elsewhere.' });
    expect((await state())?.failed).toBe(0);
    expect((await state())?.delayed).toBe(1);
  });

  it('are tended by admins alone, with a reason that stays on record', async () => {
    for (const role of ['lawyer', 'customer'] as const)
      for (const command of ['retryFailedJobs', 'clearEndedJobs'])
        expect((await ask(role, command, { reason: 'Let me.' })).errors?.[0]?.extensions?.code).toBe(
          'FORBIDDEN',
        );
    expect((await ask('admin', 'clearEndedJobs', { queue: name })).errors ?? []).not.toEqual([]);
    const published = await fixture.db.query(
      `select e.type, e.reason, e.actor_kind from tracking_event e join stream s using (stream_id) where s.category = 'work_queue' order by e.recorded_at`,
    );
    expect(published).toEqual([
      { type: 'FailedJobsRetried', reason: 'The office is there again.', actor_kind: 'admin' },
      { type: 'EndedJobsCleared', reason: 'Looked at, and mended elsewhere.', actor_kind: 'admin' },
    ]);
  });
});
