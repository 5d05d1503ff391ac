import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { requestsService } from '../service.js';
import { requestReminders } from '../registration-request/reminders/reminder-worker.js';
import { talkReminders } from './reminders/talk-reminders.js';
import { admin, lawyer, someone, testKey } from '../testing/facts.js';

// A Monday, 10:00 in Bratislava.
const NOW = '2026-03-02T09:00:00Z';
const clock = new FakeClock(NOW);
const [lena, cyril] = [lawyer.userId ?? '', systemIds.next()];
const definition = requestsService({ linkKey: testKey, encryptionKey: testKey });
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
  for (const [userId, languages] of [
    [lena, ['en', 'sk']],
    [cyril, ['en', 'cs']],
  ])
    await fixture.db.query(
      `insert into adviser (id, user_id, role, active, languages) values (gen_random_uuid(), $1, 'lawyer', true, $2)`,
      [userId, JSON.stringify(languages)],
    );
});
afterAll(() => fixture.close());
beforeEach(async () => {
  clock.moveTo(NOW);
  await fixture.db.query('delete from consultation_hold');
  await fixture.db.query('delete from reminder');
  await fixture.db.query('delete from consultation');
  await fixture.db.query('delete from adviser_absence');
});

const TUESDAY_TEN = '2026-03-03T09:00:00.000Z';
const at = (hours: number): string => new Date(Date.parse(TUESDAY_TEN) + hours * 3_600_000).toISOString();
const visitor = (addressKey = 'somewhere'): Viewer => someone('visitor', { addressKey });
const refusal = '... on Refusal { code fields { path code } }';

async function slots(language = 'en', days = 1, from = '2026-03-03T00:00:00Z') {
  const { data, errors } = await fixture.ask(
    visitor(),
    'query ($from: DateTime!, $days: Int!, $language: LanguageCode!) { consultationSlots(from: $from, days: $days, language: $language) { slots next language zone } }',
    { from, days, language },
  );
  expect(errors).toBeUndefined();
  return data.consultationSlots;
}
async function hold(eventTimestamp: string, more: object = {}, who = visitor()) {
  const { data } = await fixture.ask(
    who,
    `mutation ($input: HoldConsultationSlotInput!) { holdConsultationSlot(input: $input) { ... on HeldConsultationSlot { hold heldUntil } ${refusal} } }`,
    { input: { eventTimestamp, language: 'en', ...more } },
  );
  return data.holdConsultationSlot;
}
let people = 0;
async function book(eventTimestamp: string, more: object = {}, who = visitor()) {
  people += 1;
  const { data, errors } = await fixture.ask(
    who,
    `mutation ($input: BookConsultationInput!) { bookConsultation(input: $input) { ... on ConsultationBooking { consultationId link } ${refusal} } }`,
    {
      input: {
        eventTimestamp,
        contactEmail: `client${people}@client.test`,
        contactName: 'Jana Malá',
        channel: 'VIDEO',
        language: 'en',
        timeZone: 'America/New_York',
        description: 'Which classes?',
        questionsAndAnswers: [],
        ...more,
      },
    },
  );
  expect(errors).toBeUndefined();
  return data.bookConsultation;
}
const holder = (link: string): Viewer => {
  const read = readLink(link, testKey, clock.now());
  if (read.state !== 'valid') throw new Error('the link opens nothing');
  const { purpose, subjectId, revision } = read.link;
  return someone('visitor', { link: { purpose, subjectId, revision } });
};
async function step(who: Viewer, name: string, id: string, input: object = {}) {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  const { data } = await fixture.ask(
    who,
    `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ... on Consultation { status eventTimestamp } ${refusal} } }`,
    { id, input },
  );
  return data[name];
}
const refusedWith = (code: string, path = 'eventTimestamp') => ({
  code: 'INPUT_INVALID',
  fields: [{ path: [path], code }],
});

describe('free times', () => {
  it('are the half hours in which somebody is there who speaks the language, and name nobody', async () => {
    const free = await slots();
    expect(free).toMatchObject({
      language: 'en',
      zone: 'Europe/Bratislava',
      next: '2026-03-04T08:00:00.000Z',
    });
    expect(free.slots).toHaveLength(18);
    expect(JSON.stringify(free)).not.toContain(lena);
    await fixture.db.query(
      `insert into adviser_absence (id, user_id, "from", until) values (gen_random_uuid(), $1, '2026-03-03T00:00:00Z', '2026-03-04T00:00:00Z')`,
      [cyril],
    );
    expect((await slots('cs')).slots).toEqual([]);
    expect((await slots('sk')).slots).toHaveLength(18);
    // Nobody speaks it: all, and it says in which it would be.
    expect(await slots('es')).toMatchObject({ language: 'en' });
  });

  it('begin three working hours ahead and end after thirty days', async () => {
    expect((await slots('en', 1, '2026-03-02T00:00:00Z')).slots[0]).toBe('2026-03-02T12:00:00.000Z');
    expect((await slots('en', 14, '2026-03-25T00:00:00Z')).slots.at(-1)).toBe('2026-04-01T08:30:00.000Z');
  });
});

