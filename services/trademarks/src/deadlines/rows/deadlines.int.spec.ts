import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { deadlineReminders } from '../../docketing/notices/issue-reminder.js';
import { takeClockSteps } from '../../docketing/clock-steps/take-clock-steps.js';
import { admin, client, lawyer, otherLawyer, stranger } from '../../testing/people.js';
import {
  definition,
  openTrademarksFixture,
  type TrademarksFixture,
} from '../../testing/trademarks-fixture.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T15:00:00Z');
});
afterAll(() => fixture.close());

const goods = [{ class: 25, terms: ['Shirts'] }];
const mark = {
  name: 'Lumara',
  jurisdiction: 'EU',
  type: 'WORD',
  status: 'TRADEMARK_REGISTERED',
  goodsAndServices: goods,
  userId: client.userId,
};
const registered = {
  number: '018',
  filingDate: '2017-03-20',
  registrationDate: '2017-08-01',
  expirationDate: '2027-03-20',
};

async function made(type: string, input: object, viewer: typeof admin = admin): Promise<string> {
  const answer = await fixture.write(viewer, { mutation: `create${type}`, type, input });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
  return answer.id;
}

const step = (
  viewer: typeof admin,
  mutation: string,
  id: string,
  given: { type?: string; input?: object; show?: string } = {},
) => fixture.write(viewer, { type: 'Trademark', show: 'id status', input: {}, ...given, mutation, id });

const columns =
  'key kind nominalDate safeDate opensDate graceDate state settled previousNominalDate movedBecause';
