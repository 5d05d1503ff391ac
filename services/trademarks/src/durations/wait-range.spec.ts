import { describe, expect, it } from '@jest/globals';
import { addDays, addMonths } from '@cotta/reference/calendar-date.js';
import { backTest, isKept } from './back-test.js';
import { nextCourse, type CourseFact, type MarkCourse } from './mark-course.js';
import { closestDurations, durationsAt } from './office-durations.js';
import { quantiles, rangeOf } from './wait-range.js';
import { waitOf, type Wait } from './waits.js';

const today = '2026-06-15';
const over = (days: number, since = '2024-01-10'): Wait => ({ since, days, isOver: true });
const goingOn = (days: number, since = '2024-01-10'): Wait => ({ since, days, isOver: false });
const many = <T>(count: number, of: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => of(place));

describe('how long applications take', () => {
  it('is where the shares of the waits lie', () =>
    expect(
      quantiles(
        many(10, (place) => over(10 * (place + 1))),
        [0.1, 0.5, 0.9],
      ),
    ).toEqual([10, 50, 90]));

  it('takes those that go on for lasting at least so long', () => {
    // Worked by hand: 4 at risk, 1 over: 3/4; one leaves; of 2 one is over: 3/8; the last: 0.
    const waits = [over(10), goingOn(15), over(20), over(30)];
    expect(quantiles(waits, [0.25, 0.5, 0.7])).toEqual([10, 20, 30]);
    // Half are over; how long the slowest take nobody knows yet.
    expect(quantiles([over(10), over(20), goingOn(25), goingOn(26)], [0.5, 0.9])).toEqual([20, undefined]);
  });

  it('is said of ten that are over, in whole months, and of no fewer', () => {
    expect(
      rangeOf(
        many(9, () => over(100)),
        today,
      ),
    ).toBeUndefined();
    expect(
      rangeOf(
        many(10, (place) => over(94 + 30 * place)),
        today,
      ),
    ).toEqual({
      min: 3,
      median: 7,
      max: 11,
      cases: 10,
      since: 2024,
    });
  });

  it('is not said while so many go on that the slowest cannot be known', () => {
    const waits = [...many(10, () => over(100)), ...many(5, () => goingOn(120))];
    expect(rangeOf(waits, today)).toBeUndefined();
  });

  it('forgets what began more than five years ago', () =>
    expect(
      rangeOf(
        many(10, () => over(100, '2021-06-14')),
        today,
      ),
    ).toBeUndefined());
});

const course = (days: Partial<MarkCourse> = {}): MarkCourse => ({
  office: 'EU',
  classes: 1,
  filedOn: null,
  filedKnownOn: null,
  publishedOn: null,
  publishedKnownOn: null,
  registeredOn: null,
  registeredKnownOn: null,
  endedOn: null,
  endedKnownOn: null,
  ...days,
});
const filed = (filedOn: string): MarkCourse => course({ filedOn, filedKnownOn: filedOn });

describe('a wait on a day', () => {
  const registered = { ...filed('2026-01-01'), registeredOn: '2026-05-01', registeredKnownOn: '2026-05-20' };

  it('is over once we know it, and lasted from the one day of the office to the other', () => {
    expect(waitOf(registered, 'FILED_TO_REGISTERED', '2026-05-19')).toMatchObject({
      isOver: false,
      days: 138,
    });
    expect(waitOf(registered, 'FILED_TO_REGISTERED', '2026-05-20')).toMatchObject({
      isOver: true,
      days: 120,
    });
  });

  it('is not there before we know of its beginning', () =>
    expect(
      waitOf({ ...registered, filedKnownOn: '2026-01-09' }, 'FILED_TO_REGISTERED', '2026-01-08'),
    ).toBeUndefined());

  it('lasts until it ended in another way', () =>
    expect(
      waitOf(
        { ...filed('2026-01-01'), endedOn: '2026-03-01', endedKnownOn: '2026-03-02' },
        'FILED_TO_REGISTERED',
        today,
      ),
    ).toEqual({ since: '2026-01-01', days: 59, isOver: false }));

  it('is none from the publication where the registration came first', () =>
    expect(
      waitOf(
        { ...registered, publishedOn: '2026-05-10', publishedKnownOn: '2026-05-20' },
        'PUBLISHED_TO_REGISTERED',
        today,
      ),
    ).toBeUndefined());
});

