import { describe, expect, it } from '@jest/globals';
import { belongs, dayAddress, dayFilter, groupFilters, groupOf, viewFilter } from './day-view.js';
import type { DayTask } from './my-day.graphql.js';

// A Tuesday, in the reader's own zone.
const now = new Date(2026, 10, 24, 10, 0);
const at = (day: number, hour: number, month = 10): string => new Date(2026, month, day, hour).toISOString();

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
