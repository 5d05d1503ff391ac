import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../parts/admin-api.js';
import { useHints } from '../parts/live/use-hints.js';
import { DocketDocument, type DocketResult, type DocketVariables } from './deadlines.graphql.js';
import type { DocketItem } from './parts/row-place.js';

const EVERY_MINUTE = 60_000;
const PAGE = 50;
const WHOLE = 200;

export interface DocketPages {
  readonly rows: readonly DocketItem[];
  readonly counts: DocketResult['docket']['counts'] | undefined;
  readonly loaded: boolean;
  readonly error: Error | null;
  /** More rows of the range follow. */
  readonly more: boolean;
  readonly loadMore: () => Promise<void>;
  /** All of them, for paper. */
  readonly loadAll: () => Promise<void>;
  readonly again: () => void;
}

/** The docket page by page; `whole` reads on by itself, as a month has to be complete. */
export function useDocket(variables: DocketVariables, whole: boolean): DocketPages {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['docket', variables, whole],
    queryFn: ({ pageParam }) =>
      ask(DocketDocument, { ...variables, after: pageParam, limit: whole ? WHOLE : PAGE }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ docket: { endCursor } }) => endCursor,
    refetchInterval: EVERY_MINUTE,
  });
  // A date is changed by what happens to its mark, letter or proof; an open row stays where it is.
  const read = (): void => void refetch();
  useHints('trademark', read);
  useHints('office_action', read);
  useHints('use_in_commerce_request', read);
  useEffect(() => {
    if (whole && hasNextPage && !isFetching) void fetchNextPage();
  }, [whole, hasNextPage, isFetching, fetchNextPage]);
  return {
    rows: data?.pages.flatMap(({ docket: { items } }) => items) ?? [],
    counts: data?.pages[0]?.docket.counts,
    loaded: data !== undefined,
    error,
    more: hasNextPage,
    loadMore: async () => void (await fetchNextPage()),
    loadAll: async () => {
      for (let next = hasNextPage; next;) next = (await fetchNextPage()).hasNextPage;
    },
    again: read,
  };
}