describe('a place that is kept', () => {
  it('is nobody else’s for ten minutes, and free again after', async () => {
    expect(await hold(TUESDAY_TEN)).toHaveProperty('hold');
    const second = await hold(TUESDAY_TEN, {}, visitor('b'));
    expect(second).toHaveProperty('hold');
    expect(await hold(TUESDAY_TEN, {}, visitor('c'))).toEqual(refusedWith('SLOT_TAKEN'));
    expect(await book(TUESDAY_TEN)).toEqual(refusedWith('SLOT_TAKEN'));
    expect((await slots()).slots).not.toContain(TUESDAY_TEN);
    clock.moveTo('2026-03-02T09:10:00Z');
    expect(await hold(TUESDAY_TEN, {}, visitor('c'))).toHaveProperty('hold');
  });

  it('is given back for another one, and one visitor keeps five at most', async () => {
    const first = await hold(TUESDAY_TEN);
    for (const hours of [1, 2, 3, 4]) expect(await hold(at(hours))).toHaveProperty('hold');
    expect(await hold(at(5))).toMatchObject({ code: 'TOO_MANY_HELD' });
    expect(await hold(at(5), { hold: first.hold })).toHaveProperty('hold');
  });

  it.each([
    ['in the past', '2026-03-02T08:30:00.000Z', 'IN_PAST'],
    ['not on the half hour', '2026-03-03T09:10:00.000Z', 'NO_SLOT'],
    ['too soon', '2026-03-02T10:00:00.000Z', 'TOO_SOON'],
    ['after thirty days', '2026-04-02T09:00:00.000Z', 'TOO_FAR'],
    ['by night', '2026-03-03T02:00:00.000Z', 'SLOT_TAKEN'],
  ])('is none %s', async (_, eventTimestamp, code) => {
    expect(await hold(eventTimestamp)).toEqual(refusedWith(code));
    expect(await book(eventTimestamp)).toEqual(refusedWith(code));
  });

  it('is none while everybody is away', async () => {
    await fixture.db.query(
      `insert into adviser_absence (id, user_id, "from", until) select gen_random_uuid(), user_id, '2026-03-03T09:15:00Z', '2026-03-03T12:00:00Z' from adviser`,
    );
    expect(await book(TUESDAY_TEN)).toEqual(refusedWith('SLOT_TAKEN'));
  });
});

describe('a talk that is booked', () => {
  it('has its hour and its lawyer at once, who was kept for it; the token works once', async () => {
    const { hold: token } = await hold(TUESDAY_TEN);
    await hold(TUESDAY_TEN, {}, visitor('b'));
    const { consultationId } = await book(TUESDAY_TEN, { hold: token });
    const { data } = await fixture.ask(
      admin,
      'query ($id: ID!) { consultation(id: $id) { status eventTimestamp timeZone assignedAdminId channel } }',
      { id: consultationId },
    );
    expect(data.consultation).toMatchObject({
      status: 'SCHEDULED',
      eventTimestamp: TUESDAY_TEN,
      timeZone: 'America/New_York',
      channel: 'VIDEO',
    });
    expect([lena, cyril]).toContain(data.consultation.assignedAdminId);
    expect(await book(TUESDAY_TEN, { hold: token })).toEqual(refusedWith('SLOT_TAKEN'));
  });

  it('goes to who speaks the language', async () => {
    for (const hours of [0, 1, 2]) await book(at(hours), { language: 'cs' });
    const rows = await fixture.db.query('select distinct assigned_admin_id as id from consultation');
    expect(rows).toEqual([{ id: cyril }]);
  });

  it('says what is missing, all at once and at its field', async () => {
    const refused = await book(TUESDAY_TEN, {
      contactName: null,
      contactEmail: null,
      channel: 'PHONE',
      timeZone: 'Moon/Base',
    });
    expect(refused.fields.map(({ path }: { path: string[] }) => path[0])).toEqual([
      'contactName',
      'contactEmail',
      'contactPhone',
      'timeZone',
    ]);
    expect(await book(TUESDAY_TEN, { requestId: systemIds.next() })).toEqual(
      refusedWith('UNKNOWN_REFERENCE', 'requestId'),
    );
  });

  it('is one of three to come of one address, so that no mailbox is flooded and no week filled', async () => {
    const mine = { contactEmail: 'rita@client.test' };
    for (const hours of [0, 1, 2]) expect(await book(at(hours), mine)).toHaveProperty('link');
    expect(await book(at(3), mine)).toMatchObject({ code: 'TOO_MANY_TALKS' });
    expect(await book(at(3))).toHaveProperty('link');
  });

  it('200 bookings at once for 20 places make exactly 20 talks', async () => {
    // Ten half hours, two lawyers.
    const wanted = Array.from({ length: 200 }, (_, index) => at((index % 10) / 2));
    const answers = await Promise.all(wanted.map((time) => book(time)));
    expect(answers.filter((answer) => 'link' in answer)).toHaveLength(20);
    expect(answers.filter((answer) => answer.fields?.[0]?.code === 'SLOT_TAKEN')).toHaveLength(180);
    const [row] = await fixture.db.query(
      'select count(distinct (assigned_admin_id, event_timestamp))::int as count from consultation',
    );
    expect(row.count).toBe(20);
  }, 120_000);
});

