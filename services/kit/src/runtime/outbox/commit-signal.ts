import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { byItself } from '../database/by-itself.js';
import { execute } from '../../model/rows/sql.js';
import type { Log } from '../process/log.js';

/** On which the processes of one service signal each other that something was committed. Channels of Postgres are per database, so one name serves all services. */
export const committedChannel = 'cotta_committed';

/** Between two signals of one process; whoever hears one looks for all that is there. */
const LEAST_MS = 20;

/** Never in the transaction that it is about: a signal in it makes commits of the whole server queue up. It carries nothing, so it need not be flushed to disk. */
const SIGNAL = `select set_config('synchronous_commit', 'off', true), pg_notify('${committedChannel}', '')`;

/** Signals that something was committed to every process of the service that relays or reacts. Returns at once; a signal that is lost costs time and nothing else:
 *  they look by themselves every few seconds. */
export function commitSignal(db: DataSource, log: Log): () => void {
  let busy = false;
  let again = false;
  const give = async (): Promise<void> => {
    busy = true;
    do {
      again = false;
      await byItself(db, (connection) => execute(connection, SIGNAL)).catch((error: unknown) =>
        log.debug({ err: error }, 'a commit was not signalled'),
      );
      await pause(LEAST_MS, undefined, { ref: false });
    } while (again);
    busy = false;
  };
  return () => {
    again = true;
    if (!busy) void give();
  };
}
