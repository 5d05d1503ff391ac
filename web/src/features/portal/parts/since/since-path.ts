import type { SinceList } from './since.graphql.js';

type Place = SinceList['from'];

/** The page that shows the list between two places again; it can be kept. */
export function sincePath(from: Place, through: Place): string {
  const query = new URLSearchParams({ from: from.place, at: from.at, through: through.place });
  return `/portal/since?${query.toString()}`;
}
