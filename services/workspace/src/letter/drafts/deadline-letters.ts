import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import type { DeadlineNotice } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
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

interface Kind {
  readonly template: string;
  readonly path: (notice: DeadlineNotice) => string;
  readonly alone?: true;
  readonly nudge?: true;
}

const mark = ({ subjectId }: DeadlineNotice): string => `/portal/trademarks/${subjectId}`;
const letter = ({ subjectId }: DeadlineNotice): string => `/office-action/${subjectId}`;
const use = ({ subjectId }: DeadlineNotice): string => `/use-in-commerce-request/${subjectId}`;

/** Schedules of the trademarks service and the letters they go with. */
const kinds: Readonly<Record<string, Kind>> = {
  renewal: { template: 'renewal-reminder', path: mark },
  'grace notice': { template: 'renewal-reminder', path: mark },
  maintenance: { template: 'use-reminder', path: mark },
  priority: { template: 'priority-reminder', path: mark, nudge: true },
  'watch result': { template: 'deadline-digest', path: mark },
  'watch result urgent': { template: 'deadline-digest', path: mark, alone: true },
  revival: { template: 'deadline-digest', path: () => DIGEST.path },
  'office action': { template: 'office-action-reminder', path: letter },
  'office action nudge': { template: 'office-action-reminder', path: letter, nudge: true },
  'office action kick-off': { template: 'office-action-kick-off', path: letter, alone: true },
  'use in commerce': { template: 'use-reminder', path: use },
  'use in commerce kick-off': { template: 'use-reminder', path: use, alone: true },
};

/** Reminders gathered on one day are one letter of this kind. */
export const DIGEST = { template: 'deadline-digest', path: '/portal/deadlines' } as const;

/** Finds of a watch that have no last day stand in no list of dates: where all are finds, the first page leads to them. */
export function digestPath(notices: readonly StoredNotice[]): string {
  return notices.every(({ reminder }) => reminder.startsWith('watch result')) ? '/portal' : DIGEST.path;
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

/** @throws PermanentFault for a schedule nobody writes letters for. */
export function deadlineLetter(notice: DeadlineNotice): DeadlineLetter {
  const kind = kinds[notice.reminder];
  if (kind === undefined) throw new PermanentFault(`no letter for the reminder ${notice.reminder}`);
  return {
    template: kind.template,
    path: kind.path(notice),
    alone: kind.alone === true,
    nudge: kind.nudge === true,
    notice: storedNotice(notice),
  };
}
