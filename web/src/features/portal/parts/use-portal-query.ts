import type { DocumentNode } from 'graphql';
import { useQuery } from '@apollo/client/react';
import type { TypedDocument } from '../../../data/documents.js';

interface Options {
  readonly pollInterval?: number;
  /** While true nothing is asked: the question is not known yet. */
  readonly skip?: boolean;
}

export interface PortalAnswer<R> {
  readonly data: R | undefined;
  readonly loading: boolean;
  readonly error: Error | undefined;
  readonly again: () => void;
}

/** One stored document through the normalised cache; old data stays while new data is on its way. */
export function usePortalQuery<R, V>(
  document: TypedDocument<R, V>,
  node: DocumentNode,
  variables: V,
  options: Options = {},
): PortalAnswer<R> {
  const { data, loading, error, refetch, previousData } = useQuery(node, {
    variables: variables as Record<string, unknown>,
    context: { document },
    notifyOnNetworkStatusChange: false,
    skipPollAttempt: () => globalThis.document.hidden,
    ...options,
  });
  return {
    data: (data ?? previousData) as R | undefined,
    loading,
    error,
    again: () => void refetch().catch(() => undefined),
  };
}
