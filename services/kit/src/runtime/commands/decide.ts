import { Rejection } from '../../model/words/rejection.js';
import type { FieldSet } from '../../model/field/field.js';
import { staff, type Viewer } from '../../model/words/viewer.js';
import type { CommandRequest } from './command-runtime.js';
import type { DomainEvent } from '../../model/decider/decider.js';
import type { Refusal } from '../../model/words/refusal.js';
import { no } from '../../model/decider/refusals.js';

/** What is known when a command is decided; no database is. */
export type DecideRequest<State, Event extends DomainEvent, Fields extends FieldSet> = Pick<
  CommandRequest<State, Event, Fields>,
  'command' | 'streamId' | 'input' | 'viewer' | 'expectedVersion'
> & { readonly now: Date; readonly preloaded?: object };

/** What a stream is before the command. */
export interface Before<State> {
  /** 0: there is no such stream. */
  readonly version: number;
  /** The version since which nothing changed that a person decides on: notices do not count. At most `version`. */
  readonly settledAt: number;
  readonly state: State;
}

/** @throws Rejection FORBIDDEN for a role the command does not list. The system itself may run any command. */
export function checkRole({
  command,
  viewer,
}: {
  command: { name: string; allowed: readonly Viewer['role'][] };
  viewer: Viewer;
}): void {
  if (viewer.role !== 'system' && !command.allowed.includes(viewer.role))
    throw new Rejection('FORBIDDEN', `${command.name} is not open to ${viewer.role}`);
}

/** Everything about a command that needs no database: who may, what is there, and what the domain says. */
export function decideOn<State, Event extends DomainEvent, Fields extends FieldSet>(
  request: DecideRequest<State, Event, Fields>,
  before: Before<State>,
): readonly Event[] | Refusal {
  const { command, input, viewer, streamId, now, preloaded } = request;
  return (
    refusalBefore(request, before) ??
    command.decide(before.state, input, {
      now,
      viewer,
      streamId,
      ...(preloaded === undefined ? {} : { preloaded }),
    })
  );
}

/** A stream of someone else answers like one that is not there: nothing leaks. */
function refusalBefore<State, Event extends DomainEvent, Fields extends FieldSet>(
  { command, viewer, streamId, expectedVersion }: DecideRequest<State, Event, Fields>,
  { version, settledAt, state }: Before<State>,
): Refusal | undefined {
  if (command.stream === 'new') return version > 0 ? no('ALREADY_EXISTS') : undefined;
  const mayTouch = worksHere(viewer) || command.mayTouch?.(state, viewer, streamId) === true;
  if (version === 0 || !mayTouch || command.aggregate.isGone?.(state) === true) return no('NOT_FOUND');
  if (expectedVersion !== undefined && (expectedVersion < settledAt || expectedVersion > version)) {
    return no('CONFLICT', { expectedVersion, version });
  }
  return undefined;
}

function worksHere(viewer: Viewer): boolean {
  return viewer.role === 'system' || staff.includes(viewer.role);
}
