import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import ical from 'node-ical';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { UserDeactivatedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { closedAccounts } from '../heard/accounts/on-closed-accounts.js';
import { admin, client, lawyer, stranger } from '../testing/people.js';
import { openTrademarksFixture, testLinkKey, type TrademarksFixture } from '../testing/trademarks-fixture.js';
import { calendarRoute } from './calendar-route.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T15:00:00Z');
});
afterAll(() => fixture.close());

async function made(type: string, input: object, viewer: typeof admin): Promise<Record<string, unknown>> {
  return fixture.write(viewer, {
    mutation: `create${type}`,
    type,
    input,
    show: type === 'CalendarFeed' ? 'id path' : 'id',
  });
}

/** What a calendar program gets under an address. */
async function fetched(
  path: string,
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  const answer = { status: 0, headers: {}, body: '' };
  // The edge: the route writes a head and a body, nothing else of a response.
  const response = {
    writeHead: (status: number, headers: object) => Object.assign(answer, { status, headers }) && response,
    end: (body: string) => void (answer.body = body),
  } as unknown as ServerResponse;
  const token = /^\/api\/calendar\/(.+)\.ics$/.exec(path)?.[1] ?? '';
  await calendarRoute(fixture.runtime, testLinkKey).handle({
    response,
    params: { token },
  } as unknown as RouteCall);
  return answer;
}

interface Entry {
  readonly uid: string;
  readonly summary: string;
  readonly start: string;
  readonly end: string;
  readonly datetype: string;
}

