import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { settleJob, takeJobs, type Job, type JobKind } from './job-table.js';

/** Does one job; answers when to look again, null when nothing is left to do. @throws when it did not work out: tried again later. */
export type DoJob = (subjectId: string, tries: number) => Promise<Date | null>;

const AT_ONCE = 8;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** Does what is due until nothing is. @returns how many were done and how many failed for now. */
export async function runJobs(
  { db, clock, log }: CommandRuntime,
  kinds: Readonly<Record<JobKind, DoJob>>,
): Promise<{ done: number; failed: number }> {
  const tally = { done: 0, failed: 0 };
  const one = async (job: Job): Promise<void> => {
    try {
      await settleJob(db, job, await kinds[job.kind](job.subjectId, job.tries));
      tally.done += 1;
    } catch (error) {
      tally.failed += 1;
      log.warn(
        { err: error, kind: job.kind, subjectId: job.subjectId, tries: job.tries },
        'a job did not work out; tried again later',
      );
      await settleJob(
        db,
        job,
        new Date(clock.now().getTime() + Math.min(MINUTE_MS * 2 ** job.tries, LONGEST_WAIT_MS)),
      );
    }
  };
  for (;;) {
    const jobs = await takeJobs(db, clock.now(), AT_ONCE);
    if (jobs.length === 0) return tally;
    await Promise.all(jobs.map(one));
  }
}
