import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { encrypt, encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import {
  TrademarkChangedSchema,
  TrademarkEvent,
  type TrademarkFactsSchema,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import {
  AdditionalOrderMovedSchema,
  DocumentsSentSchema,
  RequestMessageWrittenSchema,
  RequestMovedSchema,
  ViolationLinkSentSchema,
  RequestMovedEvent,
  AdditionalOrderMovedEvent,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import {
  ConsultationOutcomeSentSchema,
  ServiceRequestMovedSchema,
  ServiceRequestMovedEvent,
  ServiceRequestReferenceSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { BrandSubscriptionNotifiedSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import { workspaceService } from '../service.js';
import { aboutRequest, jana, hear, testEncryptionKey, allWanted } from '../testing/facts.js';
import { consultationLettersConsumer } from './consultation-letters-consumer.js';
import { letterHandOver } from './hand-over-letter.js';
import { markLettersConsumer } from './mark-letters-consumer.js';
import { orderLettersConsumer } from './order-letters-consumer.js';
import { serviceLettersConsumer } from './service-letters-consumer.js';
import { subscriptionLettersConsumer } from './subscription-letters-consumer.js';

const NOW = '2026-03-02T10:30:00Z';
const clock = new FakeClock(NOW);
const queue: JobQueue = {
  add: () => Promise.resolve(),
  tick: () => undefined,
  waiting: () => Promise.resolve(0),
  close: () => Promise.resolve(),
};
const home = { emailFrom: 'Cotta <office@cotta.test>', publicOrigin: 'https://cotta.test' };
const parts = { queue, clock, linkKey: testEncryptionKey, ...home };
const marks = markLettersConsumer(parts);
const orders = orderLettersConsumer(parts);
const talks = consultationLettersConsumer(parts);
const services = serviceLettersConsumer(parts);
const subscriptions = subscriptionLettersConsumer(parts);
const userId = systemIds.next();
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.db.query('delete from outgoing_mail');
  await known(true);
});

/** Accounts has told of the client. */
async function known(orderLetters: boolean): Promise<void> {
  await fixture.db.query('delete from addressee');
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'cs', 'CZ', $3)`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed), orderLetters],
  );
}

interface Row {
  readonly template: string;
  readonly locale: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly legal: boolean;
  readonly next_attempt_at: Date;
}
const letters = (): Promise<Row[]> =>
  fixture.db.query(
    'select template, locale, params, legal, next_attempt_at from outgoing_mail order by next_attempt_at, template',
  );
const names = async (): Promise<string[]> => (await letters()).map(({ template }) => template);

const changed = (event: TrademarkEvent, facts: MessageInitShape<typeof TrademarkFactsSchema> = {}) => ({
  schema: TrademarkChangedSchema,
  message: create(TrademarkChangedSchema, {
    entityId: systemIds.next(),
    event,
    facts: { userId, name: 'Lumara', jurisdiction: 'EU', number: '018123456', ...facts },
  }),
});

describe('news of a mark', () => {
  it('goes to its owner in the owner’s language, however often it is told', async () => {
    const fact = changed(TrademarkEvent.TRADEMARK_REGISTERED);
    const eventId = await hear(fixture.db, marks, fact);
    await hear(fixture.db, marks, { ...fact, eventId });
    expect(await letters()).toMatchObject([
      {
        template: 'trademark-registered',
        locale: 'cs',
        legal: true,
        params: {
          mark: 'Lumara',
          jurisdiction: 'EU',
          number: '018123456',
          link: expect.stringContaining('/portal/trademarks/'),
        },
      },
    ]);
  });

  it('is a warning of false invoices once for each time the mark says so, in the owner’s working hours', async () => {
    for (const event of [
      TrademarkEvent.TRADEMARK_FILED,
      TrademarkEvent.TRADEMARK_PUBLISHED,
      TrademarkEvent.TRADEMARK_REGISTERED,
    ])
      await hear(fixture.db, marks, changed(event));
    expect(await names()).not.toContain('scam-warning');
    clock.moveTo('2026-03-06T22:00:00Z');
    const fact = changed(TrademarkEvent.SCAM_WARNING_SENT);
    const eventId = await hear(fixture.db, marks, fact);
    await hear(fixture.db, marks, { ...fact, eventId });
    clock.moveTo(NOW);
    const warnings = (await letters()).filter(({ template }) => template === 'scam-warning');
    // Friday night in Prague: Monday at nine.
    expect(warnings).toMatchObject([
      {
        locale: 'cs',
        legal: false,
        params: { mark: 'Lumara' },
        next_attempt_at: new Date('2026-03-09T08:00:00Z'),
      },
    ]);
  });

  it('that nobody owes is written as such for whoever turned such letters off, so that it is held back in sight of staff', async () => {
    await known(false);
    await hear(fixture.db, marks, changed(TrademarkEvent.SIMILAR_TRADEMARKS_NOTICE_SENT));
    await hear(fixture.db, marks, changed(TrademarkEvent.SCAM_WARNING_SENT));
    await hear(fixture.db, marks, changed(TrademarkEvent.TRADEMARK_FILED));
    expect((await letters()).map(({ template, legal }) => [template, legal]).toSorted()).toEqual([
      ['scam-warning', false],
      ['similar-trademarks-notice', false],
      ['trademark-filed', true],
    ]);
  });

  it('is none of a mark that others look after, of nobody, or of something nobody is written to about', async () => {
    await hear(fixture.db, marks, changed(TrademarkEvent.TRADEMARK_FILED, { imported: true }));
    await hear(fixture.db, marks, changed(TrademarkEvent.TRADEMARK_FILED, { userId: '' }));
    await hear(fixture.db, marks, changed(TrademarkEvent.TRADEMARK_FILED, { userId: systemIds.next() }));
    await hear(fixture.db, marks, changed(TrademarkEvent.EXAMINATION_STARTED));
    expect(await names()).toEqual([]);
  });

  it.each([
    ['Application filed', 'trademark-filed'],
    ['Application opposed', 'trademark-opposed'],
    ['Expired', 'protection-ended'],
  ])('asked for by a person is the letter of %s', async (status, template) => {
    const fact = changed(TrademarkEvent.TRADEMARK_OWNER_NOTIFIED, { status });
    const eventId = await hear(fixture.db, marks, fact);
    await hear(fixture.db, marks, { ...fact, eventId });
    await hear(fixture.db, marks, fact);
    expect(await names()).toEqual([template, template]);
  });
});

describe('news of an order', () => {
  const moved = (event: RequestMovedEvent, more: object = {}) => ({
    schema: RequestMovedSchema,
    message: create(RequestMovedSchema, {
      request: aboutRequest({ linkPath: '/application-draft/s.token', language: 'sk' }),
      event,
      ...more,
    }),
  });

  it('says that the questionnaire is open, that the draft can be read, and until when it rests', async () => {
    await hear(fixture.db, orders, moved(RequestMovedEvent.READY_FOR_DRAFTING));
    await hear(fixture.db, orders, moved(RequestMovedEvent.SENT_FOR_REVIEW));
    await hear(fixture.db, orders, moved(RequestMovedEvent.APPLICATION_POSTPONED, { until: '2026-06-01' }));
    await hear(fixture.db, orders, moved(RequestMovedEvent.ORDER_CREATED));
    expect(await letters()).toMatchObject([
      { template: 'application-postponed', params: { until: '2026-06-01' } },
      {
        template: 'ready-for-drafting',
        locale: 'sk',
        params: { link: 'https://cotta.test/sk/application-draft/s.token' },
      },
      { template: 'sent-for-review' },
    ]);
  });

  it('says of a draft that goes out again that it was changed, and after the approval leads to the approved copy', async () => {
    const [requestId, other] = [systemIds.next(), systemIds.next()];
    const of = (id: string) => ({
      request: aboutRequest({ userId, requestId: id, linkPath: `/application-draft/${id}`, language: 'en' }),
    });
    for (const event of [
      RequestMovedEvent.SENT_FOR_REVIEW,
      RequestMovedEvent.CHANGES_REQUESTED,
      RequestMovedEvent.SENT_FOR_REVIEW,
      RequestMovedEvent.APPLICATION_APPROVED,
    ])
      await hear(fixture.db, orders, moved(event, of(requestId)));
    await hear(fixture.db, orders, moved(RequestMovedEvent.SENT_FOR_REVIEW, of(other)));
    const link = `https://cotta.test/application-draft/${requestId}`;
    expect(await letters()).toMatchObject([
      { template: 'application-approved', params: { link: expect.stringMatching(link) } },
      { template: 'changed-draft' },
      { template: 'sent-for-review' },
      { template: 'sent-for-review' },
    ]);
  });

  it('tells what was added to it, under its own number, until it is paid', async () => {
    const about = {
      request: aboutRequest({ linkPath: '/portal/order/id', language: 'sk' }),
      publicId: 'V-7K2M9Q4X/2',
      units: ['US 35'],
      totalMinor: 41_000n,
      currency: 'EUR',
    };
    for (const event of [
      AdditionalOrderMovedEvent.ADDITIONAL_ORDER_PLACED,
      AdditionalOrderMovedEvent.ADDITIONAL_ORDER_PAID,
      AdditionalOrderMovedEvent.ADDITIONAL_ORDER_ENDED,
    ])
      await hear(fixture.db, orders, {
        schema: AdditionalOrderMovedSchema,
        message: create(AdditionalOrderMovedSchema, { ...about, event }),
      });
    expect(await letters()).toMatchObject([
      {
        template: 'additional-order',
        locale: 'sk',
        params: {
          publicId: 'V-7K2M9Q4X/2',
          units: ['US 35'],
          amountMinor: 41_000,
          link: 'https://cotta.test/portal/order/id',
        },
      },
    ]);
  });

  it('says that it was asked to end, and that it has ended before it was paid', async () => {
    const requestId = systemIds.next();
    await hear(
      fixture.db,
      orders,
      moved(RequestMovedEvent.END_ASKED, { request: aboutRequest({ userId, requestId, language: 'es' }) }),
    );
    await hear(fixture.db, orders, moved(RequestMovedEvent.REQUEST_WITHDRAWN));
    expect(await letters()).toMatchObject([
      {
        template: 'end-asked',
        locale: 'es',
        params: { link: `https://cotta.test/portal/order/${requestId}` },
      },
      {
        template: 'withdrawn',
        locale: 'sk',
        params: { link: 'https://cotta.test/sk/application-draft/s.token' },
      },
    ]);
  });

  it('says that the lawyer wrote: in the account, and by the order’s own link to whoever has none', async () => {
    const wrote = (more: object, fromClient = false) => ({
      schema: RequestMessageWrittenSchema,
      message: create(RequestMessageWrittenSchema, {
        request: aboutRequest({ language: 'sk', ...more }),
        fromClient,
      }),
    });
    await hear(fixture.db, orders, wrote({ userId: '', linkPath: '/verification/r.t/success#ask-lawyer' }));
    await hear(fixture.db, orders, wrote({ userId, linkPath: '/portal/order/id#messages' }));
    await hear(fixture.db, orders, wrote({ userId, linkPath: '/portal/order/id#messages' }, true));
    const links = (await letters()).map(({ template, locale, params }) => [template, locale, params['link']]);
    expect(links.toSorted()).toEqual([
      ['message-answered', 'sk', 'https://cotta.test/portal/order/id#messages'],
      ['message-answered', 'sk', 'https://cotta.test/sk/verification/r.t/success#ask-lawyer'],
    ]);
  });

  it('tells of documents the client may read, and of nobody else’s', async () => {
    const [own, foreign] = [systemIds.next(), systemIds.next()];
    const insert = `insert into document (id, version, created_at, updated_at, type, name, media_type, size, path, revision, sha256, user_id) values ($1, 1, now(), now(), 'Registration certificate', 'a.pdf', 'application/pdf', 1, 'documents/a', 1, '', $2)`;
    await fixture.db.query(insert, [own, userId]);
    await fixture.db.query(insert, [foreign, systemIds.next()]);
    const sent = (documentIds: string[]) => ({
      schema: DocumentsSentSchema,
      message: create(DocumentsSentSchema, { request: aboutRequest({ userId }), documentIds }),
    });
    await hear(fixture.db, orders, sent([own, foreign]));
    await hear(fixture.db, orders, sent([foreign]));
    expect(await letters()).toMatchObject([{ template: 'documents-sent', params: { count: 1 } }]);
  });

  it('offers the way to report only to those who want offers', async () => {
    const link = () => ({
      schema: ViolationLinkSentSchema,
      message: create(ViolationLinkSentSchema, { request: aboutRequest({ userId }) }),
    });
    await hear(fixture.db, orders, link());
    await known(false);
    await hear(fixture.db, orders, link());
    expect(await letters()).toMatchObject([
      {
        template: 'violation-link',
        legal: false,
        params: { link: expect.stringMatching(/test(\/..)?\/report-violation\/[\w-]+\/v\./) },
      },
    ]);
  });
});

