import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { noRow } from '@cotta/kit/model/resource/define.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';

/** Of the links a report begins with; each time they are revoked it rises by one. */
export const FIRST_LINK_REVISION = 1;

/** As long as a link of an order is good. */
const LINK_DAYS = 90;
const DAY_MS = 86_400_000;

/** What of a report its links depend on. */
interface Linked {
  readonly linkRevision?: number | null | undefined;
}

/** What of a report its letters say of whoever reported. */
interface Reporter extends Linked {
  readonly userId?: string | null | undefined;
  readonly contactEmail?: string | null | undefined;
  readonly contactName?: string | null | undefined;
  readonly language?: string | null | undefined;
}

const revisionOf = ({ linkRevision }: Linked): number => linkRevision ?? FIRST_LINK_REVISION;

/** The one report that the link in hand opens, until its links are revoked. */
export function linkedReport({ link }: Viewer) {
  return link?.purpose === 'threat-report' ? { id: link.subjectId, linkRevision: link.revision } : noRow;
}

/** Whether somebody holds a link to this very report that was not revoked. */
export function holdsReportLink({ linkRevision }: Linked, { link }: Viewer, reportId: string): boolean {
  return link?.purpose === 'threat-report' && link.subjectId === reportId && link.revision === linkRevision;
}

/** Of links that open it from now on: none that went out before. */
export const revokedLinks = (report: Linked) => ({ linkRevision: revisionOf(report) + 1 });

/** Who reported is said again with each fact that is written about, so that whoever writes the letter needs no copy of the report. */
export const whoReported = (report: Reporter) => ({
  userId: report.userId ?? null,
  contactEmail: report.contactEmail ?? null,
  contactName: report.contactName ?? null,
  language: report.language ?? null,
  linkRevision: revisionOf(report),
});

/** Path of the page of a report, for who has no account. */
export function reportPath(
  reportId: string,
  report: Linked,
  { linkKey, from }: { readonly linkKey: string; readonly from: Date },
): string {
  const expiresAt = new Date(from.getTime() + LINK_DAYS * DAY_MS);
  const link = {
    purpose: 'threat-report',
    subjectId: reportId,
    revision: revisionOf(report),
    expiresAt,
  } as const;
  return `/report-brand-infringement/${signLink(link, linkKey)}`;
}
