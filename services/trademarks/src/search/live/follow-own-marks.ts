import type { DataSource } from 'typeorm';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import { OWN_KEYS_FROM } from '../index/register-mark.js';
import type { MarkChange } from '../worker/messages.js';
import { allOwnMarks, changedOwnMarks, lastPosition, logEpoch, type OwnMarkChange } from './own-marks-log.js';
import { repeatedly, type Repeated } from './repeatedly.js';

export interface OwnMarksFollower extends Repeated {
  /** Resolves once all marks were handed over that were there at the start. */
  readonly caughtUp: Promise<void>;
}

export interface FollowOptions {
  readonly db: Pick<DataSource, 'query'>;
  readonly change: (changes: readonly MarkChange[]) => void;
  readonly everyMs: number;
  readonly log: Log;
  /** What is known before the database is asked. @defaultValue nothing */
  readonly known?: KnownOwnMarks | undefined;
}

/** Marks in our care up to a place in the log of events. */
export interface KnownOwnMarks {
  readonly epoch: number;
  readonly position: bigint;
  readonly marks: () => AsyncIterable<readonly OwnMarkChange[]>;
}

/** Hands over the marks in our care: all at the start, then each one that the log of events speaks of. Every process follows for itself, for
 *  each has an index of its own. */
export function followOwnMarks({ db, change, everyMs, log, known }: FollowOptions): OwnMarksFollower {
  const keys = new Map<string, number>();
  const handOver = (changes: readonly OwnMarkChange[]): void =>
    change(
      changes.map(({ id, mark }) => {
        const key = keys.get(id) ?? OWN_KEYS_FROM + keys.size;
        keys.set(id, key);
        return { key, mark };
      }),
    );
  let position: bigint | undefined;
  let reportCaughtUp = (): void => undefined;
  const caughtUp = new Promise<void>((resolve) => {
    reportCaughtUp = resolve;
  });
  let once = known;
  /** What is known is taken once, and never of a database that was put back to an earlier moment. */
  const start = async (): Promise<KnownOwnMarks> => {
    const epoch = await logEpoch(db);
    const last = await lastPosition(db);
    const begin = once?.epoch === epoch && once.position <= last ? once : undefined;
    once = undefined;
    return begin ?? { epoch, position: last, marks: () => allOwnMarks(db) };
  };
  const round = async (): Promise<void> => {
    if (position === undefined) {
      const begin = await start();
      for await (const marks of begin.marks()) handOver(marks);
      position = begin.position;
    }
    const changed = await changedOwnMarks(db, position);
    if (changed.changes.length > 0) handOver(changed.changes);
    position = changed.position;
    reportCaughtUp();
  };
  return {
    caughtUp,
    ...repeatedly(everyMs, round, (error) => log.warn({ err: error }, 'own marks could not be followed')),
  };
}
