import type { Viewer } from '../words/viewer.js';
import type { CommandContext } from './decider.js';

interface Owned {
  readonly userId?: string | null | undefined;
}

/** Whose a new row is: customers write for themselves, whatever they say; staff name the customer. For a record's `fill`. */
export function ownerOf({ userId }: Owned, { viewer }: CommandContext): { userId: string | null } {
  return { userId: (viewer.role === 'customer' ? viewer.userId : userId) ?? null };
}

/** For a record's `mayTouch`: rows of nobody are nobody's. */
export function isOwner({ userId }: Owned, viewer: Viewer): boolean {
  return userId !== undefined && userId !== null && userId === viewer.userId;
}
