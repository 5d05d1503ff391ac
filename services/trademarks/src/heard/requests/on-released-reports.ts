import { timestampDate } from '@bufbuild/protobuf/wkt';
import { pick } from '@cotta/kit/model/words/pick.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  LinksRevokedSchema,
  RegistrationRequestRemovedSchema,
  ReportOpenedSchema,
  RequestClaimedSchema,
  VerificationApprovedSchema,
  VerificationDismissedSchema,
  VerificationResultViewedSchema,
  type ReleasedReport,
  type ReportSearch,
  type RequestReference,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { WatchedSearch } from '../../watch/recheck/report-watch.js';
import {
  changeReportReaders,
  forgetReport,
  replaceWatchedReport,
  reportWatchId,
  wantRecheck,
  watchReport,
} from '../../watch/recheck/watch-report.js';

/** Remembers what is out, so that an old report never reads as fresh. */
export const releasedReports = defineConsumer({
  name: 'released-reports',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(VerificationApprovedSchema, async ({ message: { request, report }, run }) =>
      watch(run, request, report),
    ),
    on(VerificationDismissedSchema, async ({ message: { request, report }, run }) =>
      watch(run, request, report),
    ),
    on(VerificationResultViewedSchema, async ({ message: { request }, run }) => opened(run, request)),
    on(ReportOpenedSchema, async ({ message: { request }, run }) => opened(run, request)),
    on(RequestClaimedSchema, async ({ message: { request }, run }) => {
      if (request !== undefined)
        await run(changeReportReaders, {
          streamId: reportWatchId(request.requestId),
          input: { userId: request.userId },
        });
    }),
    on(LinksRevokedSchema, async ({ message: { requestId, linkRevision }, run }) => {
      await run(changeReportReaders, { streamId: reportWatchId(requestId), input: { linkRevision } });
    }),
    on(RegistrationRequestRemovedSchema, async ({ message: { requestId }, run }) => {
      await run(forgetReport, { streamId: reportWatchId(requestId), input: {} });
    }),
  ],
});

async function opened(run: RunCommand, request: RequestReference | undefined): Promise<void> {
  if (request !== undefined)
    await run(wantRecheck, { streamId: reportWatchId(request.requestId), input: {} });
}

const SEARCHED = [
  'query',
  'jurisdictions',
  'classes',
  'liveOnly',
  'byHand',
  'closenessLimit',
  'scoreVersion',
  'hitRefs',
  'hitNumbers',
] as const;

async function watch(
  run: RunCommand,
  request: RequestReference | undefined,
  report: ReleasedReport | undefined,
): Promise<void> {
  // A "no" without any search, or a report of older days: there is nothing to make again.
  if (request === undefined || report?.releasedAt === undefined || report.searches.length === 0) return;
  const streamId = reportWatchId(request.requestId);
  const input = {
    requestId: request.requestId,
    number: report.number,
    releasedAt: timestampDate(report.releasedAt).toISOString(),
    userId: request.userId || null,
    linkRevision: request.linkRevision,
    searches: report.searches.map(searchOf),
  };
  const outcome = await run(watchReport, { streamId, input });
  if ('refusal' in outcome) await run(replaceWatchedReport, { streamId, input });
}

const SCORED = [
  'ref',
  'name',
  'jurisdictions',
  'classes',
  'identical',
  'look',
  'sound',
  'meaning',
  'goods',
  'overall',
  'quoted',
  'setAside',
] as const;

function searchOf({ searchedAt, hits, ...search }: ReportSearch): WatchedSearch {
  return {
    ...pick(search, SEARCHED),
    hits: hits.map((hit) => pick(hit, SCORED)),
    searchedAt:
      searchedAt === undefined ? new Date(0).toISOString() : timestampDate(searchedAt).toISOString(),
  };
}
