import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import {
  CaseChangedSchema,
  CaseEvent,
  ServiceChangedSchema,
  ServiceEvent,
  type CaseFactsSchema,
  type ServiceFactsSchema,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import {
  BrandMonitoringTaskChangedSchema,
  BrandMonitoringTaskEvent,
  BrandSubscriptionChangedSchema,
  BrandSubscriptionEvent,
  BrandSubscriptionPaymentChangedSchema,
  BrandSubscriptionPaymentEvent,
  type BrandSubscriptionFactsSchema,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { rememberSubject } from '../subject/work-subject.js';
import { workspaceService } from '../service.js';
import { hear, jana, testEncryptionKey } from '../testing/facts.js';
import { locales } from '../words/locale.js';
import { brandLettersConsumer } from './brand-letters-consumer.js';
import { renderLetter } from './emails/render-letter.js';
import { subscriptionLettersConsumer } from './subscription-letters-consumer.js';

const clock = new FakeClock('2026-03-02T10:30:00Z');
const queue: JobQueue = {
  add: () => Promise.resolve(),
  tick: () => undefined,
  waiting: () => Promise.resolve(0),
  close: () => Promise.resolve(),
};
const parts = { queue, clock, emailFrom: 'Cotta <office@cotta.test>', publicOrigin: 'https://cotta.test' };
const brands = brandLettersConsumer(parts);
const subscriptions = subscriptionLettersConsumer(parts);
const [userId, brandId] = [systemIds.next(), systemIds.next()];
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  // Nudges are turned off: what was ordered is told all the same.
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'sk', 'SK', false)`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed)],
  );
  await rememberSubject(
    fixture.db.manager,
    { type: 'brand', id: brandId },
    { mark: 'Lumara', clientId: userId },
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
const letters = (): Promise<Row[]> =>
  fixture.db.query('select template, locale, params, legal from outgoing_mail order by created_at, template');

/** The one letter there is, as it is read in every language. */
async function theLetter(): Promise<Row> {
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  if (letter === undefined) throw new Error('no letter was written');
  for (const locale of locales) {
    const { subject, text } = renderLetter({ ...letter, locale, contact: { firstName: 'Jana' } });
    expect(subject).toContain('Lumara');
    expect(text).toContain(`\n${String(letter.params['link'])}\n`);
  }
  return letter;
}

const threat = (id: string, event: CaseEvent, facts: MessageInitShape<typeof CaseFactsSchema> = {}) => ({
  schema: CaseChangedSchema,
  message: create(CaseChangedSchema, { entityId: id, event, facts }),
});
const work = (id: string, event: ServiceEvent, facts: MessageInitShape<typeof ServiceFactsSchema> = {}) => ({
  schema: ServiceChangedSchema,
  message: create(ServiceChangedSchema, { entityId: id, event, facts }),
});

describe('a threat', () => {
  it.each([
    [CaseEvent.CASE_KICKED_OFF, 'threat-opened', {}],
    [CaseEvent.CASE_CLOSED, 'threat-closed', {}],
    [CaseEvent.CASE_REOPENED, 'threat-reopened', {}],
    [CaseEvent.CASE_CLIENT_UNRESPONSIVE, 'threat-unanswered', {}],
    [CaseEvent.CASE_NOTIFIED, 'threat-opened', { status: 'Client approached' }],
    [CaseEvent.CASE_NOTIFIED, 'threat-closed', { status: 'Resolved' }],
  ])(
    '%s is told to its owner as %s, whose it is being known from its beginning',
    async (event, template, facts) => {
      const id = systemIds.next();
      await hear(
        fixture.db,
        brands,
        threat(id, CaseEvent.CASE_CREATED, { userId, brandId, status: 'Created' }),
      );
      expect(await letters()).toEqual([]);
      const fact = threat(id, event, facts);
      const eventId = await hear(fixture.db, brands, fact);
      await hear(fixture.db, brands, { ...fact, eventId });
      expect(await theLetter()).toMatchObject({
        template,
        locale: 'sk',
        legal: true,
        params: { brand: 'Lumara', link: `https://cotta.test/portal/cases/${id}` },
      });
    },
  );

  it('is told to nobody where its owner is not known, or when somebody of the firm is named', async () => {
    const id = systemIds.next();
    await hear(fixture.db, brands, threat(id, CaseEvent.CASE_CREATED, { userId: systemIds.next(), brandId }));
    await hear(fixture.db, brands, threat(id, CaseEvent.CASE_KICKED_OFF));
    await hear(fixture.db, brands, threat(systemIds.next(), CaseEvent.CASE_CLOSED));
    const own = systemIds.next();
    await hear(fixture.db, brands, threat(own, CaseEvent.CASE_CREATED, { userId, brandId }));
    await hear(
      fixture.db,
      brands,
      threat(own, CaseEvent.CASE_ASSIGNED, { assignedAdminId: systemIds.next() }),
    );
    await hear(fixture.db, brands, threat(own, CaseEvent.CASE_DISMISSED));
    expect(await letters()).toEqual([]);
  });
});

