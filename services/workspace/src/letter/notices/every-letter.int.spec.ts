import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { enqueueLetter } from '@cotta/kit/runtime/letters/letter.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, randomToken, systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { addressId } from '../../email-choice/address-id.js';
import { workspaceService } from '../../service.js';
import { emailSink, type EmailSink, type SunkEmail } from '../../testing/email-sink.js';
import { jana, testEncryptionKey as key } from '../../testing/facts.js';
import { locales } from '../../words/locale.js';
import { findTemplate } from '../emails/templates.js';
import { startLetterWorker, type LetterWorker } from '../letter-worker.js';
import { notices } from './notices.js';

const clock = new FakeClock('2026-03-02T10:30:00Z');
let fixture: ServiceFixture;
let sink: EmailSink;
let worker: LetterWorker;

/** Every letter by every message that has one, in every language. */
const cases = notices.flatMap((notice) =>
  notice.letters.flatMap((template) =>
    locales.map((locale) => ({ template, locale, owed: ['legal', 'order'].includes(notice.category) })),
  ),
);
type Case = (typeof cases)[number];

/** The mail server keeps what earlier runs sent. */
const thisRun = randomToken(6);
const idOf = ({ template, locale }: Case): string => nameBasedId('every letter', thisRun, template, locale);
const previewOf = (template: string): Readonly<Record<string, unknown>> =>
  findTemplate(template)?.preview ?? {};

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: key, letters: [] }), clock);
  sink = emailSink();
  worker = startLetterWorker({
    db: fixture.db,
    redisUrl: 'redis://127.0.0.1:1',
    clock,
    log: silentLog,
    smtpUrl: sink.smtpUrl,
    emailFrom: sink.emailFrom,
    encryptionKey: key,
    publicOrigin: 'https://cotta.test',
    linkKey: key,
    queueName: `letters-${randomToken(6)}`,
  });
  const { sealed } = encryptContact(jana, key);
  // Jana takes every letter there is.
  const userId = systemIds.next();
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters, marketing_letters, newsletter_letters) values ($1, $2, 'en', 'UK', true, true, true)`,
    [userId, Buffer.from(sealed)],
  );
  await fixture.db.query('insert into address_of_user (address_id, user_id) values ($1, $2)', [
    addressId(jana.email, key),
    userId,
  ]);
  await inTransaction(fixture.db, async (tx) => {
    for (const one of cases)
      await enqueueLetter(
        tx,
        {
          id: idOf(one),
          businessKey: idOf(one),
          template: one.template,
          locale: one.locale,
          subjectType: 'user',
          subjectId: userId,
          sealedContact: sealed,
          params: previewOf(one.template),
          legal: one.owed,
          domain: 'cotta.test',
        },
        clock.now(),
      );
  });
  // One sweep takes so many and no more.
  for (let left = cases.length; left > 0;) {
    await worker.sweep();
    const [row] = await fixture.db.query(
      `select count(*)::integer as count from outgoing_mail where state = 'queued'`,
    );
    if (row.count === left) throw new Error(`${left} letters stay where they are`);
    left = row.count;
  }
});
afterAll(async () => {
  await worker.close();
  await fixture.close();
});

async function arrived(one: Case): Promise<SunkEmail> {
  const [row] = await fixture.db.query(
    'select state, last_error as error, message_id as "messageId" from outgoing_mail where id = $1',
    [idOf(one)],
  );
  expect({ state: row.state, error: row.error }).toEqual({ state: 'sent', error: null });
  const email = await sink.find(row.messageId);
  if (email === undefined) throw new Error(`${one.template} did not arrive`);
  return email;
}

describe.each(cases)('$template in $locale, from the mail server', (one) => {
  it('names what it is about, leads where its button says, and ends where nobody owes it', async () => {
    const { text, subject, headers } = await arrived(one);
    const ends = headers.filter(({ name }) => /^list-unsubscribe/i.test(name));
    expect(ends).toHaveLength(one.owed ? 0 : 2);
    const { link, publicId, mark } = previewOf(one.template);
    if (typeof link === 'string') expect(text).toContain(link);
    const named = [publicId, mark].filter((name) => typeof name === 'string' && name !== '');
    if (named.length > 0) expect(named.some((name) => subject.includes(String(name)))).toBe(true);
  });
});
