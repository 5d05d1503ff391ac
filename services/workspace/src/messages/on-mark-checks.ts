import { nameBasedId } from '@cotta/kit/ids/ids.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/inbox/consumer.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import type { EntityManager } from 'typeorm';
import type { TaskKind } from '../domain/task.js';
import { assignTask } from '../slices/assign-task.js';
import { completeTask } from '../slices/complete-task.js';
import { openTask } from '../slices/open-task.js';

type Check = Extract<TaskKind, 'dates' | 'register' | 'filing'>;

const SUBJECT = 'trademark';
const titles: Readonly<Record<Check, string>> = {
  dates: 'check the dates',
  register: 'the register says something else',
  filing: 'papers differ from what was approved',
};

interface About {
  readonly trademarkId: string;
  readonly eventId: string;
  readonly event: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** Dates of a mark that are missing or contradict each other, an office that says something else than we do, papers that are not those its client approved: one open task
 *  each, however often what is wrong changes. It is done by itself when nothing is wrong any more. */
export const markChecks = defineConsumer({
  name: 'mark-checks',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(
      EntityChangedSchema,
      async ({
        message: { entity, entityId: trademarkId, event, facts },
        envelope: { eventId },
        tx,
        run,
      }) => {
        // A package that went out whole had the right papers.
        if (entity === 'trademark_filing_download' && event === 'FilingHandedOut')
          await done(tx, run, 'filing', { trademarkId: facts['trademark_id'] ?? '', eventId, event, facts });
        if (entity !== SUBJECT) return;
        const about = { trademarkId, eventId, event, facts };
        const undecided = facts['open_register_difference_count'];
        if (event === 'FilingPapersRefused') await open(tx, run, 'filing', about);
        if (event === 'TrademarkFiled' || event === 'TrademarkRemoved') await done(tx, run, 'filing', about);
        if (event === 'DateProblemsNoted') await open(tx, run, 'dates', about);
        if (event === 'DateProblemsSettled' || event === 'TrademarkRemoved')
          await done(tx, run, 'dates', about);
        if (event === 'RegisterDifferencesNoted' && undecided !== '0') await open(tx, run, 'register', about);
        if (undecided === '0' || event === 'TrademarkRemoved') await done(tx, run, 'register', about);
      },
    ),
  ],
});

/** Work of the kind `filing` is given by people as well: theirs is neither in the way nor done by itself. */
const openTasks = (tx: EntityManager, check: Check, trademarkId: string): Promise<{ id: string }[]> =>
  tx.query(
    `select id from task where subject_type = $1 and subject_id = $2 and kind = $3 and status = 'Open' and ($3 <> 'filing' or title like '%' || $4) order by id`,
    [SUBJECT, trademarkId, check, titles[check]],
  );

async function open(
  tx: EntityManager,
  run: RunCommand,
  kind: Check,
  { trademarkId, eventId, facts }: About,
): Promise<void> {
  if ((await openTasks(tx, kind, trademarkId)).length > 0) return;
  const { name: mark = '', jurisdiction = '', assigned_admin_id: assignedAdminId } = facts;
  const title = [mark, jurisdiction, titles[kind]]
    .filter((part) => part !== '')
    .join(' · ')
    .slice(0, 400);
  const streamId = nameBasedId('mark check', kind, eventId);
  const outcome = await run(openTask, {
    streamId,
    input: {
      kind,
      title,
      subjectType: SUBJECT,
      subjectId: trademarkId,
      publicId: '',
      mark,
      jurisdictions: jurisdiction === '' ? [] : [jurisdiction],
      dueAt: null,
    },
    key: streamId,
  });
  if (!('refusal' in outcome) && assignedAdminId)
    await run(assignTask, { streamId, input: { assignedAdminId }, key: streamId });
}

async function done(
  tx: EntityManager,
  run: RunCommand,
  kind: Check,
  { trademarkId, event }: About,
): Promise<void> {
  for (const { id } of await openTasks(tx, kind, trademarkId))
    await run(completeTask, { streamId: id, input: { outcome: event }, key: id });
}
