import type { EntityManager } from 'typeorm';
import { inSpan } from '../tracing/span.js';
import { takenFields } from '../database/taken.js';
import { retryTroubles } from '../database/retry.js';
import { inTransaction } from '../database/transaction.js';
import { prepareAppend } from '../event-store/append.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import type { FieldSet } from '../../model/field/field.js';
import { countCommand } from './command-metrics.js';
import { claimCommand, type LoggedOutcome, recordOutcome } from './command-log.js';
import type { CommandDone, CommandOutcome, CommandRequest, CommandRuntime } from './command-runtime.js';
import { checkRole, decideOn } from './decide.js';
import type { DomainEvent } from '../../model/decider/decider.js';
import { eventContext, newEvents, currentState, notFoundFor } from './new-events.js';
import type { InlineProjection } from '../../model/rows/inline-projection.js';
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
    const outcome = await inSpan(`command ${request.command.name}`, {}, () =>
      retryTroubles(() => inTransaction(runtime.db, (tx) => handleCommandIn(tx, runtime, request))),
    );
    runtime.afterCommit();
    return outcome;
  } catch (error) {
    const taken = takenFields(error);
    countCommand(request.command.name, taken === undefined ? 'failed' : 'refused');
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
  const outcome = await carryOut(tx, runtime, request);
  countCommand(
    request.command.name,
    outcome.replayed ? 'repeated' : 'refusal' in outcome ? 'refused' : 'accepted',
  );
  return outcome;
}

async function carryOut<State, Event extends DomainEvent, Fields extends FieldSet>(
  tx: EntityManager,
  runtime: CommandRuntime,
  request: CommandRequest<State, Event, Fields>,
): Promise<CommandOutcome> {
  const { command, commandId, inputDigest, streamId } = request;
  checkRole(request);
  const now = runtime.clock.now();
  const stale = stepUpProblem(request, now);
  if (stale !== undefined) return { refusal: stale, replayed: false };
  const { known, at, past } = await claimCommand(tx, {
    commandId,
    name: command.name,
    now,
    streamId,
    shapes: command.aggregate,
    ...(inputDigest === undefined ? {} : { inputDigest }),
  });
  if (known !== undefined) return { ...known, replayed: true };
  const decided = await decideWithin(tx, { ...request, now }, past);
  const outcome =
    isRefusal(decided) || decided.length === 0
      ? await logNothingDone(tx, commandId, decided, { streamId, version: past.length })
      : await write(tx, runtime, { ...request, now }, { version: past.length, at, events: decided });
  return { ...outcome, replayed: false };
}

function refuseTaken(fields: readonly string[]): Refusal {
  const at = fields.map((field) => ({ path: [field], code: 'TAKEN', message: 'This is taken already.' }));
  return { ...no('TAKEN'), fields: at };
}

type Timed<Request> = Request & { readonly now: Date };

async function decideWithin<State, Event extends DomainEvent, Fields extends FieldSet>(
  tx: EntityManager,
  request: Timed<CommandRequest<State, Event, Fields>>,
  past: readonly RecordedEvent[],
): Promise<readonly Event[] | Refusal> {
  const { aggregate, preload } = request.command;
  const notFound = notFoundFor(aggregate, past);
  if (notFound !== undefined) return notFound;
  const before = currentState(aggregate, past);
  const preloaded = await preload?.(tx, {
    state: before.state,
    input: request.input,
    context: { now: request.now, viewer: request.viewer, streamId: request.streamId },
  });
  return decideOn({ ...request, ...(preloaded === undefined ? {} : { preloaded }) }, before);
}

/** A refusal, or nothing to change: no event, but the same command is answered with it again. */
async function logNothingDone(
  tx: EntityManager,
  commandId: string,
  decided: readonly DomainEvent[] | Refusal,
  { streamId, version }: { readonly streamId: string; readonly version: number },
): Promise<LoggedOutcome> {
  const outcome: LoggedOutcome = isRefusal(decided)
    ? { refusal: decided }
    : { streamId, version, eventIds: [] };
  await recordOutcome(tx, commandId, outcome);
  return outcome;
}

async function write<State, Event extends DomainEvent, Fields extends FieldSet>(
  tx: EntityManager,
  runtime: CommandRuntime,
  request: Timed<CommandRequest<State, Event, Fields>>,
  {
    version,
    at,
    events: decided,
  }: { readonly version: number; readonly at: Date; readonly events: readonly Event[] },
): Promise<CommandDone> {
  const { streamId } = request;
  const { aggregate } = request.command;
  const events = newEvents(runtime, aggregate, decided);
  const outcome: CommandDone = {
    streamId,
    version: version + events.length,
    eventIds: events.map(({ eventId }) => eventId),
  };
  const appending = prepareAppend({
    streamId,
    category: aggregate.category,
    expected: version,
    events,
    context: eventContext(request),
    outcome,
    recordedAt: at,
  });
  for (const event of appending.recorded) runtime.publishable(event);
  // In one round trip: the server does them in this order, and where the first is refused the others are not done.
  await firstTrouble([appending.write(tx), project(tx, aggregate.projections, appending.recorded)]);
  return outcome;
}

async function project(
  tx: EntityManager,
  projections: readonly InlineProjection[],
  events: readonly RecordedEvent[],
): Promise<void> {
  for (const projection of projections) {
    for (const event of events) await projection.project(tx, event);
  }
}

/** Waits for all, so that nothing is asked any more of a transaction that is being taken back. @throws what failed first in their order, which the others failed of */
async function firstTrouble(steps: readonly Promise<void>[]): Promise<void> {
  for (const step of await Promise.allSettled(steps)) {
    if (step.status === 'rejected') throw step.reason;
  }
}
