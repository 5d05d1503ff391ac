import { dayOf, dayIn } from '../../kit/dates/day.js';
import zones from './office-zones.json' with { type: 'json' };

const ZONES: Readonly<Record<string, string>> = zones;

/** The calendar day at an office, by whose midnight its last days end; the reader's own where no office is named or its zone is not known. */
export function officeToday(office: string | null | undefined, now = new Date()): string {
  const zone = office == null ? undefined : ZONES[office];
  return zone === undefined ? dayOf(now) : dayIn(zone, now);
}
