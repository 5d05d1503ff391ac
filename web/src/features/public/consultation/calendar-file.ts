/** A talk as a calendar keeps it. */
export interface TalkEntry {
  readonly id: string;
  readonly at: string;
  readonly sequence: number;
  readonly title: string;
  readonly place: string;
  readonly address: string;
}

const TALK_MS = 30 * 60_000;
const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const escaped = (words: string): string => words.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** The same entry as the letter carries, for whoever wants it at once: a calendar that has both keeps one. */
export function calendarFile({ id, at, sequence, title, place, address }: TalkEntry, now: Date): string {
  const start = new Date(at);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cotta//Consultations//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@consultations.cotta`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + TALK_MS))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
