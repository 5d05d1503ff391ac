import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { randomToken, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import type { Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { startConsumers } from '@cotta/kit/runtime/inbox/start-consumers.js';
import { openQueue, type JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { kafkajsPublisher } from '@cotta/kit/runtime/kafka/kafkajs-publisher.js';
import { kafkajsSubscribe } from '@cotta/kit/runtime/kafka/kafkajs-subscription.js';
import { startRelay } from '@cotta/kit/runtime/outbox/relay.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { testTopics } from '@cotta/kit/testing/kafka.js';
import { freshDatabase } from '@cotta/kit/testing/postgres.js';
import { schemaOf } from '@cotta/kit/testing/service-fixture.js';
import { startLetterWorker, workspaceService } from '@cotta/workspace/testing.js';

/** 32 bytes, base64url; for tests only. */
export const key = Buffer.alloc(32, 7).toString('base64url');
const emailFrom = 'Cotta <office@cotta.test>';
const publicOrigin = 'https://cotta.test';

/** What consumers of letters are made from. */
export interface LetterParts {
  readonly clock: FakeClock;
  readonly queue: JobQueue;
  readonly emailFrom: string;
  readonly publicOrigin: string;
}

interface Parts {
  readonly start: string;
  readonly definition: ServiceDefinition;
  /** Reactions of the workspace that write to people. */
  readonly letters: (parts: LetterParts) => readonly Consumer[];
  /** Its other reactions that a test is about. @defaultValue none */
  readonly beside?: readonly Consumer[];
  /** Reactions of the service itself. @defaultValue none */
  readonly own?: readonly Consumer[];
  /** Others that are listened to, and say nothing. @defaultValue none */
  readonly silent?: readonly string[];
  readonly sweepEveryMs: number;
}

/** A service, the broker, the workspace that writes for it and the mail server in one process, all by one clock that a test moves. */
export async function openServiceWithLetters({
  start,
  definition,
  letters,
  beside = [],
  own = [],
  silent = [],
  sweepEveryMs,
}: Parts) {
  const clock = new FakeClock(start);
  const topics = await testTopics();
  const topic = await topics.make(definition.name);
  for (const name of silent) await topics.make(name);
  const speaking = await freshDatabase({ service: definition.name, ...schemaOf(definition) });
  const writing = await freshDatabase({
    service: 'workspace',
    ...schemaOf(workspaceService({ linkKey: key, letters: [] })),
  });
  const opened = { use: 'spec', log: silentLog, clock };
  const service = await openRuntime(definition, { ...opened, databaseUrl: speaking.url });
  const publisher = kafkajsPublisher(topics.kafka);
  const relay = startRelay({
    databaseUrl: speaking.url,
    encoder: service.encoder,
    publisher,
    topic,
    clock,
    log: silentLog,
  });
  service.onCommit(() => relay.nudge());
  const [redisUrl, queueName] = [setting('REDIS_URL'), `letters-${randomToken(6)}`];
  const queue = openQueue(queueName, redisUrl, silentLog);
  const writers = letters({ clock, queue, emailFrom, publicOrigin });
  const workspace = await openRuntime(workspaceService({ linkKey: key, letters: writers }), {
    ...opened,
    databaseUrl: writing.url,
  });
  const consume = (name: string, consumers: readonly Consumer[], { runtime }: typeof service) =>
    startConsumers({
      service: topics.name(name),
      consumers,
      subscribe: kafkajsSubscribe(topics.kafka),
      runtime,
      topicOf: (source) => topics.name(source),
    });
  const hearing = await Promise.all([
    consume('workspace', [...writers, ...beside], workspace),
    ...(own.length === 0 ? [] : [consume(definition.name, own, service)]),
  ]);
  const worker = startLetterWorker({
    db: workspace.db,
    redisUrl,
    clock,
    log: silentLog,
    smtpUrl: setting('SMTP_URL'),
    emailFrom,
    encryptionKey: key,
    publicOrigin,
    linkKey: key,
    queueName,
    sweepEveryMs,
  });
  return {
    clock,
    service,
    workspace,
    hearing,
    /** @throws Fault with what was refused. */
    run: async <State, Event extends DomainEvent, Fields extends FieldSet>(
      command: Command<State, Event, Fields>,
      call: { streamId: string; viewer: Viewer; input: InputOf<Fields> },
    ): Promise<void> => {
      const outcome = await handleCommand(service.runtime, {
        ...call,
        command,
        commandId: systemIds.next(),
      });
      if ('refusal' in outcome)
        throw new Fault(
          `${command.name}: ${outcome.refusal.refused} ${JSON.stringify(outcome.refusal.fields ?? '')}`,
        );
    },
    close: async (): Promise<void> => {
      await worker.close();
      await Promise.all(hearing.map((one) => one.stop()));
      await relay.stop();
      await publisher.close();
      await queue.close();
      await Promise.all([service.db.destroy(), workspace.db.destroy()]);
      await Promise.all([speaking.drop(), writing.drop(), topics.drop()]);
    },
  };
}

/** What the mail server holds: how often it took a letter, and its subject, by Message-ID. */
export async function readInbox() {
  const url = setting('MAIL_INBOX_URL');
  const { acceptedByMessageId: accepted } = (await (await fetch(`${url}/api/stats`)).json()) as {
    acceptedByMessageId: Record<string, number>;
  };
  const { messages } = (await (await fetch(`${url}/api/messages`)).json()) as {
    messages: { messageId: string; subject: string }[];
  };
  return { accepted, subjects: new Map(messages.map(({ messageId, subject }) => [messageId, subject])) };
}

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`set ${name} (npm run servers starts what is needed)`);
  return value;
}
