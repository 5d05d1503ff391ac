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
  BrandMonitoringFindingChangedSchema,
  BrandMonitoringFindingEvent,
  BrandMonitoringReportChangedSchema,
  BrandMonitoringReportEvent,
  BrandMonitoringTaskChangedSchema,
  BrandMonitoringTaskEvent,
  BrandSubscriptionChangedSchema,
  BrandSubscriptionEvent,
  BrandSubscriptionPaymentChangedSchema,
  BrandSubscriptionPaymentEvent,
  type BrandMonitoringFindingFactsSchema,
  type BrandMonitoringReportFactsSchema,
  type BrandSubscriptionFactsSchema,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { BrandSubscriptionTrialEndAnnouncedSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
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

  it('is asked about once more with the page where it is decided', async () => {
    const id = systemIds.next();
    await hear(fixture.db, brands, threat(id, CaseEvent.CASE_CREATED, { userId, brandId }));
    await hear(fixture.db, brands, threat(id, CaseEvent.CASE_CLIENT_REMINDED));
    expect(await theLetter()).toMatchObject({
      template: 'threat-reminder',
      params: { link: `https://cotta.test/portal/solution-center/${id}` },
    });
  });

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

describe('a finding that matters', () => {
  const judged = (facts: MessageInitShape<typeof BrandMonitoringFindingFactsSchema>) => ({
    schema: BrandMonitoringFindingChangedSchema,
    message: create(BrandMonitoringFindingChangedSchema, {
      entityId: systemIds.next(),
      event: BrandMonitoringFindingEvent.BRAND_MONITORING_FINDING_ESCALATED,
      facts,
    }),
  });

  it('is told of at once where the plan says so: one letter a brand and day, to its page', async () => {
    const lastTaskId = systemIds.next();
    const alert = { alertedOn: '2026-03-12', brandId, lastTaskId };
    for (const facts of [alert, alert, {}]) await hear(fixture.db, brands, judged(facts));
    expect(await theLetter()).toMatchObject({
      template: 'finding-alert',
      params: { brand: 'Lumara', link: `https://cotta.test/portal/scan/${lastTaskId}` },
    });
    await hear(fixture.db, brands, judged({ ...alert, alertedOn: '2026-03-13' }));
    expect(await letters()).toHaveLength(2);
  });
});

describe('the report of a period', () => {
  const made = (facts: MessageInitShape<typeof BrandMonitoringReportFactsSchema>) => ({
    schema: BrandMonitoringReportChangedSchema,
    message: create(BrandMonitoringReportChangedSchema, {
      entityId: systemIds.next(),
      event: BrandMonitoringReportEvent.BRAND_MONITORING_REPORT_MADE,
      facts: {
        userId,
        brandId,
        brandSubscriptionId: brandId,
        startDate: '2026-03-02',
        endDate: '2026-03-08',
        searched: ['registers', 'ebay'],
        foundCount: 0,
        keptCount: 0,
        threatCount: 0,
        lateCount: 0,
        nextScanOn: '2026-03-16',
        ...facts,
      },
    }),
  });
  const english = async (): Promise<string> =>
    renderLetter({ ...(await theLetter()), locale: 'en', contact: { firstName: 'Jana' } }).text;

  it('goes to its owner once and leads to its page; that nothing was found is a result', async () => {
    const fact = made({});
    const eventId = await hear(fixture.db, brands, fact);
    await hear(fixture.db, brands, { ...fact, eventId });
    expect(await theLetter()).toMatchObject({
      template: 'monitoring-report',
      legal: true,
      params: { link: `https://cotta.test/portal/monitoring/${brandId}/report/2026-03-08` },
    });
    expect(await english()).toContain('We searched 2 sources for “Lumara” and found nothing near it.');
  });

  it('counts what was dropped by its reason, names what was not reached, and says what was late', async () => {
    await hear(
      fixture.db,
      brands,
      made({
        foundCount: 4,
        threatCount: 1,
        lateCount: 1,
        unreached: ['temu'],
        dropReasons: ['Other goods', 'Own or a partner’s', 'Other goods'],
      }),
    );
    const text = await english();
    expect(text).toContain('We found 4 things near “Lumara” and looked at each.');
    expect(text).toContain('1 scan was late.');
    for (const said of ['other goods: 2', 'yours or a partner’s: 1', 'Temu', '16 March 2026'])
      expect(text).toContain(said);
  });

  it('in which nothing was searched does not say that nothing was found', async () => {
    await hear(fixture.db, brands, made({ searched: [], lateCount: 1 }));
    expect(await english()).toContain('nothing was searched for “Lumara”. We owe you that scan');
  });

  it('is told to nobody where its owner is not known', async () => {
    await hear(fixture.db, brands, made({ userId: systemIds.next() }));
    expect(await letters()).toEqual([]);
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
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CANCELLED, 'Cancelled at period end'],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_ENDED, 'Ended'],
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

  it.each([
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_PAYMENT_CONFIRMED, 'subscription-recovered', {}],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_ENDED_UNPAID, 'subscription-ended-unpaid', {}],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_LAPSED, 'subscription-lapsed', {}],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_REFUSED, 'subscription-trial-used', {}],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_UPGRADED, 'subscription-upgraded', {}],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_UPGRADE_DROPPED, 'subscription-upgrade-dropped', {}],
    [
      BrandSubscriptionEvent.BRAND_SUBSCRIPTION_DOWNGRADE_PLANNED,
      'subscription-downgrade-planned',
      { nextTier: 'Watch' },
    ],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_DOWNGRADE_PLANNED, 'subscription-downgrade-recalled', {}],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_RESUMED, 'subscription-resumed', {}],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_PAUSED, 'subscription-paused', {}],
    [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_UNPAUSED, 'subscription-unpaused', {}],
  ])('%s is told as %s', async (event, template, facts) => {
    const id = systemIds.next();
    await say(id, BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CREATED, { userId, brandId, tier: 'Shield' });
    await say(id, event, { tier: 'Shield', endDate: '2026-03-15', ...facts });
    expect(await theLetter()).toMatchObject({
      template,
      legal: true,
      params: { brand: 'Lumara', tier: 'Shield', link: `https://cotta.test/portal/monitoring/${id}` },
    });
  });

  const trialEnds = (more: MessageInitShape<typeof BrandSubscriptionTrialEndAnnouncedSchema>) =>
    hear(fixture.db, subscriptions, {
      schema: BrandSubscriptionTrialEndAnnouncedSchema,
      message: create(BrandSubscriptionTrialEndAnnouncedSchema, {
        brandSubscriptionId: systemIds.next(),
        userId,
        brand: 'Lumara',
        tier: 'Shield',
        endDate: '2026-03-15',
        ...more,
      }),
    });
  const inEnglish = async (): Promise<string> =>
    renderLetter({ ...(await theLetter()), locale: 'en', contact: { firstName: 'Jana' } }).text;

  it('is announced to end with what is charged, on which day, and until when it can be cancelled', async () => {
    await trialEnds({ hasCard: true, totalMinor: 6027n, currency: 'EUR' });
    const text = await inEnglish();
    for (const said of ['15 March 2026', '16 March 2026', '€60.27', 'cancel by the end of the last day'])
      expect(text).toContain(said);
  });

  it('is announced to end with how the amount will be said, where it has none yet', async () => {
    await trialEnds({ hasCard: true });
    const text = await inEnglish();
    expect(text).toContain('16 March 2026');
    expect(text).toContain('comes in an e-mail of its own before anything is charged');
    expect(text).not.toContain('€');
  });

  it('is announced to end without a charge where there is no card, whatever was priced', async () => {
    await trialEnds({ hasCard: false, totalMinor: 6027n, currency: 'EUR' });
    const text = await inEnglish();
    expect(text).toContain('nothing is charged and the subscription ends with the trial');
    expect(text).not.toMatch(/€|16 March 2026/);
  });

  it('cancelled on trial runs to its last day, and none of it is called paid', async () => {
    const [trial, paid] = [systemIds.next(), systemIds.next()];
    const { BRAND_SUBSCRIPTION_CREATED: created, BRAND_SUBSCRIPTION_CANCELLED: cancelled } =
      BrandSubscriptionEvent;
    const facts = { status: 'Cancelled at period end', tier: 'Shield', endDate: '2026-03-15' };
    await say(trial, created, { userId, brandId, tier: 'Shield' });
    await say(trial, cancelled, { ...facts, trialStartDate: '2026-03-02' });
    const text = await inEnglish();
    expect(text).toContain('to the last day of your trial');
    expect(text).not.toContain('paid');
    await fixture.db.query('delete from outgoing_mail');
    await say(paid, created, { userId, brandId, tier: 'Shield' });
    await say(paid, cancelled, facts);
    expect(await inEnglish()).toContain('to the last day of what is paid');
  });

  it('is offered again after a trial to those alone who want offers', async () => {
    const id = systemIds.next();
    await say(id, BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CREATED, { userId, brandId, tier: 'Shield' });
    await say(id, BrandSubscriptionEvent.BRAND_SUBSCRIPTION_WIN_BACK_SENT, {});
    expect(await letters()).toEqual([]);
    await fixture.db.query('update addressee set marketing_letters = true where user_id = $1', [userId]);
    await say(id, BrandSubscriptionEvent.BRAND_SUBSCRIPTION_WIN_BACK_SENT, {});
    expect(await theLetter()).toMatchObject({ template: 'subscription-win-back', legal: false });
    await fixture.db.query('update addressee set marketing_letters = false where user_id = $1', [userId]);
  });

  const { BRAND_SUBSCRIPTION_PAYMENT_REFUSED: refused } = BrandSubscriptionPaymentEvent;
  const priced = { tier: 'Shield', startDate: '2026-03-20', totalMinor: 6027n, totalCurrency: 'EUR' };
  it.each([
    [
      BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_NOTIFIED,
      'charge-announced',
      {},
      '20 March 2026',
    ],
    [
      BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_REMINDED,
      'charge-reminder',
      {},
      '20 March 2026',
    ],
    [
      refused,
      'charge-declined',
      { declineReason: 'insufficient_funds', nextAttemptOn: '2026-03-23' },
      '23 March 2026',
    ],
    [
      refused,
      'charge-confirm',
      { declineReason: 'authentication_challenge', nextAttemptOn: '2026-03-23' },
      '23 March 2026',
    ],
    [refused, 'charge-card-needed', { declineReason: 'expired_card' }, '3 April 2026'],
  ])('%s of its charge is told as %s, with day and amount', async (event, template, facts, day) => {
    const [id, payment] = [systemIds.next(), systemIds.next()];
    await say(id, BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CREATED, { userId, brandId });
    const charge = (what: BrandSubscriptionPaymentEvent, more: object) =>
      hear(fixture.db, subscriptions, {
        schema: BrandSubscriptionPaymentChangedSchema,
        message: create(BrandSubscriptionPaymentChangedSchema, {
          entityId: payment,
          event: what,
          facts: more,
        }),
      });
    await charge(BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_PREPARED, {
      userId,
      brandSubscriptionId: id,
    });
    expect(await letters()).toEqual([]);
    await charge(event, { ...priced, ...facts, brandSubscriptionId: id });
    const letter = await theLetter();
    expect(letter).toMatchObject({ template, legal: true, params: { brand: 'Lumara' } });
    const { text } = renderLetter({ ...letter, locale: 'en', contact: { firstName: 'Jana' } });
    expect(text).toContain(day);
    expect(text).toContain('€60.27');
  });

  it('has no letter of the last refusal: that of its end says it', async () => {
    const payment = systemIds.next();
    await hear(fixture.db, subscriptions, {
      schema: BrandSubscriptionPaymentChangedSchema,
      message: create(BrandSubscriptionPaymentChangedSchema, {
        entityId: payment,
        event: refused,
        facts: { userId, status: 'Failed', declineReason: 'insufficient_funds' },
      }),
    });
    expect(await letters()).toEqual([]);
  });
});
