import { currentTraceparent } from '../tracing/span.js';
import type { EventContext, NewEvent } from '../event-store/append.js';
import { currentVersion } from '../event-store/upcast.js';
import type { FieldSet } from '../../model/field/field.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import type { Viewer } from '../../model/words/viewer.js';
import type { CommandRequest, CommandRuntime } from './command-runtime.js';
import type { Before } from './decide.js';
import type { Aggregate, DomainEvent } from '../../model/decider/decider.js';
import type { Refusal } from '../../model/words/refusal.js';
import { no } from '../../model/decider/refusals.js';

/** An id of another entity is no id of this one. */
export function notFoundFor(
  { category }: { readonly category: string },
  past: readonly RecordedEvent[],
): Refusal | undefined {
  return past[0] === undefined || past[0].category === category ? undefined : no('NOT_FOUND');
}

/** What a stream is after its events. `past`: in order, from the first. */
export function currentState<State, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
  past: readonly DomainEvent[],
): Before<State> {
  const { notificationEvents = [], evolve, initial } = aggregate;
  const settledAt = past.findLastIndex(({ type }) => !notificationEvents.includes(type)) + 1;
  // The edge: what the store gives back under this category is what this aggregate wrote.
  return {
    version: past.length,
    settledAt,
    state: past.reduce((state, event) => evolve(state, event as Event), initial),
  };
}

/** What was decided, as the store takes it. */
export function newEvents<State, Event extends DomainEvent>(
  runtime: CommandRuntime,
  aggregate: Aggregate<State, Event>,
  decided: readonly Event[],
): NewEvent[] {
  return decided.map(({ type, data, reason, subjectId }) => ({
    eventId: runtime.ids.next(),
    type,
    schemaVersion: currentVersion(aggregate, type),
    data,
    ...(reason === undefined ? {} : { reason }),
    ...(subjectId === undefined ? {} : { subjectId }),
  }));
}

type ContextOf = Pick<
  CommandRequest<object, DomainEvent, FieldSet>,
  'commandId' | 'viewer' | 'traceparent' | 'correlationId' | 'causationId'
> & { readonly now: Date };

/** What the events of a command have in common: who, when, and what led to it. */
export function eventContext({
  commandId,
  viewer,
  traceparent,
  now,
  correlationId,
  causationId,
}: ContextOf): EventContext {
  // The step under way, within the trace that is passed on; where nobody records, what was passed on.
  const step = currentTraceparent() ?? traceparent;
  return {
    actor: actorOf(viewer),
    correlationId: correlationId ?? commandId,
    causationId: causationId ?? commandId,
    commandId,
    ...(step === undefined ? {} : { traceparent: step }),
    occurredAt: now,
  };
}

/** A staff member or a program acting for a customer is the one who acts. */
function actorOf(viewer: Viewer): EventContext['actor'] {
  const { role, userId, actingAdminId, clientId } = viewer;
  const onBehalfOf = userId === undefined ? {} : { onBehalfOf: userId };
  if (clientId !== undefined) return { kind: 'partner', id: clientId, ...onBehalfOf };
  if (actingAdminId !== undefined) return { kind: 'admin', id: actingAdminId, ...onBehalfOf };
  return { kind: role, ...(userId === undefined ? {} : { id: userId }) };
}
