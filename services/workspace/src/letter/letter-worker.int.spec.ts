import { create } from '@bufbuild/protobuf';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { randomToken, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { openQueue, type JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { claimLetter, enqueueLetter } from '@cotta/kit/runtime/letters/letter.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { encrypt, encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { type FreshDatabase, freshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { PasswordResetRequestedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import {
  ClientRemindedSchema,
  VerificationApprovedSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { DataSource } from 'typeorm';
import { aboutRequest, jana, hear, testEncryptionKey } from '../testing/facts.js';
import { emailSink, type EmailSink } from '../testing/email-sink.js';
import { letterMigrations } from '../testing/letter-migrations.js';
import { composeEmail } from './compose-email.js';
import { lettersConsumer } from './letters-consumer.js';
import { startLetterWorker, type LetterWorker, type LetterWorkerOptions } from './letter-worker.js';
import { smtpHandOver } from './smtp.js';

const nowhere = 'redis://127.0.0.1:1';
const publicOrigin = 'https://cotta.test';

let sink: EmailSink;
let fresh: FreshDatabase;
let db: DataSource;
let clock: FakeClock;
let queueName: string;
let queue: JobQueue;
let consumer: Consumer;
let workers: LetterWorker[];

beforeAll(async () => {
  sink = emailSink();
  fresh = await freshDatabase({ service: 'kit', migrations: letterMigrations });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec', poolSize: 20 });
});
beforeEach(async () => {
  await sink.go('none');
  await db.query('delete from outgoing_mail');
  clock = new FakeClock('2026-03-02T10:30:00Z');
  queueName = `letters-${randomToken(6)}`;
  queue = openQueue(queueName, redisUrl(), silentLog);
  consumer = lettersConsumer({ queue, clock, emailFrom: sink.emailFrom, publicOrigin });
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await queue.close();
  await sink.go('none');
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

function redisUrl(): string {
  const { REDIS_URL: url } = process.env;
  if (url === undefined) throw new Error('set REDIS_URL to a Redis for tests (npm run servers starts one)');
  return url;
}

function start(otherwise: Partial<LetterWorkerOptions> = {}): LetterWorker {
  const worker = startLetterWorker({
    db,
    redisUrl: redisUrl(),
    clock,
    log: silentLog,
    smtpUrl: sink.smtpUrl,
    emailFrom: sink.emailFrom,
    encryptionKey: testEncryptionKey,
    publicOrigin,
    linkKey: testEncryptionKey,
    queueName,
    ...otherwise,
  });
  workers.push(worker);
  return worker;
}

interface Row {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly message_id: string;
  readonly last_error: string | null;
}
const rows = async (): Promise<Row[]> => db.query('select * from outgoing_mail order by id');
const only = async (): Promise<Row> => {
  const [row, ...others] = await rows();
  if (row === undefined || others.length > 0) throw new Error('there should be exactly one letter');
  return row;
};
const settled = (state: string) =>
  until(`the letter is ${state}`, async () => ((await only()).state === state ? only() : undefined));
const duty = (request = aboutRequest()) =>
  hear(db, consumer, {
    schema: VerificationApprovedSchema,
    message: create(VerificationApprovedSchema, { request }),
  });
const reminder = () => {
  const message = create(ClientRemindedSchema, {
    request: aboutRequest(),
    reminder: 'result-not-viewed',
    step: 1,
    reminderKey: systemIds.next(),
  });
  return hear(db, consumer, { schema: ClientRemindedSchema, message });
};
/** Letters without jobs, as after a lost Redis. */
const write = async (count: number): Promise<void> => {
  await inTransaction(db, async (tx) => {
    for (let number = 0; number < count; number += 1) {
      const sealedContact = encryptContact(
        { ...jana, email: `client-${number}@client.test` },
        testEncryptionKey,
      ).sealed;
      await enqueueLetter(
        tx,
        {
          id: systemIds.next(),
          businessKey: systemIds.next(),
          template: 'too-many-verifications',
          locale: 'en',
          subjectType: 'verification_limit',
          subjectId: systemIds.next(),
          sealedContact,
          params: {},
          legal: false,
          domain: 'cotta.test',
        },
        clock.now(),
      );
    }
  });
};
const eachOnce = async (): Promise<void> => {
  const accepted = await sink.acceptedAll();
  const counts = (await rows()).map(({ message_id: id, state }) => ({ state, times: accepted[id] ?? 0 }));
  expect(counts.filter(({ state, times }) => state !== 'sent' || times !== 1)).toEqual([]);
};

describe('the letter worker', () => {
  it('sends a letter as soon as its fact is committed', async () => {
    start();
    await duty();
    const { message_id: messageId } = await settled('sent');
    const email = await sink.find(messageId);
    expect(email).toMatchObject({ to: [jana.email], subject: 'V-7K2M9Q4X: the report on “Lumara” is ready' });
    expect(email?.text).toContain('https://cotta.test/verification-summary/s.token');
    expect(email?.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' });
  });

  it('opens an account link only on its way out', async () => {
    start();
    const sealedLinkPath = encrypt(
      Buffer.from('/portal/set-password?token=secret'),
      testEncryptionKey,
      'account-link',
    );
    const message = create(PasswordResetRequestedSchema, {
      userId: systemIds.next(),
      contact: encryptContact(jana, testEncryptionKey),
      language: 'cs',
      sealedLinkPath,
    });
    await hear(db, consumer, { schema: PasswordResetRequestedSchema, message });
    const { message_id: messageId } = await settled('sent');
    expect((await sink.find(messageId))?.text).toContain(
      'https://cotta.test/portal/set-password?token=secret',
    );
  });

  it('sends each of two hundred letters once, with two workers and their sweeps racing', async () => {
    await write(200);
    const [one, two] = [start(), start()];
    for (const { id } of await rows()) await queue.add(`letter_${id}`, { letterId: id });
    await Promise.all([one.sweep(), two.sweep(), one.sweep()]);
    await until('all are sent', async () => (await rows()).every(({ state }) => state === 'sent'), {
      everyMs: 200,
    });
    await eachOnce();
  });

  it('needs no Redis: the sweep sends what waits', async () => {
    await write(3);
    const worker = start({ redisUrl: nowhere });
    await worker.sweep();
    await eachOnce();
  });

  it('sweeps by itself', async () => {
    await write(2);
    start({ redisUrl: nowhere, sweepEveryMs: 50 });
    await until('all are sent', async () => (await rows()).every(({ state }) => state === 'sent'));
  });

  it('finds the letter of a worker that died: a duty goes out under its own Message-ID', async () => {
    await duty();
    const { id, message_id: messageId } = await only();
    await claimLetter(db, id, clock.now());
    clock.moveBy({ seconds: 61 });
    // The sweep alone: the job of the letter would be somebody else who has it in hand.
    await start({ redisUrl: nowhere }).sweep();
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(await sink.accepted(messageId)).toBe(1);
  });

  it('finds the letter of a worker that died: a reminder stays unsent and says so', async () => {
    await reminder();
    const { id, message_id: messageId } = await only();
    await claimLetter(db, id, clock.now());
    clock.moveBy({ seconds: 61 });
    await start({ redisUrl: nowhere }).sweep();
    expect((await only()).state).toBe('unknown');
    expect(await sink.accepted(messageId)).toBe(0);
  });

  it('fails a letter that nobody can open, without troubling the mail server', async () => {
    await duty();
    await start({ encryptionKey: randomToken(), redisUrl: nowhere }).sweep();
    expect(await only()).toMatchObject({ state: 'failed', last_error: 'sealed bytes cannot be opened' });
  });
});

describe('a mail server in trouble', () => {
  it('gets the letter again later when it said so', async () => {
    await duty();
    await sink.go('reject-4xx');
    const worker = start({ redisUrl: nowhere });
    await worker.sweep();
    expect(await only()).toMatchObject({ state: 'queued', attempts: 1 });
    await worker.sweep();
    expect((await only()).attempts).toBe(1);
    clock.moveBy({ seconds: 31 });
    await worker.sweep();
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
    await eachOnce();
  });

  it('is not asked again when it refused for good', async () => {
    await duty();
    await sink.go('reject-5xx');
    const worker = start({ redisUrl: nowhere });
    await worker.sweep();
    clock.moveBy({ days: 1 });
    await worker.sweep();
    expect(await only()).toMatchObject({ state: 'failed', attempts: 1 });
  });

  it('may have the letter when the line breaks after it: a duty goes out again, recognisable as the same', async () => {
    await duty();
    await sink.go('die-after-data');
    const worker = start({ redisUrl: nowhere });
    await worker.sweep();
    const { state, message_id: messageId } = await only();
    expect(state).toBe('queued');
    clock.moveBy({ seconds: 31 });
    await worker.sweep();
    expect((await only()).state).toBe('sent');
    expect(await sink.accepted(messageId)).toBe(2);
  });

  it('may have the letter when the line breaks after it: a reminder does not go out again', async () => {
    await reminder();
    await sink.go('die-after-data');
    const worker = start({ redisUrl: nowhere });
    await worker.sweep();
    clock.moveBy({ days: 1 });
    await worker.sweep();
    const { state, message_id: messageId } = await only();
    expect(state).toBe('unknown');
    expect(await sink.accepted(messageId)).toBe(1);
  });
});

describe('handing over', () => {
  const email = () =>
    composeEmail(
      {
        to: jana.email,
        subject: 'S',
        html: '<p>H</p>',
        text: 'T',
        messageId: `<${systemIds.next()}@cotta.test>`,
        locale: 'en',
      },
      { from: sink.emailFrom },
      clock.now(),
    );

  it('gives up on a slow server in time, and does not claim to know', async () => {
    await sink.go('slow', { delayMs: 20_000 });
    // Long enough for all that comes before the server's silence, also where the machine stands still for a while.
    const answer = await smtpHandOver({ smtpUrl: sink.smtpUrl, deadlineMs: 4_000 })(await email());
    expect(answer).toEqual({
      accepted: false,
      lasting: false,
      unsure: true,
      error: 'the mail server took too long',
    });
  });

  it('knows that a server that is not there has nothing', async () => {
    const answer = await smtpHandOver({ smtpUrl: 'smtp://127.0.0.1:1' })(await email());
    expect(answer).toMatchObject({ accepted: false, lasting: false, unsure: false });
  });

  it('writes to one address even when it looks like several', async () => {
    const composed = await composeEmail(
      {
        to: 'a@client.test, b@evil.test',
        subject: 'S',
        html: 'H',
        text: 'T',
        messageId: '<x@cotta.test>',
        locale: 'en',
      },
      { from: sink.emailFrom },
      clock.now(),
    );
    expect(composed.envelope.to.length).toBeLessThanOrEqual(1);
    expect(composed.raw.toString()).not.toMatch(/^Bcc:/m);
  });

  it('cannot be made to add headers', async () => {
    const composed = await composeEmail(
      {
        to: jana.email,
        subject: 'S\r\nBcc: b@evil.test',
        html: 'H',
        text: 'T',
        messageId: '<x@cotta.test>',
        locale: 'en',
      },
      { from: sink.emailFrom, replyTo: 'help@cotta.test' },
      clock.now(),
    );
    expect(composed.raw.toString()).not.toMatch(/^Bcc:/m);
    expect(composed.raw.toString()).toMatch(/^Reply-To: help@cotta.test/m);
  });
});