/** Read by another library than the one that wrote it. */
function entriesOf(text: string): Entry[] {
  const day = (date: Date): string =>
    `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
  return Object.values(ical.sync.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT'
      ? [
          {
            uid: one.uid,
            summary: String(one.summary),
            start: day(one.start),
            end: day(one.end ?? one.start),
            datetype: one.datetype,
          },
        ]
      : [],
  );
}

describe('a calendar behind a secret address', () => {
  it('shows all-day entries under ids that stay, until it is revoked', async () => {
    const mark = await made(
      'Trademark',
      {
        name: 'Lumara; "blue", größer',
        jurisdiction: 'EU',
        type: 'WORD',
        status: 'TRADEMARK_REGISTERED',
        goodsAndServices: [{ class: 9, terms: ['Software'] }],
        userId: client.userId,
        number: '018',
        filingDate: '2017-03-20',
        registrationDate: '2017-08-01',
        expirationDate: '2027-03-20',
        assignedAdminId: lawyer.userId,
      },
      admin,
    );
    const feed = await made('CalendarFeed', { name: 'Phone' }, client);
    const first = await fetched(String(feed['path']));
    expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'text/calendar; charset=utf-8' } });
    const before = entriesOf(first.body).filter(({ summary }) => summary.includes('Renewal'));
    expect(before.map(({ summary, start, end, datetype }) => [summary, start, end, datetype])).toEqual([
      ['Lumara; "blue", größer (EU): Renewal – act by', '2027-03-15', '2027-03-16', 'date'],
      ['Lumara; "blue", größer (EU): Renewal – last day', '2027-03-20', '2027-03-21', 'date'],
    ]);
    await fixture.write(admin, {
      mutation: 'updateTrademark',
      type: 'Trademark',
      id: String(mark['id']),
      input: { expirationDate: '2027-04-20' },
    });
    const after = entriesOf((await fetched(String(feed['path']))).body).filter(({ summary }) =>
      summary.includes('Renewal'),
    );
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after.at(-1)?.start).toBe('2027-04-20');
    expect(
      await fixture.write(stranger, {
        mutation: 'deleteCalendarFeed',
        type: 'CalendarFeed',
        id: String(feed['id']),
      }),
    ).toMatchObject({ code: 'NOT_FOUND' });
    await fixture.write(client, {
      mutation: 'deleteCalendarFeed',
      type: 'CalendarFeed',
      id: String(feed['id']),
    });
    expect((await fetched(String(feed['path']))).status).toBe(404);
  });

  it('shows lawyers the marks they are in charge of, with the same last day as their owners', async () => {
    const feed = await made('CalendarFeed', {}, lawyer);
    const entries = entriesOf((await fetched(String(feed['path']))).body).filter(({ summary }) =>
      summary.includes('Renewal – last day'),
    );
    expect(entries.map(({ start }) => start)).toEqual(['2027-04-20']);
  });

  it('has a right as long as it can be used, and a missed day for a while after', async () => {
    fixture.clock.moveTo('2026-05-01T12:00:00Z');
    const owner = { ...client, userId: systemIds.next() };
    await made(
      'Trademark',
      {
        name: 'Norlume',
        jurisdiction: 'EU',
        type: 'WORD',
        status: 'APPLICATION_FILED',
        goodsAndServices: [{ class: 9, terms: ['Software'] }],
        userId: owner.userId,
        number: '019',
        filingDate: '2025-11-20',
      },
      admin,
    );
    await made(
      'Trademark',
      {
        name: 'Norlume',
        jurisdiction: 'UK',
        type: 'WORD',
        status: 'TRADEMARK_REGISTERED',
        goodsAndServices: [{ class: 9, terms: ['Software'] }],
        userId: owner.userId,
        number: '020',
        filingDate: '2016-04-20',
        registrationDate: '2016-08-01',
        expirationDate: '2026-04-20',
      },
      admin,
    );
    const feed = await made('CalendarFeed', {}, owner);
    const lastDays = async () =>
      entriesOf((await fetched(String(feed['path']))).body)
        .filter(({ summary, start }) => summary.includes('last day') && start < '2027-01-01')
        .map(({ summary, start }) => `${summary.slice(0, 30)} ${start}`);
    const [renewal, priority] = [
      'Norlume (UK): Renewal – last d 2026-04-20',
      'Norlume (EU): Priority for fur 2026-05-20',
    ];
    expect(await lastDays()).toEqual([renewal, priority]);
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
    expect(await lastDays()).toEqual([renewal]);
  });

  it('has the day on which a mark becomes open to attack as one entry, and no longer once it has passed', async () => {
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
    const owner = { ...client, userId: systemIds.next() };
    await made(
      'Trademark',
      {
        name: 'Norlume',
        jurisdiction: 'EU',
        type: 'WORD',
        status: 'TRADEMARK_REGISTERED',
        goodsAndServices: [{ class: 9, terms: ['Software'] }],
        userId: owner.userId,
        number: '021',
        filingDate: '2021-01-20',
        registrationDate: '2021-06-16',
        expirationDate: '2031-01-20',
      },
      admin,
    );
    const feed = await made('CalendarFeed', {}, owner);
    const attackable = async () =>
      entriesOf((await fetched(String(feed['path']))).body)
        .filter(({ summary }) => summary.includes('non-use'))
        .map(({ summary, start }) => [summary, start]);
    expect(await attackable()).toEqual([
      ['Norlume (EU): Open to attack for non-use – from this day', '2026-06-16'],
    ]);
    fixture.clock.moveTo('2026-06-17T15:00:00Z');
    expect(await attackable()).toEqual([]);
    fixture.clock.moveTo('2026-06-15T15:00:00Z');
  });

  it('is of all marks of the firm to staff who ask for it, and to no customer', async () => {
    const firm = await made('CalendarFeed', { scope: 'FIRM' }, lawyer);
    const own = await made('CalendarFeed', {}, lawyer);
    const marks = async (feed: Record<string, unknown>): Promise<number> =>
      new Set(
        entriesOf((await fetched(String(feed['path']))).body).map(({ summary }) => summary.split(':')[0]),
      ).size;
    expect(await marks(firm)).toBeGreaterThan(await marks(own));
    expect(await made('CalendarFeed', { scope: 'FIRM' }, client)).not.toHaveProperty('id');
  });

  it('ends when the account of its owner is closed', async () => {
    const feed = await made('CalendarFeed', { scope: 'FIRM' }, lawyer);
    const kept = await made('CalendarFeed', {}, client);
    await deliver(fixture.runtime, closedAccounts, {
      schema: UserDeactivatedSchema,
      source: 'accounts',
      streamId: lawyer.userId,
      message: { userId: lawyer.userId },
    });
    expect((await fetched(String(feed['path']))).status).toBe(404);
    expect((await fetched(String(kept['path']))).status).toBe(200);
  });

  it('is nobody else’s, and nothing under any other address', async () => {
    const feed = await made('CalendarFeed', {}, stranger);
    expect(entriesOf((await fetched(String(feed['path']))).body)).toEqual([]);
    expect(
      (await fixture.ask(admin, '{ calendarFeedList { totalCount } }')).data.calendarFeedList.totalCount,
    ).toBe(0);
    expect((await fetched(String(feed['path']).replace(/.\.ics$/, 'x.ics'))).status).toBe(404);
    expect((await fetched('/api/calendar/nothing.ics')).status).toBe(404);
  });
});

it('is touched by its owner alone: not by colleagues, admins or for a client', async () => {
  for (const owner of [lawyer, client]) {
    const { id } = await made('CalendarFeed', { name: 'Phone' }, owner);
    for (const other of [admin, stranger, owner === lawyer ? client : lawyer]) {
      const tried = { type: 'CalendarFeed', id: String(id) };
      expect(
        await fixture.write(other, { ...tried, mutation: 'updateCalendarFeed', input: { name: 'Mine' } }),
      ).toMatchObject({ code: 'NOT_FOUND' });
      expect(await fixture.write(other, { ...tried, mutation: 'deleteCalendarFeed' })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(
      await fixture.write(owner, {
        mutation: 'updateCalendarFeed',
        type: 'CalendarFeed',
        id: String(id),
        input: { name: 'Laptop' },
        show: 'name',
      }),
    ).toMatchObject({ name: 'Laptop' });
  }
});
