import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { admin, lawyer } from '../testing/facts.js';
import { at, cyril, lena, TalkDesk, TUESDAY_TEN, visitor } from '../testing/talk-desk.js';

let desk: TalkDesk;
beforeAll(async () => {
  desk = await TalkDesk.open();
});
afterAll(() => desk.fixture.close());
beforeEach(() => desk.clear());

const refusedWith = (code: string, path = 'eventTimestamp') => ({
  code: 'INPUT_INVALID',
  fields: [{ path: [path], code }],
});

describe('free times', () => {
  it('are the half hours in which somebody is there who speaks the language, and name nobody', async () => {
    const free = await desk.slots();
    expect(free).toMatchObject({
      language: 'en',
      zone: 'Europe/Bratislava',
      next: '2026-03-04T08:00:00.000Z',
    });
    expect(free.slots).toHaveLength(18);
    expect(JSON.stringify(free)).not.toContain(lena);
    await desk.fixture.db.query(
      `insert into adviser_absence (id, user_id, "from", until) values (gen_random_uuid(), $1, '2026-03-03T00:00:00Z', '2026-03-04T00:00:00Z')`,
      [cyril],
    );
    expect((await desk.slots('cs')).slots).toEqual([]);
    expect((await desk.slots('sk')).slots).toHaveLength(18);
    // Nobody speaks it: all, and it says in which it would be.
    expect(await desk.slots('es')).toMatchObject({ language: 'en' });
  });

  it('begin three working hours ahead and end after thirty days', async () => {
    expect((await desk.slots('en', 1, '2026-03-02T00:00:00Z')).slots[0]).toBe('2026-03-02T12:00:00.000Z');
    expect((await desk.slots('en', 14, '2026-03-25T00:00:00Z')).slots.at(-1)).toBe(
      '2026-04-01T08:30:00.000Z',
    );
  });
});

describe('a place that is kept', () => {
  it('is nobody else’s for ten minutes, and free again after', async () => {
    expect(await desk.hold(TUESDAY_TEN)).toHaveProperty('hold');
    const second = await desk.hold(TUESDAY_TEN, {}, visitor('b'));
    expect(second).toHaveProperty('hold');
    expect(await desk.hold(TUESDAY_TEN, {}, visitor('c'))).toEqual(refusedWith('SLOT_TAKEN'));
    expect(await desk.book(TUESDAY_TEN)).toEqual(refusedWith('SLOT_TAKEN'));
    expect((await desk.slots()).slots).not.toContain(TUESDAY_TEN);
    desk.clock.moveTo('2026-03-02T09:10:00Z');
    expect(await desk.hold(TUESDAY_TEN, {}, visitor('c'))).toHaveProperty('hold');
  });

  it('is given back for another one, and one visitor keeps five at most', async () => {
    const first = await desk.hold(TUESDAY_TEN);
    for (const hours of [1, 2, 3, 4]) expect(await desk.hold(at(hours))).toHaveProperty('hold');
    expect(await desk.hold(at(5))).toMatchObject({ code: 'TOO_MANY_HELD' });
    expect(await desk.hold(at(5), { hold: first.hold })).toHaveProperty('hold');
  });

  it.each([
    ['in the past', '2026-03-02T08:30:00.000Z', 'IN_PAST'],
    ['not on the half hour', '2026-03-03T09:10:00.000Z', 'NO_SLOT'],
    ['too soon', '2026-03-02T10:00:00.000Z', 'TOO_SOON'],
    ['after thirty days', '2026-04-02T09:00:00.000Z', 'TOO_FAR'],
    ['by night', '2026-03-03T02:00:00.000Z', 'SLOT_TAKEN'],
  ])('is none %s', async (_, eventTimestamp, code) => {
    expect(await desk.hold(eventTimestamp)).toEqual(refusedWith(code));
    expect(await desk.book(eventTimestamp)).toEqual(refusedWith(code));
  });

  it('is none while everybody is away', async () => {
    await desk.fixture.db.query(
      `insert into adviser_absence (id, user_id, "from", until) select gen_random_uuid(), user_id, '2026-03-03T09:15:00Z', '2026-03-03T12:00:00Z' from adviser`,
    );
    expect(await desk.book(TUESDAY_TEN)).toEqual(refusedWith('SLOT_TAKEN'));
  });
});

