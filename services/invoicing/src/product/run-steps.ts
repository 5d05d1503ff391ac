import { Fault } from '@cotta/kit/model/words/fault.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { retryTroubles } from '@cotta/kit/runtime/database/retry.js';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';

/** Runs a command as the system; `key` says which wish it is, so that the same wish again changes nothing. A refusal is an answer: what the
 *  outside world told may be old news. */
export type RunCommand = <State, Event extends DomainEvent, Fields extends FieldSet>(
  command: Command<State, Event, Fields>,
  request: { readonly streamId: string; readonly input: InputOf<Fields>; readonly key: string },
) => Promise<void>;

/** Several commands and rows in one transaction, tried again as a whole. */
export async function inOneTransaction(
  runtime: CommandRuntime,
  work: (run: RunCommand, tx: EntityManager) => Promise<void>,
): Promise<void> {
  await retryTroubles(() =>
    inTransaction(runtime.db, (tx) => {
      const run: RunCommand = async (command, { streamId, input, key }) => {
        const outcome = await handleCommandIn(tx, runtime, {
          command,
          streamId,
          input,
          viewer: systemViewer,
          commandId: nameBasedId(command.name, streamId, key),
        });
        if ('refusal' in outcome && !outcome.replayed)
          runtime.log.info(
            { command: command.name, streamId, refused: outcome.refusal.refused },
            'old news: the step was refused',
          );
      };
      return work(run, tx);
    }),
  );
  runtime.afterCommit();
}

/** The same, where a refusal undoes everything. */
export type MustRun = <State, Event extends DomainEvent, Fields extends FieldSet>(
  command: Command<State, Event, Fields>,
  request: { readonly streamId: string; readonly input: InputOf<Fields> },
) => Promise<void>;

/** Several commands that belong together: all of them happen, or none. @throws Fault naming the refusal. */
export async function allOrNothing<T>(
  runtime: CommandRuntime,
  work: (run: MustRun, tx: EntityManager) => Promise<T>,
): Promise<T> {
  const result = await retryTroubles(() =>
    inTransaction(runtime.db, (tx) => {
      const run: MustRun = async (command, { streamId, input }) => {
        const outcome = await handleCommandIn(tx, runtime, {
          command,
          streamId,
          input,
          viewer: systemViewer,
          commandId: nameBasedId(command.name, streamId),
        });
        if ('refusal' in outcome)
          throw new Fault(`${command.name} of ${streamId}: ${outcome.refusal.message}`);
      };
      return work(run, tx);
    }),
  );
  runtime.afterCommit();
  return result;
}
