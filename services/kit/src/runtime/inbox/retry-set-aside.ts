import type { DataSource } from 'typeorm';
import { queryRows } from '../../model/rows/sql.js';
import { byItself } from '../database/by-itself.js';
import type { CommandRuntime } from '../commands/handle-command.js';
import type { Handling } from './handling.js';
import { retryDeadLetters } from './retry-dead-letters.js';
import { retryParked } from './retry-parked.js';

/** Looks through what the consumers of a service set aside, round after round, and tries again what is due. One question a round for all of them, however many there are;
 *  a consumer whose tries take long holds up no other. */
export function retrySetAside(
  runtime: CommandRuntime,
  handlings: readonly Handling[],
  everyMs: number,
): { stop(): Promise<void> } {
  const trying = new Map<string, Promise<void>>();
  const begin = (handling: Handling): void => {
    const { name } = handling.consumer;
    const tried = tryAgain(handling)
      .catch((error: unknown) =>
        runtime.log.warn({ err: error, consumer: name }, 'what was set aside could not be looked through'),
      )
      .finally(() => trying.delete(name));
    trying.set(name, tried);
  };
  const rounds = repeatedly(everyMs, async () => {
    const due = await whoHasDue(runtime.db, runtime.clock.now()).catch((error: unknown) => {
      runtime.log.warn({ err: error }, 'what was set aside could not be looked for');
      return new Set<string>();
    });
    for (const handling of handlings)
      if (due.has(handling.consumer.name) && !trying.has(handling.consumer.name)) begin(handling);
  });
  return {
    stop: async () => {
      await rounds.stop();
      await Promise.all(trying.values());
    },
  };
}

/** A message that can be read by now may be what parked events wait for. */
async function tryAgain(handling: Handling): Promise<void> {
  await retryDeadLetters(handling);
  await retryParked(handling);
}

/** Names of consumers with anything to try. A parked event may be behind one that is not due: whoever tries finds out. */
async function whoHasDue(db: DataSource, now: Date): Promise<ReadonlySet<string>> {
  const rows = await byItself(db, (connection) =>
    queryRows<{ readonly consumer: string }>(
      connection,
      `select consumer from parked_event where next_attempt_at <= $1
       union select consumer from dead_letter where retry_at is not null and resolved_at is null`,
      [now],
    ),
  );
  return new Set(rows.map(({ consumer }) => consumer));
}

/** One round after another, never two at once. */
function repeatedly(everyMs: number, round: () => Promise<void>) {
  let stopped = false;
  let current = Promise.resolve();
  let timer: NodeJS.Timeout;
  const plan = (): void => {
    timer = setTimeout(() => {
      current = round().then(() => {
        if (!stopped) plan();
      });
    }, everyMs);
  };
  plan();
  return {
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
