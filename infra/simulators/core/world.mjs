import { Faults } from './faults.mjs';
import { SeededIds } from './seeded-ids.mjs';
import { VirtualClock } from './virtual-clock.mjs';

/**
 * What all vendors share: one clock, one source of ids, one switchboard of faults.
 * @typedef {object} World
 * @property {VirtualClock} clock
 * @property {SeededIds} ids
 * @property {Faults} faults
 * @property {{ payments?: string, bank?: string, partner?: string }} receivers addresses that are told of payments and transfers
 * @property {string} objectDir folder of what is put into the object store
 * @property {() => string} origin where this program is reached, without a slash at the end
 */

/**
 * @typedef {object} Vendor one outside system
 * @property {string} name also the prefix of its paths
 * @property {string} label for people
 * @property {import('./routes.mjs').Routes} routes its own interface
 * @property {import('./routes.mjs').Routes} control what the simulator lets people do behind its back, under `/__sim/<name>`
 * @property {(status: number, message: string) => import('./answers.mjs').Answer} error an error in the vendor's own shape
 * @property {() => void} reset
 */

/** @returns {{ clock: VirtualClock, ids: SeededIds, faults: Faults }} */
export function newWorld(seed = 'cotta') {
  return { clock: new VirtualClock(), ids: new SeededIds(seed), faults: new Faults() };
}
