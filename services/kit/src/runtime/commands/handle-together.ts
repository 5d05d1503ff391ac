import { inTransaction } from '../database/transaction.js';
import { retryTroubles } from '../database/retry.js';
import type { CommandDone, CommandRuntime } from './command-runtime.js';
import { handleManyIn, type AnyRequest } from './handle-many.js';
import type { Refusal } from '../../model/words/refusal.js';

/** Ends the transaction: what one of them may not do, none of them has done. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Many commands that are one wish, each on a stream of its own: all happen or none, and the first refusal speaks for all. Conflicts and broken
 *  connections are tried again under the same command ids.
 *  @throws Fault for two commands on one stream; Rejection FORBIDDEN for a role a command does not list */
export async function handleTogether(
  runtime: CommandRuntime,
  requests: readonly AnyRequest[],
): Promise<readonly CommandDone[] | { readonly refusal: Refusal }> {
  try {
    const done = await retryTroubles(() =>
      inTransaction(runtime.db, async (tx) => {
        const outcomes = await handleManyIn(tx, runtime, requests);
        return outcomes.map((outcome) => {
          if ('refusal' in outcome) throw new Refused(outcome.refusal);
          return outcome;
        });
      }),
    );
    runtime.afterCommit();
    return done;
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}
