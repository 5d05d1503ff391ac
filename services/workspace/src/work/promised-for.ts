import { afterWorkingHours, endOfWorkingDay, type FirmHours } from '@cotta/reference/working-time.js';
import { factsOf, type Work } from './works.js';

/** By when work that came in at `at` is promised; undefined when nothing is by itself. Instants. `firm`: the hours that held then. */
export function promisedFor(work: Work, at: Date, firm: FirmHours): Date | undefined {
  const { promised } = factsOf(work);
  if (promised === undefined) return undefined;
  return 'hours' in promised
    ? afterWorkingHours(at, promised.hours, firm)
    : endOfWorkingDay(at, promised.days, firm);
}
