import type { DataSource } from 'typeorm';
import type { FieldSet, InputOf } from '../../model/field/field.js';
import type { Ids } from '../../model/words/ids.js';
import type { Log } from '../process/log.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import type { Viewer } from '../../model/words/viewer.js';
import type { Clock } from '../../model/time/clock.js';
import type { Command, DomainEvent } from '../../model/decider/decider.js';
import type { Refusal } from '../../model/words/refusal.js';

/** What commands of one service run on. */
export interface CommandRuntime {
  readonly db: DataSource;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** Encodes the event as the relay will and throws the bytes away: what cannot be published fails at the caller, not later. */
  readonly publishable: (event: RecordedEvent) => void;
  /** Called after each commit: nudges the relay. */
  readonly afterCommit: () => void;
}

/** One call of a command on one stream. `input`: parsed by its fields already. */
export interface CommandRequest<State, Event extends DomainEvent, Fields extends FieldSet> {
  readonly command: Command<State, Event, Fields>;
  readonly streamId: string;
  readonly input: InputOf<Fields>;
  readonly viewer: Viewer;
  /** The same id for the same wish: a repeat is answered from the log. */
  readonly commandId: string;
  /** Of what was asked, where the id came from outside: the same id for another wish is refused instead of answered with what came of the first. */
  readonly inputDigest?: string;
  /** The request or scan that began it all. @defaultValue the command id */
  readonly correlationId?: string;
  /** The event or command directly before this one. @defaultValue the command id */
  readonly causationId?: string;
  /** The version the person saw. */
  readonly expectedVersion?: number;
  readonly traceparent?: string;
}

/** What a command did to its stream. */
export interface CommandDone {
  readonly streamId: string;
  /** Of the stream, after the command. */
  readonly version: number;
  /** Empty when there was nothing to change. */
  readonly eventIds: readonly string[];
}

/** `replayed`: this command id had been handled before, and this is what came of it then. */
export type CommandOutcome =
  | (CommandDone & { readonly replayed: boolean })
  | { readonly refusal: Refusal; readonly replayed: boolean };
