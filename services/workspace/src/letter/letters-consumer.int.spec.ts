import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { letterTables, letterTrace } from '@cotta/kit/runtime/letters/letter-table.js';
import { encrypt, encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { type FreshDatabase, freshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import {
  NewBrowserSeenSchema,
  PasswordChangedSchema,
  PasswordResetRequestedSchema,
  SignInSuggestedSchema,
  TokenReuseDetectedSchema,
  UserInvitedSchema,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import {
  ClientRemindedSchema,
  NewLinksAskedSchema,
  TooManyVerificationsSchema,
  VerificationApprovedSchema,
  VerificationDismissedSchema,
  VerificationRepeatedSchema,
  VerificationRequestedSchema,
  VerificationResultResentSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { DataSource } from 'typeorm';
import { aboutRequest, jana, hear, testEncryptionKey } from '../testing/facts.js';
import { JobsAfterCommit } from './drafts/jobs-after-commit.js';
import { lettersConsumer } from './letters-consumer.js';

let fresh: FreshDatabase;
let db: DataSource;
let consumer: Consumer;
/** Ids of jobs, with what a worker would have seen of their letters when they came. */
const jobs: { id: string; letterId: string; visible: boolean }[] = [];

const queue: JobQueue = {
  add: async (id, { letterId = '' }) => {
    if (!db.isInitialized) return;
    const rows: unknown[] = await db.query('select from outgoing_mail where id = $1', [letterId]);
    jobs.push({ id, letterId, visible: rows.length === 1 });
  },
  tick: async () => undefined,
  waiting: async () => 0,
  close: async () => undefined,
};

beforeAll(async () => {
  fresh = await freshDatabase({
    service: 'kit',
    migrations: [{ name: '0001-letters', sql: `${letterTables}${letterTrace}` }],
  });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
beforeEach(async () => {
  await db.query('delete from outgoing_mail');
  consumer = lettersConsumer({
    queue,
    clock: new FakeClock('2026-03-02T10:30:00Z'),
    emailFrom: 'Cotta <office@cotta.test>',
    publicOrigin: 'https://cotta.test/',
  });
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

interface Row {
  readonly id: string;
  readonly business_key: string;
  readonly template: string;
  readonly locale: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly legal: boolean;
  readonly message_id: string;
}
const rows = async (): Promise<Row[]> => db.query('select * from outgoing_mail order by created_at, id');
/** Jobs of earlier tests may still come in. */
const jobsFor = (letterId: string | undefined) => jobs.filter((job) => job.letterId === letterId);
const fact = async (businessKey: string): Promise<Row | undefined> =>
  (await rows()).find((row) => row.business_key === businessKey);

describe('the letters consumer', () => {
  it('answers a request with a letter that knows what was asked and when the report comes', async () => {
    const request = aboutRequest({ language: 'sk', linkPath: '/verification/r.token/success' });
    const message = create(VerificationRequestedSchema, {
      request,
      promisedAt: timestampFromDate(new Date('2026-03-03T13:00:00Z')),
      verificationVersion: 1,
    });
    const eventId = await hear(db, consumer, { schema: VerificationRequestedSchema, message });
    const id = nameBasedId('letter', eventId);
    expect(await fact(eventId)).toMatchObject({
      id,
      template: 'verification-received',
      locale: 'sk',
      subject_type: 'registration_request',
      subject_id: request.requestId,
      legal: true,
      message_id: `<${id}@cotta.test>`,
      params: {
        publicId: 'V-7K2M9Q4X',
        mark: 'Lumara',
        jurisdictions: ['EU', 'US'],
        link: 'https://cotta.test/sk/verification/r.token/success',
        promisedAt: '2026-03-03T13:00:00.000Z',
        repeated: false,
        hasAccount: false,
      },
    });
  });

  it('writes one letter and one job when a fact comes twice', async () => {
    const message = create(VerificationApprovedSchema, { request: aboutRequest() });
    const eventId = await hear(db, consumer, { schema: VerificationApprovedSchema, message });
    await hear(db, consumer, { schema: VerificationApprovedSchema, message, eventId });
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    await until('the job came', () => jobsFor(row?.id).length > 0);
    expect(jobsFor(row?.id)).toEqual([{ id: `letter_${row?.id}`, letterId: row?.id, visible: true }]);
  });

  it('says of a repeated check that it is one', async () => {
    const message = create(VerificationRepeatedSchema, {
      request: aboutRequest(),
      promisedAt: timestampFromDate(new Date('2026-03-03T13:00:00Z')),
      verificationVersion: 2,
    });
    const eventId = await hear(db, consumer, { schema: VerificationRepeatedSchema, message });
    expect((await fact(eventId))?.params).toMatchObject({ repeated: true });
  });

  it('sends the answer once more with the words of the first', async () => {
    const request = aboutRequest();
    const dismissed = create(VerificationDismissedSchema, {
      request,
      reason: 'Lumaro is older.',
      alternatives: ['Add a word.'],
    });
    await hear(db, consumer, { schema: VerificationDismissedSchema, message: dismissed });
    const eventId = await hear(db, consumer, {
      schema: VerificationResultResentSchema,
      message: create(VerificationResultResentSchema, { request, approved: false }),
    });
    expect(await fact(eventId)).toMatchObject({
      template: 'verification-dismissed',
      params: { reason: 'Lumaro is older.', alternatives: ['Add a word.'] },
    });
  });

  it('sends the answer once more without words nobody remembers', async () => {
    const eventId = await hear(db, consumer, {
      schema: VerificationResultResentSchema,
      message: create(VerificationResultResentSchema, { request: aboutRequest(), approved: true }),
    });
    expect(await fact(eventId)).toMatchObject({
      template: 'verification-approved',
      params: { verdicts: [] },
      legal: true,
    });
  });

  it('reminds once per step, whichever event says so, and never as a duty', async () => {
    const message = create(ClientRemindedSchema, {
      request: aboutRequest(),
      reminder: 'result-not-viewed',
      step: 2,
      reminderKey: 'the-key',
      dueOn: '2026-03-09',
    });
    await hear(db, consumer, { schema: ClientRemindedSchema, message });
    await hear(db, consumer, { schema: ClientRemindedSchema, message });
    expect(await rows()).toHaveLength(1);
    expect(await fact('the-key')).toMatchObject({
      template: 'result-not-viewed',
      legal: false,
      params: { step: 2 },
    });
  });

  it('knows in the series after the opening that the report was read', async () => {
    const message = create(ClientRemindedSchema, {
      request: aboutRequest(),
      reminder: 'verification-approved',
      step: 1,
      reminderKey: 'after-opening',
      dueOn: '2026-03-09',
    });
    await hear(db, consumer, { schema: ClientRemindedSchema, message });
    expect(await fact('after-opening')).toMatchObject({
      template: 'verification-approved',
      legal: false,
      params: { read: true },
    });
  });

  it('parks a reminder it has no letter for', async () => {
    const message = create(ClientRemindedSchema, {
      request: aboutRequest(),
      reminder: 'a-later-one',
      step: 1,
      reminderKey: 'k',
    });
    await expect(hear(db, consumer, { schema: ClientRemindedSchema, message })).rejects.toThrow(
      PermanentFault,
    );
  });

  it('parks a fact without an addressee', async () => {
    const { contact: _, ...request } = aboutRequest();
    await expect(
      hear(db, consumer, {
        schema: VerificationApprovedSchema,
        message: create(VerificationApprovedSchema, { request }),
      }),
    ).rejects.toThrow('has no addressee');
  });

  it('tells who asked too often, as an offer', async () => {
    const message = create(TooManyVerificationsSchema, {
      contact: encryptContact(jana, testEncryptionKey),
      language: 'es',
      limit: 'email',
    });
    const eventId = await hear(db, consumer, { schema: TooManyVerificationsSchema, message });
    expect(await fact(eventId)).toMatchObject({
      template: 'too-many-verifications',
      locale: 'es',
      subject_type: 'verification_limit',
      params: { link: expect.stringMatching(/\/es\/book-a-free-consultation$/) },
      legal: false,
    });
  });

  it('answers who asked for new links with one letter: a line for each order, those of an account in the portal', async () => {
    const orders = [
      {
        publicId: 'V-7K2M9Q4X',
        mark: 'Lumara',
        linkPath: '/verification-summary/s.token',
        needsAccount: false,
      },
      { publicId: 'V-3F8T5W2N', mark: 'logo', linkPath: '/portal/order/0190', needsAccount: true },
    ];
    const message = create(NewLinksAskedSchema, {
      contact: encryptContact(jana, testEncryptionKey),
      language: 'sk',
      orders,
      more: 3,
    });
    const eventId = await hear(db, consumer, { schema: NewLinksAskedSchema, message });
    await hear(db, consumer, { schema: NewLinksAskedSchema, message, eventId });
    expect(await rows()).toHaveLength(1);
    expect(await fact(eventId)).toMatchObject({
      template: 'new-links',
      locale: 'sk',
      subject_type: 'new_links',
      legal: true,
      params: {
        more: 3,
        orders: [
          {
            publicId: 'V-7K2M9Q4X',
            mark: 'Lumara',
            needsAccount: false,
            link: 'https://cotta.test/sk/verification-summary/s.token',
          },
          {
            publicId: 'V-3F8T5W2N',
            mark: 'logo',
            needsAccount: true,
            link: 'https://cotta.test/portal/order/0190',
          },
        ],
      },
    });
    const [stored]: { row: string }[] = await db.query(
      'select outgoing_mail::text as row from outgoing_mail',
    );
    expect(stored?.row).not.toMatch(/client\.test|Jana|Nov/);
  });

  it('writes to people about their accounts, with links into the portal in every language', async () => {
    const account = {
      userId: systemIds.next(),
      contact: encryptContact(jana, testEncryptionKey),
      language: 'cs',
    };
    const suggested = await hear(db, consumer, {
      schema: SignInSuggestedSchema,
      message: create(SignInSuggestedSchema, { ...account, path: '/portal/order/0190' }),
    });
    expect(await fact(suggested)).toMatchObject({
      template: 'sign-in-suggested',
      locale: 'cs',
      params: { link: 'https://cotta.test/portal/order/0190' },
    });
    const changed = await hear(db, consumer, {
      schema: PasswordChangedSchema,
      message: create(PasswordChangedSchema, account),
    });
    const elsewhere = await hear(db, consumer, {
      schema: NewBrowserSeenSchema,
      message: create(NewBrowserSeenSchema, account),
    });
    expect(await fact(elsewhere)).toMatchObject({
      template: 'new-browser',
      locale: 'cs',
      legal: true,
      params: {
        happenedAt: '2026-03-02T10:24:00.000Z',
        link: 'https://cotta.test/portal/profile?tab=account',
      },
    });
    const reused = await hear(db, consumer, {
      schema: TokenReuseDetectedSchema,
      message: create(TokenReuseDetectedSchema, account),
    });
    expect((await fact(changed))?.params).toEqual({
      happenedAt: '2026-03-02T10:24:00.000Z',
      link: 'https://cotta.test/portal/forgot-password',
    });
    expect((await fact(reused))?.params).toEqual({
      happenedAt: '2026-03-02T10:24:00.000Z',
      link: 'https://cotta.test/portal/login',
    });
    expect(await fact(reused)).toMatchObject({
      subject_type: 'user',
      subject_id: account.userId,
      locale: 'cs',
      legal: true,
    });
  });

  it('keeps neither an address, a name nor an open account link in any row', async () => {
    const path = '/portal/activate/very-secret-token';
    const sealedLinkPath = encrypt(Buffer.from(path), testEncryptionKey, 'account-link');
    const account = {
      userId: systemIds.next(),
      contact: encryptContact(jana, testEncryptionKey),
      language: 'en',
      sealedLinkPath,
    };
    await hear(db, consumer, { schema: UserInvitedSchema, message: create(UserInvitedSchema, account) });
    await hear(db, consumer, {
      schema: PasswordResetRequestedSchema,
      message: create(PasswordResetRequestedSchema, account),
    });
    await hear(db, consumer, {
      schema: VerificationApprovedSchema,
      message: create(VerificationApprovedSchema, { request: aboutRequest() }),
    });
    const stored: { row: string }[] = await db.query('select outgoing_mail::text as row from outgoing_mail');
    expect(stored).toHaveLength(3);
    for (const { row } of stored) expect(row).not.toMatch(/client\.test|Jana|Nov|very-secret/);
  });
});

describe('jobs for letters', () => {
  it('wait for the commit, all of one transaction together', async () => {
    const after = new JobsAfterCommit(queue);
    const letterIds = ['a', 'b', 'c'].map((name) => nameBasedId(name));
    const come = () => letterIds.flatMap((letterId) => jobsFor(letterId).map((job) => job.letterId));
    await inTransaction(db, async (tx) => {
      for (const letterId of letterIds) after.add(tx, letterId);
      await tx.query('select pg_sleep(0.1)');
      expect(come()).toEqual([]);
    });
    await until('all came', () => come().length === letterIds.length);
    expect(come()).toEqual(letterIds);
  });
});
