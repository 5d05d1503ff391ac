import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ask } from '../../parts/admin-api.js';
import { DeskDraftDocument, type DeskDraftResult } from './workbench.graphql.js';

export interface Workbench {
  readonly requestId: string;
  readonly data: DeskDraftResult;
  /** The draft as it was read last, also between two drawings. */
  readonly now: () => DeskDraftResult | undefined;
  readonly reread: () => Promise<DeskDraftResult | undefined>;
  /** False once the draft is with the client, approved or ended: then it is read only. */
  readonly open: boolean;
  /** Begins a message to the client with these words. */
  readonly askClient: (words: string) => void;
}

const Context = createContext<Workbench | undefined>(undefined);
export const WorkbenchProvider = Context.Provider;

/** @throws Error outside of the workbench. */
export function useWorkbench(): Workbench {
  const workbench = use(Context);
  if (workbench === undefined) throw new Error('a field of the draft stands outside of its workbench');
  return workbench;
}

/** Under which the draft of an order is kept. */
export const draftKey = (requestId: string): readonly string[] => ['request', requestId, 'draft'];

const EVERY_20_SECONDS = 20_000;

/** The draft of one order, read again by itself: colleagues and the client write in it too. */
export function useDeskDraft(requestId: string): {
  readonly query: UseQueryResult<DeskDraftResult>;
} & Pick<Workbench, 'now' | 'reread'> {
  const queries = useQueryClient();
  const queryKey = draftKey(requestId);
  const query = useQuery({
    queryKey,
    queryFn: () => ask(DeskDraftDocument, { id: requestId }),
    refetchInterval: EVERY_20_SECONDS,
  });
  return {
    query,
    now: () => queries.getQueryData<DeskDraftResult>(queryKey),
    reread: async () => (await query.refetch()).data,
  };
}
