import { handleWaiting, type DoorDeps } from '@cotta/kit/runtime/door-asks/door-asks.js';
import { sendOwnInvitation } from './invite.js';
import { sendReset } from './set-password.js';

/** What a process that ended had taken down and not handled: looked at when the next one starts. Never throws. */
export async function handleLeftBehind(deps: DoorDeps): Promise<void> {
  try {
    await handleWaiting(deps, 'reset', sendReset(deps));
    await handleWaiting(deps, 'sign-up', sendOwnInvitation(deps));
  } catch (error) {
    deps.runtime.log.warn({ err: error }, 'wishes at the door that were left behind could not be looked for');
  }
}
