import { openQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { type Command, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { randomToken, systemIds } from '@cotta/kit/model/words/ids.js';
import { startConsumers } from '@cotta/kit/runtime/inbox/start-consumers.js';
import { kafkajsPublisher } from '@cotta/kit/runtime/kafka/kafkajs-publisher.js';
import { kafkajsSubscribe } from '@cotta/kit/runtime/kafka/kafkajs-subscription.js';
import { type Log, silentLog } from '@cotta/kit/runtime/process/log.js';
import { startRelay } from '@cotta/kit/runtime/outbox/relay.js';
import type { ReminderScanner } from '@cotta/kit/runtime/reminders/scanner.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { testTopics } from '@cotta/kit/testing/kafka.js';
import { freshDatabase } from '@cotta/kit/testing/postgres.js';
import { schemaOf } from '@cotta/kit/testing/service-fixture.js';
import { until } from '@cotta/kit/testing/until.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { openFixture } from '../../infra/simulators/contract/fixture.js';
import { CREDENTIALS } from '../../infra/simulators/credentials.mjs';
import { lawyerId, requestReminders, requestsService } from '@cotta/requests/testing.js';
import {
  lettersConsumer,
  orderLettersConsumer,
  smsConsumer,
  startLetterWorker,
  startSmsWorker,
  TwilioSms,
  workspaceService,
} from '@cotta/workspace/testing.js';

const key = Buffer.alloc(32, 7).toString('base64url');
const emailFrom = 'Cotta <office@cotta.test>';
const publicOrigin = 'https://cotta.test';
const source = 'requests';

/** A letter that went out, as the row and the mail server know it. */
export interface SentLetter {
  readonly subject: string;
  readonly template: string;
  readonly step: number | undefined;
  readonly sentAt: string;
  /** How often the mail server took it. */
  readonly accepted: number;
}

/** A text message that went out, and how often the provider has it. */
export interface SentText {
  readonly to: string;
  readonly text: string;
  readonly sentAt: string;
  readonly accepted: number;
}

/** Requests, its scanner, the broker, letters, text messages, the mail server and the simulated provider in one process, all by one clock that a test moves. */
export async function openReminderFixture(start: string) {
  const clock = new FakeClock(start);
  const definition = requestsService({ linkKey: key, encryptionKey: key });
  const topics = await testTopics();
  const topic = await topics.make(source);
  await topics.make('accounts');
  const asking = await freshDatabase({ service: source, ...schemaOf(definition) });
  const writing = await freshDatabase({
    service: 'workspace',
    ...schemaOf(workspaceService({ linkKey: key, letters: [] })),
  });

  const requests = await openRuntime(definition, {
    databaseUrl: asking.url,
    use: 'spec',
    log: silentLog,
    clock,
  });
  await requests.db.query('insert into staff_name (user_id, display_name) values ($1, $2)', [
    lawyerId,
    'Lena Demo',
  ]);
  const publisher = kafkajsPublisher(topics.kafka);
  const relay = startRelay({
    databaseUrl: asking.url,
    encoder: requests.encoder,
    publisher,
    topic,
    clock,
    log: silentLog,
  });
  requests.onCommit(() => relay.nudge());

  const queueName = `letters-${randomToken(6)}`;
  const redisUrl = setting('REDIS_URL');
  const queue = openQueue(queueName, redisUrl, silentLog);
  const letters = [
    lettersConsumer({ queue, clock, emailFrom, publicOrigin }),
    orderLettersConsumer({ queue, clock, emailFrom, publicOrigin }),
    smsConsumer({ clock, publicOrigin }),
  ];
  const workspace = await openRuntime(workspaceService({ linkKey: key, letters }), {
    databaseUrl: writing.url,
    use: 'spec',
    log: silentLog,
    clock,
  });
  const consumers = await startConsumers({
    service: topics.name('workspace'),
    consumers: letters,
    subscribe: kafkajsSubscribe(topics.kafka),
    runtime: workspace.runtime,
    topicOf: (name) => topics.name(name),
  });
  const worker = startLetterWorker({
    db: workspace.db,
    redisUrl,
    clock,
    log: silentLog,
    smtpUrl: setting('SMTP_URL'),
    emailFrom,
    encryptionKey: key,
    publicOrigin,
    queueName,
    sweepEveryMs: 500,
  });
  const sim = await openFixture();
  // Reports are another test's: nobody listens there. The provider keeps silent where a test says so, not where the machine is slow.
  const provider = new TwilioSms(
    {
      SMS_BASE_URL: `${sim.url}/twilio`,
      SMS_ACCOUNT_SID: CREDENTIALS.smsAccount,
      SMS_AUTH_TOKEN: CREDENTIALS.smsAuthToken,
      SMS_FROM: CREDENTIALS.smsNumber,
      SMS_STATUS_CALLBACK_URL: 'http://127.0.0.1:1/',
    },
    sim.tuning,
  );
  const texting = startSmsWorker({
    db: workspace.db,
    clock,
    log: silentLog,
    encryptionKey: key,
    transport: provider,
    sweepEveryMs: 500,
  });

  return {
    clock,
    requestsDb: requests.db,
    aggregates: definition.aggregates,
    linkKey: key,
    /** One more process that looks for what is due; it knows nothing of the others. */
    scanner: (log: Log = silentLog): ReminderScanner => requestReminders({ ...requests.runtime, log }),
    run: async <State, Event extends DomainEvent, Fields extends FieldSet>(
      command: Command<State, Event, Fields>,
      call: { streamId: string; viewer: Viewer; input: InputOf<Fields> },
    ) => {
      const outcome = await handleCommand(requests.runtime, {
        ...call,
        command,
        commandId: systemIds.next(),
      });
      if ('refusal' in outcome)
        throw new Error(
          `${command.name}: ${outcome.refusal.refused} ${JSON.stringify(outcome.refusal.fields ?? '')}`,
        );
    },
    /** Waits until every fact that people are written to about has become a letter or a text message, and every one is out. */
    settled: () =>
      until('every letter is out', async () => {
        const [facts] = await requests.db.query(
          `select count(*) filter (where (data ->> 'reminder') is distinct from 'draft-sms')::integer as letters, count(*) filter (where data ->> 'reminder' = 'draft-sms')::integer as texts from tracking_event where type in ('VerificationRequested', 'VerificationApproved', 'ClientReminded', 'ReadyForDrafting', 'SentForReview', 'RequestGivenUp')`,
        );
        const [mail] = await workspace.db.query(
          `select count(*)::integer as n, count(*) filter (where state = 'sent')::integer as sent from outgoing_mail`,
        );
        const [text] = await workspace.db.query(
          `select count(*)::integer as sent from outgoing_sms where state = 'sent'`,
        );
        return facts.letters === mail.n && mail.n === mail.sent && facts.texts === text.sent;
      }),
    /** What a request's person received so far, oldest first. */
    lettersOf: async (requestId: string): Promise<SentLetter[]> => {
      const rows: { message_id: string; template: string; params: { step?: number }; sent_at: Date }[] =
        await workspace.db.query(
          'select message_id, template, params, sent_at from outgoing_mail where subject_id = $1 order by sent_at, id',
          [requestId],
        );
      const inbox = await readInbox();
      return rows.map((row) => ({
        subject: inbox.subjects.get(row.message_id) ?? 'not at the mail server',
        template: row.template,
        step: row.params.step,
        sentAt: row.sent_at.toISOString(),
        accepted: inbox.accepted[row.message_id] ?? 0,
      }));
    },
    textsOf: async (requestId: string): Promise<SentText[]> => {
      const rows: { vendor_id: string; sent_at: Date }[] = await workspace.db.query(
        'select vendor_id, sent_at from outgoing_sms where subject_id = $1 order by sent_at',
        [requestId],
      );
      const taken = (await (await fetch(`${sim.url}/__sim/twilio/messages`)).json()) as {
        sid: string;
        to: string;
        body: string;
      }[];
      return rows.map((row) => {
        const copies = taken.filter(({ sid }) => sid === row.vendor_id);
        return {
          to: copies[0]?.to ?? '',
          text: copies[0]?.body ?? '',
          sentAt: row.sent_at.toISOString(),
          accepted: taken.filter(({ body }) => body === copies[0]?.body).length,
        };
      });
    },
    close: async () => {
      await texting.close();
      await sim.stop();
      await worker.close();
      await consumers.stop();
      await relay.stop();
      await publisher.close();
      await queue.close();
      await Promise.all([requests.db.destroy(), workspace.db.destroy()]);
      await Promise.all([asking.drop(), writing.drop(), topics.drop()]);
    },
  };
}

export type ReminderFixture = Awaited<ReturnType<typeof openReminderFixture>>;

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

export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`set ${name} (npm run servers starts what is needed)`);
  return value;
}
