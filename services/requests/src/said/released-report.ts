import type { MessageInitShape } from '@bufbuild/protobuf';
import { pick } from '@cotta/kit/model/words/pick.js';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ReleasedReportSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { openReport, type SealedReport } from '../registration-request/verification/frozen-report.js';

const SCORED = ['ref', 'name', 'identical', 'look', 'sound', 'meaning', 'goods', 'overall'] as const;

/** What whoever holds the registers needs to search again; nothing where the report was released before searches were recorded. */
export function releasedReport(report: SealedReport | undefined): {
  readonly report?: MessageInitShape<typeof ReleasedReportSchema>;
} {
  if (report === undefined) return {};
  const { number, releasedAt, searches, content } = openReport(report);
  const quoted = new Set(content?.similarTrademarks.map(({ ref }) => ref));
  const setAside = new Set(content?.setAside.flatMap(({ refs }) => refs));
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
          hits: hits.map((hit) => ({
            ...pick(hit, SCORED),
            jurisdictions: [...hit.jurisdictions],
            classes: [...hit.classes],
            quoted: quoted.has(hit.ref),
            setAside: setAside.has(hit.ref),
          })),
          searchedAt: timestampFromDate(new Date(searchedAt)),
        }),
      ),
    },
  };
}
