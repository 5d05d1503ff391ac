import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { ObjectStore } from '@cotta/kit/runtime/objects/object-store.js';
import type { DataSource } from 'typeorm';
import { allOwnMarks, lastPosition, logEpoch } from '../live/own-marks-log.js';
import type { StateFolder } from '../register/state-folder.js';
import { newestSnapshot, removeOldSnapshots, snapshotKey } from './kept-snapshots.js';
import { writeOwnMarks } from './own-marks-file.js';
import { packSnapshot } from './pack-snapshot.js';
import type { SnapshotHeader } from './snapshot-header.js';

/** Own marks that changed since are read one by one by whoever begins with it: a day of them takes no time. */
const FRESH_MS = 86_400_000;

export interface WritingParts {
  readonly db: Pick<DataSource, 'query'>;
  readonly folder: StateFolder;
  readonly store: ObjectStore;
  readonly clock: Clock;
}

export type WrittenSnapshot =
  | { readonly outcome: 'nothing imported' | 'there already' }
  | {
      readonly outcome: 'written';
      readonly key: string;
      readonly bytes: number;
      readonly sha256: string;
      readonly removed: number;
    };

/** Brings what is searched into the object store: registers as they were imported last, with their index, and marks in our care. Nothing is written while the newest
 *  snapshot holds the same import and is less than a day old. @throws VendorError where the store does not do what it is asked */
export async function writeSnapshot({ db, folder, store, clock }: WritingParts): Promise<WrittenSnapshot> {
  const generation = await folder.current();
  if (generation === 0) return { outcome: 'nothing imported' };
  const now = clock.now();
  const newest = await headerOfNewest(store);
  if (newest?.generation === generation && now.getTime() - Date.parse(newest.writtenAt) < FRESH_MS)
    return { outcome: 'there already' };
  // First: what changes while they are read comes again from the log.
  const epoch = await logEpoch(db);
  const position = await lastPosition(db);
  const ownMarks = await writeOwnMarks(allOwnMarks(db));
  const snapshot = {
    folder: folder.generation(generation),
    generation,
    ownMarks,
    epoch,
    position,
    writtenAt: now,
  };
  const key = snapshotKey(now);
  const put = await store.put(key, await packSnapshot(snapshot));
  return { outcome: 'written', key, ...put, removed: await removeOldSnapshots(store) };
}

async function headerOfNewest(store: ObjectStore): Promise<SnapshotHeader | undefined> {
  const found = await newestSnapshot(store, new Set(), () => undefined);
  found?.close();
  return found?.header;
}
