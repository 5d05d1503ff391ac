import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { noneAwaited, type Awaited } from '../awaited.js';
import { corrections } from '../rules/corrections.js';

/** Which corrections of rules wait for their repair: for a mark that came before the correction, until the repair began to be carried out. The same in a rebuild:
 *  an event is counted by what counted at its own moment. */
export async function awaitedCorrections(tx: EntityManager): Promise<Awaited> {
  if (corrections.length === 0) return noneAwaited;
  // The rows that people work with, also while a rebuild fills others beside them.
  const begun = await queryRows<{ correction: string; since: Date }>(
    tx,
    'select correction, min(in_force_from) as since from public.rule_repair where in_force_from is not null group by correction',
  );
  const inForce = new Map(begun.map(({ correction, since }) => [correction, since]));
  return (knownSince, at) =>
    corrections
      .filter(({ id, since }) => knownSince < since && !hasBegun(inForce.get(id), at))
      .map(({ id }) => id);
}

const hasBegun = (since: Date | undefined, at: Date): boolean => since !== undefined && since <= at;
