import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { claimLetter, settleLetter } from '@cotta/kit/runtime/letters/letter.js';
import { deliverLetter } from '@cotta/kit/runtime/letters/deliver-letter.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { encrypt, encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  CaseLetterEmailToStopSchema,
  CaseLetterFileMadeSchema,
  CaseLetterToEmailSchema,
} from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { letterFilesConsumer } from '../heard/cases/on-letter-files.js';
import { noteBounce } from '../inbound-email/note-bounce.js';
import { raiseAlarms } from '../queue/raise-alarms.js';
import { workspaceService } from '../service.js';
import { emailSink, type EmailSink } from '../testing/email-sink.js';
import { testEncryptionKey as key } from '../testing/facts.js';
import { handOverOf } from './letter-worker.js';
import { repliedAt } from './reply-address.js';
import { otherSideLettersConsumer } from './other-side-letters-consumer.js';
import { settleOtherSideEmails } from './settle-other-side-emails.js';

const clock = new FakeClock('2026-03-02T10:30:00Z');
const publicOrigin = 'https://cotta.test';
const bytes = Buffer.from('%PDF-1.7 every word of the letter');
const emailReplyTo = 'Cotta <cases@cotta.test>';
let fixture: ServiceFixture;
let sink: EmailSink;
beforeAll(async () => {
  sink = emailSink();
  fixture = await openServiceFixture(workspaceService({ linkKey: key, letters: [] }), clock);
});
beforeEach(async () => {
  await sink.go('none');
  await fixture.db.query('delete from outgoing_mail');
});
afterAll(async () => {
  await sink.go('none');
  await fixture.close();
});

const queue: JobQueue = {
  add: () => Promise.resolve(),
  tick: () => undefined,
  waiting: () => Promise.resolve(0),
  close: () => Promise.resolve(),
};

const keepFile = (documentId: string, caseLetterId: string) =>
  deliver(fixture.runtime, letterFilesConsumer({ encryptionKey: key }), {
    schema: CaseLetterFileMadeSchema,
    source: 'cases',
    streamId: documentId,
    message: {
      documentId,
      caseLetterId,
      userId: '',
      name: 'Užívání ochranné známky LUMARA.pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      sealedContent: encrypt(bytes, key, 'document file'),
    },
  });

const consumer = () => otherSideLettersConsumer({ queue, clock, emailFrom: sink.emailFrom, publicOrigin });

/** A letter that a lawyer sends by e-mail. @returns its row */
async function ordered({ isKept }: { readonly isKept: boolean }) {
  const [caseLetterId, documentId] = [systemIds.next(), systemIds.next()];
  if (isKept) await keepFile(documentId, caseLetterId);
  const contact = { email: 'shop@copy.example', firstName: '', lastName: '', phone: '', language: 'cs' };
  await deliver(fixture.runtime, consumer(), {
    schema: CaseLetterToEmailSchema,
    source: 'cases',
    streamId: caseLetterId,
    message: {
      caseLetterId,
      emailNumber: 2,
      documentId,
      contact: encryptContact(contact, key),
      language: 'cs',
      markName: 'LUMARA',
      answerBy: '2026-04-01',
    },
  });
  const [row] = await fixture.db.query(
    'select id, message_id as "messageId" from outgoing_mail where subject_id = $1',
    [caseLetterId],
  );
  return { caseLetterId, documentId, ...(row as { readonly id: string; readonly messageId: string }) };
}

const handOver = () =>
  handOverOf({
    db: fixture.db,
    redisUrl: '',
    clock,
    log: silentLog,
    smtpUrl: sink.smtpUrl,
    emailFrom: sink.emailFrom,
    emailReplyTo,
    encryptionKey: key,
    publicOrigin,
    linkKey: key,
  });
const send = (id: string) =>
  deliverLetter({ db: fixture.db, clock, log: silentLog, handOver: handOver() }, id);
const said = async (caseLetterId: string) =>
  (
    await fixture.db.query(
      `select data from tracking_event where type = 'OtherSideEmailSettled' and data->>'caseLetterId' = $1 order by data->>'accepted' desc`,
      [caseLetterId],
    )
  ).map(({ data }: { data: unknown }) => data);

