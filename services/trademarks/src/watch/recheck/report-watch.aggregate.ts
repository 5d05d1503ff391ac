import type { Aggregate } from '@cotta/kit/model/decider/decider.js';
import { reportRecheckProjection } from './report-recheck.projection.js';
import type { ReleasedReport, ReportWatchEvent } from './report-watch.js';

export interface ReportWatchState {
  readonly report: ReleasedReport | undefined;
  readonly ranAt: string | undefined;
}

export function evolve(state: ReportWatchState, event: ReportWatchEvent): ReportWatchState {
  switch (event.type) {
    case 'ReportWatched':
      return { report: event.data, ranAt: undefined };
    case 'ReportRechecked':
      return { ...state, ranAt: event.data.ranAt };
    case 'ReportReadersChanged':
      return state.report === undefined
        ? state
        : {
            ...state,
            report: { ...state.report, userId: event.data.userId, linkRevision: event.data.linkRevision },
          };
    case 'ReportForgotten':
      return { report: undefined, ranAt: undefined };
    default:
      return state;
  }
}

/** One stream a request, under an id of its own: the newest report that is out, and every run of its searches since. */
export const reportWatch: Aggregate<ReportWatchState, ReportWatchEvent> = {
  category: 'report_watch',
  initial: { report: undefined, ranAt: undefined },
  evolve,
  projections: [reportRecheckProjection],
};
