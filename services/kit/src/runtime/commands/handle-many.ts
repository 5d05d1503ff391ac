import type { EntityManager } from 'typeorm';
import { Fault } from '../../model/words/fault.js';
import { appendMany } from '../event-store/append.js';
import { readStreams } from '../event-store/read-stream.js';
import { nameChangesByStream } from '../event-store/row-change.js';
import type { FieldSet } from '../../model/field/field.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import type { InlineProjection } from '../../model/rows/inline-projection.js';
import { claimCommands, type LoggedOutcome, recordOutcomes } from './command-log.js';
import type { CommandOutcome, CommandRequest, CommandRuntime } from './command-runtime.js';
import { checkRole, decideOn } from './decide.js';
import type { DomainEvent } from '../../model/decider/decider.js';
import { eventContext, newEvents, currentState, notFoundFor } from './new-events.js';
import { isRefusal } from '../../model/words/refusal.js';
import { stepUpProblem } from '../../model/decider/step-up.js';

/** A command of any entity: what it holds fits together, which the list cannot say. */
export type AnyRequest = CommandRequest<unknown, DomainEvent, FieldSet>;

interface Decided {
  readonly request: AnyRequest;
  /** Version of the stream before. */
  readonly version: number;
  readonly events: readonly DomainEvent[];
}

/** Many commands, each on a stream of its own, in the caller's transaction: decided one by one, written together. What one command costs in
 *  round trips is shared by all; outcomes, events, rows and audit are those of the same commands one after the other.
 *  @throws Fault for two commands on one stream: the second would not see what the first did. */
export async function handleManyIn(
  tx: EntityManager,
  runtime: CommandRuntime,
  requests: readonly AnyRequest[],
): Promise<CommandOutcome[]> {
  if (new Set(requests.map(({ streamId }) => streamId)).size < requests.length)
    throw new Fault('two commands of one batch are on the same stream');
  for (const request of requests) checkRole(request);
  const now = runtime.clock.now();
  const stale = new Map(
    requests.flatMap((request) => {
      const refusal = stepUpProblem(request, now);
      return refusal === undefined ? [] : [[request.commandId, refusal] as const];
    }),
  );
  const admitted = requests.filter(({ commandId }) => !stale.has(commandId));
  const known = await claimCommands(
    tx,
    admitted.map(({ command, commandId }) => ({ commandId, name: command.name })),
    now,
  );
  const fresh = admitted.filter(({ commandId }) => !known.has(commandId));
  const outcomes = await decideAll(tx, runtime, fresh, now);
  await recordOutcomes(tx, outcomes);
  return requests.map(({ commandId }) => {
    const refusal = stale.get(commandId);
    if (refusal !== undefined) return { refusal, replayed: false };
    const before = known.get(commandId);
    return before === undefined
      ? { ...outcomeOf(outcomes, commandId), replayed: false }
      : { ...before, replayed: true };
  });
}

function outcomeOf(outcomes: ReadonlyMap<string, LoggedOutcome>, commandId: string): LoggedOutcome {
  const outcome = outcomes.get(commandId);
  if (outcome === undefined) throw new Fault(`command ${commandId} came to nothing`);
  return outcome;
}

async function decideAll(
  tx: EntityManager,
  runtime: CommandRuntime,
  requests: readonly AnyRequest[],
  now: Date,
): Promise<Map<string, LoggedOutcome>> {
  const outcomes = new Map<string, LoggedOutcome>();
  const past = await readStreams(
    tx,
    requests.map(({ streamId, command }) => ({ streamId, shapes: command.aggregate })),
  );
  const writing: Decided[] = [];
  for (const request of requests) {
    const { streamId, commandId } = request;
    const decided = await decide(tx, request, past.get(streamId) ?? [], now);
    if (isRefusal(decided)) outcomes.set(commandId, { refusal: decided });
    else if (decided.events.length === 0)
      outcomes.set(commandId, { streamId, version: decided.version, eventIds: [] });
    else writing.push(decided);
  }
  for (const [index, events] of (await write(tx, runtime, writing, now)).entries()) {
    const { request, version } = writing[index] as Decided;
    outcomes.set(request.commandId, {
      streamId: request.streamId,
      version: version + events.length,
      eventIds: events.map(({ eventId }) => eventId),
    });
  }
  return outcomes;
}

async function decide(tx: EntityManager, request: AnyRequest, past: readonly RecordedEvent[], now: Date) {
  const { command, input, streamId, viewer } = request;
  const notFound = notFoundFor(command.aggregate, past);
  if (notFound !== undefined) return notFound;
  const before = currentState(command.aggregate, past);
  const preloaded = await command.preload?.(tx, {
    state: before.state,
    input,
    context: { now, viewer, streamId },
  });
  const events = decideOn({ ...request, now, ...(preloaded === undefined ? {} : { preloaded }) }, before);
  return isRefusal(events) ? events : { request, version: past.length, events };
}

async function write(
  tx: EntityManager,
  runtime: CommandRuntime,
  writing: readonly Decided[],
  now: Date,
): Promise<RecordedEvent[][]> {
  if (writing.length === 0) return [];
  const recorded = await appendMany(
    tx,
    writing.map(({ request, version, events }) => {
      const { aggregate } = request.command;
      return {
        streamId: request.streamId,
        category: aggregate.category,
        expected: version,
        events: newEvents(runtime, aggregate, events),
        context: eventContext({ ...request, now }),
      };
    }),
  );
  for (const event of recorded.flat()) runtime.publishable(event);
  await nameChangesByStream(tx);
  for (const [projections, events] of byProjections(writing, recorded)) {
    for (const projection of projections) await project(tx, projection, events);
  }
  return recorded;
}

function byProjections(
  writing: readonly Decided[],
  recorded: readonly RecordedEvent[][],
): Map<readonly InlineProjection[], RecordedEvent[]> {
  const groups = new Map<readonly InlineProjection[], RecordedEvent[]>();
  for (const [index, { request }] of writing.entries()) {
    const { projections } = request.command.aggregate;
    groups.set(projections, [...(groups.get(projections) ?? []), ...(recorded[index] ?? [])]);
  }
  return groups;
}

async function project(
  tx: EntityManager,
  { project: one, projectMany }: InlineProjection,
  events: readonly RecordedEvent[],
): Promise<void> {
  if (projectMany !== undefined) return projectMany(tx, events);
  for (const event of events) await one(tx, event);
}
