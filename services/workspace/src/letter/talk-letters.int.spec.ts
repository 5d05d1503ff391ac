import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { encrypt, encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  ConsultationCalledOffSchema,
  ConsultationDatedSchema,
  ConsultationOutcomeSentSchema,
  ConsultationNoShowSchema,
  ConsultationRemindedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { consultationTasks } from '../heard/requests/on-consultation-tasks.js';
import { workspaceService } from '../service.js';
import { hear, jana, testEncryptionKey, allWanted } from '../testing/facts.js';
import { consultationLettersConsumer } from './consultation-letters-consumer.js';
import { letterHandOver } from './hand-over-letter.js';

const clock = new FakeClock('2026-11-23T10:30:00Z');
const queue: JobQueue = {
  add: () => Promise.resolve(),
  tick: () => undefined,
  waiting: () => Promise.resolve(0),
  close: () => Promise.resolve(),
};
const sender = 'Cotta <office@cotta.test>';
const talks = consultationLettersConsumer({
  queue,
  clock,
  emailFrom: sender,
  publicOrigin: 'https://cotta.test',
});
const [userId, lawyerId] = [systemIds.next(), systemIds.next()];
const at = timestampFromDate(new Date('2026-11-26T13:00:00Z'));
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(
    workspaceService({ linkKey: '', letters: [], encryptionKey: testEncryptionKey }),
    clock,
  );
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters, time_zone) values ($1, $2, 'en', 'US', true, 'America/New_York')`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed)],
  );
});
afterAll(() => fixture.close());
beforeEach(() => fixture.db.query('delete from outgoing_mail'));

const dated = (message: MessageInitShape<typeof ConsultationDatedSchema>) =>
  hear(fixture.db, talks, {
    schema: ConsultationDatedSchema,
    message: create(ConsultationDatedSchema, {
      consultationId: systemIds.next(),
      eventTimestamp: at,
      sealedLocation: encrypt(Buffer.from('meet.test/abc'), testEncryptionKey, 'letter words'),
      ...message,
    }),
  });

/** Subject, addressee and words of each letter as it leaves; lines that were broken for the wire are whole again. */
async function sent(): Promise<string[]> {
  const rows = await fixture.db.query(
    'select id, business_key, template, locale, subject_type, subject_id, sealed_contact, params, legal, message_id from outgoing_mail order by created_at',
  );
  expect(JSON.stringify(rows)).not.toContain('meet.test');
  const texts: string[] = [];
  const handOver = letterHandOver({
    clock,
    encryptionKey: testEncryptionKey,
    publicOrigin: 'https://cotta.test',
    wanted: allWanted,
    linkKey: testEncryptionKey,
    sender: { from: sender },
    handOver: ({ envelope, raw }) => {
      texts.push(`${envelope.to.join()}\n${raw.toString().replaceAll('=\r\n', '')}`);
      return Promise.resolve({ accepted: true });
    },
  });
  for (const row of rows)
    await handOver({
      ...row,
      businessKey: row.business_key,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      sealedContact: row.sealed_contact,
      messageId: row.message_id,
      attempts: 1,
    });
  return texts;
}

/** The entry as the mail program finds it among the parts. */
function entryOf(mail: string): string {
  const part = mail.split(/^--.*$/mu).find((one) => one.includes('text/calendar')) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  const decoded = head.includes('base64') ? Buffer.from(text, 'base64').toString('utf8') : text;
  return decoded.replaceAll('=3D', '=').replaceAll('\r\n ', '');
}

describe('a talk that was dated', () => {
  it('is told to its client with the hour of both zones and where it is', async () => {
    await dated({ userId });
    const [mail = ''] = await sent();
    expect(mail).toContain(jana.email);
    for (const words of ['08:00 (Eastern Time)', '14:00 (Central European Time)', 'meet.test/abc'])
      expect(mail).toContain(words);
  });

  it('carries its entry for a calendar and the way to its page', async () => {
    const [consultationId, linkPath] = [systemIds.next(), '/book-a-free-consultation/k.token'];
    const contact = encryptContact(jana, testEncryptionKey);
    const said = { consultationId, contact, language: 'sk', timeZone: 'America/New_York', linkPath };
    await dated({ ...said, sequence: 3, channel: 'phone' });
    const [mail = ''] = await sent();
    expect(mail).toContain('08:00');
    expect(mail).toContain('https://cotta.test/sk/book-a-free-consultation/k.token');
    expect(mail).toContain('method=REQUEST');
    const entry = entryOf(mail);
    for (const line of [
      `UID:${consultationId}@consultations.cotta`,
      'SEQUENCE:3',
      'DTSTART:20261126T130000Z',
      `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${jana.email}`,
    ])
      expect(entry).toContain(line);
    await fixture.db.query('delete from outgoing_mail');
    await hear(fixture.db, talks, {
      schema: ConsultationCalledOffSchema,
      message: create(ConsultationCalledOffSchema, { consultationId, contact, plannedAt: at, sequence: 4 }),
    });
    const [end = ''] = await sent();
    expect(end).toContain('method=CANCEL');
    expect(entryOf(end)).toContain('SEQUENCE:4');
  });

  it('is told again shortly before, without another entry', async () => {
    await hear(fixture.db, talks, {
      schema: ConsultationRemindedSchema,
      message: create(ConsultationRemindedSchema, {
        consultationId: systemIds.next(),
        userId,
        eventTimestamp: at,
        channel: 'video',
        step: 2,
      }),
    });
    const [mail = ''] = await sent();
    expect(mail).toContain('In an hour');
    expect(mail).not.toContain('text/calendar');
  });

  it('offers another time to who was not there, once', async () => {
    const missed = (linkPath: string) =>
      hear(fixture.db, talks, {
        schema: ConsultationNoShowSchema,
        message: create(ConsultationNoShowSchema, {
          consultationId: systemIds.next(),
          userId,
          plannedAt: at,
          linkPath,
        }),
      });
    await missed('/book-a-free-consultation/k.token');
    await missed('');
    const [first = '', second = ''] = await sent();
    expect(first).toContain('book-a-free-consultation/k.token');
    expect(second).toContain('We missed you');
    expect(second).not.toContain('book-a-free-consultation');
  });

  it('is told in the language of the form to who has no account, in one zone where both are the same', async () => {
    await dated({ contact: encryptContact(jana, testEncryptionKey), language: 'sk' });
    const [mail = ''] = await sent();
    expect(mail).toContain('Content-Language: sk');
    expect(mail.match(/14:00/g)?.length).toBeGreaterThan(1);
    expect(mail).not.toContain('08:00');
  });

  it('is no letter while its next hour is not known', async () => {
    await hear(fixture.db, talks, {
      schema: ConsultationDatedSchema,
      message: create(ConsultationDatedSchema, { consultationId: systemIds.next(), userId }),
    });
    expect(await sent()).toEqual([]);
  });

  it('is told again when it is called off', async () => {
    await hear(fixture.db, talks, {
      schema: ConsultationCalledOffSchema,
      message: create(ConsultationCalledOffSchema, {
        consultationId: systemIds.next(),
        userId,
        plannedAt: at,
      }),
    });
    const [mail = ''] = await sent();
    expect(mail).toContain('called off');
    expect(mail).toContain('08:00 (Eastern Time)');
  });
});

describe('the work on a talk', () => {
  const heard = (consultationId: string, more: MessageInitShape<typeof ConsultationDatedSchema>) =>
    deliver(fixture.runtime, consultationTasks, {
      schema: ConsultationDatedSchema,
      source: 'requests',
      streamId: consultationId,
      message: { consultationId, userId, assignedAdminId: lawyerId, ...more },
    });
  const tasks = (id: string) =>
    fixture.db.query(
      'select work, status, due_at, assigned_admin_id from task where subject_id = $1 order by created_at, work',
      [id],
    );

  it('is the talk at its hour, of whoever advises, and to find another hour where it gave its own back', async () => {
    const id = systemIds.next();
    await heard(id, { eventTimestamp: at });
    expect(await tasks(id)).toEqual([
      { work: 'talk', status: 'Open', due_at: new Date('2026-11-26T14:00:00Z'), assigned_admin_id: lawyerId },
    ]);
    await heard(id, {});
    expect(await tasks(id)).toMatchObject([
      { work: 'consult', status: 'Open' },
      { work: 'talk', status: 'Done' },
    ]);
    await deliver(fixture.runtime, consultationTasks, {
      schema: ConsultationCalledOffSchema,
      source: 'requests',
      streamId: id,
      message: { consultationId: id, userId },
    });
    expect(await tasks(id)).toMatchObject([{ status: 'Cancelled' }, { status: 'Done' }]);
  });
});

it('tells the hour where the firm is to whoever reads English and did not say where they are', async () => {
  await fixture.db.query(`update addressee set region = 'EU', time_zone = '' where user_id = $1`, [userId]);
  await dated({ userId });
  const [mail = ''] = await sent();
  expect(mail).toContain('14:00 (Central European Time)');
  expect(mail).not.toMatch(/United Kingdom Time|Greenwich/);
  await fixture.db.query('delete from outgoing_mail');
});

it('a letter about what came of a talk is read before it goes out, by staff alone', async () => {
  const query = `query ($userId: ID) { consultationOutcomePreview(userId: $userId, language: "cs", outcome: "File the word.", resolution: "Order class 9.") { language subject greeting parts { title text } } }`;
  const staff = { role: 'lawyer', userId: lawyerId, locale: 'en', scopes: [] } as const;
  const { data, errors } = await fixture.ask(staff, query, { userId });
  expect(errors).toBeUndefined();
  expect(data.consultationOutcomePreview).toMatchObject({ language: 'en', subject: 'What came of our talk' });
  expect(data.consultationOutcomePreview.greeting).toContain(jana.firstName);
  expect(data.consultationOutcomePreview.parts).toContainEqual({
    title: expect.any(String),
    text: 'File the word.',
  });
  expect((await fixture.ask(staff, query, {})).data.consultationOutcomePreview.language).toBe('cs');
  const asked = await fixture.ask({ role: 'customer', userId, locale: 'en', scopes: [] }, query, { userId });
  expect(asked.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect(await sent()).toEqual([]);
});

it('a letter about what came of a talk goes out with the words that were read', async () => {
  const query = `query ($userId: ID) { consultationOutcomePreview(userId: $userId, outcome: "File the word.", resolution: "") { heading greeting parts { title text } why } }`;
  const staff = { role: 'lawyer', userId: lawyerId, locale: 'en', scopes: [] } as const;
  const { heading, greeting, parts, why } = (await fixture.ask(staff, query, { userId })).data
    .consultationOutcomePreview;
  await hear(fixture.db, talks, {
    schema: ConsultationOutcomeSentSchema,
    message: create(ConsultationOutcomeSentSchema, {
      consultationId: systemIds.next(),
      userId,
      sealedOutcome: encrypt(
        Buffer.from(JSON.stringify({ outcome: 'File the word.', resolution: '' })),
        testEncryptionKey,
        'consultation outcome',
      ),
    }),
  });
  const [mail = ''] = await sent();
  const passages = parts.flatMap(({ title, text }: { title: string | null; text: string }) =>
    title === null ? [text] : [title, text],
  );
  for (const words of [heading, greeting, why, ...passages]) expect(mail).toContain(words);
});

describe('what came of a talk', () => {
  const outcome = { outcome: 'File the word.', advice: 'Do it soon.', resolution: '' };
  const linkPath = '/book-a-free-consultation/k.token';
  const said = (message: MessageInitShape<typeof ConsultationOutcomeSentSchema>) =>
    hear(fixture.db, talks, {
      schema: ConsultationOutcomeSentSchema,
      message: create(ConsultationOutcomeSentSchema, {
        consultationId: systemIds.next(),
        contact: encryptContact(jana, testEncryptionKey),
        language: 'es',
        sealedOutcome: encrypt(
          Buffer.from(JSON.stringify(outcome)),
          testEncryptionKey,
          'consultation outcome',
        ),
        linkPath,
        ...message,
      }),
    });

  it('offers what was chosen, each with the way to its form, in the language of the reader', async () => {
    await said({ offers: ['registration', 'something else'] });
    const [mail = ''] = await sent();
    for (const words of [
      'Lo que aconseja el abogado',
      'Do it soon.',
      'Registro de una marca',
      `https://cotta.test/es${linkPath}/registration`,
    ])
      expect(mail).toContain(words);
    expect(mail).not.toContain('something else');
  });

  it('is written again after a change, and not by a closing that changed nothing', async () => {
    await said({});
    await said({});
    expect(await sent()).toHaveLength(2);
    await said({ closed: true, writtenBefore: true });
    expect(await sent()).toHaveLength(2);
  });
});
