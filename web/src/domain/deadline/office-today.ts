import { dayOf, dayIn } from '../../kit/dates/day.js';
import zones from './office-zones.json' with { type: 'json' };

const ZONES: Readonly<Record<string, string>> = zones;

/** The calendar day at an office, by whose midnight its last days end; the reader's own where no office is named or its zone is not known. */
export function officeToday(office: string | null | undefined, now = new Date()): string {
  const zone = office == null ? undefined : ZONES[office];
  return zone === undefined ? dayOf(now) : dayIn(zone, now);
}

/** Offices where it is another day than with the reader, by that day. */
export function officesOnOtherDays(now = new Date()): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, string[]>();
  for (const office of Object.keys(ZONES)) {
    const day = officeToday(office, now);
    if (day !== dayOf(now)) others.set(day, [...(others.get(day) ?? []), office]);
  }
  return others;
}