it('goes out with its file, in the language of the letter, answered at the firm, and is said to be sent only then', async () => {
  const { id, messageId, caseLetterId } = await ordered({ isKept: true });
  expect(await settleOtherSideEmails(fixture.runtime)).toBe(0);
  expect(await send(id)).toBe('sent');
  const mail = await sink.find(messageId);
  expect(mail?.to).toEqual(['shop@copy.example']);
  expect(mail?.subject).toBe('Užívání ochranné známky LUMARA');
  expect(mail?.text).toContain('1. dubna 2026');
  const header = (name: string) => mail?.headers.find((one) => one.name.toLowerCase() === name)?.value;
  // An answer leads to the letter.
  expect(repliedAt([header('reply-to') ?? ''], key)).toEqual({ to: 'letter', id: caseLetterId });
  expect(header('list-unsubscribe')).toBeUndefined();
  const raw = await sink.raw(mail?.id ?? '');
  expect(raw.replaceAll(/\s/gu, '')).toContain(bytes.toString('base64'));
  expect(raw).toContain('application/pdf');

  await Promise.all([settleOtherSideEmails(fixture.runtime), settleOtherSideEmails(fixture.runtime)]);
  const accepted = {
    caseLetterId,
    emailNumber: 2,
    accepted: true,
    stopped: false,
    at: '2026-03-02T10:30:00.000Z',
    trouble: '',
  };
  expect(await said(caseLetterId)).toEqual([accepted]);

  await fixture.db.transaction((tx) =>
    noteBounce(
      tx,
      { messageIds: [messageId], statusClass: '5', reason: '550 <shop@copy.example> is nobody' },
      clock.now(),
    ),
  );
  await settleOtherSideEmails(fixture.runtime);
  expect(await settleOtherSideEmails(fixture.runtime)).toBe(0);
  expect(await said(caseLetterId)).toEqual([
    accepted,
    { ...accepted, accepted: false, trouble: '550 <[address]> is nobody' },
  ]);
  // It is a task of its case; the desk gets no second one.
  await raiseAlarms(fixture.runtime, () => Promise.resolve([]));
  expect(await fixture.db.query(`select id from task where subject_id = $1`, [id])).toEqual([]);
});

it('waits for its file, and says that it did not arrive where the mail server takes it never', async () => {
  const { id, caseLetterId, documentId, messageId } = await ordered({ isKept: false });
  expect(await send(id)).toBe('queued');
  expect(await sink.accepted(messageId)).toBe(0);
  await settleOtherSideEmails(fixture.runtime);
  expect(await said(caseLetterId)).toEqual([]);
  await keepFile(documentId, caseLetterId);
  clock.moveBy({ minutes: 5 });
  await sink.go('reject-5xx');
  expect(await send(id)).toBe('failed');
  await settleOtherSideEmails(fixture.runtime);
  expect(await said(caseLetterId)).toMatchObject([{ emailNumber: 2, accepted: false }]);
});

const stop = (caseLetterId: string, emailNumber = 2) =>
  deliver(fixture.runtime, consumer(), {
    schema: CaseLetterEmailToStopSchema,
    source: 'cases',
    streamId: caseLetterId,
    streamVersion: 2,
    message: { caseLetterId, emailNumber },
  });

it('goes out no more once its addressee is to be left alone, and that is said', async () => {
  const { id, caseLetterId, messageId } = await ordered({ isKept: true });
  await stop(caseLetterId, 1);
  await settleOtherSideEmails(fixture.runtime);
  expect(await said(caseLetterId)).toEqual([]);
  await stop(caseLetterId);
  expect(await send(id)).toBe('not-ours');
  expect(await sink.accepted(messageId)).toBe(0);
  await settleOtherSideEmails(fixture.runtime);
  expect(await said(caseLetterId)).toMatchObject([{ emailNumber: 2, accepted: false, stopped: true }]);
});

it('called back while a mail server is being asked, it is not tried again', async () => {
  const { id, caseLetterId, documentId, messageId } = await ordered({ isKept: false });
  const asking = await claimLetter(fixture.db, id, clock.now());
  await stop(caseLetterId);
  if (asking === undefined) throw new Error('the letter was not claimed');
  await settleLetter(
    fixture.db,
    asking.letter,
    { state: 'queued', error: '451 later', nextAttemptAt: clock.now() },
    clock.now(),
  );
  await keepFile(documentId, caseLetterId);
  expect(await send(id)).toBe('unwanted');
  expect(await sink.accepted(messageId)).toBe(0);
  await settleOtherSideEmails(fixture.runtime);
  expect(await said(caseLetterId)).toMatchObject([{ accepted: false, stopped: true }]);
});

it('that a mail server has already counts as sent, however late it is called back', async () => {
  const { id, caseLetterId } = await ordered({ isKept: true });
  expect(await send(id)).toBe('sent');
  await stop(caseLetterId);
  await settleOtherSideEmails(fixture.runtime);
  expect(await said(caseLetterId)).toMatchObject([{ accepted: true, stopped: false }]);
});
