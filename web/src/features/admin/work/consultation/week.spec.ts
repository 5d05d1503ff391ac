import { describe, expect, it } from '@jest/globals';
import { lawyer } from '../../../../../testing/stub-facts.js';
import { rowId } from '../../../../../testing/stub-records.js';
import { weekFrom } from '../../../../../testing/stub-consultation.js';
import type { ConsultationWeekResult } from './consultation.graphql.js';
import { clocksOf, daysOf, firstPlace, initialsOf, mondayOf, slotAtPlace, weekdayFrom } from './week.js';

const MONDAY = '2099-11-23';
const week = weekFrom(MONDAY) as ConsultationWeekResult;
const looked = { adviserId: lawyer.id, talkId: 'another', now: new Date('2099-11-24T08:30:00Z') };
const days = daysOf(week, looked);
const at = (day: number, clock: string) => days[day]?.slots.find((slot) => slot.clock === clock);

describe('the week of whoever advises', () => {
  it.each([
    ['2099-11-23', '2099-11-23'],
    ['2099-11-29', '2099-11-23'],
    ['2099-11-30', '2099-11-30'],
    ['2100-01-01', '2099-12-28'],
  ])('of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it('has half hours of the firm’s day in the zone of the firm, and none where it is closed', () => {
    expect(clocksOf(days)).toHaveLength(18);
    expect(clocksOf(days).slice(0, 3)).toEqual(['09:00', '09:30', '10:00']);
    expect(days.map(({ slots }) => slots.length)).toEqual([18, 18, 18, 18, 0]);
  });

  it('says what stands in the way: what has passed, another talk of hers, her absence', () => {
    expect(at(0, '17:30')).toMatchObject({ state: 'past' });
    expect(at(1, '09:30')).toMatchObject({ state: 'past' });
    expect(at(1, '10:00')).toMatchObject({ state: 'taken', who: 'D. D.' });
    expect(at(2, '10:00')).toMatchObject({ state: 'taken', who: 'R. R.' });
    expect(at(2, '10:30')).toMatchObject({ state: 'free', others: [] });
    expect(at(3, '10:00')).toMatchObject({ state: 'away', until: '2099-11-27T00:00:00.000Z' });
  });

  it('leaves a slot free that only a colleague has, and shows it beside', () => {
    const hers = daysOf(week, { ...looked, adviserId: rowId('user', 4) })[1]?.slots;
    expect(hers?.find(({ clock }) => clock === '10:00')).toMatchObject({
      state: 'free',
      others: [
        { adviserId: lawyer.id, who: 'D. D.' },
        { adviserId: rowId('user', 2), who: 'O. O.' },
      ],
    });
  });

  it('knows the talk itself, whoever else has the hour', () => {
    const own = daysOf(week, { ...looked, talkId: rowId('consultation', 1) });
    expect(own[1]?.slots.find(({ clock }) => clock === '10:00')).toMatchObject({ state: 'own' });
    expect(firstPlace(own, MONDAY)).toEqual({ date: '2099-11-24', clock: '10:00' });
  });

  it('begins at the first free slot', () => {
    expect(firstPlace(days, '2099-11-24')).toEqual({ date: '2099-11-24', clock: '10:30' });
    expect(firstPlace([], '2099-11-24')).toEqual({ date: '2099-11-24', clock: '' });
  });

  it('stands on the nearest day with slots', () => {
    expect(slotAtPlace(days, { date: '2099-11-27', clock: '10:00' })).toMatchObject({
      date: '2099-11-26',
      clock: '10:00',
    });
    expect(slotAtPlace(days, { date: '2099-11-24', clock: '23:00' })?.clock).toBe('17:30');
    expect(slotAtPlace([], { date: MONDAY, clock: '10:00' })).toBeUndefined();
  });

  it.each([
    ['2099-11-24', 1, '2099-11-25'],
    ['2099-11-27', 1, '2099-11-30'],
    ['2099-11-23', -1, '2099-11-20'],
  ] as const)('from %s by %i leads to %s', (from, step, to) => {
    expect(weekdayFrom(from, step)).toBe(to);
  });

  it.each([
    ['Rita Rosa', 'R. R.'],
    ['Šárka', 'Š.'],
    ['rita@client.test', 'R. C.'],
    ['', ''],
  ])('calls %s %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
