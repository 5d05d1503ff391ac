import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { admin, client, lawyer, stranger } from '../../testing/people.js';
import { definition } from '../../testing/trademarks-fixture.js';
import { trademark } from '../../mark/trademark.work-item.js';
import { publishWeekOfDates, weekOfDatesId } from '../../deadlines/week-of-dates/publish-week-of-dates.js';
import { mondayNow, publishWeek } from './weekly-round.js';

const MONDAY = '2027-03-01';
let clock: FakeClock;
let fixture: ServiceFixture;

beforeEach(async () => {
  clock = new FakeClock(`${MONDAY}T06:00:00Z`);
  fixture = await openServiceFixture(definition, clock);
});
afterEach(() => fixture.close());

async function expires(
  name: string,
  expirationDate: string,
  more: { userId?: string; jurisdiction?: string; remindersPaused?: boolean } = {},
): Promise<string> {
  const streamId = systemIds.next();
  const term = {
    filingDate: `2017${expirationDate.slice(4)}`,
    registrationDate: '2018-01-01',
    expirationDate,
  };
  const input = {
    name,
    jurisdiction: 'EU',
    type: 'WORD' as const,
    status: 'Trademark registered' as const,
    goodsAndServices: [],
    userId: client.userId,
    number: name,
    ...term,
    ...more,
  };
  const outcome = await handleCommand(fixture.runtime, {
    command: trademark.create,
    streamId,
    viewer: lawyer,
    commandId: systemIds.next(),
    input,
  });
  if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
  return streamId;
}

interface PublishedDates {
  readonly data: {
    readonly userId: string;
    readonly monday: string;
    readonly dates: readonly { markName: string; reminder: string; nominalDate: string; state: string }[];
  };
}
const published = (): Promise<PublishedDates[]> =>
  fixture.db.query("select data from tracking_event where type = 'WeekOfDatesTold' order by recorded_at");
const publishedMarks = async (): Promise<string[]> =>
  (await published()).flatMap(({ data }) => data.dates.map(({ markName }) => markName));

describe('the weekly list of dates', () => {
  it('says on Monday what falls due within thirty days, the nearest first, each owner for himself, once', async () => {
    await expires('later', '2027-03-31');
    await expires('soon', '2027-03-04');
    await expires('too far', '2027-04-01');
    await expires('long over', '2026-01-05');
    await expires('in grace', '2026-09-15');
    await expires('of another', '2027-03-09', { userId: stranger.userId });
    expect(await publishWeek(fixture.runtime)).toBe(2);
    const lists = new Map(
      (await published()).map(({ data }) => [
        data.userId,
        data.dates.map(({ markName, reminder, state }) => `${markName}: ${reminder}, ${state}`),
      ]),
    );
    expect(lists.get(client.userId)).toEqual([
      'soon: renewal, due soon',
      'in grace: grace notice, in grace',
      'later: renewal, due soon',
    ]);
    expect(lists.get(stranger.userId)).toEqual(['of another: renewal, due soon']);
    // Later that Monday, in another process, or both at once: nobody hears it again.
    clock.moveTo(`${MONDAY}T21:00:00Z`);
    expect(await Promise.all([publishWeek(fixture.runtime), publishWeek(fixture.runtime)])).toEqual([0, 0]);
    expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
  });

  it('comes each week anew while there is something to say, and not at all in a week without', async () => {
    await expires('soon', '2027-03-10');
    expect(await publishWeek(fixture.runtime)).toBe(1);
    clock.moveTo('2027-03-08T06:00:00Z');
    expect(await publishWeek(fixture.runtime)).toBe(1);
    await expires('next year', '2028-03-10', { userId: stranger.userId });
    for (let days = 0; days < 14; days += 1) {
      clock.moveBy({ hours: 12 });
      expect(await publishWeek(fixture.runtime)).toBe(0);
    }
    expect((await published()).map(({ data }) => data.monday)).toEqual([MONDAY, '2027-03-08']);
  });

  it('is told by two processes at once to each owner once', async () => {
    for (let n = 0; n < 12; n += 1) await expires(`mark ${n}`, '2027-03-10', { userId: systemIds.next() });
    const counts = await Promise.all([
      publishWeek(fixture.runtime),
      publishWeek(fixture.runtime),
      publishWeek(fixture.runtime),
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(await published()).toHaveLength(12);
  });

  it('leaves out what rests, what is ordered and what nobody owns', async () => {
    await expires('resting', '2027-03-10', { remindersPaused: true });
    const ordered = await expires('ordered', '2027-03-11');
    const outcome = await handleCommand(fixture.runtime, {
      command: trademark.steps.orderRenewal,
      streamId: ordered,
      viewer: lawyer,
      commandId: systemIds.next(),
      input: {},
    });
    expect('refusal' in outcome).toBe(false);
    const cancelled = await expires('cancelled', '2027-03-12');
    await handleCommand(fixture.runtime, {
      command: trademark.steps.cancelTrademark,
      streamId: cancelled,
      viewer: lawyer,
      commandId: systemIds.next(),
      input: { reason: 'The owner gave it up.' },
    });
    expect(await publishWeek(fixture.runtime)).toBe(0);
    await expires('wanted', '2027-03-13');
    expect(await publishWeek(fixture.runtime)).toBe(1);
    expect(await publishedMarks()).toEqual(['wanted']);
  });

  it.each([lawyer, admin, client])('is no command of %p', async (viewer) => {
    const call = handleCommand(fixture.runtime, {
      command: publishWeekOfDates,
      streamId: weekOfDatesId(client.userId, MONDAY),
      viewer,
      commandId: systemIds.next(),
      input: { userId: client.userId, monday: MONDAY, dates: [] },
    });
    await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await published()).toEqual([]);
  });
});

describe('a Monday', () => {
  it.each([
    ['2027-02-28T10:00:00Z', undefined],
    ['2027-02-28T11:30:00Z', MONDAY],
    ['2027-03-01T12:00:00Z', MONDAY],
    ['2027-03-02T10:30:00Z', MONDAY],
    ['2027-03-02T11:30:00Z', undefined],
    ['2027-03-05T12:00:00Z', undefined],
  ])('begins in Auckland and ends in Pago Pago: %s', (now, monday) =>
    expect(mondayNow(new Date(now))).toBe(monday),
  );
});