describe('work for a brand', () => {
  it.each([
    [ServiceEvent.SERVICE_CLIENT_ASKED, 'service-waiting', {}],
    [ServiceEvent.SERVICE_FINISHED, 'service-finished', {}],
    [ServiceEvent.SERVICE_CANCELLED, 'service-cancelled', {}],
    [ServiceEvent.SERVICE_NOTIFIED, 'service-finished', { status: 'Finished' }],
  ])('%s is told as %s', async (event, template, facts) => {
    const id = systemIds.next();
    await hear(fixture.db, brands, work(id, ServiceEvent.SERVICE_CREATED, { userId, brandId }));
    await hear(fixture.db, brands, work(id, ServiceEvent.SERVICE_STARTED, { status: 'In progress' }));
    await hear(fixture.db, brands, work(id, event, facts));
    expect(await theLetter()).toMatchObject({ template, legal: true, params: { brand: 'Lumara' } });
  });
});

describe('a scan', () => {
  const scan = (id: string, event: BrandMonitoringTaskEvent, facts: object) => ({
    schema: BrandMonitoringTaskChangedSchema,
    message: create(BrandMonitoringTaskChangedSchema, { entityId: id, event, facts }),
  });
  it.each([
    ['scan-finished', { noFindings: false }],
    ['scan-finished', {}],
    ['scan-clean', { noFindings: true }],
  ])('is told as %s each time somebody sends its report, and not before', async (template, found) => {
    const id = systemIds.next();
    const say = (event: BrandMonitoringTaskEvent, facts: object) =>
      hear(fixture.db, brands, scan(id, event, facts));
    await say(BrandMonitoringTaskEvent.BRAND_MONITORING_TASK_SCHEDULED, { userId, brandId });
    await say(BrandMonitoringTaskEvent.BRAND_MONITORING_TASK_PROCESSED, found);
    expect(await letters()).toEqual([]);
    await say(BrandMonitoringTaskEvent.BRAND_MONITORING_TASK_REPORTED, found);
    expect(await theLetter()).toMatchObject({ template, legal: true });
    await say(BrandMonitoringTaskEvent.BRAND_MONITORING_TASK_REPORTED, found);
    expect(await letters()).toHaveLength(2);
  });
});

describe('a subscription', () => {
  const say = (
    id: string,
    event: BrandSubscriptionEvent,
    facts: MessageInitShape<typeof BrandSubscriptionFactsSchema>,
  ) =>
    hear(fixture.db, subscriptions, {
      schema: BrandSubscriptionChangedSchema,
      message: create(BrandSubscriptionChangedSchema, { entityId: id, event, facts }),
    });
  it.each([
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_STARTED, 'Trial started'],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_STARTED, 'Subscription started'],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_PAYMENT_DECLINED, 'Past due'],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CANCELLED, 'Cancelled at period end'],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_ENDED, 'Ended'],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_ENDED_UNPAID, 'Ended'],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_ENDED, 'Ended'],
  ])('%s tells that it is %s now, with its last day', async (event, status) => {
    const id = systemIds.next();
    await say(id, BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CREATED, { userId, brandId, tier: 'Shield' });
    await say(id, BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CHECKOUT_COMPLETED, {});
    expect(await letters()).toEqual([]);
    await say(id, event, { status, tier: 'Shield', endDate: '2026-03-15' });
    expect(await theLetter()).toMatchObject({
      template: 'subscription-status',
      legal: true,
      params: { brand: 'Lumara', status, tier: 'Shield', until: '2026-03-15' },
    });
  });

  it('is charged only after its customer was told of the day', async () => {
    const [id, payment] = [systemIds.next(), systemIds.next()];
    await say(id, BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CREATED, { userId, brandId });
    const charge = (event: BrandSubscriptionPaymentEvent, facts: object) =>
      hear(fixture.db, subscriptions, {
        schema: BrandSubscriptionPaymentChangedSchema,
        message: create(BrandSubscriptionPaymentChangedSchema, { entityId: payment, event, facts }),
      });
    await charge(BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_PREPARED, {
      userId,
      brandSubscriptionId: id,
    });
    await charge(BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_NOTIFIED, {
      startDate: '2026-03-20',
    });
    const letter = await theLetter();
    expect(letter).toMatchObject({ template: 'charge-announced', legal: true, params: { brand: 'Lumara' } });
    expect(renderLetter({ ...letter, locale: 'en', contact: { firstName: 'Jana' } }).text).toContain(
      '20 March 2026',
    );
  });
});
