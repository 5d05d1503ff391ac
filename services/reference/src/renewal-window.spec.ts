import { describe, expect, it } from '@jest/globals';
import { dayToKeep, renewalStage, renewalWindow } from './renewal-window.js';

describe('the window of a renewal', () => {
  it('opens as the office says, is ordered three months before, and ends on the day the protection ends, by law on the next open one', () => {
    // 14 March 2027 is a Sunday, 14 September 2027 a Tuesday.
    expect(renewalWindow('EU', '2027-03-14')).toEqual({
      orderFrom: '2026-06-14',
      opensOn: '2026-09-14',
      lastDay: '2027-03-14',
      lastDayByLaw: '2027-03-15',
      graceEnds: '2027-09-14',
      graceEndsByLaw: '2027-09-14',
      poaWeeks: null,
    });
  });

  it('says where no window is known, where nothing is late, and where a power of attorney takes its time', () => {
    expect(renewalWindow('TZ', '2027-06-15')).toMatchObject({ orderFrom: '2026-06-15', opensOn: null });
    expect(renewalWindow('TZ', '2027-06-15').graceEnds).toBeNull();
    expect(renewalWindow('AR', '2027-06-15').poaWeeks).toBe(10);
  });

  it.each([
    ['2026-06-13', 'too early'],
    ['2026-06-14', 'ahead'],
    ['2026-09-14', 'open'],
    ['2027-03-15', 'open'],
    ['2027-03-16', 'in grace'],
    ['2027-09-14', 'in grace'],
    ['2027-09-15', 'over'],
  ])('is on %s %s', (today, stage) =>
    expect(renewalStage(renewalWindow('EU', '2027-03-14'), today)).toBe(stage),
  );

  it.each([
    ['2026-09-14', '2027-03-14'],
    ['2027-03-14', '2027-03-14'],
    ['2027-03-15', '2027-03-15'],
    ['2027-03-16', '2027-09-14'],
  ])('is to be used on %s until %s', (today, day) =>
    expect(dayToKeep(renewalWindow('EU', '2027-03-14'), today)).toBe(day),
  );

  it('falls on 28 February in a common year', () =>
    expect(renewalWindow('US', '2028-02-29')).toMatchObject({
      opensOn: '2027-02-28',
      graceEnds: '2028-08-29',
    }));
});