describe('the course of a mark', () => {
  const fact = (type: string, data: CourseFact['data'], at = '2026-03-02T09:00:00Z'): CourseFact => ({
    type,
    data,
    occurredAt: new Date(at),
  });
  const courseOf = (...facts: CourseFact[]) => facts.reduce(nextCourse, undefined as MarkCourse | undefined);
  const added = fact('TrademarkAdded', { jurisdiction: 'EU', classes: [9, 25], status: 'Ready for filing' });
  const atOffice = fact('TrademarkFiled', { status: 'Application filed', filingDate: '2026-02-27' });

  it('is none of a mark that somebody brought with it', () =>
    expect(
      courseOf(
        fact('TrademarkAdded', {
          jurisdiction: 'EU',
          status: 'Trademark registered',
          filingDate: '2020-01-01',
        }),
      ),
    ).toBeUndefined());

  it('keeps the days of the office, and when we heard of them', () =>
    expect(
      courseOf(
        added,
        atOffice,
        fact('TrademarkAmended', { filingDate: '2026-02-26' }, '2026-04-01T09:00:00Z'),
      ),
    ).toEqual(course({ classes: 2, filedOn: '2026-02-26', filedKnownOn: '2026-03-02' })));

  it('ends with a refusal, and goes on after a revival', () => {
    const abandoned = fact('TrademarkAbandoned', { status: 'Abandoned' });
    expect(courseOf(added, atOffice, abandoned)).toMatchObject({ endedOn: '2026-03-02' });
    expect(
      courseOf(added, atOffice, abandoned, fact('TrademarkRevived', { status: 'Application filed' })),
    ).toMatchObject({ endedOn: null });
    expect(
      courseOf(added, atOffice, fact('OppositionUpheld', { status: 'Refused', decidedOn: '2026-02-28' })),
    ).toMatchObject({ endedOn: '2026-02-28', endedKnownOn: '2026-03-02' });
  });
});

/** Filed on the tenth of each month from January 2022 on, two a month; registered after as many days as said. */
const history = (months: number, days: (month: number) => number): MarkCourse[] =>
  many(2 * months, (place) => {
    const month = Math.floor(place / 2);
    const filedOn = addMonths('2022-01-10', month);
    const registeredOn = addDays(filedOn, days(month) + 10 * (place % 2));
    return registeredOn > today
      ? filed(filedOn)
      : { ...filed(filedOn), registeredOn, registeredKnownOn: registeredOn };
  });

describe('what was said, looked back at', () => {
  it('was kept by an office that keeps its pace', () => {
    const test = backTest(
      history(50, () => 150),
      'FILED_TO_REGISTERED',
      today,
    );
    expect(test.judged).toBeGreaterThan(40);
    expect(test.within).toBe(test.judged);
    expect(isKept(test)).toBe(true);
  });

  it('was not kept by an office that became slow, and is not shown then', () => {
    const slower = history(40, (month) => (month < 24 ? 150 : 600));
    const test = backTest(slower, 'FILED_TO_REGISTERED', today);
    expect(test.judged).toBeGreaterThanOrEqual(10);
    expect(isKept(test)).toBe(false);
    const all = durationsAt('EU', slower, today);
    for (const { backTest: tested, isShown } of all) expect(isShown).toBe(isKept(tested));
    expect(all.some(({ isShown }) => !isShown)).toBe(true);
    expect(closestDurations(all, 1).filter(({ isShown }) => !isShown)).toEqual([]);
  });

  it('says nothing of fewer than ten', () => expect(isKept({ judged: 9, within: 0 })).toBe(true));
});