describe('the link of a talk', () => {
  it('shows it, gives it another hour and calls it off, and opens no other', async () => {
    const mine = await book(TUESDAY_TEN);
    const other = await book(at(1));
    const me = holder(mine.link);
    const read = async (id: string, who = me) =>
      (await fixture.ask(who, 'query ($id: ID!) { consultation(id: $id) { status } }', { id })).data
        .consultation;
    expect(await read(mine.consultationId)).toEqual({ status: 'SCHEDULED' });
    expect(await read(other.consultationId)).toBeNull();
    expect(await step(me, 'cancelConsultation', other.consultationId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(
      await step(me, 'rescheduleConsultation', mine.consultationId, { eventTimestamp: at(2) }),
    ).toMatchObject({ eventTimestamp: at(2) });
    expect(
      await step(me, 'rescheduleConsultation', mine.consultationId, {
        eventTimestamp: '2026-03-03T02:00:00Z',
      }),
    ).toEqual(refusedWith('SLOT_TAKEN'));
    await step(lawyer, 'revokeConsultationLinks', mine.consultationId);
    expect(await read(mine.consultationId)).toBeNull();
    expect(await step(me, 'cancelConsultation', mine.consultationId)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a reminder', () => {
  const reminded = async (id: string): Promise<number[]> =>
    (
      await fixture.db.query(
        `select (data ->> 'step')::int as step from tracking_event where stream_id = $1 and type = 'ConsultationReminded' order by occurred_at`,
        [id],
      )
    ).map(({ step: of }: { step: number }) => of);

  it('goes out a day and an hour before the hour it has now, and not once it is called off', async () => {
    const talk = await book(at(24));
    const gone = await book(at(24));
    await step(holder(talk.link), 'rescheduleConsultation', talk.consultationId, { eventTimestamp: at(25) });
    await step(holder(gone.link), 'cancelConsultation', gone.consultationId);
    const scan = () => requestReminders(fixture.runtime, talkReminders(fixture.runtime)).scan();
    clock.moveTo(at(0.5));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([]);
    clock.moveTo(at(1));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([1]);
    clock.moveTo(at(24));
    expect(await scan()).toMatchObject({ failed: 0 });
    expect(await reminded(talk.consultationId)).toEqual([1, 2]);
    expect(await reminded(gone.consultationId)).toEqual([]);
  });

  it('that nobody got to before the hour came is given up, once and for all', async () => {
    const talk = await book(at(72));
    const scan = () => requestReminders(fixture.runtime, talkReminders(fixture.runtime)).scan();
    clock.moveTo(at(72.5));
    expect(await scan()).toMatchObject({ failed: 0 });
    expect(await reminded(talk.consultationId)).toEqual([]);
    expect(
      await fixture.db.query('select distinct state from reminder where subject_id = $1', [
        talk.consultationId,
      ]),
    ).toEqual([{ state: 'cancelled' }]);
    expect(await scan()).toMatchObject({ issued: 0, failed: 0 });
    // Rows of other tests were deleted without a fact; those of this talk are what its facts say.
    const { differences } = await rebuildCheck(fixture.runtime.db, definition.aggregates);
    expect(differences.filter((one) => JSON.stringify(one).includes(talk.consultationId))).toEqual([]);
  });

  it('goes out for another hour of the same day, after that of the first one was given up', async () => {
    const talk = await book(at(144));
    const scan = () => requestReminders(fixture.runtime, talkReminders(fixture.runtime)).scan();
    clock.moveTo(at(144.5));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([]);
    await step(lawyer, 'rescheduleConsultation', talk.consultationId, { eventTimestamp: at(148) });
    clock.moveTo(at(147));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([2]);
    expect(await scan()).toMatchObject({ issued: 0, failed: 0 });
  });

  it('goes out for another hour of the same day, after that of the first one went out', async () => {
    const talk = await book(at(168));
    const scan = () => requestReminders(fixture.runtime, talkReminders(fixture.runtime)).scan();
    clock.moveTo(at(167));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([2]);
    await step(lawyer, 'rescheduleConsultation', talk.consultationId, { eventTimestamp: at(172) });
    clock.moveTo(at(171));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([2, 2]);
    expect(await scan()).toMatchObject({ issued: 0, failed: 0 });
  });
});
