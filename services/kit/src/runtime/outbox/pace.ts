const LEAST_MS = 50;
const MOST_MS = 150;
const MS_EACH = 20;

/** How long to wait before the next look at what was committed, after one that found so many events: the busier a service, the more events share the cost of a look.
 *  Whoever looks after a quiet time does not wait at all. */
export function paceMs(found: number): number {
  return Math.min(MOST_MS, Math.max(LEAST_MS, MS_EACH * found));
}
