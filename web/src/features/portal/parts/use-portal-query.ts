import type { DocumentNode } from 'graphql';
import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import type { TypedDocument } from '../../../data/documents.js';
import { wasAskedAhead } from './asked-ahead.js';

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

/** Asked ahead: what came is shown, and not asked for a second time. Decided once for each question: another policy would ask anew. */
function usePolicy(document: TypedDocument<unknown, unknown>, variables: unknown): 'cache-first' | undefined {
  const key = JSON.stringify(variables);
  const decided = useRef<{ readonly key: string; readonly policy: 'cache-first' | undefined }>(undefined);
  if (decided.current?.key !== key)
    decided.current = {
      key,
      policy: wasAskedAhead(document, variables, performance.now()) ? 'cache-first' : undefined,
    };
  return decided.current.policy;
}

/** One stored document through the normalised cache; old data stays while new data is on its way. */
export function usePortalQuery<R, V>(
  document: TypedDocument<R, V>,
  node: DocumentNode,
  variables: V,
  options: Options = {},
): PortalAnswer<R> {
  const fetchPolicy = usePolicy(document, variables);
  const { data, loading, error, refetch, previousData } = useQuery(node, {
    variables: variables as Record<string, unknown>,
    context: { document },
    notifyOnNetworkStatusChange: false,
    skipPollAttempt: () => globalThis.document.hidden,
    ...(fetchPolicy === undefined ? {} : { fetchPolicy }),
    ...options,
  });
  return {
    data: (data ?? previousData) as R | undefined,
    loading,
    error,
    again: () => void refetch().catch(() => undefined),
  };
}
