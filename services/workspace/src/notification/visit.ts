/** How far somebody has seen the news, and when they were last here. */
export interface Visit {
  readonly seenThrough: Date;
  readonly lastAt: Date;
}

/** After so much silence the next request is a visit of its own. @source docs/adr/0038 */
const QUIET_MS = 30 * 60_000;

/** The position as a request comes at `now`: what was there when they were last here counts as seen once another visit begins, not before. At the first visit all of it does. */
export function visitedAt(before: Visit | null, now: Date): Visit {
  if (before === null) return { seenThrough: now, lastAt: now };
  const isNew = now.getTime() - before.lastAt.getTime() > QUIET_MS;
  const seenThrough = isNew && before.lastAt > before.seenThrough ? before.lastAt : before.seenThrough;
  return { seenThrough, lastAt: now };
}
