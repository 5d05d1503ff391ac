import type { EntityManager } from 'typeorm';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { hoursBy } from '../staff/firm-hours/hours-in-force.js';
import { chooseAssignee } from '../staff/choose-assignee.js';
import { colleaguesAt, rulesOf } from '../staff/colleagues.js';
import { mayNotLook } from '../staff/second-looks.js';
import { subjectOf, type SubjectRef, type WorkSubject } from '../subject/work-subject.js';
import { assignTask } from './assign-task.js';
import { cancelTask } from './cancel-task.js';
import { completeTask } from './complete-task.js';
import { openTask } from './open-task.js';
import { renewTask } from './renew-task.js';
import { openTaskOf, ringFor } from './ring-for.js';
import { promisedFor } from '../work/promised-for.js';
import { secondLooks } from '../work/second-looks.js';
import { factsOf, type Work } from '../work/works.js';

/** What a reaction has in hand. */
export interface Hands {
  readonly tx: EntityManager;
  readonly run: RunCommand;
}

/** Work that came in. */
export interface Arrival {
  readonly work: Work;
  readonly subject: SubjectRef;
  /** When it came in. */
  readonly at: Date;
  /** By when it is promised, where the fact says so. @defaultValue what the work promises by itself */
  readonly dueAt?: Date | undefined;
  /** A last day that no promise goes beyond, as a moment. */
  readonly notAfter?: Date | undefined;
  /** Whoever may not do it: who set the date is no second person. */
  readonly notFor?: string | undefined;
  /** What is to be done, where it is more than the work's own title: the first words of a message, a sum. */
  readonly detail?: string | undefined;
}

/** One task for one thing and work. @returns its id */
export const taskOf = (work: Work, { type, id }: SubjectRef): string => nameBasedId('work', work, type, id);

/** Opens the one task of this thing and work and finds somebody for it. Open already, it stays as it is promised; done before, it is opened again. */
export async function workArrived(
  hands: Hands,
  { work, subject, at, dueAt, notAfter, notFor, detail }: Arrival,
): Promise<void> {
  const { tx, run } = hands;
  const known = await subjectOf(tx, subject);
  const streamId = (await openTasks(tx, subject, [work]))[0] ?? taskOf(work, subject);
  const title = titleOf(known, detail ?? factsOf(work).title);
  const due =
    earlier(dueAt ?? promisedFor(work, at, (await hoursBy(tx))(at)), notAfter)?.toISOString() ?? null;
  const opened = await run(openTask, {
    streamId,
    key: streamId,
    input: {
      work,
      title,
      subjectType: subject.type,
      subjectId: subject.id,
      publicId: known.publicId,
      mark: known.mark,
      jurisdictions: known.jurisdictions,
      dueAt: due,
      clientId: known.clientId === '' ? null : known.clientId,
    },
  });
  if ('refusal' in opened) await run(renewTask, { streamId, key: streamId, input: { title, dueAt: due } });
  await offer(hands, { work, streamId, known, at, notFor });
  if (factsOf(work).rings !== true) await ring(hands, streamId);
}

/** The bell of whoever has it. */
async function ring({ tx, run }: Hands, streamId: string): Promise<void> {
  const task = await openTaskOf(tx, streamId);
  if (task === undefined || task.assignedAdminId === null) return;
  await ringFor(run, task, { userId: task.assignedAdminId, kind: 'work-arrived', key: streamId });
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
}

async function offer(
  { tx, run }: Hands,
  {
    work,
    streamId,
    known,
    at,
    notFor,
  }: Pick<Arrival, 'work' | 'at' | 'notFor'> & { readonly streamId: string; readonly known: WorkSubject },
): Promise<void> {
  const [task]: { assigned_admin_id: string | null }[] = await tx.query(
    'select assigned_admin_id from task where id = $1',
    [streamId],
  );
  // Whoever had it before goes on with it.
  if (task === undefined || task.assigned_admin_id !== null) return;
  const [rules, colleagues] = [await rulesOf(tx), await colleaguesAt(tx, at)];
  const others = colleagues.filter(({ userId }) => userId !== notFor);
  const holderId = known.holderId === notFor ? '' : known.holderId;
  const choice = chooseAssignee({ work, ...known, holderId }, { rules, colleagues: others });
  if (choice !== undefined && choice.adminId !== notFor)
    await run(assignTask, { streamId, input: { assignedAdminId: choice.adminId }, key: streamId });
}

/** Open work that an event ends. */
interface Ended {
  readonly subject: SubjectRef;
  /** Those alone; `all`: whatever waits on it. */
  readonly works: readonly Work[] | 'all';
  /** The event. */
  readonly outcome: string;
}

/** Ends open work on a subject: it was done. */
export async function workDone({ tx, run }: Hands, { subject, works, outcome }: Ended): Promise<void> {
  for (const streamId of await openTasks(tx, subject, works))
    await run(completeTask, { streamId, input: { outcome }, key: `${outcome} ${streamId}` });
}

/** Takes open work on a subject away: nobody wants it any more. */
export async function workFellAway({ tx, run }: Hands, { subject, works, outcome }: Ended): Promise<void> {
  for (const streamId of await openTasks(tx, subject, works))
    await run(cancelTask, { streamId, input: { because: outcome }, key: `${outcome} ${streamId}` });
}

/** Whoever has the subject from now on has all that waits on it, but for second looks that are not theirs to give. */
export async function workPassesTo(
  { tx, run }: Hands,
  { subject, adminId }: { readonly subject: SubjectRef; readonly adminId: string },
): Promise<void> {
  const withheld = new Set<string>();
  for (const work of secondLooks)
    if (await mayNotLook(tx, { work, userId: adminId }))
      for (const streamId of await openTasks(tx, subject, [work])) withheld.add(streamId);
  for (const streamId of await openTasks(tx, subject, 'all'))
    if (!withheld.has(streamId))
      await run(assignTask, {
        streamId,
        input: { assignedAdminId: adminId },
        key: `${adminId} ${streamId}`,
      });
}

/** Ids, of those works alone where they are named. Tasks that colleagues asked for are theirs to end. */
async function openTasks(
  tx: EntityManager,
  { type, id }: SubjectRef,
  works: Ended['works'],
): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `select id from task where subject_type = $1 and subject_id = $2 and status = 'Open' and case when $3::text[] is null then work <> 'request' else work = any($3) end order by id`,
    [type, id, works === 'all' ? null : works],
  );
  return rows.map((row) => row.id);
}

function titleOf({ publicId, mark, jurisdictions }: WorkSubject, what: string): string {
  const office = jurisdictions.length === 1 ? jurisdictions[0] : '';
  return [publicId, mark, office, what]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ')
    .slice(0, 400);
}
