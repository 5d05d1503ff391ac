import { Fault } from '@cotta/kit/model/words/fault.js';
import {
  objectStoreSettings,
  type ObjectStoreSettings,
} from '@cotta/kit/runtime/objects/object-store-settings.js';

/** Settings of the object store where snapshots lie: all of them, or none where there is no store. */
export const snapshotSettings = objectStoreSettings.partial();

/** Undefined where there is no store. @throws Fault in one sentence that names what lacks */
export function storeOf(
  given: Partial<Readonly<Record<keyof ObjectStoreSettings, string | undefined>>>,
): ObjectStoreSettings | undefined {
  const names = Object.keys(objectStoreSettings.shape) as (keyof ObjectStoreSettings)[];
  const missing = names.filter((name) => (given[name] ?? '') === '');
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new Fault(`${missing.join(', ')}: give all settings of the object store, or none`);
  return given as ObjectStoreSettings;
}