async function deadlinesOf(trademarkId: string, viewer: typeof admin = client) {
  const { data, errors } = await fixture.ask(
    viewer,
    `query ($f: TrademarkDeadlineFilter) { trademarkDeadlineList(filter: $f) { items { ${columns} } } }`,
    { f: { trademarkId: { eq: trademarkId } } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.trademarkDeadlineList.items as Record<string, string | null>[];
}
const renewalOf = async (id: string) => (await deadlinesOf(id)).find(({ kind }) => kind === 'RENEWAL');

interface Published {
  readonly type: string;
  readonly data: { readonly lastReminder?: { reminder: string; step: number; audience: string } };
}
async function remindedOf(streamId: string): Promise<string[]> {
  const rows: Published[] = await fixture.db.query(
    'select type, data from tracking_event where stream_id = $1 order by version',
    [streamId],
  );
  return rows.flatMap(({ type, data: { lastReminder: published } }) =>
    published === undefined ? [] : [`${type} ${published.reminder} ${published.step} ${published.audience}`],
  );
}

/** One tick after the other, a day apart, as a worker that never rests would look. */
async function live(until: string): Promise<void> {
  const scanner = deadlineReminders(fixture.runtime);
  while (fixture.clock.now() < new Date(until)) {
    fixture.clock.moveBy({ hours: 24 });
    expect(await scanner.scan()).toMatchObject({ failed: 0, clockJumped: false });
    await takeClockSteps(fixture.runtime);
    await fixture.listen();
  }
}

describe('deadlines of a mark', () => {
  it('follow from its events and tell their state for any day', async () => {
    const id = await made('Trademark', { ...mark, ...registered });
    expect(await renewalOf(id)).toMatchObject({
      nominalDate: '2027-03-20',
      opensDate: '2026-09-20',
      graceDate: '2027-09-20',
      state: 'UPCOMING',
      settled: null,
    });
    fixture.clock.moveTo('2026-09-21T12:00:00Z');
    expect((await renewalOf(id))?.['state']).toBe('OPEN');
    fixture.clock.moveTo('2027-03-01T12:00:00Z');
    expect((await renewalOf(id))?.['state']).toBe('DUE_SOON');
    fixture.clock.moveTo('2027-03-23T12:00:00Z');
    expect((await renewalOf(id))?.['state']).toBe('IN_GRACE');
    fixture.clock.moveTo('2027-09-21T12:00:00Z');
    expect((await renewalOf(id))?.['state']).toBe('LAPSED');
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
    expect(await deadlinesOf(id, stranger)).toEqual([]);
  });

  it('leave out of the customer’s what is our own duty: the fee of an application we filed, which is paid with it', async () => {
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
    const filed = { ...mark, status: 'APPLICATION_FILED', number: '019', filingDate: '2026-06-10' };
    const fees = async (id: string, viewer: typeof admin) =>
      (await deadlinesOf(id, viewer))
        .filter(({ kind }) => kind === 'FEE')
        .map(({ nominalDate }) => nominalDate);
    const ours = await made('Trademark', {
      ...filed,
      registrationRequestId: '0190a000-0000-7000-8000-00000000f001',
    });
    const theirs = await made('Trademark', { ...filed, number: '020' });
    expect([await fees(ours, client), await fees(ours, lawyer), await fees(theirs, client)]).toEqual([
      [],
      ['2026-07-10'],
      ['2026-07-10'],
    ]);
    expect((await deadlinesOf(ours)).map(({ kind }) => kind)).toContain('PRIORITY');
  });

  it('say how and when they end, so that a list without them needs no event', async () => {
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
    const id = await made('Trademark', {
      ...mark,
      jurisdiction: 'UK',
      number: '01',
      status: 'TRADEMARK_REGISTERED',
      filingDate: '2016-06-20',
      registrationDate: '2016-09-01',
      expirationDate: '2026-06-20',
    });
    const over = async (endsAs: string, kind: string) => {
      const source =
        'query ($f: TrademarkDeadlineFilter) { trademarkDeadlineList(filter: $f) { items { kind state endsAs stillPossible { name nominalDate state } } } }';
      const { data } = await fixture.ask(client, source, {
        f: {
          trademarkId: { eq: id },
          kind: { eq: kind },
          endsAs: { eq: endsAs },
          endsAt: { lte: fixture.clock.now().toISOString() },
        },
      });
      return data.trademarkDeadlineList.items;
    };
    expect(await over('NOT_USED', 'PRIORITY')).toEqual([
      { kind: 'PRIORITY', state: 'NOT_USED', endsAs: 'NOT_USED', stillPossible: null },
    ]);
    expect(await over('LAPSED', 'RENEWAL')).toEqual([]);
    // The time of grace ended on a Sunday; the last moment is midnight in London.
    fixture.clock.moveTo('2026-12-21T23:59:00Z');
    expect(await over('LAPSED', 'RENEWAL')).toEqual([]);
    fixture.clock.moveTo('2026-12-22T00:01:00Z');
    expect(await over('LAPSED', 'RENEWAL')).toEqual([
      { kind: 'RENEWAL', state: 'LAPSED', endsAs: 'LAPSED', stillPossible: null },
    ]);
    // The restoration follows from the missed term as soon as the clock saw it; whatever is heard later, what was missed was missed on its own day.
    await takeClockSteps(fixture.runtime);
    const restorable = [
      {
        kind: 'RENEWAL',
        state: 'LAPSED',
        endsAs: 'LAPSED',
        stillPossible: { name: 'Restoration', nominalDate: '2027-06-20', state: 'OPEN' },
      },
    ];
    expect(await over('LAPSED', 'RENEWAL')).toEqual(restorable);
    fixture.clock.moveTo('2027-01-04T12:00:00Z');
    await step(admin, 'updateTrademark', id, { input: { registrationDate: '2016-09-02' } });
    expect(await over('LAPSED', 'RENEWAL')).toEqual(restorable);
    expect(
      await fixture.db.query(
        `select ends_at from trademark_deadline where trademark_id = $1 and kind = 'renewal' and ends_as = 'lapsed'`,
        [id],
      ),
    ).toEqual([{ ends_at: new Date('2026-12-22T00:00:00Z') }]);
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
  });

  it('a priority that another filing of the owner claimed was used', async () => {
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
    const filing = {
      ...mark,
      status: 'APPLICATION_FILED',
      name: 'Norlume',
      number: '01',
      filingDate: '2026-01-10',
    };
    const [first, others] = [
      await made('Trademark', filing),
      await made('Trademark', { ...filing, userId: stranger.userId }),
    ];
    const abroad = { ...filing, jurisdiction: 'UK', number: '02', filingDate: '2026-06-01' };
    await made('Trademark', { ...abroad, filingDate: '2026-09-01', jurisdiction: 'CH', priorityDate: null });
    await fixture.listen();
    const priorityOf = async (id: string, viewer = client) =>
      (await deadlinesOf(id, viewer)).find(
        ({ kind, key }) => kind === 'PRIORITY' && key === 'paris.priority',
      )?.['state'];
    expect(await priorityOf(first)).toBe('DUE_SOON');
    await made('Trademark', { ...abroad, priorityDate: '2026-01-10' });
    await fixture.listen();
    expect([await priorityOf(first), await priorityOf(others, stranger)]).toEqual(['DONE', 'DUE_SOON']);
    fixture.clock.moveTo('2026-07-20T15:00:00Z');
    expect([await priorityOf(first), await priorityOf(others, stranger)]).toEqual(['DONE', 'NOT_USED']);
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
  });

  it('move with a corrected date, keep the old one and say why', async () => {
    const id = await made('Trademark', { ...mark, ...registered });
    await step(admin, 'updateTrademark', id, { input: { expirationDate: '2027-04-20' } });
    expect(await renewalOf(id)).toMatchObject({
      nominalDate: '2027-04-20',
      previousNominalDate: '2027-03-20',
      movedBecause: 'The register or a letter states another date than before.',
    });
    const planned: { n: number }[] = await fixture.db.query(
      `select count(*)::integer as n from reminder where state = 'planned' and kind = 'renewal' and subject_id in (select id from trademark_deadline where trademark_id = $1)`,
      [id],
    );
    expect(planned).toEqual([{ n: 4 }]);
  });

  it('are tried out under other facts without a trace', async () => {
    const source =
      'query ($c: WhatIfInput!) { whatIf(changes: $c) { now { key } then { kind nominalDate opensDate graceDate state } problems } }';
    const { data } = await fixture.ask(client, source, {
      c: {
        jurisdiction: 'CH',
        filingDate: '2016-09-20',
        registrationDate: '2016-12-01',
        status: 'TRADEMARK_REGISTERED',
      },
    });
    expect(data.whatIf.then).toContainEqual({
      kind: 'RENEWAL',
      nominalDate: '2026-09-20',
      opensDate: '2025-09-20',
      graceDate: '2027-03-20',
      state: 'OPEN',
    });
    const impossible = await fixture.ask(
      client,
      'query ($c: WhatIfInput!) { whatIf(changes: $c) { impossible problems then { key } changes { key } } }',
      { c: { jurisdiction: 'CH', filingDate: '2016-09-20', registrationDate: '2015-12-01' } },
    );
    expect(impossible.data.whatIf).toEqual({
      impossible: true,
      problems: expect.arrayContaining([
        expect.stringContaining(
          'The filing date 20 September 2016 is later than the registration date 1 December 2015',
        ),
      ]),
      then: [],
      changes: [],
    });
    const refused = await fixture.ask(client, source, { c: { jurisdiction: 'XX' } });
    expect(refused.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('as time goes by', () => {
  it('a mark that came late gets the latest letter only; its grace is told; after it the register is looked into and the mark expires', async () => {
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
    const id = await made('Trademark', {
      ...mark,
      ...registered,
      expirationDate: '2026-07-20',
      filingDate: '2016-07-20',
      registrationDate: '2016-12-01',
      assignedAdminId: lawyer.userId,
    });
    await live('2027-02-01T00:00:00Z');
    expect(await remindedOf(id)).toEqual([
      'ThirdRenewalReminderSent renewal 3 owner',
      'FourthRenewalReminderSent renewal 4 owner',
      'DeadlineAlarmRaised internal task 1 lawyer',
      'DeadlineAlarmRaised internal escalation 1 lawyer',
      'DeadlineAlarmRaised internal escalation 2 lawyer',
      'DeadlineReminderSent grace notice 1 owner',
      'DeadlineReminderSent grace notice 2 owner',
      'DeadlineReminderSent grace notice 3 owner',
      'DeadlineReminderSent grace notice 4 owner',
      'RegisterCheckAsked register check 1 lawyer',
    ]);
    expect(
      await step(lawyer, 'noteRegisterCheck', id, {
        input: { registerCheckedOn: '2027-01-30', registerShowsLapse: true },
      }),
    ).toMatchObject({ status: 'TRADEMARK_REGISTERED' });
    await fixture.listen();
    const { data } = await fixture.ask(client, 'query ($id: ID!) { trademark(id: $id) { status } }', { id });
    expect(data.trademark.status).toBe('EXPIRED');
  });

  it('an ordered renewal stops the letters and not the alarms', async () => {
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
    const id = await made('Trademark', {
      ...mark,
      ...registered,
      expirationDate: '2026-10-20',
      filingDate: '2016-10-20',
      registrationDate: '2016-12-01',
    });
    await step(lawyer, 'orderRenewal', id);
    await live('2026-11-01T00:00:00Z');
    expect(await remindedOf(id)).toEqual([
      'DeadlineAlarmRaised internal task 1 lawyer',
      'DeadlineAlarmRaised internal escalation 1 lawyer',
      'DeadlineAlarmRaised internal escalation 2 lawyer',
    ]);
  });

  it('a paused mark sends nothing, and one letter when it goes on', async () => {
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
    const id = await made('Trademark', {
      ...mark,
      ...registered,
      expirationDate: '2026-08-20',
      filingDate: '2016-08-20',
      registrationDate: '2016-12-01',
    });
    await step(admin, 'updateTrademark', id, { input: { remindersPaused: true } });
    await live('2026-07-25T00:00:00Z');
    expect(await remindedOf(id)).toEqual([]);
    await step(admin, 'updateTrademark', id, { input: { remindersPaused: false } });
    await live('2026-07-26T00:00:00Z');
    expect(await remindedOf(id)).toEqual(['FourthRenewalReminderSent renewal 4 owner']);
  });

  it('a mark its owner deleted leaves no date and no letter behind', async () => {
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
    const { userId: _own, ...entry } = mark;
    const id = await made(
      'Trademark',
      {
        ...entry,
        ...registered,
        name: 'Fugara',
        expirationDate: '2026-08-20',
        filingDate: '2016-08-20',
        registrationDate: '2016-12-01',
      },
      client,
    );
    const dates: { id: string }[] = await fixture.db.query(
      'select id from trademark_deadline where trademark_id = $1',
      [id],
    );
    const planned = async () =>
      (
        await fixture.db.query(
          `select count(*)::integer as n from reminder where subject_id = any($1) and state = 'planned'`,
          [dates.map((date) => date.id)],
        )
      )[0].n;
    expect(await planned()).toBeGreaterThan(0);
    await fixture.write(client, { mutation: 'deleteTrademark', type: 'Trademark', id });
    expect([await planned(), await deadlinesOf(id, admin)]).toEqual([0, []]);
    await live('2026-07-25T00:00:00Z');
    expect(await remindedOf(id)).toEqual([]);
  });

  it('a registration in the United States asks for its declaration at the opening of the window, charges for being late and is given up', async () => {
    fixture.clock.moveTo('2026-07-20T15:00:00Z');
    const id = await made('Trademark', {
      ...mark,
      jurisdiction: 'US',
      filingBasis: ['_1_A'],
      number: '97',
      filingDate: '2020-01-10',
      registrationDate: '2021-09-14',
      expirationDate: '2031-09-14',
    });
    await takeClockSteps(fixture.runtime);
    expect(await requestsOf(id)).toEqual([]);
    fixture.clock.moveTo('2026-08-16T15:00:00Z');
    await takeClockSteps(fixture.runtime);
    await takeClockSteps(fixture.runtime);
    const [request] = await requestsOf(id);
    expect(await requestsOf(id)).toMatchObject([
      { status: 'CREATED', type: 'DECLARATION_OF_USE', dueDate: '2027-09-14', graceEndDate: '2028-03-14' },
    ]);
    const requestId = String(request?.['id']);
    expect(
      await step(otherLawyer, 'confirmUseInCommerceDeadline', requestId, { type: 'UseInCommerceRequest' }),
    ).toMatchObject({ status: 'CREATED' });
    await live('2026-09-15T12:00:00Z');
    expect(await requestsOf(id)).toMatchObject([{ status: 'KICK_OFF_SENT' }]);
    expect(await remindedOf(requestId)).toEqual([
      'UseInCommerceKickOffTold use in commerce kick-off 1 owner',
    ]);
    fixture.clock.moveTo('2027-09-16T15:00:00Z');
    await takeClockSteps(fixture.runtime);
    expect(await requestsOf(id)).toMatchObject([{ lateFeeApplied: true }]);
    fixture.clock.moveTo('2028-03-19T15:00:00Z');
    await takeClockSteps(fixture.runtime);
    expect(await requestsOf(id)).toMatchObject([{ status: 'ABANDONED' }]);
  });

  it('are rows that the events say', async () => {
    expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
  });
});

async function requestsOf(trademarkId: string): Promise<Record<string, unknown>[]> {
  const { data } = await fixture.ask(
    lawyer,
    'query ($f: UseInCommerceRequestFilter) { useInCommerceRequestList(filter: $f) { items { id status type dueDate graceEndDate lateFeeApplied } } }',
    { f: { trademarkId: { eq: trademarkId } } },
  );
  return data.useInCommerceRequestList.items;
}
