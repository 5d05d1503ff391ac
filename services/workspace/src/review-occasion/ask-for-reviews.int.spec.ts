import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { CaseChangedSchema, CaseEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import {
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { openThreats } from '../heard/cases/on-open-threats.js';
import { reviewOccasions } from '../heard/trademarks/on-review-occasions.js';
import { markLettersConsumer } from '../letter/mark-letters-consumer.js';
import { workspaceService } from '../service.js';
import { hear, jana, testEncryptionKey } from '../testing/facts.js';
import { askForReviews } from './ask-for-reviews.js';

/** A Monday morning. */
const BEGIN = '2026-03-02T10:30:00Z';
let clock: FakeClock;
let userId: string;
let fixture: ServiceFixture;
const linkKey = Buffer.alloc(32, 7).toString('base64url');
const settings = { emailFrom: 'Cotta <office@cotta.test>', publicOrigin: 'https://cotta.test', linkKey };

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }));
});
afterAll(() => fixture.close());
beforeEach(async () => {
  clock = new FakeClock(BEGIN);
  userId = systemIds.next();
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters, marketing_letters) values ($1, $2, 'es', 'ES', true, true)`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed)],
  );
});

const inDays = (days: number): void => void clock.moveBy({ hours: 24 * days });
const ask = (): Promise<number> => askForReviews({ db: fixture.db, clock }, settings);
const letters = (): Promise<{ state: string; params: Record<string, string> }[]> =>
  fixture.db.query(
    `select m.template, m.locale, m.legal, m.state, m.subject_type as about, m.params from outgoing_mail m join work_subject s on s.subject_id = m.subject_id
     where s.client_id = $1 order by m.created_at, m.id`,
    [userId],
  );
const outcomes = async (): Promise<(string | null)[]> =>
  (
    await fixture.db.query('select outcome from review_occasion where user_id = $1 order by look_at, id', [
      userId,
    ])
  ).map(({ outcome }: { outcome: string | null }) => outcome);

const registered = (facts: object = {}, entityId = systemIds.next()): Promise<string> =>
  hear(fixture.db, reviewOccasions, {
    schema: TrademarkChangedSchema,
    message: create(TrademarkChangedSchema, {
      entityId,
      event: TrademarkEvent.TRADEMARK_REGISTERED,
      facts: { userId, name: 'Lumara', jurisdiction: 'EU', number: '0181', ...facts },
    }),
    occurredAt: clock.now(),
  });
const finished = (otherwise: object = {}, status = 'Finished'): Promise<string> =>
  hear(fixture.db, reviewOccasions, {
    schema: ServiceRequestMovedSchema,
    message: create(ServiceRequestMovedSchema, {
      request: {
        serviceRequestId: systemIds.next(),
        publicId: 'S-7K2M9Q4X',
        serviceName: 'trademark-renewal',
        userId,
        mark: 'Lumara',
        jurisdiction: 'EU',
        ...otherwise,
      },
      event: ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED,
      status,
    }),
    occurredAt: clock.now(),
  });

describe('a client is asked how we did', () => {
  it('three days after a mark was registered, once, however often that is told', async () => {
    const markId = systemIds.next();
    await registered({}, markId);
    await registered({}, markId);
    inDays(2.9);
    expect(await ask()).toBe(0);
    inDays(0.2);
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(0);
    expect(await letters()).toMatchObject([
      {
        template: 'review-request',
        locale: 'es',
        legal: false,
        state: 'queued',
        about: 'trademark',
        params: { mark: 'Lumara', link: `https://cotta.test/portal/trademarks/${markId}` },
      },
    ]);
  });

  it('three days after a service order was finished: the whole order, and one that was finished', async () => {
    await finished({ partOf: systemIds.next() });
    await finished({}, 'Cancelled');
    await finished();
    inDays(4);
    expect(await ask()).toBe(1);
    expect(await letters()).toMatchObject([{ about: 'service_request', params: { publicId: 'S-7K2M9Q4X' } }]);
  });

  it('once a year whatever ended well, and by staff no sooner', async () => {
    await registered();
    await registered({ name: 'Other' });
    inDays(4);
    expect(await ask()).toBe(1);
    expect((await outcomes()).toSorted()).toEqual(['asked', 'asked lately']);
    const marks = markLettersConsumer({
      ...settings,
      clock,
      queue: {
        add: () => Promise.resolve(),
        tick: () => undefined,
        waiting: () => Promise.resolve(0),
        close: () => Promise.resolve(),
      },
    });
    const byStaff = () =>
      hear(fixture.db, marks, {
        schema: TrademarkChangedSchema,
        message: create(TrademarkChangedSchema, {
          entityId: systemIds.next(),
          event: TrademarkEvent.TRADEMARK_REVIEW_REQUESTED,
          facts: { userId, name: 'Lumara', jurisdiction: 'EU' },
        }),
      });
    inDays(100);
    await byStaff();
    expect((await letters()).map(({ state }) => state)).toEqual(['queued', 'unwanted']);
    inDays(270);
    await byStaff();
    expect((await letters()).map(({ state }) => state)).toEqual(['queued', 'unwanted', 'queued']);
  });

  it('in the daytime of a working day where they live', async () => {
    clock = new FakeClock('2026-03-04T22:30:00Z');
    await registered();
    inDays(3);
    await ask();
    const [row] = await fixture.db.query(
      `select next_attempt_at as at from outgoing_mail where business_key = (select 'review ' || id from review_occasion where user_id = $1)`,
      [userId],
    );
    expect(row.at).toEqual(new Date('2026-03-09T08:00:00Z'));
  });
});

