import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoId, demoUserId, playStory } from '@cotta/kit/edge/programs/demo-story.js';
import type { RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import ical from 'node-ical';
import { calendarRoute } from '../../calendar/calendar-route.js';
import { demoStory } from '../../demo-story.js';
import { deadlineReminders } from '../../docketing/notices/issue-reminder.js';
import { takeClockSteps } from '../../docketing/clock-steps/take-clock-steps.js';
import { turnNextDates } from '../../mark/next-dates.js';
import { admin } from '../../testing/people.js';
import {
  definition,
  openTrademarksFixture,
  testLinkKey,
  type TrademarksFixture,
} from '../../testing/trademarks-fixture.js';

/** Days of telling: an ordinary one, and ends of months whose three and six months later do not exist. */
const DAYS = ['2026-11-22T15:00:00Z', '2026-06-21T15:00:00Z', '2027-08-30T15:00:00Z'] as const;
const DAYS_OF_LETTERS = 40;

const owners: readonly Viewer[] = ['customer@cotta.test', 'lucia@cotta.test', 'pavel@cotta.test'].map(
  (email) => ({ role: 'customer', userId: demoUserId(email), locale: 'en', scopes: [] }),
);

interface Row {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly nominalDate: string;
  readonly graceDate: string | null;
  readonly reason: string;
  readonly triggerDate: string;
  readonly trademarkId: string;
  readonly state: string;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const isoOf = (words: string): string => {
  const [day = '', month = '', year = ''] = words.split(' ');
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** The day an explanation arrives at: the stated one where it says that one is kept, else the one it counted. */
function explained(reason: string): string {
  const kept = /(\d+ [A-Z][a-z]+ \d{4}), and that day is kept/.exec(reason)?.[1];
  return isoOf(kept ?? /: (\d+ [A-Z][a-z]+ \d{4})/.exec(reason)?.[1] ?? '');
}

describe.each(DAYS)('the demo story as told on %s', (now) => {
  let fixture: TrademarksFixture;
  /** Duty → date → doors that say it. */
  const said = new Map<string, Map<string, string[]>>();
  const say = (duty: string, date: string, door: string): void => {
    const dates = said.get(duty) ?? new Map<string, string[]>();
    said.set(duty, dates.set(date, [...(dates.get(date) ?? []), door]));
  };
  const ask = async (viewer: Viewer, source: string, variables: object = {}) => {
    const { data, errors } = await fixture.ask(viewer, source, { ...variables });
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };

  beforeAll(async () => {
    fixture = await openTrademarksFixture(now);
    await playStory(definition, fixture.runtime, demoStory);
    await fixture.listen();
    await fixture.listen();
    // As the worker does each minute: the story began long before its day.
    await turnNextDates(fixture.runtime);
  });
  afterAll(() => fixture.close());

  const fields = 'id key kind name nominalDate graceDate reason triggerDate trademarkId state';
  const rowsOf = async (viewer: Viewer): Promise<Row[]> =>
    (
      await ask(
        viewer,
        `query { trademarkDeadlineList(filter: { actor: { eq: OWNER }, settled: { isNull: true }, kind: { notIn: [NON_USE, DEPENDENCY] } }, limit: 100) { items { ${fields} } } }`,
      )
    ).trademarkDeadlineList.items;
  const dutyOf = ({ trademarkId, key }: Row): string => `${trademarkId} ${key}`;

  async function feedOf(viewer: Viewer): Promise<Map<string, string>> {
    const { path } = (await fixture.write(viewer, {
      mutation: 'createCalendarFeed',
      type: 'CalendarFeed',
      input: { name: 'Phone' },
      show: 'id path',
    })) as { path?: string };
    let body = '';
    // The edge: the route writes a head and a body, nothing else of a response.
    const response = {
      writeHead: () => response,
      end: (text: string) => void (body = text),
    } as unknown as ServerResponse;
    await calendarRoute(fixture.runtime, testLinkKey).handle({
      response,
      params: { token: /^\/api\/calendar\/(.+)\.ics$/.exec(path ?? '')?.[1] ?? '' },
    } as unknown as RouteCall);
    const day = (date: Date): string =>
      `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
    return new Map(
      Object.values(ical.sync.parseICS(body)).flatMap((one) =>
        one?.type === 'VEVENT' && one.uid.includes('-last@')
          ? [[one.uid.split('-last@')[0] ?? '', day(one.start)] as const]
          : [],
      ),
    );
  }

  it('has one date for every duty, by every door', async () => {
    const all = await rowsOf(admin);
    const dutyById = new Map(all.map((row) => [row.id, dutyOf(row)]));
    for (const row of all) say(dutyOf(row), row.nominalDate, 'list of staff');
    for (const owner of owners) {
      const feed = await feedOf(owner);
      for (const row of await rowsOf(owner)) {
        say(dutyOf(row), row.nominalDate, 'list');
        say(dutyOf(row), explained(row.reason), 'reasons');
        const [from, to] = [`${row.nominalDate.slice(0, 8)}01`, `${row.nominalDate.slice(0, 8)}28`];
        const { trademarkDeadlineList: month } = await ask(
          owner,
          'query ($from: Date!, $to: Date!) { trademarkDeadlineList(filter: { nominalDate: { gte: $from, lte: $to } }, limit: 100) { items { id nominalDate } } }',
          { from, to: to < row.nominalDate ? row.nominalDate : to },
        );
        say(
          dutyOf(row),
          month.items.find(({ id }: { id: string }) => id === row.id)?.nominalDate ?? 'none',
          'month',
        );
        const entry = feed.get(row.id);
        if (entry !== undefined) say(dutyOf(row), entry, 'feed');
      }
    }
    const marks = (
      await ask(
        admin,
        'query { trademarkList(limit: 100) { items { id name jurisdiction status nextDate officeDueDate expirationDate officeActions { items { id status issueDate dueDate confirmedDueDate } } useInCommerceRequests { items { id status type dueDate confirmedDueDate } } } } }',
      )
    ).trademarkList.items;
    for (const mark of marks) {
      const own = all.filter(({ trademarkId, state }) => trademarkId === mark.id && state !== 'NOT_USED');
      const nearest = own.toSorted((a, b) => (a.nominalDate < b.nominalDate ? -1 : 1))[0];
      if (nearest !== undefined && mark.nextDate !== null && nearest.nominalDate >= now.slice(0, 10))
        say(dutyOf(nearest), mark.nextDate, 'next date of the mark');
      const renewal = own.find(({ kind }) => kind === 'RENEWAL');
      if (renewal !== undefined && mark.expirationDate !== null)
        say(dutyOf(renewal), mark.expirationDate, 'expiry of the mark');
      const response = own.find(({ kind }) => kind === 'RESPONSE');
      const use = own.find(({ kind }) => kind === 'USE');
      const awaited = response ?? use;
      if (awaited !== undefined && mark.officeDueDate !== null)
        say(dutyOf(awaited), mark.officeDueDate, 'due date of the mark');
      for (const letter of mark.officeActions.items) {
        if (response === undefined) continue;
        say(dutyOf(response), letter.dueDate, 'office action');
        say(dutyOf(response), letter.confirmedDueDate ?? letter.dueDate, 'confirmed by a second person');
        dutyById.set(letter.id, dutyOf(response));
        expect(response.triggerDate).toBe(letter.issueDate);
      }
      for (const proof of mark.useInCommerceRequests.items) {
        if (use === undefined) continue;
        say(dutyOf(use), proof.dueDate, 'proof of use');
        dutyById.set(proof.id, dutyOf(use));
      }
      expect(
        mark.useInCommerceRequests.items.filter(
          ({ status }: { status: string }) => status !== 'SUBMITTED' && status !== 'ABANDONED',
        ).length,
      ).toBeLessThan(2);
    }
    const [docketed] = await fixture.db.query(
      'select proposed_due_date::text as due, office_action_id from docketed_message',
    );
    say(dutyById.get(docketed.office_action_id) ?? 'no duty', docketed.due, 'docketed letter');

    // Letters, tasks and lists of a week say what the reminder says.
    const scanner = deadlineReminders(fixture.runtime);
    for (let day = 0; day < DAYS_OF_LETTERS; day += 1) {
      fixture.clock.moveBy({ hours: 24 });
      await scanner.scan();
      await takeClockSteps(fixture.runtime);
    }
    const reminders: { subject: string; date: string }[] = await fixture.db.query(
      `select data->'lastReminder'->>'subjectId' as subject, data->'lastReminder'->>'nominalDate' as date from tracking_event where data->'lastReminder'->>'nominalDate' is not null`,
    );
    for (const { subject, date } of reminders)
      if (dutyById.has(subject)) say(dutyById.get(subject) ?? '', date, 'reminder');

    // The board of the firm, on the day before each date.
    for (const row of all) {
      if (row.nominalDate < now.slice(0, 10)) continue;
      fixture.clock.moveTo(`${row.nominalDate}T02:00:00Z`);
      const { docket } = await ask(
        admin,
        'query ($to: Date) { docket(to: $to, limit: 200) { items { id nominalDate } } }',
        { to: row.nominalDate },
      );
      const shown = docket.items.find(({ id }: { id: string }) => id === row.id);
      if (shown !== undefined) say(dutyOf(row), shown.nominalDate, 'docket');
    }

    const apart = [...said]
      .filter(([, dates]) => dates.size > 1)
      .map(
        ([duty, dates]) =>
          `${duty}: ${[...dates].map(([date, doors]) => `${date} (${doors.join(', ')})`).join('; ')}`,
      );
    const doors = [...said.values()].flatMap((dates) => [...dates.values()].flat());
    process.stdout.write(
      `[one date] ${now.slice(0, 10)}: ${said.size} duties, said ${doors.length} times by ${new Set(doors).size} doors, ${apart.length} with two dates\n`,
    );
    expect(apart).toEqual([]);
    expect(new Set(doors).size).toBeGreaterThanOrEqual(13);
  });

  it('explains the two dates a reviewer once saw twice', async () => {
    const [lettered] = await fixture.db.query(
      `select reason, trigger_date::text as trigger from trademark_deadline where trademark_id = $1 and kind = 'response'`,
      [demoId('mark-nordhaven-us')],
    );
    expect(lettered.reason).toMatch(
      /^3 months from examination letter issued on \d+ [A-Z][a-z]+ \d{4}: \d+ [A-Z][a-z]+ \d{4}/,
    );
    expect(lettered.reason).not.toMatch(/\d{4}-\d\d/);
    const [classes] = await fixture.db.query(
      `select count(*)::integer as n from use_in_commerce_request_class c join use_in_commerce_request u on u.id = c.use_in_commerce_request_id where u.trademark_id = $1`,
      [demoId('mark-olivantia-us')],
    );
    expect(classes.n).toBe(1);
  });
});
