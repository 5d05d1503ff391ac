import { useDeskKeys } from '../parts/keys/use-desk-keys.js';
import type { DayTask } from './my-day.graphql.js';
import type { RowStep } from './parts/row-steps.js';
import type { RowChoice } from './use-row-choice.js';

interface Doing {
  readonly step: (step: RowStep) => void;
  readonly open: (task: DayTask) => void;
  readonly peek: (task: DayTask) => void;
  readonly refresh: () => void;
  /** Undefined: there is nothing to take back. */
  readonly undo: (() => void) | undefined;
}

/** Everything of My day by key; a step is for what is chosen, else for the row at hand. */
export function useDayKeys(choice: RowChoice, { step, open, peek, refresh, undo }: Doing): void {
  const { current, index, meant } = choice;
  const at = (run: (task: DayTask) => void) => (current === undefined ? undefined : () => run(current));
  const forMeant = (name: RowStep) => (meant.length === 0 ? undefined : () => step(name));
  useDeskKeys('list', {
    next: () => choice.go(index + 1),
    previous: () => choice.go(Math.max(0, index - 1)),
    first: () => choice.go(0),
    last: () => choice.go(Number.MAX_SAFE_INTEGER),
    open: at(open),
    peek: at(peek),
    select: at(({ id }) => choice.toggle(id)),
    selectRange: at(() => choice.reach()),
    selectAll: choice.all,
    refresh,
    undo,
    clear: choice.picked.length > 0 ? choice.none : undefined,
  });
  useDeskKeys('row', {
    take: forMeant('take'),
    assign: forMeant('assign'),
    giveBack: forMeant('giveBack'),
    snooze: forMeant(meant.every(({ snoozedUntil }) => snoozedUntil !== null) ? 'wake' : 'snooze'),
    done: forMeant('done'),
  });
}
