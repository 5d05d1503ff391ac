import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  UseInCommerceRequestChangedSchema,
  UseInCommerceRequestEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { workspaceService } from '../service.js';
import { hear, jana, testEncryptionKey } from '../testing/facts.js';
import { dayWords } from '../words/moment.js';
import { locales } from '../words/locale.js';
import { renderLetter } from './emails/render-letter.js';
import { proofLettersConsumer } from './proof-letters-consumer.js';

const clock = new FakeClock('2026-03-02T10:30:00Z');
const queue: JobQueue = {
  add: () => Promise.resolve(),
  tick: () => undefined,
  waiting: () => Promise.resolve(0),
  close: () => Promise.resolve(),
};
const linkKey = testEncryptionKey;
const proofs = proofLettersConsumer({
  queue,
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test',
  linkKey,
});
const userId = systemIds.next();
const proof = systemIds.next();
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'es', 'ES', false)`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed)],
  );
});
afterAll(() => fixture.close());
beforeEach(() => fixture.db.query('delete from outgoing_mail'));

interface Row {
  readonly template: string;
  readonly locale: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly legal: boolean;
}

const late = {
  userId,
  markName: 'Lumara',
  type: 'Declaration of use',
  dueDate: '2026-02-20',
  graceEndDate: '2026-08-20',
  linkRevision: 3,
};

/** What the client is told once this happened to the proof of use. */
async function toldOf(event: UseInCommerceRequestEvent, facts: object = late): Promise<readonly Row[]> {
  await hear(fixture.db, proofs, {
    schema: UseInCommerceRequestChangedSchema,
    message: create(UseInCommerceRequestChangedSchema, { entityId: proof, event, facts }),
  });
  return fixture.db.query('select template, locale, params, legal from outgoing_mail');
}
const read = (row: Row | undefined, locale: (typeof locales)[number]) =>
  renderLetter({
    template: row?.template ?? '',
    locale,
    params: row?.params ?? {},
    contact: { firstName: 'Jana' },
  });

const {
  USE_IN_COMMERCE_REQUEST_ORDERED: ORDERED,
  USE_IN_COMMERCE_ABANDONMENT_REQUESTED: GIVEN_UP,
  USE_IN_COMMERCE_LATE_FEE_APPLIED: LATE,
  USE_IN_COMMERCE_REQUEST_SUBMITTED: FILED,
  USE_IN_COMMERCE_ABANDONED: ENDED,
  USE_IN_COMMERCE_LAPSED: LAPSED,
} = UseInCommerceRequestEvent;

describe.each([
  ['proof-ordered', ORDERED, { orderBy: '2026-08-13' }],
  ['proof-given-up', GIVEN_UP, { lateFeeApplied: true }],
  ['proof-late-fee', LATE, { lateFeeApplied: true }],
  ['proof-filed', FILED, { filedOn: '2026-08-20' }],
  ['proof-ended', ENDED, { lateFeeApplied: true }],
  ['proof-ended', LAPSED, { lateFeeApplied: true }],
])('%s', (template, event, more) => {
  it('is owed to its client, in their language, whatever letters they want', async () => {
    expect(await toldOf(event, { ...late, ...more })).toMatchObject([
      { template, locale: 'es', legal: true },
    ]);
  });

  it.each(locales)(
    'names the mark and the day that counts, and opens the proof by link, in %s',
    async (locale) => {
      const [row] = await toldOf(event, { ...late, ...more });
      const { subject, text } = read(row, locale);
      expect(subject).toContain('Lumara');
      expect(text).toContain(dayWords('2026-08-20', locale));
      const token = /\nhttps:\/\/cotta\.test\/use-in-commerce-request\/(\S+)\n/.exec(text)?.[1] ?? '';
      expect(readLink(token, linkKey, clock.now())).toMatchObject({
        state: 'valid',
        link: { purpose: 'use-in-commerce', subjectId: proof, revision: 3 },
      });
    },
  );

  it('is written to nobody where nobody is the client', async () => {
    expect(await toldOf(event, { ...late, ...more, userId: undefined })).toEqual([]);
  });
});

describe('a letter about a proof of use', () => {
  it('says of an order before its day that day, and the last one to pay', async () => {
    const [row] = await toldOf(ORDERED, {
      ...late,
      type: 'Statement of use',
      dueDate: '2026-05-05',
      graceEndDate: undefined,
      orderBy: '2026-04-28',
    });
    const { text } = read(row, 'en');
    expect(text).toContain('statement of use. It has to be at the office by 5 May 2026');
    expect(text).toContain('28 April 2026');
  });

  it('names the late fee for a class, and what ends without a filing', async () => {
    const [row] = await toldOf(LATE, { ...late, lateFeeApplied: true });
    const { text } = read(row, 'en');
    expect(text).toMatch(/a late fee of (US)?\$100(\.00)? for each class and each filing/);
    expect(text).toContain('the office ends the registration');
  });

  it('says of a statement of use that the application ends', async () => {
    const [row] = await toldOf(GIVEN_UP, { ...late, type: 'Statement of use', graceEndDate: undefined });
    expect(read(row, 'en').text).toContain('the office ends the application');
  });

  it('says of an application that it can be revived, and of a registration that it cannot', async () => {
    const [registration] = await toldOf(LAPSED);
    expect(read(registration, 'en').text).toContain('This cannot be undone.');
    await fixture.db.query('delete from outgoing_mail');
    const [application] = await toldOf(LAPSED, {
      ...late,
      type: 'Statement of use',
      graceEndDate: undefined,
    });
    expect(read(application, 'en').text).toContain('can often be revived, within two months');
  });

  it('names what was filed', async () => {
    const [row] = await toldOf(FILED, { ...late, filedOn: '2026-03-02' });
    expect(read(row, 'en').text).toContain('This was filed for “Lumara”: declaration of use.');
  });

  it('follows from nothing else that happens to a proof of use', async () => {
    for (const event of [
      UseInCommerceRequestEvent.USE_IN_COMMERCE_DEADLINE_CONFIRMED,
      UseInCommerceRequestEvent.USE_IN_COMMERCE_LINKS_REVOKED,
    ])
      expect(await toldOf(event)).toEqual([]);
  });
});
