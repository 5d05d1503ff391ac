import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import type { DeadlineNotice } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import type { LinkPurpose } from '@cotta/reference/link-purposes.js';
import type { StoredNotice } from '../emails/read-params.js';

export interface DeadlineLetter {
  readonly template: string;
  /** Path of the page it leads to. */
  readonly path: string;
  readonly notice: StoredNotice;
  /** Opens something new, so it goes out by itself and not among reminders. */
  readonly alone: boolean;
  /** Not owed to anybody: those who want no letters about orders do not get it. */
  readonly nudge: boolean;
}

/** What a link is signed with, and the instant it counts from. */
export interface LinkSigning {
  readonly linkKey: string;
  readonly now: Date;
}

/** A record and which links open it; 0 where none went out. */
type Linked = Pick<DeadlineNotice, 'subjectId' | 'linkRevision'>;

interface Kind {
  readonly template: string;
  readonly path: (notice: DeadlineNotice, link: LinkSigning) => string;
  readonly alone?: true;
  readonly nudge?: true;
}

const mark = ({ subjectId }: DeadlineNotice): string => `/portal/trademarks/${subjectId}`;
/** The later mark beside the mark it came near to: open without signing in, once there are links to it. */
const find = ({ subjectId, deadlineId, linkRevision }: DeadlineNotice, link: LinkSigning): string =>
  linkRevision === 0
    ? `/portal/trademarks/${subjectId}?monitoringDrawerOpen=true&activeTrademarkMonitoringResultId=${deadlineId}`
    : `/monitoring-result/${recordLink('monitoring-result', { subjectId: deadlineId, linkRevision }, link)}`;
/** The order of the next year, with what the last one had. */
const watchOrder = ({ subjectId, deadlineId }: DeadlineNotice): string =>
  `/portal/watch-order/${subjectId}?last=${deadlineId}`;
const letter = (notice: DeadlineNotice, link: LinkSigning): string =>
  `/office-action/${recordLink('office-action', notice, link)}`;
/** The page of a proof of use, open without signing in once there are links to it. */
export const proofPath = (notice: Linked, link: LinkSigning): string =>
  `/use-in-commerce-request/${recordLink('use-in-commerce', notice, link)}`;

/** Schedules of the trademarks service and the letters they go with. */
const kinds: Readonly<Record<string, Kind>> = {
  renewal: { template: 'renewal-reminder', path: mark },
  'grace notice': { template: 'renewal-reminder', path: mark },
  maintenance: { template: 'use-reminder', path: mark },
  priority: { template: 'priority-reminder', path: mark, nudge: true },
  'watch result': { template: 'deadline-digest', path: find },
  'watch result urgent': { template: 'deadline-digest', path: find, alone: true },
  'watch result ending': { template: 'opposition-ends', path: find, alone: true },
  'watch ends': { template: 'deadline-digest', path: watchOrder, alone: true },
  'watch quiet': { template: 'deadline-digest', path: mark },
  revival: { template: 'deadline-digest', path: () => DIGEST.path },
  'office action': { template: 'office-action-reminder', path: letter },
  'office action nudge': { template: 'office-action-reminder', path: letter, nudge: true },
  'office action kick-off': { template: 'office-action-kick-off', path: letter, alone: true },
  'use in commerce': { template: 'use-reminder', path: proofPath },
  'use in commerce kick-off': { template: 'use-reminder', path: proofPath, alone: true },
  'office action draft': { template: 'office-action-draft', path: letter, alone: true },
  'office action draft nudge': { template: 'office-action-draft', path: letter },
};

/** Reminders gathered on one day are one letter of this kind. */
export const DIGEST = { template: 'deadline-digest', path: '/portal/deadlines' } as const;

/** Finds of a watch that have no last day stand in no list of dates: where all are finds, the first page leads to them. */
export function digestPath(notices: readonly StoredNotice[]): string {
  return notices.every(({ reminder }) => reminder.startsWith('watch result') || reminder === 'watch quiet')
    ? '/portal'
    : DIGEST.path;
}

/** The weekly list, when nothing else is to be told that day. */
export const WEEK = { template: 'week-of-dates', path: '/portal/deadlines' } as const;

/** What a letter keeps of a notice. */
export function storedNotice({
  key,
  reminder,
  mark: name,
  jurisdiction,
  state,
  nominalDate,
  opensDate,
  graceDate,
}: DeadlineNotice): StoredNotice {
  return {
    key,
    reminder,
    mark: name,
    jurisdiction,
    state,
    date: nominalDate,
    opens: opensDate,
    grace: graceDate,
  };
}

/** An office waits half a year at most for an answer or a proof; each reminder brings a link of its own. */
const LINK_DAYS = 200;

/** Opens the page of a letter or a proof without signing in; its id alone where no link does. */
function recordLink(
  purpose: LinkPurpose,
  { subjectId, linkRevision }: Linked,
  { linkKey, now }: LinkSigning,
): string {
  if (linkRevision === 0) return subjectId;
  const expiresAt = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  return signLink({ purpose, subjectId, revision: linkRevision, expiresAt }, linkKey);
}

/** @throws PermanentFault for a schedule nobody writes letters for. */
export function deadlineLetter(notice: DeadlineNotice, link: LinkSigning): DeadlineLetter {
  const kind = kinds[notice.reminder];
  if (kind === undefined) throw new PermanentFault(`no letter for the reminder ${notice.reminder}`);
  return {
    template: kind.template,
    path: kind.path(notice, link),
    alone: kind.alone === true,
    nudge: kind.nudge === true,
    notice: storedNotice(notice),
  };
}
