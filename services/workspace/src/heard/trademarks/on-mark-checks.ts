import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  FilingDownloadChangedSchema,
  FilingDownloadEvent,
  FilingDownloadEventSchema,
  TrademarkChangedSchema,
  TrademarkEvent,
  TrademarkEventSchema,
  type TrademarkFacts,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import type { TaskKind } from '../../task/task.js';
import { assignTask } from '../../task/assign-task.js';
import { completeTask } from '../../task/complete-task.js';
import { openTask } from '../../task/open-task.js';

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
  readonly facts: TrademarkFacts | undefined;
}

interface End {
  readonly trademarkId: string;
  /** What happened that ended it. */
  readonly outcome: string;
}

/** Dates of a mark that are missing or contradict each other, an office that says something else than we do, papers that are not those its client approved: one open task
 *  each, however often what is wrong changes. It is done by itself when nothing is wrong any more. */
export const markChecks = defineConsumer({
  name: 'mark-checks',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    // A package that went out whole had the right papers.
    on(FilingDownloadChangedSchema, async ({ message: { event, facts }, tx, run }) => {
      if (event === FilingDownloadEvent.FILING_HANDED_OUT)
        await done(tx, run, 'filing', {
          trademarkId: facts?.trademarkId ?? '',
          outcome: eventType(FilingDownloadEventSchema, event),
        });
    }),
    on(TrademarkChangedSchema, async ({ message, envelope: { eventId }, tx, run }) => {
      const { entityId: trademarkId, event, facts } = message;
      const about = { trademarkId, eventId, facts };
      const end = { trademarkId, outcome: eventType(TrademarkEventSchema, event) };
      const undecided = facts?.openRegisterDifferenceCount;
      const isRemoved = event === TrademarkEvent.TRADEMARK_REMOVED;
      if (event === TrademarkEvent.FILING_PAPERS_REFUSED) await open(tx, run, 'filing', about);
      if (event === TrademarkEvent.TRADEMARK_FILED || isRemoved) await done(tx, run, 'filing', end);
      if (event === TrademarkEvent.DATE_PROBLEMS_NOTED) await open(tx, run, 'dates', about);
      if (event === TrademarkEvent.DATE_PROBLEMS_SETTLED || isRemoved) await done(tx, run, 'dates', end);
      if (event === TrademarkEvent.REGISTER_DIFFERENCES_NOTED && undecided !== 0)
        await open(tx, run, 'register', about);
      if (undecided === 0 || isRemoved) await done(tx, run, 'register', end);
    }),
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
  const { name: mark = '', jurisdiction = '', assignedAdminId } = facts ?? {};
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
  { trademarkId, outcome }: End,
): Promise<void> {
  for (const { id } of await openTasks(tx, kind, trademarkId))
    await run(completeTask, { streamId: id, input: { outcome }, key: id });
}
