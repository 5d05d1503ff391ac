import { setTimeout as pause } from 'node:timers/promises';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import type { EntityManager, QueryRunner } from 'typeorm';

const LOOK_AGAIN_MS = 10;

/** Adds jobs for letters once the transaction that wrote them is over, so that no worker looks for a row it cannot see yet.
 *  After a roll-back the jobs find nothing, and a job lost on the way costs time only: the sweep finds the row. */
export class JobsAfterCommit {
  readonly #waiting = new WeakMap<QueryRunner, string[]>();

  constructor(private readonly queue: JobQueue) {}

  add(tx: EntityManager, letterId: string): void {
    const runner = tx.queryRunner;
    if (runner === undefined) return;
    const known = this.#waiting.get(runner);
    if (known !== undefined) {
      known.push(letterId);
      return;
    }
    const letterIds = [letterId];
    this.#waiting.set(runner, letterIds);
    void this.#whenOver(runner, letterIds);
  }

  async #whenOver(runner: QueryRunner, letterIds: readonly string[]): Promise<void> {
    while (runner.isTransactionActive && !runner.isReleased) await pause(LOOK_AGAIN_MS);
    this.#waiting.delete(runner);
    for (const letterId of letterIds) await this.queue.add(`letter_${letterId}`, { letterId });
  }
}
