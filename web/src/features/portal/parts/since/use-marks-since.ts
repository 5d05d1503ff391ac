import { usePortalQuery, type PortalAnswer } from '../use-portal-query.js';
import type { MarkSince } from './since-list.js';
import { PortalMarksSinceDocument, PortalMarksSinceNode, type SinceList } from './since.graphql.js';

/** Where nothing of the mark itself changed, it is named as it stands today. */
const LATEST = 2_147_483_647;

/** The marks of a list as they stood before and after, of those that the reader may read. */
export function useMarksSince(list: SinceList | undefined): PortalAnswer<readonly MarkSince[]> {
  const versions = (list?.groups ?? [])
    .filter(({ subjectType }) => subjectType === 'trademark')
    .map(({ subjectId: id, fromVersion, toVersion }) => ({
      id,
      fromVersion: fromVersion ?? LATEST,
      toVersion: toVersion ?? LATEST,
    }));
  const answer = usePortalQuery(
    PortalMarksSinceDocument,
    PortalMarksSinceNode,
    { versions },
    { skip: versions.length === 0 },
  );
  if (list !== undefined && versions.length === 0) return { ...answer, data: [] };
  // What was asked for another list stays in the answer while this one's is on its way.
  return { ...answer, data: answer.loading ? undefined : answer.data?.trademarkListBetween };
}
