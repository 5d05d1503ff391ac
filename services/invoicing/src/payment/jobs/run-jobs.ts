import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { settleJob, takeJobs, type Job, type JobKind } from './job-table.js';

/** Does one job; answers when to look again, null when nothing is left to do. @throws when it did not work out: tried again later. */
export type DoJob = (subjectId: string, tries: number) => Promise<Date | null>;

/** As many as there are connections: who waits for one too long is put off. */
const AT_ONCE = 8;
/** So many are done before more are taken: one that takes long holds up no other, and not every one costs a question of its own. */
const REFILL_BELOW = AT_ONCE / 2;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;
/** On a day of a hundred thousand charges something is always due: after so long other rounds of the worker have their turn, and the next tick goes on. */
const LONGEST_ROUND_MS = MINUTE_MS / 2;

/** Does what is due until nothing is, or the round has lasted long enough. @returns how many were done and how many failed for now. */
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
  const until = clock.now().getTime() + LONGEST_ROUND_MS;
  const inHand = new Set<Promise<void>>();
  for (;;) {
    const jobs = clock.now().getTime() < until ? await takeJobs(db, clock.now(), AT_ONCE - inHand.size) : [];
    for (const job of jobs) {
      const doing = one(job).finally(() => inHand.delete(doing));
      inHand.add(doing);
    }
    if (inHand.size === 0) return tally;
    do await Promise.race(inHand);
    while (inHand.size > REFILL_BELOW);
  }
}
