import type { ClusterSettings, IndexSettings } from '../../search/live/search-settings.js';
import type { Elsewhere } from '../../search/live/live-search.js';
import { seedWeights } from '../../search/text/word-weights.js';
import { OpenSearchCandidates } from './opensearch-candidates.js';
import { OpenSearchOwnMarks } from './opensearch-own-marks.js';

/** What the search keeps in a cluster of OpenSearch. */
export const openSearch = (
  cluster: ClusterSettings,
  { SEARCH_TIMEOUT_MS }: Pick<IndexSettings, 'SEARCH_TIMEOUT_MS'>,
): Elsewhere => ({
  ownMarks: new OpenSearchOwnMarks(cluster, seedWeights()),
  // Behind the other: its circuit is the one that is measured.
  source: new OpenSearchCandidates(cluster, SEARCH_TIMEOUT_MS),
});
