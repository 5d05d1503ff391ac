import type { Viewer } from '../words/viewer.js';
import type { Refusal } from '../words/refusal.js';
import { no } from './refusals.js';

/** Minutes for which a sign-in counts as fresh. */
export const FRESH_MINUTES = 10;

/** A clock of the door may be a little ahead of the service's. */
const AHEAD_SECONDS = 60;

/** Did this person prove within the last ten minutes who they are? The services' own work needs no proof. */
export function isFresh({ role, authTime }: Viewer, now: Date): boolean {
  if (role === 'system') return true;
  if (authTime === undefined) return false;
  const age = now.getTime() / 1000 - authTime;
  return age <= FRESH_MINUTES * 60 && age >= -AHEAD_SECONDS;
}

/** STEP_UP_NEEDED for a command that wants a fresh sign-in and a viewer who has none. Nothing is decided or remembered: the same
 *  press with the same key goes through afterwards. */
export function stepUpProblem(
  { command, viewer }: { readonly command: { readonly stepUp?: true }; readonly viewer: Viewer },
  now: Date,
): Refusal | undefined {
  return command.stepUp !== true || isFresh(viewer, now) ? undefined : stepUpNeeded();
}

/** STEP_UP_NEEDED, with the minutes for which a sign-in is fresh. */
export function stepUpNeeded(): Refusal {
  return no('STEP_UP_NEEDED', { minutes: FRESH_MINUTES });
}
