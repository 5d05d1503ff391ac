import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { recheckFields, releasedReportFields, type ReportWatchEvent } from './report-watch.js';
import { reportWatch } from './report-watch.aggregate.js';

/** One stream a request. */
export const reportWatchId = (requestId: string): string => nameBasedId('report watch', requestId);

const shared = { aggregate: reportWatch, allowed: ['system'] } as const;

export const watchReport = defineCommand({
  ...shared,
  name: 'WatchReport',
  doc: 'Remembers a released report, so that its searches can be made again. An older one than the known one changes nothing.',
  stream: 'new',
  input: releasedReportFields,
  decide: (_, report): readonly ReportWatchEvent[] => [{ type: 'ReportWatched', data: report }],
});

export const replaceWatchedReport = defineCommand({
  ...shared,
  name: 'ReplaceWatchedReport',
  doc: 'A newer version of the report was released: from now on its searches are made again.',
  stream: 'existing',
  input: releasedReportFields,
  decide: (state, report): readonly ReportWatchEvent[] =>
    state.report !== undefined && state.report.number >= report.number
      ? []
      : [{ type: 'ReportWatched', data: report }],
});

export const recheckReport = defineCommand({
  ...shared,
  name: 'RecheckReport',
  doc: 'Keeps what the searches of a report found when they were made again.',
  stream: 'existing',
  input: { number: f.integer('Version of the report that was rechecked.', { min: 1 }), ...recheckFields },
  // A newer report may have come while the old one was searched.
  decide: ({ report, ranAt }, { number, ...run }): readonly ReportWatchEvent[] =>
    report === undefined || report.number !== number || (ranAt !== undefined && ranAt >= run.ranAt)
      ? []
      : [{ type: 'ReportRechecked', data: { requestId: report.requestId, ...run } }],
});

export const changeReportReaders = defineCommand({
  ...shared,
  name: 'ChangeReportReaders',
  doc: 'The request found its owner, or its links were revoked.',
  stream: 'existing',
  input: {
    userId: f.id('The owner; absent: as before.', { optional: true }),
    linkRevision: f.integer('Links of an older one open nothing; absent: as before.', { optional: true }),
  },
  decide: ({ report }, { userId, linkRevision }): readonly ReportWatchEvent[] =>
    report === undefined
      ? []
      : [
          {
            type: 'ReportReadersChanged',
            data: {
              requestId: report.requestId,
              userId: userId ?? report.userId ?? null,
              linkRevision: linkRevision ?? report.linkRevision,
            },
          },
        ],
});

export const wantRecheck = defineCommand({
  ...shared,
  name: 'WantRecheck',
  doc: 'Somebody reads the report: its searches are made again unless that was done within a day.',
  stream: 'existing',
  input: {},
  decide: ({ report }): readonly ReportWatchEvent[] =>
    report === undefined ? [] : [{ type: 'ReportReadAgain', data: { requestId: report.requestId } }],
});

export const forgetReport = defineCommand({
  ...shared,
  name: 'ForgetReport',
  doc: 'The request was removed.',
  stream: 'existing',
  input: {},
  decide: ({ report }): readonly ReportWatchEvent[] =>
    report === undefined ? [] : [{ type: 'ReportForgotten', data: { requestId: report.requestId } }],
});

/** Nobody outside has to know: the rows are asked for where the report is read. */
export const unpublishedReportFacts = [
  'ReportWatched',
  'ReportRechecked',
  'ReportReadersChanged',
  'ReportReadAgain',
  'ReportForgotten',
];
