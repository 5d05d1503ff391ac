import assert from 'node:assert/strict';
import type { WorkItem } from '../model/decider/work-item.js';
import type { Step } from '../model/decider/step.js';
import type { FieldSet, KeyOf } from '../model/field/field.js';
import { roles, type Role, type Viewer } from '../model/words/viewer.js';
import { anyStep } from './any-step.js';
import { shutOut } from './shut-out.js';
import { given } from './spec.js';

/** One line of a state machine as the domain notes have it. */
export interface Line {
  readonly from: readonly string[];
  /** Status after it, by the status before; the same one where it only tracks. */
  readonly to: string | ((from: string) => string);
  readonly by: readonly Role[];
  /** What the rules of that step want besides the status. */
  readonly input?: object;
  readonly facts?: object | ((from: string) => object);
  readonly viewer?: Viewer;
}

export type Lines = Readonly<Record<string, Line>>;

interface Machine<F extends FieldSet, W extends KeyOf<F>, S extends Step<F>> {
  readonly item: WorkItem<F, W, S>;
  readonly statuses: readonly string[];
  /** A stream whose rules stand in nobody's way. */
  readonly past: object;
  readonly lines: Lines;
  readonly now: string;
}

/** For a line that only tracks. */
export const stays = (from: string): string => from;

/** Walks every step from every status and compares with the table: where it leads, where it is refused, and for whom. */
export function walkEveryStep<F extends FieldSet, W extends KeyOf<F>, S extends Step<F>>({
  item,
  statuses,
  past,
  lines,
  now,
}: Machine<F, W, S>): void {
  assert.deepEqual(
    item.transitions.map(({ command }) => command.name).toSorted(),
    Object.keys(lines).toSorted(),
  );
  for (const [name, line] of Object.entries(lines)) {
    const command = anyStep(item, name);
    assert.deepEqual(
      roles.filter((role) => role !== 'system' && !shutOut(command).includes(role)),
      roles.filter((role) => line.by.includes(role)),
      `who may ${name}`,
    );
    for (const status of statuses) {
      const facts = typeof line.facts === 'function' ? line.facts(status) : line.facts;
      const before = { type: item.events.added, data: { ...past, ...facts, status } };
      const outcome = given(before).when(
        command,
        { reason: 'as the notes say', ...line.input },
        line.viewer === undefined ? { now } : { now, viewer: line.viewer },
      );
      if (line.from.includes(status)) {
        const to = typeof line.to === 'function' ? line.to(status) : line.to;
        assert.equal(statusAfter(item, [before, ...outcome.events()]), to, `${name} from ${status}`);
      } else outcome.thenRefused('WRONG_STATUS');
    }
  }
}

function statusAfter<F extends FieldSet, W extends KeyOf<F>, S extends Step<F>>(
  { aggregate }: WorkItem<F, W, S>,
  events: readonly { type: string; data: object }[],
): unknown {
  const state = events.reduce((folded, event) => aggregate.evolve(folded, event), aggregate.initial);
  return (state.fields as { readonly status?: unknown }).status;
}
