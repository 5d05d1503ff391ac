import type { DataSource } from 'typeorm';
import { pruneCommandLog } from '../../runtime/commands/command-log.js';
import { pruneInbox } from '../../runtime/inbox/prune-inbox.js';
import type { Log } from '../../runtime/process/log.js';
import { dropOldParts } from '../../runtime/personal-data/data-copy-part.js';
import type { Clock } from '../../model/time/clock.js';

const EVERY_MS = 3_600_000;

/** What the chores work on. */
export interface House {
  readonly db: DataSource;
  readonly clock: Clock;
  readonly log: Log;
}

/** The hourly round, while it runs. */
export interface Housekeeping {
  /** Settles once nothing of it uses the database any more. */
  stop(): Promise<void>;
}

/** What every service forgets in time. Several processes may do it at once. */
const chores: Readonly<Record<string, (house: House) => Promise<unknown>>> = {
  'outcomes of old commands': ({ db, clock }) => pruneCommandLog(db, clock),
  'events handled long ago': ({ db, clock }) => pruneInbox(db, clock),
  'old copies of data': ({ db, clock }) => dropOldParts(db.manager, clock.now()),
};

/** Takes away, at once and then hourly, what no promise needs any longer. One that fails is tried again an hour later. */
export function startHousekeeping(house: House): Housekeeping {
  let round = keepHouse(house);
  const timer = setInterval(() => {
    round = round.then(() => keepHouse(house));
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}

/** One round of everything. */
export async function keepHouse(house: House): Promise<void> {
  for (const [what, chore] of Object.entries(chores))
    await chore(house).catch((error: unknown) =>
      house.log.warn({ err: error, what }, 'what is over could not be taken away'),
    );
}
