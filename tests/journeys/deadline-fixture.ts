import { create } from '@bufbuild/protobuf';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { randomToken, systemIds } from '@cotta/kit/model/words/ids.js';
import { startConsumers } from '@cotta/kit/runtime/inbox/start-consumers.js';
import { kafkajsPublisher } from '@cotta/kit/runtime/kafka/kafkajs-publisher.js';
import { kafkajsSubscribe } from '@cotta/kit/runtime/kafka/kafkajs-subscription.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { startRelay } from '@cotta/kit/runtime/outbox/relay.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { ReminderScanner } from '@cotta/kit/runtime/reminders/scanner.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { testTopics } from '@cotta/kit/testing/kafka.js';
import { freshDatabase } from '@cotta/kit/testing/postgres.js';
import { schemaOf } from '@cotta/kit/testing/service-fixture.js';
import { until, type Patience } from '@cotta/kit/testing/until.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { UserInitiatedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { deadlineReminders, takeClockSteps, trademarksService } from '@cotta/trademarks/testing.js';
import {
  addresseeFacts,
  deadlineAlarms,
  deadlineLettersConsumer,
  startLetterWorker,
  workspaceService,
} from '@cotta/workspace/testing.js';
import { readInbox, setting } from './reminder-fixture.js';

const key = Buffer.alloc(32, 7).toString('base64url');
const emailFrom = 'Cotta <office@cotta.test>';
const publicOrigin = 'https://cotta.test';
const source = 'trademarks';

export interface Person {
  readonly userId: string;
  readonly language: string;
  readonly region: string;
  readonly orderLetters?: boolean;
}

/** Marks, their clock, the broker, letters, tasks and the mail server in one process, all by one clock that a test moves. */
export async function openDeadlineFixture(start: string) {
  const clock = new FakeClock(start);
  const definition = trademarksService({ linkKey: key });
  const topics = await testTopics();
  const topic = await topics.make(source);
  const marks = await freshDatabase({ service: source, ...schemaOf(definition) });
  const desk = await freshDatabase({
    service: 'workspace',
    ...schemaOf(workspaceService({ linkKey: key, letters: [] })),
  });
  const trademarks = await openRuntime(definition, {
    databaseUrl: marks.url,
    use: 'spec',
    log: silentLog,
    clock,
  });
  const publisher = kafkajsPublisher(topics.kafka);
  const relay = startRelay({
    databaseUrl: marks.url,
    encoder: trademarks.encoder,
    publisher,
    topic,
    clock,
    log: silentLog,
  });
  trademarks.onCommit(() => relay.nudge());
  const letters = deadlineLettersConsumer({ clock, emailFrom, publicOrigin });
  const workspace = await openRuntime(workspaceService({ linkKey: key, letters: [letters] }), {
    databaseUrl: desk.url,
    use: 'spec',
    log: silentLog,
    clock,
  });
  const consume = (
    service: string,
    consumers: Parameters<typeof startConsumers>[0]['consumers'],
    runtime: typeof trademarks.runtime,
  ) =>
    startConsumers({
      service: topics.name(service),
      consumers,
      subscribe: kafkajsSubscribe(topics.kafka),
      runtime,
      topicOf: (name) => topics.name(name),
    });
  const hearing = await Promise.all([
    consume('workspace', [letters, deadlineAlarms], workspace.runtime),
    consume(
      source,
      definition.consumers.filter(({ sources }) => sources.every((name) => name === source)),
      trademarks.runtime,
    ),
  ]);
  const worker = startLetterWorker({
    db: workspace.db,
    redisUrl: setting('REDIS_URL'),
    clock,
    log: silentLog,
    smtpUrl: setting('SMTP_URL'),
    emailFrom,
    encryptionKey: key,
    publicOrigin,
    queueName: `letters-${randomToken(6)}`,
    sweepEveryMs: 200,
  });

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
    run: async <State, Event extends DomainEvent, Fields extends FieldSet>(
      command: Command<State, Event, Fields>,
      call: { streamId: string; viewer: Viewer; input: InputOf<Fields> },
    ) => {
      const outcome = await handleCommand(trademarks.runtime, {
        ...call,
        command,
        commandId: systemIds.next(),
      });
      if ('refusal' in outcome)
        throw new Fault(
          `${command.name}: ${outcome.refusal.refused} ${JSON.stringify(outcome.refusal.fields ?? '')}`,
        );
      await heard();
    },
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
    close: async () => {
      await worker.close();
      await Promise.all(hearing.map((one) => one.stop()));
      await relay.stop();
      await publisher.close();
      await Promise.all([trademarks.db.destroy(), workspace.db.destroy()]);
      await Promise.all([marks.drop(), desk.drop(), topics.drop()]);
    },
  };
}

export type DeadlineFixture = Awaited<ReturnType<typeof openDeadlineFixture>>;
