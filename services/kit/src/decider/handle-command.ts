import type { EntityManager } from 'typeorm';
import { retryTroubles } from '../database/retry.js';
import { inTransaction } from '../database/transaction.js';
import { append, type EventContext, type NewEvent } from '../event-store/append.js';
import { readStream } from '../event-store/read-stream.js';
import { currentVersion } from '../event-store/upcast.js';
import type { FieldSet } from '../field/field.js';
import type { Viewer } from '../subgraph/viewer.js';
import { claimCommand, type LoggedOutcome, recordOutcome } from './command-log.js';
import type { CommandOutcome, CommandRequest, CommandRuntime } from './command-runtime.js';
import { checkRole, decideOn } from './decide.js';
import type { DomainEvent } from './decider.js';
import { isRefusal, refuse } from './refusal.js';

export type { CommandDone, CommandOutcome, CommandRequest, CommandRuntime } from './command-runtime.js';

/** One command, one transaction: outcome, events and inline rows are all there or none is. Conflicts and broken connections
 *  are tried again under the same command id, so that nothing happens twice.
 *  @throws Rejection FORBIDDEN for a role the command does not list; the driver's error when the database stays away. */
export async function handleCommand<State, Event extends DomainEvent, Fields extends FieldSet>(
  runtime: CommandRuntime,
  request: CommandRequest<State, Event, Fields>,
): Promise<CommandOutcome> {
  const outcome = await retryTroubles(() => inTransaction(runtime.db, (tx) => handleCommandIn(tx, runtime, request)));
  runtime.afterCommit();
  return outcome;
}

/** The same inside a transaction of the caller, who retries it as a whole. */
export async function handleCommandIn<State, Event extends DomainEvent, Fields extends FieldSet>(
  tx: EntityManager,
  runtime: CommandRuntime,
  request: CommandRequest<State, Event, Fields>,
): Promise<CommandOutcome> {
  const { command, commandId } = request;
  checkRole(request);
  const now = runtime.clock.now();
  const known = await claimCommand(tx, { commandId, name: command.name, now });
  if (known !== undefined) return { ...known, replayed: true };
  const outcome = await decideAndAppend(tx, runtime, { ...request, now });
  await recordOutcome(tx, commandId, outcome);
  return { ...outcome, replayed: false };
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
  // An id of another entity is no id of this one.
  if (past[0] !== undefined && past[0].category !== aggregate.category) return { refusal: refuse('NOT_FOUND', 'There is nothing under this id.') };
  // The edge: what the store gives back under this category is what this aggregate wrote.
  const state = past.reduce((folded, event) => aggregate.evolve(folded, event as unknown as Event), aggregate.initial);
  const decided = decideOn(request, { version: past.length, state });
  if (isRefusal(decided)) return { refusal: decided };
  if (decided.length === 0) return { streamId, version: past.length, eventIds: [] };
  const recorded = await append(tx, {
    streamId,
    category: aggregate.category,
    expected: past.length,
    events: decided.map((event) => toNewEvent(runtime, event, currentVersion(aggregate, event.type))),
    context: contextOf(request),
  });
  for (const event of recorded) runtime.publishable(event);
  for (const projection of aggregate.projections) {
    for (const event of recorded) await projection.project(tx, event);
  }
  return { streamId, version: past.length + recorded.length, eventIds: recorded.map((event) => event.eventId) };
}

function toNewEvent(runtime: CommandRuntime, event: DomainEvent, schemaVersion: number): NewEvent {
  const { type, data, reason, subjectId } = event;
  return {
    eventId: runtime.ids.next(),
    type,
    schemaVersion,
    data,
    ...(reason === undefined ? {} : { reason }),
    ...(subjectId === undefined ? {} : { subjectId }),
  };
}

function contextOf<State, Event extends DomainEvent, Fields extends FieldSet>(request: Timed<CommandRequest<State, Event, Fields>>): EventContext {
  const { commandId, viewer, traceparent, now } = request;
  return {
    actor: actorOf(viewer),
    correlationId: request.correlationId ?? commandId,
    causationId: request.causationId ?? commandId,
    commandId,
    ...(traceparent === undefined ? {} : { traceparent }),
    occurredAt: now,
  };
}

/** A staff member acting for a customer is the one who acts. */
function actorOf(viewer: Viewer): EventContext['actor'] {
  const { role, userId, actingAdminId } = viewer;
  if (actingAdminId !== undefined) return { kind: 'admin', id: actingAdminId, ...(userId === undefined ? {} : { onBehalfOf: userId }) };
  return { kind: role, ...(userId === undefined ? {} : { id: userId }) };
}
