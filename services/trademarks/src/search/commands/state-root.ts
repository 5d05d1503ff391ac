import { fileURLToPath } from 'node:url';
import { StateFolder } from '../register/state-folder.js';

/** Folder of imported registers: the given one, else that of this checkout, ignored by git. */
export function registerRoot(given: string | undefined): string {
  return given === undefined || given === ''
    ? fileURLToPath(new URL('../../../../../.state/register', import.meta.url))
    : given;
}

/** The folder that `REGISTER_STATE` names. */
export function registerFolder(env: NodeJS.ProcessEnv): StateFolder {
  return new StateFolder(registerRoot(env.REGISTER_STATE));
}
