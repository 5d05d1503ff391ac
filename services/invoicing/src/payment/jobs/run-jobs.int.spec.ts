import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { invoicingService } from '../../service.js';
import { jobKinds, planJob, type JobKind } from './job-table.js';
import { runJobs, type DoJob } from './run-jobs.js';

const clock = new FakeClock('2026-11-20T06:00:00Z');
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(invoicingService(), clock);
});
afterAll(() => fixture.close());

const doing = (work: DoJob) =>
  Object.fromEntries(jobKinds.map((kind) => [kind, work])) as Record<JobKind, DoJob>;

it('one that takes long holds up no other', async () => {
  await inTransaction(fixture.db, async (tx) => {
    for (let n = 0; n < 60; n += 1)
      await planJob(tx, { kind: 'payment', subjectId: systemIds.next(), dueAt: clock.now() });
  });
  let others = 0;
  let letGo = (): void => undefined;
  let isFirst = true;
  const work = doing(async () => {
    if (!isFirst) {
      others += 1;
      if (others === 59) letGo();
      return null;
    }
    isFirst = false;
    // Until all others are done: where they waited for it, nothing would ever end.
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return null;
  });
  expect(await runJobs(fixture.runtime, work)).toEqual({ done: 60, failed: 0 });
});

it('a round ends while something is still due, so that the other rounds of the worker have their turn; the next one goes on', async () => {
  await inTransaction(fixture.db, async (tx) => {
    for (let n = 0; n < 100; n += 1)
      await planJob(tx, { kind: 'payment', subjectId: systemIds.next(), dueAt: clock.now() });
  });
  const slowly = doing(() => {
    clock.moveBy({ seconds: 1 });
    return Promise.resolve(null);
  });
  const { done } = await runJobs(fixture.runtime, slowly);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(100);
  let all = done;
  for (let more = done; more > 0; all += more) more = (await runJobs(fixture.runtime, slowly)).done;
  expect(all).toBe(100);
});
