import type { ObjectStore } from '@cotta/kit/runtime/objects/object-store.js';
import { openSnapshot, type OpenedSnapshot } from './unpack-snapshot.js';
import { UnreadableSnapshot } from './snapshot-header.js';

const FOLDER = 'search-snapshots/';
/** A release that lays out otherwise finds one of its own among them while both run. */
const KEPT = 3;

/** In the order of time. */
export const snapshotKey = (writtenAt: Date): string =>
  `${FOLDER}${writtenAt.toISOString().replaceAll(/[:.]/g, '-')}`;

/** The newest first. */
async function snapshotKeys(store: ObjectStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(FOLDER)) keys.push(key);
  return keys.toSorted().toReversed();
}

export interface FoundSnapshot extends OpenedSnapshot {
  readonly key: string;
}

/** The newest snapshot that this release can read. `refused`: keys that are passed over; `passOver` hears why another one is.
 *  @throws VendorError where the store does not answer */
export async function newestSnapshot(
  store: ObjectStore,
  refused: ReadonlySet<string>,
  passOver: (key: string, why: UnreadableSnapshot) => void,
): Promise<FoundSnapshot | undefined> {
  for (const key of await snapshotKeys(store)) {
    if (refused.has(key)) continue;
    const stream = await store.get(key);
    if (stream === undefined) continue;
    try {
      return { key, ...(await openSnapshot(stream)) };
    } catch (error) {
      if (!(error instanceof UnreadableSnapshot)) throw error;
      passOver(key, error);
    }
  }
  return undefined;
}

/** Removes all but the newest three. @returns how many went */
export async function removeOldSnapshots(store: ObjectStore): Promise<number> {
  const old = (await snapshotKeys(store)).slice(KEPT);
  for (const key of old) await store.remove(key);
  return old.length;
}
