import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ReleasedReportSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { openReport, type SealedReport } from '../registration-request/verification/frozen-report.js';

/** What whoever holds the registers needs to search again; nothing where the report was released before searches were recorded. */
export function releasedReport(report: SealedReport | undefined): {
  readonly report?: MessageInitShape<typeof ReleasedReportSchema>;
} {
  if (report === undefined) return {};
  const { number, releasedAt, searches } = openReport(report);
  return {
    report: {
      number,
      releasedAt: timestampFromDate(new Date(releasedAt)),
      searches: searches.map(
        ({
          searchId,
          source,
          query,
          classes,
          liveOnly,
          offices,
          hits,
          closenessLimit,
          scoreVersion,
          searchedAt,
        }) => ({
          searchId,
          query,
          jurisdictions: offices.map(({ jurisdiction }) => jurisdiction),
          classes: [...classes],
          liveOnly,
          byHand: source === 'BY_HAND',
          closenessLimit,
          scoreVersion,
          hitRefs: hits.map(({ ref }) => ref),
          hitNumbers: hits.flatMap(({ numbers }) => numbers),
          searchedAt: timestampFromDate(new Date(searchedAt)),
        }),
      ),
    },
  };
}
