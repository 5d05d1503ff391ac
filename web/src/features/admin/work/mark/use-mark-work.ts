import { useQuery } from '@tanstack/react-query';
import { ask, askAhead } from '../../parts/admin-api.js';
import type { RecordRow } from '../../parts/records/record-facts.js';
import { MarkFamilyDocument, MarkWorkDocument } from './mark.graphql.js';

/** What head and page of a mark show of it, read once for both. Its id is all that is asked with, so that it comes with the record and not after it. */
export const markWork = (id: string) => ({
  queryKey: ['work', 'trademark', id],
  queryFn: () => ask(MarkWorkDocument, { id }),
  ahead: () => askAhead(MarkWorkDocument, { id }),
});

export function useMarkWork({ id }: Pick<RecordRow, 'id'>) {
  const { queryKey, queryFn } = markWork(id);
  return useQuery({ queryKey, queryFn });
}

/** Marks of the same words and client at other offices. */
export function useMarkFamily({ id, name, userId }: RecordRow) {
  const client = typeof userId === 'string' ? userId : undefined;
  return useQuery({
    queryKey: ['work', 'mark-family', id, name, client],
    queryFn: async () =>
      client === undefined
        ? []
        : (await ask(MarkFamilyDocument, { id, name: String(name), userId: client })).trademarkList.items,
  });
}