describe('nobody is asked', () => {
  it('who wants no such letters, has no address here, or whose mark others registered', async () => {
    await registered({ imported: true });
    expect(await outcomes()).toEqual([]);
    await registered();
    await fixture.db.query('update addressee set marketing_letters = false where user_id = $1', [userId]);
    inDays(4);
    expect(await ask()).toBe(0);
    expect(await outcomes()).toEqual(['not wanted']);
    await registered();
    await fixture.db.query('delete from addressee where user_id = $1', [userId]);
    inDays(4);
    expect(await ask()).toBe(0);
    expect((await outcomes()).toSorted()).toEqual(['nobody to write to', 'not wanted']);
  });

  const now = () => clock.now();
  const ticket = async (): Promise<() => Promise<unknown>> => {
    const id = systemIds.next();
    await fixture.db.query(
      `insert into support_ticket (id, version, created_at, updated_at, user_id, description, status) values ($1, 1, $2, $2, $3, 'What now?', 'Created')`,
      [id, now(), userId],
    );
    return () => fixture.db.query(`update support_ticket set status = 'Resolved' where id = $1`, [id]);
  };
  const threat = async (): Promise<() => Promise<unknown>> => {
    const entityId = systemIds.next();
    const tell = (event: CaseEvent, facts: object) =>
      hear(fixture.db, openThreats, {
        schema: CaseChangedSchema,
        message: create(CaseChangedSchema, { entityId, event, facts }),
      });
    await tell(CaseEvent.CASE_CREATED, { userId, status: 'Created' });
    return () => tell(CaseEvent.CASE_CLOSED, { status: 'Resolved' });
  };
  const task = (work: string, dueInDays: number) => async (): Promise<() => Promise<unknown>> => {
    const id = nameBasedId('task', work, userId);
    const due = new Date(now().getTime() + dueInDays * 86_400_000);
    await fixture.db.query(
      `insert into task (id, version, created_at, updated_at, arrived_at, work, kind, title, public_id, mark, jurisdictions, subject_type, subject_id, status, client_id, due_at)
         values ($1, 1, $2, $2, $2, $3, 'other', 'x', '', '', '{}', 'trademark', $1, 'Open', $4, $5)`,
      [id, now(), work, userId, due],
    );
    return () => fixture.db.query(`update task set status = 'Done' where id = $1`, [id]);
  };
  it.each([
    ['asks us something', ticket],
    ['has an open threat', threat],
    ['disputes a payment', task('dispute', 100)],
    ['waits for a refund', task('refund', 100)],
    ['waits for what is late', task('certificate', 1)],
  ])('who %s, until that is over', async (_, arise) => {
    await registered();
    const settle = await arise();
    inDays(4);
    expect(await ask()).toBe(0);
    expect(await outcomes()).toEqual([null]);
    await settle();
    expect(await ask()).toBe(0);
    inDays(1);
    expect(await ask()).toBe(1);
  });

  it('a month after the news', async () => {
    await registered();
    await ticket();
    inDays(29);
    expect(await ask()).toBe(0);
    inDays(2);
    expect(await ask()).toBe(0);
    expect(await outcomes()).toEqual(['lapsed']);
  });

  it('who said within a year that something was not right', async () => {
    await registered();
    await fixture.db.query(
      `insert into feedback (id, version, created_at, updated_at, letter_id, user_id, subject_type, subject_id, about, rating)
       values ($1, 1, $2, $2, $1, $3, 'trademark', $1, 'Lumara', 'bad')`,
      [systemIds.next(), now(), userId],
    );
    inDays(4);
    expect(await ask()).toBe(0);
    expect(await letters()).toEqual([]);
  });
});
