import type { PartnerCursor } from '../partner-event/partner-cursor.js';

/** A place in the numbered history, and when somebody was there. */
export interface SeenPlace extends PartnerCursor {
  readonly at: Date;
}

/** How far somebody has seen what happened, how far it was shown when they were last here, and where the list began that they saw last. */
export interface Visit {
  readonly seen: SeenPlace;
  readonly shown: SeenPlace;
  readonly before: SeenPlace | null;
}

/** After so much silence the next request is a visit of its own. @source docs/adr/0139 */
const QUIET_MS = 30 * 60_000;

const isOneHistory = (one: PartnerCursor, other: PartnerCursor): boolean => one.epoch === other.epoch;

/** A request comes at `here`, the end of the history: what was shown when they were last here counts as seen once another visit begins, not before. At the first visit all of it does. */
export function visitedAt(visit: Visit | null, here: SeenPlace): Visit {
  if (visit === null) return { seen: here, shown: here, before: null };
  const isNew = here.at.getTime() - visit.shown.at.getTime() > QUIET_MS;
  return { ...(isNew ? seenUpTo(visit, visit.shown) : visit), shown: here };
}

/** They have read the list up to `place`. A place that was seen already takes nothing back. */
export function seenUpTo(visit: Visit, { epoch, position }: PartnerCursor): Visit {
  const { seen, shown } = visit;
  if (isOneHistory(seen, { epoch, position }) && position <= seen.position) return visit;
  // By date it begins where it surely was seen: another window may have shown more since.
  const at = isOneHistory(shown, { epoch, position }) && position === shown.position ? shown.at : seen.at;
  return { ...visit, seen: { epoch, position, at }, before: seen };
}
