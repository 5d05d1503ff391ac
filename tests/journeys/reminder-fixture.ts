import { type Log, silentLog } from '@cotta/kit/runtime/process/log.js';
import type { ReminderScanner } from '@cotta/kit/runtime/reminders/scanner.js';
import { until } from '@cotta/kit/testing/until.js';
import { openFixture } from '../../infra/simulators/contract/fixture.js';
import { CREDENTIALS } from '../../infra/simulators/credentials.mjs';
import { lawyerId, requestReminders, requestsService } from '@cotta/requests/testing.js';
import {
  lettersConsumer,
  orderLettersConsumer,
  smsConsumer,
  startSmsWorker,
  TwilioSms,
} from '@cotta/workspace/testing.js';
import { key, openServiceWithLetters, readInbox } from './service-with-letters.js';

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
  const definition = requestsService({ linkKey: key, encryptionKey: key });
  const fixture = await openServiceWithLetters({
    start,
    definition,
    letters: (parts) => [
      lettersConsumer(parts),
      orderLettersConsumer({ ...parts, linkKey: key }),
      smsConsumer(parts),
    ],
    silent: ['accounts'],
    sweepEveryMs: 500,
  });
  const { clock, service: requests, workspace } = fixture;
  await requests.db.query('insert into staff_name (user_id, display_name) values ($1, $2)', [
    lawyerId,
    'Lena Demo',
  ]);
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
    run: fixture.run,
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
      await fixture.close();
    },
  };
}

export type ReminderFixture = Awaited<ReturnType<typeof openReminderFixture>>;
