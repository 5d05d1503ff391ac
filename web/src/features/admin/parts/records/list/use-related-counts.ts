import { useQuery } from '@tanstack/react-query';
import { ask } from '../../admin-api.js';
import { documentOf, type RecordFacts } from '../record-facts.js';
import { useRole } from '../use-facts.js';

export type RelatedCounts = Readonly<Record<string, number>>;

/** How much of each list belongs to a record. @returns undefined while it is counted, `unknown` where nobody could. */
export function useRelatedCounts(facts: RecordFacts, id: string): RelatedCounts | 'unknown' | undefined {
  const role = useRole();
  const names = Object.keys(facts.documents).filter(
    (name) => name.startsWith(`AdminCount${facts.type}`) && (role === 'admin' || !name.includes('ForAdmins')),
  );
  const { data, error } = useQuery({
    queryKey: [facts.table, 'counts', id],
    queryFn: async (): Promise<RelatedCounts> => {
      const parts = await Promise.all(
        names.map((name) => ask(documentOf<RelatedCounts>(facts, name), { id })),
      );
      return Object.assign({}, ...parts) as RelatedCounts;
    },
  });
  return error === null ? data : 'unknown';
}
