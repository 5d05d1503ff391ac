import { useQuery } from '@tanstack/react-query';
import { ask } from '../../parts/admin-api.js';
import type { RecordRow } from '../../parts/records/record-facts.js';
import { MarkWorkDocument } from './mark.graphql.js';

/** What head and page of a mark show of it, read once for both. */
export function useMarkWork({ id, name, userId }: RecordRow) {
  const hasClient = typeof userId === 'string';
  return useQuery({
    queryKey: ['work', 'trademark', id, name, userId],
    queryFn: () =>
      ask(MarkWorkDocument, { id, name: String(name), userId: hasClient ? userId : id, hasClient }),
  });
}
