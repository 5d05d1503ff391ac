import { useQueryClient } from '@tanstack/react-query';
import type { RecordFacts } from '../record-facts.js';

/** After a command: the record, its history and every list it may stand in are read again. */
export function useReread(facts: RecordFacts): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const stale = [facts.table, facts.tracking].filter((table) => table !== undefined);
    await Promise.all(stale.map((table) => queries.invalidateQueries({ queryKey: [table] })));
    // Pages made by hand keep their own reading of the record.
    await Promise.all([['request'], ['work']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
