import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { startWorker } from '@cotta/kit/runtime/jobs/queue.js';
import type { Rounds } from '@cotta/kit/runtime/jobs/rounds.js';
import { deliverLetter } from '@cotta/kit/runtime/letters/deliver-letter.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { waitingLetters } from '@cotta/kit/runtime/letters/letter.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { DataSource } from 'typeorm';
import { wantedLetters } from '../email-choice/wanted-letters.js';
import { fileOfDocument } from '../document/file-of-document.js';
import { addressNow } from './former-address.js';
import { letterHandOver } from './hand-over-letter.js';
import { Lanes } from './lanes.js';
import { LAST_LETTER } from './emails/account-change/email.js';
import { smtpHandOver } from './smtp.js';

export const LETTER_QUEUE = 'letters';

/** Conversations at a time: what one morning's letters need, and what mail servers grant one client. */
const CONNECTIONS = 8;
const SWEEP_EVERY_MS = 60_000;
const SWEEP_BATCH = 500;

export interface LetterWorkerOptions {
  readonly db: DataSource;
  readonly redisUrl: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly smtpUrl: string;
  /** `Name <address>` */
  readonly emailFrom: string;
  /** Where answers go; letters invite people to reply. @defaultValue the sender */
  readonly emailReplyTo?: string;
  /** Opens contacts and account links. */
  readonly encryptionKey: string;
  readonly publicOrigin: string;
  /** Signs the links of letters: the page where they end, and the address to which a ticket is replied. */
  readonly linkKey: string;
  /** @defaultValue `letters` */
  readonly queueName?: string;
  /** @defaultValue 60 s */
  readonly sweepEveryMs?: number;
  /** Where sweeps are noted. @defaultValue nowhere */
  readonly rounds?: Pick<Rounds, 'noted'>;
}

/** Whoever was erased is written to once more; where to is not kept longer than it takes. */
async function forgetLastAddress(db: DataSource, id: string): Promise<void> {
  await db.query(
    `update outgoing_mail set sealed_contact = '', params = '{}' where id = $1 and template = $2`,
    [id, LAST_LETTER],
  );
}

export interface LetterWorker {
  /** Delivers everything that is due and that nobody works on. @returns how many letters it looked at. */
  sweep(): Promise<number>;
  /** Lets letters in hand reach their end. */
  close(): Promise<void>;
}

/** Sends letters: at once when a job comes, and each minute whatever the table says is waiting. The sweep asks Postgres alone and its
 *  timer lives here, so without Redis letters are late by a minute and nothing else. */
export function startLetterWorker(options: LetterWorkerOptions): LetterWorker {
  const { db, redisUrl, clock, log, queueName: name = LETTER_QUEUE } = options;
  const delivery = { db, clock, log, handOver: handOverOf(options) };
  const lanes = new Lanes(CONNECTIONS);
  let closing = false;
  // The lane first, the claim second: a claimed letter must not wait in line while its lease runs out.
  const deliver = (id: string): Promise<void> =>
    lanes.run(async () => {
      if (closing) return;
      const outcome = await deliverLetter(delivery, id);
      if (outcome !== 'queued' && outcome !== 'not-ours') await forgetLastAddress(db, id);
      if (outcome === 'failed' || outcome === 'unknown')
        log.error({ letterId: id, outcome }, 'a person should look after this letter');
    });
  const sweep = async (): Promise<{ looked: number; delivered: number }> => {
    const ids = await waitingLetters(db, clock.now(), SWEEP_BATCH);
    const outcomes = await Promise.allSettled(ids.map(deliver));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'letter left for the next sweep');
    return { looked: ids.length, delivered: outcomes.filter(({ status }) => status === 'fulfilled').length };
  };
  const worker = startWorker({
    name,
    redisUrl,
    log,
    concurrency: CONNECTIONS,
    work: ({ data }) => deliver(letterOf(data)),
  });
  const round = async (): Promise<void> => {
    // A morning on which thousands fall due is one round: the next minute would only come to more of them.
    while ((await sweep()).delivered >= SWEEP_BATCH && !closing);
    await worker.ticked();
  };
  const everyMs = options.sweepEveryMs ?? SWEEP_EVERY_MS;
  const noted = options.rounds?.noted({ name: 'workspace-letters', everyMs }, round) ?? round;
  const sweeps = sweepEach(everyMs, noted, log);
  return {
    sweep: async () => (await sweep()).looked,
    close: async () => {
      closing = true;
      await sweeps.stop();
      await worker.close();
    },
  };
}

function letterOf(data: Readonly<Record<string, string>>): string {
  if (data['letterId'] === undefined) throw new PermanentFault('a job that names no letter');
  return data['letterId'];
}

/** How letters of this worker reach the mail server. */
export function handOverOf({
  db,
  clock,
  encryptionKey,
  publicOrigin,
  emailFrom,
  emailReplyTo,
  smtpUrl,
  linkKey,
}: LetterWorkerOptions) {
  const sender = { from: emailFrom, ...(emailReplyTo === undefined ? {} : { replyTo: emailReplyTo }) };
  return letterHandOver({
    clock,
    encryptionKey,
    publicOrigin,
    sender,
    linkKey,
    handOver: smtpHandOver({ smtpUrl }),
    fileOf: (documentId) => inTransaction(db, (tx) => fileOfDocument(tx, documentId)),
    wanted: (addressId) => inTransaction(db, (tx) => wantedLetters(tx, addressId)),
    addressNow: (email) => inTransaction(db, (tx) => addressNow(tx, email, encryptionKey)),
  });
}

/** One round after another, never two at once. */
function sweepEach(everyMs: number, sweep: () => Promise<void>, log: Log) {
  let current: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    current ??= sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'letters could not be swept'))
      .finally(() => (current = undefined));
  }, everyMs);
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await current;
    },
  };
}
