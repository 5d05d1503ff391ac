import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { addDays } from '@cotta/reference/calendar-date.js';

/** One deadline as a calendar shows it. Dates `YYYY-MM-DD`. */
export interface CalendarDeadline {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: Date;
  readonly markName: string;
  readonly jurisdiction: string;
  readonly name: string;
  readonly safeDate: string;
  /** The last day, the same for every reader. */
  readonly lastDate: string;
  readonly reason: string;
  readonly consequence: string;
  /** Something becomes true on that day; nobody acts by it. */
  readonly turningPoint: boolean;
}

const day = (date: string): DateArray => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];

/** RFC 5545 text: two all-day entries a deadline, by when we want to act and the last day; one for a turning point. Their ids stay, so that a moved date moves its entry. */
export function deadlineCalendar(deadlines: readonly CalendarDeadline[]): string {
  if (deadlines.length === 0) return EMPTY;
  const { error, value } = createEvents(deadlines.flatMap(entries), {
    calName: 'Cotta: trademark deadlines',
    productId: 'cotta/deadlines',
    method: 'PUBLISH',
  });
  if (error || !value) throw new Fault('the calendar cannot be written', { cause: error });
  return value;
}

function entries(deadline: CalendarDeadline): EventAttributes[] {
  const { safeDate, lastDate, markName, jurisdiction, name, turningPoint } = deadline;
  const title = `${markName} (${jurisdiction}): ${name}`;
  if (turningPoint)
    return [entry(deadline, { kind: 'last', date: lastDate, title: `${title} – from this day` })];
  const last = entry(deadline, { kind: 'last', date: lastDate, title: `${title} – last day` });
  return safeDate === lastDate
    ? [last]
    : [entry(deadline, { kind: 'safe', date: safeDate, title: `${title} – act by` }), last];
}

function entry(
  { id, version, updatedAt, reason, consequence }: CalendarDeadline,
  { kind, date, title }: { kind: string; date: string; title: string },
): EventAttributes {
  return {
    uid: `${id}-${kind}@deadlines.cotta`,
    sequence: version,
    title,
    description: `${reason} ${consequence}`,
    start: day(date),
    end: day(addDays(date, 1)),
    transp: 'TRANSPARENT',
    status: 'CONFIRMED',
    created: updatedAt.getTime(),
    lastModified: updatedAt.getTime(),
  };
}

const EMPTY = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'CALSCALE:GREGORIAN',
  'PRODID:cotta/deadlines',
  'METHOD:PUBLISH',
  'X-WR-CALNAME:Cotta: trademark deadlines',
  'END:VCALENDAR',
  '',
].join('\r\n');