describe('what came of a talk', () => {
  it('is encrypted in the row and read only in the letter', async () => {
    const outcome = { outcome: 'File the word first.', resolution: 'Order classes 9 and 42.' };
    const plain = Buffer.from(JSON.stringify(outcome));
    const sealedOutcome = encrypt(plain, testEncryptionKey, 'consultation outcome');
    await hear(fixture.db, talks, {
      schema: ConsultationOutcomeSentSchema,
      message: create(ConsultationOutcomeSentSchema, {
        consultationId: systemIds.next(),
        userId,
        sealedOutcome,
      }),
    });
    const [row] = await fixture.db.query(
      'select id, business_key, template, locale, subject_type, subject_id, params, legal, message_id from outgoing_mail',
    );
    expect(JSON.stringify(row)).not.toContain('File the word');
    const texts: string[] = [];
    const handOver = letterHandOver({
      clock,
      encryptionKey: testEncryptionKey,
      publicOrigin: 'https://cotta.test',
      wanted: allWanted,
      linkKey: testEncryptionKey,
      sender: { from: parts.emailFrom },
      handOver: (email) => {
        texts.push(email.raw.toString());
        return Promise.resolve({ accepted: true });
      },
    });
    await handOver({
      ...row,
      businessKey: row.business_key,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      sealedContact: encryptContact(jana, testEncryptionKey).sealed,
      messageId: row.message_id,
      attempts: 1,
      locale: 'en',
    });
    for (const words of Object.values(outcome)) expect(texts.join()).toContain(words);
  });
});

