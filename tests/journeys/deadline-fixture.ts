import { create } from '@bufbuild/protobuf';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { ReminderScanner } from '@cotta/kit/runtime/reminders/scanner.js';
import { until, type Patience } from '@cotta/kit/testing/until.js';
import { UserInitiatedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { deadlineReminders, takeClockSteps, trademarksService } from '@cotta/trademarks/testing.js';
import { addresseeFacts, deadlineAlarms, deadlineLettersConsumer } from '@cotta/workspace/testing.js';
import { key, openServiceWithLetters, readInbox } from './service-with-letters.js';

export interface Person {
  readonly userId: string;
  readonly language: string;
  readonly region: string;
  readonly orderLetters?: boolean;
}

/** Marks, their clock, the broker, letters, tasks and the mail server in one process, all by one clock that a test moves. */
export async function openDeadlineFixture(start: string) {
  const definition = trademarksService({ linkKey: key });
  const fixture = await openServiceWithLetters({
    start,
    definition,
    letters: (parts) => [deadlineLettersConsumer({ ...parts, linkKey: key })],
    beside: [deadlineAlarms],
    own: definition.consumers.filter(({ sources }) => sources.every((name) => name === definition.name)),
    sweepEveryMs: 200,
  });
  const { clock, service: trademarks, workspace, hearing } = fixture;

  /** Every consumer has seen every fact, and what follows from it. */
  const heard = (patience: Patience = {}) =>
    until(
      'every fact is heard',
      async () => {
        const [facts] = await trademarks.db.query('select count(*)::integer as n from tracking_event');
        const tallies = hearing
          .flatMap((consumers) => consumers.status())
          .map(({ tally }) => Object.values(tally).reduce((sum, count) => sum + count, 0));
        return tallies.every((count) => count >= facts.n);
      },
      patience,
    );

  const run: typeof fixture.run = async (command, call) => {
    await fixture.run(command, call);
    await heard();
  };

  /** Time goes on to the hour of the letters that wait; they go out. */
  const posted = async (): Promise<void> => {
    for (;;) {
      const [waiting] = await workspace.db.query(
        `select min(next_attempt_at) as next from outgoing_mail where state <> 'sent'`,
      );
      if (waiting.next === null) return;
      if (waiting.next > clock.now()) clock.moveTo(waiting.next);
      await until(
        'every letter of this hour is out',
        async () =>
          (
            await workspace.db.query(
              `select 1 from outgoing_mail where state <> 'sent' and next_attempt_at <= $1`,
              [clock.now()],
            )
          ).length === 0,
      );
    }
  };

  return {
    clock,
    trademarks: trademarks.runtime,
    trademarksDb: trademarks.db,
    workspaceDb: workspace.db,
    aggregates: definition.aggregates,
    scanner: (): ReminderScanner => deadlineReminders(trademarks.runtime),
    heard,
    posted,
    /** One tick of a worker that was just started: it has no clock of its own to compare with. */
    tick: async (): Promise<number> => {
      const { issued, failed } = await deadlineReminders(trademarks.runtime).scan();
      if (failed > 0) throw new Fault(`${failed} reminders failed`);
      await takeClockSteps(trademarks.runtime);
      await heard();
      return issued;
    },
    nextDue: async (): Promise<Date | null> =>
      (
        await trademarks.db.query(
          `select min(due_at) as at from reminder where state = 'planned' and not paused`,
        )
      )[0].at,
    run,
    /** Accounts tells of a person. */
    know: async ({ userId, language, region, orderLetters = true }: Person): Promise<void> => {
      const contact = encryptContact(
        { email: `${userId}@client.test`, firstName: '', lastName: '', phone: '', language },
        key,
      );
      const handler = addresseeFacts.handlers.find(
        ({ schema }) => schema.typeName === UserInitiatedSchema.typeName,
      );
      const message = create(UserInitiatedSchema, {
        userId,
        role: 'customer',
        contact,
        language,
        region,
        orderLetters,
      });
      await inTransaction(workspace.db, async (tx) =>
        handler?.handle({
          message,
          envelope: create(EnvelopeSchema, {}),
          tx,
          run: () => Promise.reject(new Fault('no commands here')),
        }),
      );
    },
    /** What a person received so far, oldest first; the mail server took each once. */
    lettersOf: async (userId: string): Promise<string[]> => {
      const rows: { message_id: string; template: string; sent_at: Date }[] = await workspace.db.query(
        'select message_id, template, sent_at from outgoing_mail where subject_id = $1 order by sent_at, id',
        [userId],
      );
      const inbox = await readInbox();
      return rows.map(({ message_id: id, sent_at: sentAt }) => {
        const taken = inbox.accepted[id] ?? 0;
        return `${sentAt.toISOString()} ${inbox.subjects.get(id) ?? 'not at the mail server'}${taken === 1 ? '' : ` (${taken} times)`}`;
      });
    },
    tasks: async (): Promise<{ title: string; kind: string; status: string; outcome: string | null }[]> =>
      workspace.db.query('select title, kind, status, outcome from task order by created_at, title'),
    close: fixture.close,
  };
}

export type DeadlineFixture = Awaited<ReturnType<typeof openDeadlineFixture>>;
