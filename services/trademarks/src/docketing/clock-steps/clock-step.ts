import type { InputOf, FieldSet } from '@cotta/kit/model/field/field.js';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { CommandOutcome } from '@cotta/kit/runtime/commands/handle-command.js';
import type { EntityManager } from 'typeorm';

/** Runs one command as the system, once for the same subject and day. */
export type Take = <State, Fields extends FieldSet>(
  command: Command<State, DomainEvent, Fields>,
  request: { readonly streamId: string; readonly input: InputOf<Fields>; readonly about: string },
) => Promise<CommandOutcome>;

/** Something that happens because a day came, and nobody did anything. It finds its own work in the rows, so it needs no plan and catches up by itself. */
export interface ClockStep {
  readonly name: string;
  /** Steps taken. `today`: in UTC; offices are up to a day away, and the rules of each step look at their own day. */
  readonly take: (
    tx: EntityManager,
    at: { readonly today: string; readonly now: Date; readonly take: Take },
  ) => Promise<number>;
}

/** Work found at once; what is left comes with the next tick. */
export const MOST_AT_ONCE = 200;

export const taken = (outcomes: readonly CommandOutcome[]): number =>
  outcomes.filter((outcome) => !('refusal' in outcome) && !outcome.replayed).length;
