import type { Guard } from '@cotta/kit/edge/service/service-definition.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';
import { secondLooks } from '../work/second-looks.js';
import type { Work } from '../work/works.js';

/** Whoever looks first cannot look again: with one alone, nothing that this person did would ever be confirmed. */
const FEWEST = 2;

/** Why the right cannot be taken from somebody: too few would be left with it, or no lawyer, who alone confirms dates. */
export async function noSecondLooksLeft(
  tx: EntityManager,
  userId: string | undefined,
): Promise<Refusal | undefined> {
  // Locked: two who are taken off at once are judged one after the other.
  const left = await queryRows<{ userId: string; role: string }>(
    tx,
    `select user_id as "userId", role from staff_profile where active and gives_second_looks is distinct from false order by id for update`,
  );
  const others = left.filter((one) => one.userId !== userId);
  return others.length >= FEWEST && others.some(({ role }) => role === 'lawyer')
    ? undefined
    : no('SECOND_LOOKS_LEFT');
}

/** Whether this person may not do this work because it is a second look and the right was taken away. */
export async function mayNotLook(
  manager: Pick<EntityManager, 'query'>,
  { work, userId }: { readonly work: Work; readonly userId: string },
): Promise<boolean> {
  if (!secondLooks.includes(work)) return false;
  const rows: object[] = await manager.query(
    'select 1 from staff_profile where user_id = $1 and gives_second_looks = false',
    [userId],
  );
  return rows.length > 0;
}

/** A second look lies on the desk of nobody who may not give it. @param whose who would have the task */
const onlyWhoMayLook =
  (whose: (request: Parameters<Guard>[1]) => string | undefined): Guard =>
  async (manager, request) => {
    const userId = whose(request);
    const [task]: { work: Work }[] = await manager.query('select work from task where id = $1', [
      request.streamId,
    ]);
    if (task === undefined || userId === undefined) return undefined;
    return (await mayNotLook(manager, { work: task.work, userId })) ? no('NO_SECOND_LOOKS') : undefined;
  };

export const secondLookGuards: Readonly<Record<string, Guard>> = {
  AssignTask: onlyWhoMayLook(({ input }) => (input as { assignedAdminId: string }).assignedAdminId),
  TakeTask: onlyWhoMayLook(({ viewer }) => viewer.userId),
};
