import { useQueries, useQuery } from '@tanstack/react-query';
import { ask } from '../../parts/admin-api.js';
import { FindingPictureDocument, SellerFindingsDocument } from '../scan-queue.graphql.js';
import type { Finding } from './finding.js';

const LONG_MS = 10 * 60_000;

const pictureQuery = ({ id, pictureUrl }: Finding) => ({
  queryKey: ['scan-queue-picture', id],
  queryFn: async () => (await ask(FindingPictureDocument, { id })).findingPicture,
  enabled: pictureUrl !== null,
  staleTime: LONG_MS,
  retry: false,
});

const sellerQuery = ({ brandId, opponentKey }: Finding) => ({
  queryKey: ['scan-queue-seller', brandId, opponentKey],
  queryFn: async () =>
    (await ask(SellerFindingsDocument, { brandId: brandId ?? '', opponentKey: opponentKey ?? '' }))
      .brandMonitoringFindingList,
  enabled: brandId !== null && opponentKey !== null,
});

/** Pictures and sellers of the next ones are asked for while one looks at this one. */
export function useAskedAhead(next: readonly Finding[]): void {
  useQueries({ queries: next.map(pictureQuery) });
  useQueries({ queries: next.map(sellerQuery) });
}

/** Its picture at the source: undefined while it is asked for, null where there is none. */
export const useOfferPicture = (finding: Finding): string | null | undefined => {
  const { data, isError } = useQuery(pictureQuery(finding));
  return finding.pictureUrl === null || isError ? null : data;
};

/** What waits of the same seller, this one among it. */
export const useSellerFindings = (finding: Finding) => useQuery(sellerQuery(finding)).data;
