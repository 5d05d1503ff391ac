import { usePortalQuery } from '../use-portal-query.js';
import type { MarkSince } from './since-list.js';
import { PortalMarksSinceDocument, PortalMarksSinceNode, type SinceList } from './since.graphql.js';

/** The marks of a list as they stood before and after, of those that the reader may read; undefined while they are asked for. */
export function useMarksSince(list: SinceList | undefined): readonly MarkSince[] | undefined {
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
  if (list === undefined) return undefined;
  if (versions.length === 0) return [];
  const marks = answer.data?.trademarkListBetween;
  // Of another list, which stays while the next one is on its way.
  return answer.loading ? undefined : marks;
}

/** Where nothing of the mark itself changed, it is named as it stands today. */
const LATEST = 2_147_483_647;
