import { TURNING_POINTS } from '../../../domain/deadline/deadline-state.js';
import { addDays } from '../../../kit/dates/day.js';

/** No office puts a right back later than a year after its end. */
const REMEDY_DAYS = 366;

/** Of the graph: what is not over at its office, and what was missed as long as something may still be done. Rights that were not used are over,
 *  and so is the day on which a mark became open to attack: since then that is how the mark stands. `now`: an instant in ISO 8601. */
export function countingDeadlines(now: string): Record<string, unknown> {
  const today = now.slice(0, 10);
  const missedSince = `${addDays(today, -REMEDY_DAYS)}T00:00:00.000Z`;
  return {
    or: [
      { endsAt: { isNull: true }, or: [{ kind: { neq: 'NON_USE' } }, { nominalDate: { gte: today } }] },
      { endsAt: { gt: now } },
      { endsAs: { eq: 'LAPSED' }, actor: { eq: 'OWNER' }, endsAt: { gt: missedSince } },
    ],
  };
}

const MOMENT_MS = 300_000;

/** The beginning of the five minutes we are in: a question with it is the same whether it was asked before the page or by it. */
export const aMomentAgo = (now: Date): string =>
  new Date(Math.floor(now.getTime() / MOMENT_MS) * MOMENT_MS).toISOString();

/** Of these the owner's own: what somebody has to do, no day on which something merely becomes true. */
export function ownersDates(now: string): Record<string, unknown> {
  return { and: [countingDeadlines(now), { actor: { eq: 'OWNER' }, kind: { notIn: TURNING_POINTS } }] };
}
