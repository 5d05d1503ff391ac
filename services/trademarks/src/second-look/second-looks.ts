import type { EntityManager } from 'typeorm';
import type { Guard } from '@cotta/kit/edge/service/service-definition.js';
import { execute } from '@cotta/kit/model/rows/sql.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';

/** Keeps whether somebody gives second looks; of whom nothing is said does. */
export async function keepSecondLooks(tx: EntityManager, userId: string, gives: boolean): Promise<void> {
  await execute(
    tx,
    gives
      ? 'delete from second_looks_withheld where user_id = $1'
      : 'insert into second_looks_withheld (user_id) values ($1) on conflict do nothing',
    [userId],
  );
}

export async function givesSecondLooks(
  manager: Pick<EntityManager, 'query'>,
  userId: string | undefined,
): Promise<boolean> {
  if (userId === undefined) return true;
  const rows: object[] = await manager.query('select 1 from second_looks_withheld where user_id = $1', [
    userId,
  ]);
  return rows.length === 0;
}

/** Why somebody does not give this second look: the firm took the right. */
export async function secondLookProblem(
  manager: Pick<EntityManager, 'query'>,
  userId: string | undefined,
): Promise<Refusal | undefined> {
  return (await givesSecondLooks(manager, userId)) ? undefined : no('NO_SECOND_LOOKS');
}

const byWhoMay: Guard = (manager, { viewer }) => secondLookProblem(manager, viewer.userId);

/** What is a second look whoever did it first. */
export const secondLookGuards: Readonly<Record<string, Guard>> = {
  ConfirmOfficeActionDueDate: byWhoMay,
  ConfirmUseInCommerceDeadline: byWhoMay,
  ConfirmKeptDifference: byWhoMay,
  // Asking a colleague for a look that is not theirs to give would leave the filing lying.
  AssignFiling: (manager, { input }) =>
    secondLookProblem(manager, (input as { assignedAdminId?: string | null }).assignedAdminId ?? undefined),
};
