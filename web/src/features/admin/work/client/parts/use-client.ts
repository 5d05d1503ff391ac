import { useQuery } from '@tanstack/react-query';
import type { TypedDocument } from '../../../../../data/documents.js';
import { ask } from '../../../parts/admin-api.js';

export type ClientDocument<R> = TypedDocument<R, { readonly id: string }>;

/** How one answer about a client is kept; whoever asks the same shares it. */
export const clientQuery = <R>(document: ClientDocument<R>, id: string) => ({
  queryKey: ['work', 'user', id, document.name],
  queryFn: () => ask(document, { id }),
});

export const useClient = <R>(document: ClientDocument<R>, id: string) => useQuery(clientQuery(document, id));