/** A step of the client's renewal of one mark. */
const stepped = (
  event: ServiceRequestMovedEvent,
  about: Partial<Record<'serviceName' | 'jurisdiction' | 'partOf' | 'productId', string>>,
  more: MessageInitShape<typeof ServiceRequestMovedSchema> = {},
) => ({
  schema: ServiceRequestMovedSchema,
  message: create(ServiceRequestMovedSchema, {
    event,
    ...more,
    request: create(ServiceRequestReferenceSchema, {
      serviceRequestId: systemIds.next(),
      publicId: 'S-7K2M9Q4X',
      serviceName: 'trademark-renewal',
      userId,
      mark: 'Lumara',
      jurisdiction: 'EU',
      linkPath: '/portal/service-order/1',
      ...about,
    }),
  }),
});

describe('an order of several marks', () => {
  const [whole, part] = [
    { serviceName: 'trademark-renewals', jurisdiction: '' },
    { partOf: systemIds.next() },
  ];

  it('is told of once where it is about the order and its money, and mark by mark where it is about the office', async () => {
    for (const event of [
      ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED,
      ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID,
      ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED,
    ])
      for (const about of [whole, part]) await hear(fixture.db, services, stepped(event, about));
    expect((await letters()).map(({ params: { news, service } }) => `${news} ${service}`).toSorted()).toEqual(
      ['finished trademark-renewal', 'paid trademark-renewals', 'received trademark-renewals'],
    );
  });
});

