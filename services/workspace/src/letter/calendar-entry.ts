/** One entry that a mail program offers to keep. */
export interface CalendarEntry {
  /** The same for every change of one meeting. */
  readonly uid: string;
  /** Higher with each change. */
  readonly sequence: number;
  readonly method: 'REQUEST' | 'CANCEL';
  readonly start: Date;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

/** Who invites whom, by their addresses. */
export interface Parties {
  readonly organizer: string;
  readonly attendee: string;
}

const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const escaped = (words: string): string => words.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** An invitation or its end as RFC 5546 has it; instants stand in UTC, so each program shows them in the zone of its reader. `now`: when it is written. */
export function calendarFile(entry: CalendarEntry, { organizer, attendee }: Parties, now: Date): string {
  const { uid, sequence, method, start, minutes, summary, description, location } = entry;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cotta//Consultations//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    `ORGANIZER:mailto:${organizer}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${attendee}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const LONGEST_LINE = 74;

/** Lines of at most 75 bytes, the rest after a space; no character is cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > LONGEST_LINE) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}
