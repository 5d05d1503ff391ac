import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { randomToken, systemIds } from '@cotta/kit/model/words/ids.js';
import { openQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { type FreshDatabase, freshDatabase } from '@cotta/kit/testing/postgres.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import {
  ClientRemindedSchema,
  VerificationApprovedSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { DataSource } from 'typeorm';
import {
  letterMigrations,
  aboutRequest,
  emailSink,
  type EmailSink,
  hear,
  lettersConsumer,
  type SinkFault,
  startLetterWorker,
  testEncryptionKey,
} from '@cotta/workspace/testing.js';

const EACH = 30;
/** Letters that meet the fault; those after them do not. */
const FAULTY = 10;
/** Longer than any pause between two tries. */
const ROUNDS = 8;
const publicOrigin = 'https://cotta.test';
/** Nobody wakes the worker but the test: what is tried when is then known. */
const nowhere = 'redis://127.0.0.1:1';

let sink: EmailSink;
let fresh: FreshDatabase;
let db: DataSource;
const clock = new FakeClock('2026-03-02T10:30:00Z');

beforeAll(async () => {
  sink = emailSink();
  fresh = await freshDatabase({ service: 'kit', migrations: letterMigrations });
  db = await openDatabase({ url: fresh.url, applicationName: 'f15', poolSize: 20 });
});
afterAll(async () => {
  await sink.go('none');
  await db.destroy();
  await fresh.drop();
});

/** Half of the letters are a duty to inform, half are reminders that nobody owes. */
async function run(fault: SinkFault) {
  await db.query('delete from outgoing_mail');
  const queue = openQueue(`letters-${randomToken(6)}`, nowhere, silentLog);
  const consumer = lettersConsumer({ queue, clock, emailFrom: sink.emailFrom, publicOrigin });
  for (let number = 0; number < EACH; number += 1) {
    if (number % 2 === 0)
      await hear(db, consumer, {
        schema: VerificationApprovedSchema,
        message: create(VerificationApprovedSchema, {
          request: aboutRequest(),
          verdicts: [{ jurisdiction: 'EU', verdict: 'go' }],
        }),
      });
    else
      await hear(db, consumer, {
        schema: ClientRemindedSchema,
        message: create(ClientRemindedSchema, {
          request: aboutRequest(),
          reminder: 'result-not-viewed',
          step: 1,
          reminderKey: systemIds.next(),
        }),
      });
  }
  await sink.go(fault, { count: FAULTY, delayMs: 300 });
  const worker = startLetterWorker({
    db,
    redisUrl: nowhere,
    clock,
    log: silentLog,
    smtpUrl: sink.smtpUrl,
    emailFrom: sink.emailFrom,
    encryptionKey: testEncryptionKey,
    publicOrigin,
    linkKey: testEncryptionKey,
    sweepEveryMs: 3_600_000,
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    await worker.sweep();
    clock.moveBy({ minutes: 31 });
  }
  await worker.close();
  await queue.close();
  const accepted = await sink.acceptedAll();
  const rows: { message_id: string; state: string; legal: boolean }[] = await db.query(
    'select message_id, state, legal from outgoing_mail',
  );
  const times = (wanted: (count: number) => boolean, legal: boolean): number =>
    rows.filter((row) => row.legal === legal && wanted(accepted[row.message_id] ?? 0)).length;
  const numbers = {
    letters: rows.length,
    sent: rows.filter(({ state }) => state === 'sent').length,
    failed: rows.filter(({ state }) => state === 'failed').length,
    unknown: rows.filter(({ state }) => state === 'unknown').length,
    open: rows.filter(({ state }) => state === 'queued' || state === 'sending').length,
    dutiesLost: times((count) => count === 0, true),
    dutiesTwice: times((count) => count > 1, true),
    remindersTwice: times((count) => count > 1, false),
  };
  process.stdout.write(`F15 ${fault} ${JSON.stringify(numbers)}\n`);
  return numbers;
}

describe('F15: the mail server', () => {
  it('is slow: every letter arrives once', async () =>
    expect(await run('slow')).toEqual({
      letters: EACH,
      sent: EACH,
      failed: 0,
      unknown: 0,
      open: 0,
      dutiesLost: 0,
      dutiesTwice: 0,
      remindersTwice: 0,
    }));

  it('asks to come later: every letter arrives once', async () =>
    expect(await run('reject-4xx')).toEqual({
      letters: EACH,
      sent: EACH,
      failed: 0,
      unknown: 0,
      open: 0,
      dutiesLost: 0,
      dutiesTwice: 0,
      remindersTwice: 0,
    }));

  it('refuses for good: those letters are failed and say so, the others arrive', async () => {
    expect(await run('reject-5xx')).toMatchObject({
      letters: EACH,
      sent: EACH - FAULTY,
      failed: FAULTY,
      unknown: 0,
      open: 0,
      dutiesTwice: 0,
      remindersTwice: 0,
    });
  });

  it('dies after it has the letter: a duty goes out again under the same Message-ID, a reminder does not and is unknown', async () => {
    const numbers = await run('die-after-data');
    expect(numbers).toMatchObject({ letters: EACH, failed: 0, open: 0, dutiesLost: 0, remindersTwice: 0 });
    expect(numbers.unknown + numbers.dutiesTwice).toBe(FAULTY);
    expect(numbers.unknown).toBeGreaterThan(0);
  });
});
