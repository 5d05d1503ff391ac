import { afterEach, describe, expect, it } from '@jest/globals';
import { readIn } from '../../../kit/dates/reader-zone.js';
import { belongs, dayAddress, dayFilter, groupFilters, groupOf, viewFilter } from './day-view.js';
import type { DayTask } from './my-day.graphql.js';

// A Tuesday, in the reader's own zone.
const now = new Date(2026, 10, 24, 10, 0);
const at = (day: number, hour: number, month = 10): string => new Date(2026, month, day, hour).toISOString();

afterEach(() => readIn(undefined));

describe('the address of My day', () => {
  it.each([
    ['', { view: 'mine', page: 1, kind: '', office: '', client: '' }],
    ['view=unassigned&page=3&office=EU', { view: 'unassigned', page: 3, kind: '', office: 'EU', client: '' }],
    ['view=unicorns&page=-2', { view: 'mine', page: 1, kind: '', office: '', client: '' }],
  ])('“%s” says what is shown', (query, address) =>
    expect(dayAddress(new URLSearchParams(query))).toEqual(address),
  );

  it('narrows its list by kind, office and client', () => {
    expect(
      dayFilter({ view: 'team', page: 1, kind: 'FILING', office: 'EU', client: 'c1' }, 'me', now),
    ).toEqual({
      status: { eq: 'OPEN' },
      kind: { eq: 'FILING' },
      jurisdictions: { has: 'EU' },
      clientId: { eq: 'c1' },
    });
  });

  it('counts as done today what was done since midnight of the reader', () =>
    expect(viewFilter('done', 'me', now).completedAt).toEqual({ gte: new Date(2026, 10, 24).toISOString() }));
});

describe('the part of the day a promise falls into', () => {
  it.each([
    [at(24, 9), 'late'],
    [at(24, 10), 'today'],
    [at(24, 23), 'today'],
    [at(25, 0), 'week'],
    [at(29, 23), 'week'],
    [at(30, 0), 'later'],
    [null, 'later'],
  ] as const)('%s: %s', (dueAt, group) => expect(groupOf({ dueAt }, now)).toBe(group));

  it('has nothing left of the week on a Sunday evening', () => {
    const sunday = new Date(2026, 10, 29, 18, 0);
    expect(groupOf({ dueAt: at(29, 20) }, sunday)).toBe('today');
    expect(groupOf({ dueAt: at(30, 1) }, sunday)).toBe('later');
  });

  it.each([
    // 18:00 on Sunday in Prague; noon in New York; half past ten at night in Kolkata.
    ['Europe/Prague', '2026-11-29T22:59:00Z', 'today', '2026-11-29T23:00:00Z', 'later'],
    ['America/New_York', '2026-11-30T04:59:00Z', 'today', '2026-11-30T05:00:00Z', 'later'],
    ['Asia/Kolkata', '2026-11-29T18:29:00Z', 'today', '2026-11-29T18:30:00Z', 'later'],
  ] as const)('ends with the reader’s own week: in %s', (zone, within, group, after, next) => {
    readIn(zone);
    const sunday = new Date('2026-11-29T17:00:00Z');
    expect(groupOf({ dueAt: within }, sunday)).toBe(group);
    expect(groupOf({ dueAt: after }, sunday)).toBe(next);
  });

  it('has a day of 25 hours where clocks go back', () => {
    readIn('Europe/Prague');
    const day = new Date('2026-10-25T06:00:00Z');
    expect(groupOf({ dueAt: '2026-10-25T22:59:00Z' }, day)).toBe('today');
    expect(groupOf({ dueAt: '2026-10-25T23:00:00Z' }, day)).toBe('later');
    expect(viewFilter('done', 'me', day).completedAt).toEqual({ gte: '2026-10-24T22:00:00.000Z' });
  });

  it('is asked for by the same moments', () => {
    const list = { status: { eq: 'OPEN' as const } };
    expect(groupFilters(list, now)).toEqual({
      late: { and: [list, { dueAt: { lt: now.toISOString() } }] },
      today: { and: [list, { dueAt: { gte: now.toISOString(), lt: at(25, 0) } }] },
      week: { and: [list, { dueAt: { gte: at(25, 0), lt: at(30, 0) } }] },
      later: { and: [list, { or: [{ dueAt: { gte: at(30, 0) } }, { dueAt: { isNull: true } }] }] },
    });
  });
});

describe('whether a task belongs to a list', () => {
  const task = (otherwise: Partial<DayTask>): DayTask =>
    ({ status: 'OPEN', assignedAdminId: null, snoozedUntil: null, ...otherwise }) as DayTask;
  it.each([
    ['mine', { assignedAdminId: 'me' }, true],
    ['mine', {}, false],
    ['mine', { assignedAdminId: 'me', snoozedUntil: at(25, 9) }, false],
    ['unassigned', {}, true],
    ['unassigned', { assignedAdminId: 'me' }, false],
    ['unassigned', { status: 'DONE' }, false],
    ['team', { assignedAdminId: 'marek', snoozedUntil: at(25, 9) }, true],
    ['snoozed', { snoozedUntil: at(25, 9) }, true],
    ['snoozed', { snoozedUntil: at(25, 9), assignedAdminId: 'marek' }, false],
    ['done', { status: 'DONE' }, true],
    ['done', {}, false],
  ] as const)('%s, %j: %s', (view, otherwise, expected) =>
    expect(belongs(task(otherwise), view, 'me')).toBe(expected),
  );
});
