import assert from 'node:assert/strict';
import { checkRole, decideOn } from '../runtime/commands/decide.js';
import type { Command, DomainEvent } from '../model/decider/decider.js';
import { currentState } from '../runtime/commands/new-events.js';
import { isRefusal, type Refusal } from '../model/words/refusal.js';
import { Rejection } from '../model/words/rejection.js';
import type { FieldSet, InputOf } from '../model/field/field.js';
import { systemViewer, type Viewer } from '../model/words/viewer.js';

/** What a sentence may leave out. */
export interface SpecContext {
  /** @defaultValue 2026-01-15T10:00:00Z */
  readonly now?: string | Date;
  /** @defaultValue the system */
  readonly viewer?: Viewer;
  /** @defaultValue a fixed id */
  readonly streamId?: string;
  /** What the command's `preload` would have read. */
  readonly preloaded?: object;
  /** The version the person saw. */
  readonly expectedVersion?: number;
}

const usualNow = '2026-01-15T10:00:00Z';
const usualStream = '01990000-0000-7000-8000-000000000001';

/** `given(events).when(command, input).then(events)`: a decider told as a sentence. Role and row rules hold as they do in life. */
export function given<Event extends DomainEvent>(...past: readonly Event[]) {
  return {
    when<State, CommandEvent extends DomainEvent, Fields extends FieldSet>(
      command: Command<State, CommandEvent, Fields>,
      input: InputOf<Fields>,
      context: SpecContext = {},
    ): Outcome<State, CommandEvent> {
      const { aggregate } = command;
      const before = currentState(aggregate, past);
      const {
        viewer = systemViewer,
        streamId = usualStream,
        now = usualNow,
        preloaded,
        expectedVersion,
      } = context;
      const request = {
        command,
        input,
        viewer,
        streamId,
        now: new Date(now),
        ...(preloaded === undefined ? {} : { preloaded }),
        ...(expectedVersion === undefined ? {} : { expectedVersion }),
      };
      try {
        checkRole(request);
      } catch (error) {
        if (error instanceof Rejection) return new Outcome(error, before.state, aggregate.evolve);
        throw error;
      }
      return new Outcome(decideOn(request, before), before.state, aggregate.evolve);
    },
  };
}

export class Outcome<State, Event extends DomainEvent> {
  readonly #came: readonly Event[] | Refusal | Rejection;
  readonly #before: State;
  readonly #evolve: (state: State, event: Event) => State;

  constructor(
    came: readonly Event[] | Refusal | Rejection,
    before: State,
    evolve: (state: State, event: Event) => State,
  ) {
    this.#came = came;
    this.#before = before;
    this.#evolve = evolve;
  }

  /** Exactly these events, in this order. */
  then(...events: readonly Event[]): this {
    assert.deepEqual(this.events(), events);
    return this;
  }

  /** The domain says no. `refusal`: whatever of it matters besides the code. */
  thenRefused(code: string, refusal: Partial<Refusal> = {}): void {
    assert.ok(isRefusal(this.#came), `expected refusal ${code}, got ${JSON.stringify(this.#came)}`);
    assert.equal(this.#came.refused, code);
    for (const [key, value] of Object.entries(refusal))
      assert.deepEqual(this.#came[key as keyof Refusal], value);
  }

  /** The role may never call this command. */
  thenRejected(code: Rejection['code']): void {
    assert.ok(
      this.#came instanceof Rejection,
      `expected rejection ${code}, got ${JSON.stringify(this.#came)}`,
    );
    assert.equal(this.#came.code, code);
  }

  /** The state after the new events, or the part of it that matters. */
  thenState(expected: Partial<State>): void {
    const after = this.events().reduce((state, event) => this.#evolve(state, event), this.#before);
    for (const [key, value] of Object.entries(expected))
      assert.deepEqual(after[key as keyof State], value, `${key} of the state`);
  }

  /** For assertions of one's own. */
  events(): readonly Event[] {
    assert.ok(!(this.#came instanceof Rejection), `expected events, got ${String(this.#came)}`);
    assert.ok(!isRefusal(this.#came), `expected events, got ${JSON.stringify(this.#came)}`);
    return this.#came;
  }
}
