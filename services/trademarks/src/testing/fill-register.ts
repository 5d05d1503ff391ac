import { systemClock } from '@cotta/kit/model/time/clock.js';
import { importSample } from '../search/register/sample.js';
import { StateFolder } from '../search/register/state-folder.js';
import { seedWeights } from '../search/text/word-weights.js';

/** Brings the labelled sample of registers into the folder at a path, as the import does. */
export function fillRegister(folder: string): Promise<void> {
  return importSample({ folder: new StateFolder(folder), clock: systemClock, weigh: seedWeights() });
}
