import { describe, expect, it } from '@jest/globals';
import { calendarFile, type CalendarEntry } from './calendar-entry.js';

const entry: CalendarEntry = {
  uid: 'talk@consultations.cotta',
  sequence: 2,
  method: 'REQUEST',
  start: new Date('2026-11-26T13:00:00Z'),
  minutes: 30,
  summary: 'Talk; with a lawyer, free',
  description: 'First\nsecond',
  location: `Zavoláme vám na +421 905 ${'ž'.repeat(60)}`,
};
const parties = { organizer: 'office@cotta.test', attendee: 'jana@client.test' };
const written = (more: Partial<CalendarEntry> = {}): string =>
  calendarFile({ ...entry, ...more }, parties, new Date('2026-11-20T10:00:00Z'));

describe('an entry for a calendar', () => {
  it('says when in UTC, who invites whom, and which change it is', () => {
    const whole = written().replaceAll('\r\n ', '');
    for (const line of [
      'METHOD:REQUEST',
      'UID:talk@consultations.cotta',
      'SEQUENCE:2',
      'DTSTAMP:20261120T100000Z',
      'DTSTART:20261126T130000Z',
      'DTEND:20261126T133000Z',
      'SUMMARY:Talk\\; with a lawyer\\, free',
      'DESCRIPTION:First\\nsecond',
      'ORGANIZER:mailto:office@cotta.test',
      'STATUS:CONFIRMED',
    ])
      expect(whole.split('\r\n')).toContain(line);
    expect(whole).toContain(entry.location);
  });

  it('takes itself back', () => {
    expect(written({ method: 'CANCEL' })).toContain('METHOD:CANCEL\r\n');
    expect(written({ method: 'CANCEL' })).toContain('STATUS:CANCELLED\r\n');
  });

  it('has no line that is too long, and cuts no character', () => {
    const lines = written().split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(written()).not.toContain('\ufffd');
  });
});
