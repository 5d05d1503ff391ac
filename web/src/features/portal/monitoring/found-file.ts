import { csvOf } from '../../../kit/export-csv/csv.js';
import type { FoundForBrandResult } from './monitoring.graphql.js';

export type Found = FoundForBrandResult['brandMonitoringFindingList']['items'][number];

interface Words {
  readonly heading: readonly string[];
  /** A moment as a day. */
  readonly day: (at: string | null) => string;
  /** What became of it, and why. */
  readonly fate: (found: Found) => string;
  readonly reason: (found: Found) => string;
  /** Of the threat that came of it. */
  readonly threat: (found: Found) => string;
}

/** All that was found and decided, as a file for a spreadsheet. */
export function foundFile(all: readonly Found[], { heading, day, fate, reason, threat }: Words): string {
  return csvOf(
    [
      heading,
      ...all.map((found) => [
        found.platform,
        found.title ?? '',
        found.website,
        found.priceText ?? '',
        day(found.firstSeenAt),
        day(found.lastSeenAt),
        fate(found),
        reason(found),
        day(found.reviewedAt),
        threat(found),
      ]),
    ],
    'en',
  );
}
