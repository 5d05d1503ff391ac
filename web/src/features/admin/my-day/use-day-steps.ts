import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { belongs, type DayView } from './day-view.js';
import type { DayTask } from './my-day.graphql.js';
import { inverseOf, patchOf, sendStep, type DayStep } from './day-step.js';
import type { DayRows } from './use-day-rows.js';

const UNDO_MS = 60_000;

interface Undoable {
  readonly said: string;
  /** Rows as they were before. */
  readonly before: readonly DayTask[];
  readonly step: DayStep;
}

interface Who {
  readonly view: DayView;
  readonly me: { readonly id: string; readonly displayName: string };
}

/** What a person does to rows: seen at once, taken back where it is refused, undone for a minute. */
export function useDaySteps(day: DayRows, { view, me }: Who) {
  const { t } = useTranslation('admin-day');
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [undoable, setUndoable] = useState<Undoable>();
  useEffect(() => {
    if (undoable === undefined) return;
    const timer = setTimeout(() => setUndoable(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable]);

  const show = (rows: readonly DayTask[]): void => showRows(day, rows, (row) => belongs(row, view, me.id));
  const wordsOf = ({ code, message }: { readonly code: string; readonly message: string }): string =>
    t(`refused.${code}`, { defaultValue: message });
  /** Ids of what was refused, with the words. */
  const run = async (
    step: DayStep,
    before: readonly DayTask[],
    after: readonly DayTask[],
  ): Promise<ReadonlyMap<string, string>> => {
    setRefused((now) => new Map([...now].filter(([id]) => before.every((row) => row.id !== id))));
    show(after);
    const problems = await sendStep(
      step,
      before.map(({ id }) => id),
    ).then(
      (refusals) => new Map(refusals.map(({ id, refusal }) => [id, wordsOf(refusal)])),
      () => new Map(before.map(({ id }) => [id, t('refused.lost')])),
    );
    show(before.filter(({ id }) => problems.has(id)));
    setRefused((now) => new Map([...now, ...problems]));
    day.recount();
    return problems;
  };
  const perform = async (step: DayStep, rows: readonly DayTask[]): Promise<void> => {
    const before = step.name === 'done' ? rows.filter(({ doneByHand }) => doneByHand) : rows;
    const others = rows.filter((row) => !before.includes(row));
    setRefused((now) => new Map([...now, ...others.map(({ id }) => [id, t('refused.notByHand')] as const)]));
    if (before.length === 0) return;
    const problems = await run(
      step,
      before,
      before.map((row) => patchOf(step, row, me)),
    );
    const done = before.filter(({ id }) => !problems.has(id));
    if (done.length > 0)
      setUndoable({ step, before: done, said: t(`did.${step.name}`, { count: done.length }) });
  };
  const undo = async (): Promise<void> => {
    if (undoable === undefined) return;
    setUndoable(undefined);
    const inverses = byInverse(undoable);
    for (const [inverse, before] of inverses)
      await run(
        JSON.parse(inverse) as DayStep,
        before.map((row) => patchOf(undoable.step, row, me)),
        before,
      );
  };
  return { perform, undo, said: undoable?.said, refused };
}

/** Rows as they are now; one that does not belong here any more leaves, one that does again comes back. */
function showRows(day: DayRows, rows: readonly DayTask[], stays: (row: DayTask) => boolean): void {
  const now = new Map(rows.map((row) => [row.id, row]));
  day.change((all) => all.map((row) => now.get(row.id) ?? row));
  day.leave(
    rows.filter(stays).map(({ id }) => id),
    true,
  );
  day.leave(rows.filter((row) => !stays(row)).map(({ id }) => id));
}

/** The steps back, as JSON, with the rows that each of them is for. */
function byInverse({ step, before }: Undoable): ReadonlyMap<string, readonly DayTask[]> {
  const inverses = new Map<string, DayTask[]>();
  for (const row of before) {
    const inverse = JSON.stringify(inverseOf(step, row));
    inverses.set(inverse, [...(inverses.get(inverse) ?? []), row]);
  }
  return inverses;
}
