import type { EntityManager } from 'typeorm';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { afterWorkingHours } from '@cotta/reference/working-time.js';
import { hoursBy } from '../staff/firm-hours/hours-in-force.js';
import { promisedFor } from '../work/promised-for.js';

/** Working hours to answer what comes after the first words. */
const LATER_HOURS = 4;

/** By when words of a client that came in at `at` are answered: the same for the task, the letter and the page. */
export async function answeredBy(tx: EntityManager, at: Date, words: 'first' | 'later'): Promise<Date> {
  const hours = (await hoursBy(tx))(at);
  if (words === 'later') return afterWorkingHours(at, LATER_HOURS, hours);
  const first = promisedFor('ticket', at, hours);
  if (first === undefined) throw new Fault('nothing is promised for a ticket');
  return first;
}
