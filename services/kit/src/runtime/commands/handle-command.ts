import type { EntityManager } from 'typeorm';
import { takenFields } from '../database/taken.js';
import { retryTroubles } from '../database/retry.js';
import { inTransaction } from '../database/transaction.js';
import { append } from '../event-store/append.js';
import { readStream } from '../event-store/read-stream.js';
import type { FieldSet } from '../../model/field/field.js';
import { claimCommand, type LoggedOutcome, recordOutcome } from './command-log.js';
import type { CommandOutcome, CommandRequest, CommandRuntime } from './command-runtime.js';
import { checkRole, decideOn } from './decide.js';
import type { DomainEvent } from '../../model/decider/decider.js';
import { eventContext, newEvents, currentState, notFoundFor } from './new-events.js';
import { isRefusal, type Refusal } from '../../model/words/refusal.js';
import { no } from '../../model/decider/refusals.js';
import { stepUpProblem } from '../../model/decider/step-up.js';

export type { CommandDone, CommandOutcome, CommandRequest, CommandRuntime } from './command-runtime.js';

/** One command, one transaction: outcome, events and inline rows are all there or none is. Conflicts and broken connections
 *  are tried again under the same command id, so that nothing happens twice.
 *  @throws Rejection FORBIDDEN for a role the command does not list; the driver's error when the database stays away. */
export async function handleCommand<State, Event extends DomainEvent, Fields extends FieldSet>(
  runtime: CommandRuntime,
  request: CommandRequest<State, Event, Fields>,
): Promise<CommandOutcome> {
  try {
    const outcome = await retryTroubles(() =>
      inTransaction(runtime.db, (tx) => handleCommandIn(tx, runtime, request)),
    );
    runtime.afterCommit();
    return outcome;
  } catch (error) {
    const taken = takenFields(error);
    if (taken === undefined) throw error;
    return { refusal: refuseTaken(taken), replayed: false };
  }
}

/** The same inside a transaction of the caller, who retries it as a whole. */
export async function handleCommandIn<State, Event extends DomainEvent, Fields extends FieldSet>(
  tx: EntityManager,
  runtime: CommandRuntime,
  request: CommandRequest<State, Event, Fields>,
): Promise<CommandOutcome> {
  const { command, commandId, inputDigest } = request;
  checkRole(request);
  const now = runtime.clock.now();
  const stale = stepUpProblem(request, now);
  if (stale !== undefined) return { refusal: stale, replayed: false };
  const known = await claimCommand(tx, {
    commandId,
    name: command.name,
    now,
    ...(inputDigest === undefined ? {} : { inputDigest }),
  });
  if (known !== undefined) return { ...known, replayed: true };
  const outcome = await decideAndAppend(tx, runtime, { ...request, now });
  await recordOutcome(tx, commandId, outcome);
  return { ...outcome, replayed: false };
}

function refuseTaken(fields: readonly string[]): Refusal {
  const at = fields.map((field) => ({ path: [field], code: 'TAKEN', message: 'This is taken already.' }));
  return { ...no('TAKEN'), fields: at };
}

type Timed<Request> = Request & { readonly now: Date };

async function decideAndAppend<State, Event extends DomainEvent, Fields extends FieldSet>(
  tx: EntityManager,
  runtime: CommandRuntime,
  request: Timed<CommandRequest<State, Event, Fields>>,
): Promise<LoggedOutcome> {
  const { streamId } = request;
  const { aggregate } = request.command;
  const past = await readStream(tx, streamId, aggregate);
  const notFound = notFoundFor(aggregate, past);
  if (notFound !== undefined) return { refusal: notFound };
  const before = currentState(aggregate, past);
  const preloaded = await request.command.preload?.(tx, {
    state: before.state,
    input: request.input,
    context: { now: request.now, viewer: request.viewer, streamId },
  });
  const decided = decideOn({ ...request, ...(preloaded === undefined ? {} : { preloaded }) }, before);
  if (isRefusal(decided)) return { refusal: decided };
  if (decided.length === 0) return { streamId, version: past.length, eventIds: [] };
  const recorded = await append(tx, {
    streamId,
    category: aggregate.category,
    expected: past.length,
    events: newEvents(runtime, aggregate, decided),
    context: eventContext(request),
  });
  for (const event of recorded) runtime.publishable(event);
  for (const projection of aggregate.projections) {
    for (const event of recorded) await projection.project(tx, event);
  }
  return {
    streamId,
    version: past.length + recorded.length,
    eventIds: recorded.map((event) => event.eventId),
  };
}