describe('work that was ordered where it was offered', () => {
  it.each([
    ['office-action-response', {}, ['ordered', 'workPaid']],
    ['case-solution', {}, ['ordered', 'workFinished', 'workPaid']],
    ['case-solution', { priceMinor: 0n, currency: 'EUR' }, ['workFinished', 'workFree']],
  ])('is confirmed, and told of when it is paid and done: %s', async (serviceName, price, told) => {
    for (const event of [
      ServiceRequestMovedEvent.SERVICE_REQUEST_ORDERED,
      ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID,
      ServiceRequestMovedEvent.SERVICE_REQUEST_STARTED,
      // An answer that is filed has the letter of its mark.
      ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED,
    ])
      await hear(fixture.db, services, stepped(event, { serviceName }, price));
    expect((await letters()).map(({ params: { news } }) => news).toSorted()).toEqual(told);
  });

  it('is written of again when staff ask, in its own words', async () => {
    const again = stepped(
      ServiceRequestMovedEvent.SERVICE_REQUEST_NOTIFIED,
      { serviceName: 'proof-of-use' },
      { status: 'In progress' },
    );
    await hear(fixture.db, services, again);
    expect(await letters()).toMatchObject([{ params: { news: 'workPaid', service: 'proof-of-use' } }]);
  });
});

