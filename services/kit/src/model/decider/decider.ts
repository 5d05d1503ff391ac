import type { EntityManager } from 'typeorm';
import type { FieldSet, InputOf } from '../field/field.js';
import type { InlineProjection } from '../rows/inline-projection.js';
import type { Role, Viewer } from '../words/viewer.js';
import type { Refusal } from '../words/refusal.js';

/** An event before it is stored: a fact named in the past tense, with its data as plain JSON. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
  /** Why, where a person decided. */
  readonly reason?: string;
  /** The person the event is about. */
  readonly subjectId?: string;
}

/** One kind of stream. `category` is the entity's name in the specification. */
export interface Aggregate<State, Event extends DomainEvent> {
  readonly category: string;
  readonly initial: State;
  /** Total: never throws, never reads a clock. */
  readonly evolve: (state: State, event: Event) => State;
  /** Types of events that only note that somebody was told. Who saw the stream before one of them decides on what still holds. @defaultValue none */
  readonly notificationEvents?: readonly string[];
  /** Deleted: nothing can be done with it any more, its history stays. @defaultValue never */
  readonly isGone?: (state: State) => boolean;
  /** Current schema version by type; absent = 1. */
  readonly versions?: Readonly<Record<string, number>>;
  /** `type` → step from version k (index k-1) to k+1. */
  readonly upcasters?: Readonly<Record<string, readonly ((data: object) => object)[]>>;
  /** Written in the command's own transaction, in this order. */
  readonly projections: readonly InlineProjection[];
}

/** What `decide` may know besides the state and the input. */
export interface CommandContext {
  readonly now: Date;
  readonly viewer: Viewer;
  readonly streamId: string;
  /** What the command's `preload` read in the same transaction, or why it says no. */
  readonly preloaded?: object;
}

/** A look at other rows before a decision, in the command's own transaction: what it locks stays locked until the command is done. */
export type Preload<State, Input> = (
  tx: EntityManager,
  about: { readonly state: State; readonly input: Input; readonly context: CommandContext },
) => Promise<object>;

/** A named write. In GraphQL: mutation `<camelCase name>(id, input, expectedVersion)`. */
export interface Command<State, Event extends DomainEvent, Fields extends FieldSet = FieldSet> {
  /** Imperative: `ApproveVerification`. */
  readonly name: string;
  readonly doc: string;
  readonly aggregate: Aggregate<State, Event>;
  /** `new`: opens a stream and takes no id; `existing`: takes an id. */
  readonly stream: 'new' | 'existing';
  readonly input: Fields;
  /** Who may ever call it; nobody unless listed. */
  readonly allowed: readonly Role[];
  /** Only for who proved within the last ten minutes who they are, by whatever door they come. @see step-up.ts */
  readonly stepUp?: true;
  /** Row rule for those who do not work here: may this viewer touch this very stream? Absent = staff and system only. */
  readonly mayTouch?: (state: State, viewer: Viewer, streamId: string) => boolean;
  /** Facts of other streams that the decision needs: a counter, a sum, whether there is another one. */
  readonly preload?: Preload<State, InputOf<Fields>>;
  readonly decide: (
    state: State,
    input: InputOf<Fields>,
    context: CommandContext,
  ) => readonly Event[] | Refusal;
}

/** Keeps the types of a command's fields together; adds nothing at run time. */
export function defineCommand<State, Event extends DomainEvent, Fields extends FieldSet>(
  command: Command<State, Event, Fields>,
): Command<State, Event, Fields> {
  return command;
}
