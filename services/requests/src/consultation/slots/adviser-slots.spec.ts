import { describe, expect, it } from '@jest/globals';
import { usualFirmHours } from '@cotta/reference/working-time.js';
import { bookable, slotsOf, speakers, type Adviser } from './adviser-slots.js';

const adviser = (more: Partial<Adviser> = {}): Adviser => ({
  userId: 'a',
  languages: ['en'],
  talkHours: null,
  zone: 'Europe/Bratislava',
  absences: [],
  taken: new Set(),
  ...more,
});
// A Tuesday.
const day = { from: new Date('2026-03-03T00:00:00Z'), until: new Date('2026-03-04T00:00:00Z') };
const clocks = (one: Adviser, span = day): string[] =>
  slotsOf(one, span, usualFirmHours).map((at) => new Date(at).toISOString().slice(11, 16));

describe('when a talk can begin', () => {
  it('is each half hour of the firm, and the last one ends with it', () => {
    const all = clocks(adviser());
    expect(all).toHaveLength(18);
    expect([all[0], all.at(-1)]).toEqual(['08:00', '16:30']);
  });

  it('is within the hours of advice, by the clock of who advises', () => {
    const hours = [
      { weekday: 2, from: '10:15', to: '11:45' },
      { weekday: 3, from: '09:00', to: '10:00' },
    ];
    expect(clocks(adviser({ talkHours: hours }))).toEqual(['09:30', '10:00']);
    expect(clocks(adviser({ talkHours: hours, zone: 'Europe/London' }))).toEqual(['10:30', '11:00']);
  });

  it('is not while somebody is away, nor when a talk would run into it', () => {
    const away = { from: new Date('2026-03-03T08:45:00Z'), until: new Date('2026-03-03T16:00:00Z') };
    expect(clocks(adviser({ absences: [away] }))).toEqual(['08:00', '16:00', '16:30']);
  });

  it('is not where a talk is already, and not on days on which the firm is closed', () => {
    expect(clocks(adviser({ taken: new Set([Date.parse('2026-03-03T08:00:00Z')]) }))[0]).toBe('08:30');
    const weekend = { from: new Date('2026-03-07T00:00:00Z'), until: new Date('2026-03-09T00:00:00Z') };
    expect(clocks(adviser(), weekend)).toEqual([]);
    // Christmas Day.
    const holiday = { from: new Date('2026-12-25T00:00:00Z'), until: new Date('2026-12-26T00:00:00Z') };
    expect(clocks(adviser(), holiday)).toEqual([]);
  });

  it('keeps to the clock over the change of time', () => {
    const sunday = { from: new Date('2026-03-27T00:00:00Z'), until: new Date('2026-03-31T00:00:00Z') };
    const all = slotsOf(adviser(), sunday, usualFirmHours).map((at) => new Date(at).toISOString());
    expect([all[0], all.at(-1)]).toEqual(['2026-03-27T08:00:00.000Z', '2026-03-30T15:30:00.000Z']);
  });
});

it('a talk is booked from three working hours to thirty days ahead', () => {
  // Friday, 17:00 in Bratislava: one hour is left, two come on Monday.
  expect(bookable(new Date('2026-03-06T16:00:00Z'), usualFirmHours)).toEqual({
    from: new Date('2026-03-09T10:00:00Z'),
    until: new Date('2026-04-05T16:00:00Z'),
  });
});

it('who speaks the language advises; where nobody does, anybody', () => {
  const [en, cs] = [adviser(), adviser({ userId: 'b', languages: ['cs', 'en'] })];
  expect(speakers([en, cs], 'cs')).toEqual({ advisers: [cs], spoken: true });
  expect(speakers([en, cs], 'es')).toEqual({ advisers: [en, cs], spoken: false });
});
