import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import type { NotificationKind } from '../notification/notification.js';
import { raiseNotification } from '../notification/notify.js';
import type { Work } from '../work/works.js';
import type { Escalation } from './task.js';

/** An open task as the bell speaks of it. */
export interface OpenTask {
  readonly assignedAdminId: string | null;
  readonly escalation: Escalation | null;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly title: string;
  readonly work: Work;
  readonly mark: string;
  readonly publicId: string;
  readonly jurisdictions: readonly string[];
  readonly clientId: string | null;
}

/** Undefined: nothing waits under this id any more. */
export const openTaskOf = (tx: EntityManager, id: string): Promise<OpenTask | undefined> =>
  queryRow<OpenTask>(
    tx,
    `select assigned_admin_id as "assignedAdminId", escalation, subject_type as "subjectType", subject_id as "subjectId", title,
       work, mark, public_id as "publicId", jurisdictions, client_id as "clientId"
     from task where id = $1 and status = 'Open'`,
    [id],
  );

/** More offices than these say nothing in a sentence. */
const FEW = 3;

/** The mark and its offices, else the number people quote; nothing where neither is known, for the work says itself what it is. What somebody asked of a colleague and a queue have their own words. */
function nameOf({ work, mark, jurisdictions, publicId, title }: OpenTask): string {
  if (work === 'request' || work === 'queue') return title;
  const offices = jurisdictions.length <= FEW ? jurisdictions.join(', ') : '';
  const name = [mark, mark === '' ? '' : offices].filter((part) => part !== '').join(' · ');
  return name || publicId;
}

/** One line in the bell of somebody: what is to be done, on what, for whom. `key`: one line for each. */
export async function ringFor(
  run: RunCommand,
  task: OpenTask,
  { userId, kind, key }: { readonly userId: string; readonly kind: NotificationKind; readonly key?: string },
): Promise<void> {
  const { subjectType, subjectId, work, clientId } = task;
  await run(raiseNotification, {
    input: {
      userId,
      kind,
      subjectType,
      subjectId,
      title: nameOf(task),
      work,
      ...(clientId === null ? {} : { clientId }),
    },
    ...(key === undefined ? {} : { key }),
  });
}
