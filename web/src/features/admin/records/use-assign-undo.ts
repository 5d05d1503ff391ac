import { useEffect, useState } from 'react';
import type { BatchAnswer } from '../parts/records/data-provider.js';
import type { CommandFacts, RecordFacts, RecordRow } from '../parts/records/record-facts.js';
import { assignAll } from './parts/batch-assign.js';

/** As long as My day keeps what was done last. */
const UNDO_MS = 60_000;

interface Done {
  /** Who was in charge → rows that go back there; null for nobody. */
  readonly back: ReadonlyMap<string | null, readonly string[]>;
  readonly count: number;
}

/** Whether the command also takes somebody out of charge. */
const takesNobody = ({ input }: CommandFacts): boolean =>
  input.some((field) =>
    typeof field === 'string'
      ? field === 'assignedAdminId'
      : field.key === 'assignedAdminId' && field.optional === true,
  );

/** Rows that can go back, by who was in charge of them. */
export function goingBack(
  assign: CommandFacts,
  rows: readonly RecordRow[],
  ids: readonly string[],
): Done['back'] {
  const back = new Map<string | null, readonly string[]>();
  for (const { id, assignedAdminId } of rows) {
    const before = typeof assignedAdminId === 'string' ? assignedAdminId : null;
    if (ids.includes(id) && (before !== null || takesNobody(assign)))
      back.set(before, [...(back.get(before) ?? []), id]);
  }
  return back;
}

interface Undo {
  /** Keeps who was in charge before; `rows` as they were shown. */
  readonly keep: (assign: CommandFacts, rows: readonly RecordRow[], ids: readonly string[]) => void;
  /** How many rows go back; undefined where nothing can be taken back. */
  readonly count: number | undefined;
  readonly run: (assign: CommandFacts) => Promise<BatchAnswer>;
}

/** Rows that were given to somebody go back to whom they belonged, for a minute. A row that had nobody goes back only where its record may be nobody's again. */
export function useAssignUndo(facts: RecordFacts): Undo {
  const [done, setDone] = useState<Done>();
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(() => setDone(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return {
    count: done?.count,
    keep: (assign, rows, ids) => {
      const back = goingBack(assign, rows, ids);
      const count = [...back.values()].flat().length;
      setDone(count === 0 ? undefined : { back, count });
    },
    run: async (assign) => {
      const answers: BatchAnswer[] = [];
      setDone(undefined);
      for (const [assignedAdminId, ids] of done?.back ?? [])
        answers.push(await assignAll(facts, assign, ids, { assignedAdminId }));
      return {
        ids: answers.flatMap((answer) => answer.ids),
        refusals: answers.flatMap(({ refusals }) => refusals),
      };
    },
  };
}
