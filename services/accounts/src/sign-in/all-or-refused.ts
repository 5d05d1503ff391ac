import type { DataSource, EntityManager } from 'typeorm';
import { retryTroubles } from '@cotta/kit/runtime/database/retry.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';

/** Carries a refusal out of a transaction, so that what was written before it is undone. */
class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly refusal: Refusal) {
    super(refusal.refused);
  }
}

/** One transaction, tried again after a conflict; a refusal leaves nothing behind. */
export async function allOrRefused<T extends object>(
  db: DataSource,
  work: (tx: EntityManager) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await retryTroubles(() =>
      inTransaction(db, async (tx): Promise<T> => {
        const outcome = await work(tx);
        if (isRefusal(outcome)) throw new Refused(outcome);
        return outcome;
      }),
    );
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
