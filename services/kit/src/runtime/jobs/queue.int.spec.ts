import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Fault, PermanentFault } from '../../model/words/fault.js';
import { systemIds } from '../../model/words/ids.js';
import { until } from '../../testing/until.js';
import { silentLog, type Log } from '../process/log.js';
import { openQueueWatch, type QueueState, type QueueWatch } from './queue-watch.js';
import { openQueue, startWorker, type WorkersQueue, type JobWorker, type WorkerOptions } from './queue.js';

const redisUrl = process.env['REDIS_URL'] ?? '';
/** Nobody listens there. */
const awayUrl = 'redis://127.0.0.1:1';
let name: string;
let queue: WorkersQueue;
let watch: QueueWatch;
let workers: JobWorker[];

beforeEach(() => {
  name = `spec-${systemIds.next()}`;
  queue = openQueue(name, redisUrl, silentLog);
  watch = openQueueWatch(redisUrl, silentLog);
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await Promise.all([queue.close(), watch.close()]);
});

type Job = Parameters<WorkerOptions['work']>[0];
function working(work: WorkerOptions['work'], more: Partial<WorkerOptions> = {}): JobWorker {
  const worker = startWorker({ name, redisUrl, log: silentLog, work, ...more });
  workers.push(worker);
  return worker;
}
const state = async (): Promise<QueueState | undefined> =>
  (await watch.read()).find((one) => one.name === name);

describe('a job', () => {
  it('is brought to a worker with what it carries', async () => {
    const done: Job[] = [];
    working(async (job) => void done.push(job));
    await queue.add('letter_1', { letterId: '1' });
    await until('it is done', () => done.length === 1);
    expect(done).toEqual([{ name: 'job', data: { letterId: '1' } }]);
  });

  it('asked for twice while it waits is one job', async () => {
    for (let n = 0; n < 3; n += 1) await queue.add('letter_1', {});
    await queue.add('letter_2', {});
    expect(await queue.waiting()).toBe(2);
  });

  it('is done once, however many work', async () => {
    const done: string[] = [];
    for (let n = 0; n < 3; n += 1)
      working(async ({ data }) => void done.push(data['n'] ?? ''), { concurrency: 2 });
    const all = Array.from({ length: 20 }, (_, n) => String(n));
    await Promise.all(all.map((n) => queue.add(`job_${n}`, { n })));
    await until('all are done', () => done.length >= 20);
    expect(done.toSorted()).toEqual(all.toSorted());
  });

  it('that can never be done fails at once, and any other waits for another try', async () => {
    let tries = 0;
    working(async ({ data }) => {
      tries += 1;
      throw data['forGood'] === undefined ? new Fault('not now') : new PermanentFault('never');
    });
    await queue.add('job_1', { forGood: 'yes' });
    await until('it failed for good', async () => (await state())?.failed === 1);
    expect(tries).toBe(1);
    await queue.add('job_2', {});
    await until('the other waits', async () => (await state())?.delayed === 1);
    expect((await state())?.failed).toBe(1);
  });

  it('holds up no other by failing', async () => {
    const done: string[] = [];
    working(async ({ data }) => {
      if (data['n'] === '1') throw new Fault('not now');
      done.push(data['n'] ?? '');
    });
    for (const n of ['1', '2', '3']) await queue.add(`job_${n}`, { n });
    await until('the others are done', () => done.length === 2);
    expect(done).toEqual(['2', '3']);
  });
});

describe('a tick', () => {
  it('comes again and again under its name, also when two processes ask for it', async () => {
    const ticks: Job[] = [];
    const second = openQueue(name, redisUrl, silentLog);
    working(async (job) => void ticks.push(job));
    for (const one of [queue, second]) one.tick('sweep', 50);
    await until('three came', () => ticks.length >= 3);
    expect(new Set(ticks.map((tick) => tick.name))).toEqual(new Set(['sweep']));
    await second.close();
  });

  it('that ends comes no more, and leaves the others', async () => {
    const ticks: string[] = [];
    working(async (job) => void ticks.push(job.name));
    const former = openQueue(name, redisUrl, silentLog);
    former.tick('former', 60_000);
    await until('it came', () => ticks.includes('former'));
    await former.close();
    await queue.endTick('former');
    await until('none is planned', async () => (await state())?.delayed === 0);
    queue.tick('sweep', 50);
    await until('the other comes', () => ticks.filter((tick) => tick === 'sweep').length > 2);
    expect(ticks.filter((tick) => tick === 'former')).toHaveLength(1);
  });

  it('says that its worker is there', async () => {
    working(async () => undefined);
    await until('the worker is known', async () => (await state()) !== undefined);
    expect((await state())?.lastTickAt).toBeNull();
    queue.tick('sweep', 50);
    await until('it ticked', async () => ((await state())?.lastTickAt ?? null) !== null);
  });

  it('is told by a worker that made its round by itself', async () => {
    await working(async () => undefined).ticked();
    expect((await state())?.lastTickAt).toBeInstanceOf(Date);
  });
});

describe('a worker that is closed', () => {
  it('brings what is in hand to its end', async () => {
    let release = (): void => undefined;
    let ended = false;
    const worker = working(async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      ended = true;
    });
    await queue.add('job_1', {});
    await until('it is in hand', async () => (await state())?.active === 1);
    const closing = worker.close();
    release();
    await closing;
    expect(ended).toBe(true);
  });
});

describe('while Redis is away', () => {
  const heard: string[] = [];
  const log: Log = { ...silentLog, warn: (_, message) => void heard.push(message) };

  it('nobody who adds a job is held up or failed: its row is found by the sweep', async () => {
    const away = openQueue(name, awayUrl, log);
    await away.add('job_1', {});
    expect(heard).toContain('job not queued; the sweep will find its row');
    await away.close();
  });

  it('nobody who looks is told of any queue', async () => {
    const blind = openQueueWatch(awayUrl, log);
    expect(await blind.read()).toEqual([]);
    expect(heard).toContain('queues cannot be asked');
    await blind.close();
  });
});
