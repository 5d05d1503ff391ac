import { useQuery } from '@tanstack/react-query';
import { ask } from '../../parts/admin-api.js';
import { MarkOrdersDocument } from './mark.graphql.js';

/** Service orders about a mark, newest first; what was paid is looked for by them. */
export const useMarkOrders = (id: string) =>
  useQuery({
    queryKey: ['work', 'mark-orders', id],
    queryFn: async () => (await ask(MarkOrdersDocument, { id })).serviceRequestList.items,
  });