describe('a talk that is booked', () => {
  it('has its hour and its lawyer at once, who was kept for it; the token works once', async () => {
    const { hold: token } = await desk.hold(TUESDAY_TEN);
    await desk.hold(TUESDAY_TEN, {}, visitor('b'));
    const { consultationId } = await desk.book(TUESDAY_TEN, { hold: token });
    const { data } = await desk.fixture.ask(
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
    expect(await desk.book(TUESDAY_TEN, { hold: token })).toEqual(refusedWith('SLOT_TAKEN'));
  });

  it('goes to who speaks the language', async () => {
    for (const hours of [0, 1, 2]) await desk.book(at(hours), { language: 'cs' });
    const rows = await desk.fixture.db.query('select distinct assigned_admin_id as id from consultation');
    expect(rows).toEqual([{ id: cyril }]);
  });

  it('says what is missing, all at once and at its field', async () => {
    const refused = await desk.book(TUESDAY_TEN, {
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
    expect(await desk.book(TUESDAY_TEN, { requestId: systemIds.next() })).toEqual(
      refusedWith('UNKNOWN_REFERENCE', 'requestId'),
    );
  });

  it('is one of three to come of one address, so that no mailbox is flooded and no week filled', async () => {
    const mine = { contactEmail: 'rita@client.test' };
    for (const hours of [0, 1, 2]) expect(await desk.book(at(hours), mine)).toHaveProperty('link');
    expect(await desk.book(at(3), mine)).toMatchObject({ code: 'TOO_MANY_TALKS' });
    expect(await desk.book(at(3))).toHaveProperty('link');
  });

  it('200 bookings at once for 20 places make exactly 20 talks', async () => {
    // Ten half hours, two lawyers.
    const wanted = Array.from({ length: 200 }, (_, index) => at((index % 10) / 2));
    const answers = await Promise.all(wanted.map((time) => desk.book(time)));
    expect(answers.filter((answer) => 'link' in answer)).toHaveLength(20);
    expect(answers.filter((answer) => answer.fields?.[0]?.code === 'SLOT_TAKEN')).toHaveLength(180);
    const [row] = await desk.fixture.db.query(
      'select count(distinct (assigned_admin_id, event_timestamp))::int as count from consultation',
    );
    expect(row.count).toBe(20);
  }, 120_000);
});

describe('the link of a talk', () => {
  it('shows it, gives it another hour and calls it off, and opens no other', async () => {
    const mine = await desk.book(TUESDAY_TEN);
    const other = await desk.book(at(1));
    const me = desk.holder(mine.link);
    const read = async (id: string, who = me) =>
      (await desk.fixture.ask(who, 'query ($id: ID!) { consultation(id: $id) { status } }', { id })).data
        .consultation;
    expect(await read(mine.consultationId)).toEqual({ status: 'SCHEDULED' });
    expect(await read(other.consultationId)).toBeNull();
    expect(await desk.step(me, 'cancelConsultation', other.consultationId)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(
      await desk.step(me, 'rescheduleConsultation', mine.consultationId, { eventTimestamp: at(2) }),
    ).toMatchObject({ eventTimestamp: at(2) });
    expect(
      await desk.step(me, 'rescheduleConsultation', mine.consultationId, {
        eventTimestamp: '2026-03-03T02:00:00Z',
      }),
    ).toEqual(refusedWith('SLOT_TAKEN'));
    await desk.step(lawyer, 'revokeConsultationLinks', mine.consultationId);
    expect(await read(mine.consultationId)).toBeNull();
    expect(await desk.step(me, 'cancelConsultation', mine.consultationId)).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