describe('one mark of several', () => {
  it('that a person gives back alone is told of; ended with the whole order it is not told of once more', async () => {
    const ended = (kind: string) => ({
      ...stepped(ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED, { partOf: systemIds.next() }),
      actor: { kind },
    });
    await hear(fixture.db, services, ended('system'));
    expect(await letters()).toEqual([]);
    await hear(fixture.db, services, ended('admin'));
    expect((await letters()).map(({ params: { news, mark } }) => `${news} ${mark}`)).toEqual([
      'ended Lumara',
    ]);
  });
});

describe('a letter of a service order or a subscription that a person asks for', () => {
  const service = (status: string, productId = '') =>
    stepped(ServiceRequestMovedEvent.SERVICE_REQUEST_NOTIFIED, { productId }, { status });

  it('is the letter of its step', async () => {
    await hear(fixture.db, services, service('In progress'));
    expect(await letters()).toMatchObject([{ template: 'service-order', params: { news: 'started' } }]);
  });

  it('of an invoiced order is the last one that asked for the money, and none where there was none', async () => {
    const productId = systemIds.next();
    await hear(fixture.db, services, service('Invoiced', productId));
    await fixture.db.query(
      `insert into outgoing_mail (id, business_key, template, locale, subject_type, subject_id, sealed_contact, params, state, next_attempt_at, message_id, created_at, updated_at)
       values ($1, 'before', 'payment-request', 'es', 'product', $2, $3, '{"publicId":"S-7K2M9Q4X"}', 'sent', $4, '<before>', $4, $4)`,
      [systemIds.next(), productId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed), clock.now()],
    );
    await hear(fixture.db, services, service('Invoiced', productId));
    expect(await letters()).toMatchObject([
      { template: 'payment-request' },
      { template: 'payment-request', locale: 'es', legal: true, params: { publicId: 'S-7K2M9Q4X' } },
    ]);
  });

  it('of a subscription honours what its customer turned off, but for a declined payment', async () => {
    const fact = (status: string) => ({
      schema: BrandSubscriptionNotifiedSchema,
      message: create(BrandSubscriptionNotifiedSchema, {
        brandSubscriptionId: systemIds.next(),
        userId,
        brand: 'Lumara',
        status,
        tier: 'Shield',
        endDate: '2026-03-31',
      }),
    });
    await hear(fixture.db, subscriptions, fact('Subscription started'));
    await known(false);
    await hear(fixture.db, subscriptions, fact('Subscription started'));
    await hear(fixture.db, subscriptions, fact('Past due'));
    expect((await letters()).map(({ params, legal }) => [params['status'], legal]).toSorted()).toEqual([
      ['Past due', true],
      ['Subscription started', false],
    ]);
  });
});
