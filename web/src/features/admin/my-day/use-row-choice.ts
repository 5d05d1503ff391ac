import { useState } from 'react';
import type { DayTask } from './my-day.graphql.js';

/** Where the link of a row stands, for the focus. */
export const rowLink = (id: string): string => `task-${id}`;

/** Which row the keys mean, and which rows are chosen: of this page alone, and only while it is shown. */
export function useRowChoice(rows: readonly DayTask[]) {
  const [at, setAt] = useState<{ readonly id: string; readonly index: number }>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = rows.findIndex(({ id }) => id === at?.id);
  // Where the row went away, the keys go on with the one that took its place.
  const index = found === -1 && at !== undefined ? Math.min(at.index, rows.length - 1) : found;
  const current = rows[index];
  const stand = (id: string): void => setAt({ id, index: rows.findIndex((row) => row.id === id) });
  const go = (to: number): void => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (row === undefined) return;
    stand(row.id);
    document.getElementById(rowLink(row.id))?.focus();
  };
  const toggle = (id: string): void =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  /** From the row that was chosen nearest above to this one. */
  const reach = (): void => {
    const from = rows.findLastIndex((row, place) => place <= index && chosen.has(row.id));
    setChosen((now) => new Set([...now, ...rows.slice(Math.max(0, from), index + 1).map(({ id }) => id)]));
  };
  const picked = rows.filter(({ id }) => chosen.has(id));
  return {
    current,
    /** What a step is for: what is chosen, else the row at hand. */
    meant: picked.length > 0 ? picked : current === undefined ? [] : [current],
    picked,
    stand,
    go,
    index,
    toggle,
    reach,
    all: () => setChosen(new Set(rows.map(({ id }) => id))),
    none: () => setChosen(new Set()),
  };
}

export type RowChoice = ReturnType<typeof useRowChoice>;
