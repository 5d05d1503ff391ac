// What staff ask for: their day, the board of deadlines, the queues, a request with its notes.
import type { AnswerTo, Answers } from './answers-to.js';
import { hours, ids, inDays, lawyer, page } from './stub-facts.js';
import { result } from './stub-report.js';
import { setAsideAnswers } from './stub-set-aside.js';
import { approved, byId, dismissed, ok, working } from './stub-requests.js';

export type DayTask = AnswerTo<'MyDay'>['taskList']['items'][number];
const client = {
  __typename: 'User' as const,
  id: 'c1',
  displayName: 'Jana Example',
  email: 'jana@example.com',
};
/** A task of My day about an order: its check, of whoever is said. */
export const dayTask = (
  request: typeof approved,
  dueAt: string | null,
  assigned: typeof lawyer | null = null,
): DayTask => ({
  __typename: 'Task',
  id: request.id.replace('b0', 'f0'),
  version: 3,
  kind: 'VERIFICATION',
  work: 'CHECK',
  title: `${request.publicId} · ${request.value}`,
  status: 'OPEN',
  subjectType: 'registration_request',
  subjectId: request.id,
  publicId: request.publicId,
  mark: request.value ?? '',
  jurisdictions: request.jurisdictions,
  dueAt,
  arrivedAt: hours(-20),
  assignedAdminId: assigned?.id ?? null,
  assignedAdmin: assigned,
  clientId: client.id,
  client,
  snoozedUntil: null,
  snoozeReason: null,
  escalation: null,
  completedAt: null,
  doneByHand: false,
  minutes: 45,
});
const dayTasks = [
  { ...dayTask(dismissed, hours(-1)), escalation: 'BROKEN' as const },
  dayTask(working, hours(3), lawyer),
  dayTask(approved, hours(19)),
];
const nobodyRefused = (ids: readonly string[]) => ({ __typename: 'BatchResult' as const, ids, refusals: [] });

type Deadline = AnswerTo<'Docket'>['docket']['items'][number];
const due = (daysLeft: number, more: Partial<Deadline> = {}): Deadline => ({
  __typename: 'DocketRow',
  id: `0190a000-0000-7000-8000-0000000c${String(1000 + daysLeft).slice(-4)}`,
  trademarkId: ids.approved,
  markName: 'Lumora',
  jurisdiction: 'EU',
  kind: 'RENEWAL',
  name: 'Renewal',
  consequence: 'The registration ends.',
  citation: 'Art. 53 EUTMR',
  reason: 'Ten years from the filing.',
  state: 'DUE_SOON',
  nominalDate: inDays(daysLeft),
  legalDate: inDays(daysLeft),
  safeDate: inDays(daysLeft - 7),
  safeReason: 'OPEN_DAYS',
  closedBecause: null,
  graceDate: null,
  surcharge: null,
  on: inDays(daysLeft),
  daysLeft,
  turn: 'CLIENT',
  toConfirm: [],
  dueDateUnconfirmed: false,
  isDueDateOwn: false,
  proposedDueDate: null,
  laterDueDateCause: null,
  dueDateReason: null,
  dueDateSource: null,
  extendedOn: null,
  disputed: false,
  movedBecause: null,
  previousNominalDate: null,
  extensionDate: null,
  renewalOrderedOn: null,
  assignedAdminId: null,
  user: { __typename: 'User', id: '0190a000-0000-7000-8000-0000000000c1', displayName: 'Dana Demová' },
  subject: { __typename: 'DocketSubject', kind: 'TRADEMARK', id: ids.approved, version: 4, steps: [] },
  letter: null,
  ...more,
});

export const staffAnswers = {
  Docket: ({ jurisdiction }): AnswerTo<'Docket'> => {
    const items = [
      due(-4, { state: 'IN_GRACE', graceDate: inDays(170), surcharge: '25 % of the fee' }),
      due(1, {
        markName: 'Nordhaven',
        jurisdiction: 'US',
        kind: 'RESPONSE',
        name: 'Answer to the office',
        turn: 'FIRM',
        dueDateUnconfirmed: true,
        subject: {
          __typename: 'DocketSubject',
          kind: 'OFFICE_ACTION',
          id: ids.working,
          version: 2,
          steps: ['CONFIRM', 'CORRECT', 'EXTEND'],
        },
      }),
      due(9, { assignedAdminId: lawyer.id, renewalOrderedOn: inDays(-2), turn: 'FIRM' }),
    ];
    return {
      docket: {
        __typename: 'DocketPage',
        items: items.filter((row) => jurisdiction == null || row.jurisdiction === jurisdiction),
        endCursor: null,
        counts: { __typename: 'DocketCounts', late: 1, days7: 1, days30: 2, days60: 2, days90: 2 },
      },
    };
  },
  DocketClosedDays: (): AnswerTo<'DocketClosedDays'> => ({ officeClosedDays: [] }),
  DocketNext: (): AnswerTo<'DocketNext'> => ({ docket: { __typename: 'DocketPage', items: [] } }),
  OperationsLines: (): AnswerTo<'OperationsLines'> => ({
    operationsLines: [
      { series: 'events published', label: 'requests', high: 4 },
      { series: 'events published', label: 'trademarks', high: 2.5 },
      { series: 'oldest event waiting', label: 'requests', high: 150 },
      { series: 'page time', label: 'web', high: 0.12 },
      { series: 'press time', label: 'portal paint', high: 0.04 },
      { series: 'press time', label: 'portal page', high: 0.09 },
      { series: 'table size', label: 'requests tracking_event', high: 48_000_000 },
    ].map(({ series, label, high }) => ({
      series,
      label,
      points: Array.from({ length: 30 }, (_, at) => ({
        at: hours(-6 + at / 5),
        value: (high * (at + 1)) / 30,
      })),
    })),
  }),
  ...setAsideAnswers,
  RetryFailedJobs: (): AnswerTo<'RetryFailedJobs'> => ({
    retryFailedJobs: { __typename: 'QueuesTended', queues: [{ name: 'letters', jobs: 2 }] },
  }),
  WorkQueues: (): AnswerTo<'WorkQueues'> => ({
    workQueueList: [
      {
        name: 'reminders',
        waiting: 3,
        active: 1,
        failed: 0,
        delayed: 12,
        oldestWaitingAt: hours(-0.1),
        lastTickAt: hours(-0.01),
        tickAgeSeconds: 36,
        late: false,
      },
      {
        name: 'letters',
        waiting: 40,
        active: 0,
        failed: 2,
        delayed: 0,
        oldestWaitingAt: hours(-1),
        lastTickAt: hours(-0.2),
        tickAgeSeconds: 720,
        late: true,
      },
    ],
    letterBacklog: { waiting: 40, oldestDueAt: hours(-1), failed: 1, unknown: 2 },
  }),
  AdminReportSince: ({ id }): AnswerTo<'AdminReportSince'> => ({
    registrationRequest: { __typename: 'RegistrationRequest', id, reportRechecks: { items: [] } },
  }),
  MyDay: (): AnswerTo<'MyDay'> => ({
    taskList: page(dayTasks),
  }),
  MyDayCounts: (): AnswerTo<'MyDayCounts'> => ({ mine: 3, team: 21, unassigned: 4, snoozed: 2, done: 6 }),
  MyDayGroups: (): AnswerTo<'MyDayGroups'> => ({ late: 1, today: 4, week: 3, later: 60 }),
  MyDayAgain: ({ known }): AnswerTo<'MyDayAgain'> => ({
    known: { items: dayTasks.filter(({ id }) => [known].flat().includes(id)) },
    others: { items: [] },
  }),
  DayTake: ({ ids }): AnswerTo<'DayTake'> => ({ takeTaskList: nobodyRefused(ids) }),
  DayGiveBack: ({ ids }): AnswerTo<'DayGiveBack'> => ({ giveBackTaskList: nobodyRefused(ids) }),
  DayAssign: ({ ids }): AnswerTo<'DayAssign'> => ({ assignTaskList: nobodyRefused(ids) }),
  DaySnooze: ({ ids }): AnswerTo<'DaySnooze'> => ({ snoozeTaskList: nobodyRefused(ids) }),
  DayWake: ({ ids }): AnswerTo<'DayWake'> => ({ wakeTaskList: nobodyRefused(ids) }),
  DayDone: ({ ids }): AnswerTo<'DayDone'> => ({ finishTaskList: nobodyRefused(ids) }),
  DayReopen: ({ id }): AnswerTo<'DayReopen'> => ({ reopenTask: { __typename: 'Task', id, version: 5 } }),
  AdminRequest: ({ id }): AnswerTo<'AdminRequest'> => ({
    registrationRequest:
      byId(id) === null
        ? null
        : {
            ...ok(id),
            applications: { items: [] },
            endAskedAt: null,
            nextStep: { promisedAt: null, product: null },
            assignedAdminId: lawyer.id,
            logoDocumentId: null,
            classes: [9, 11],
            reportProblems: [],
            recordedSearches: { items: [] },
            verificationResult:
              id === ids.working
                ? {
                    ...result,
                    completed: false,
                    releasedAt: null,
                    jurisdictions: [],
                    similarTrademarks: [],
                    classAdvice: [],
                    setAside: [],
                  }
                : ok(id).verificationResult,
          },
  }),
  AdminRequestNotes: (): AnswerTo<'AdminRequestNotes'> => ({
    noteList: page([
      {
        __typename: 'Note',
        id: 'o1',
        version: 1,
        text: 'Ask whether the shop in Brno already uses the name.',
        author: lawyer,
        createdAt: hours(-2),
      },
    ]),
    letterList: page([
      {
        __typename: 'Letter',
        id: 'l1',
        template: 'verification-received',
        state: 'SENT',
        locale: 'en',
        sentAt: hours(-5),
        createdAt: hours(-5),
      },
    ]),
  }),
  AdminBell: (): AnswerTo<'AdminBell'> => ({
    notificationList: page([
      {
        __typename: 'Notification',
        id: 'n1',
        kind: 'WORK_ARRIVED',
        work: 'ANSWER',
        client: { __typename: 'User', id: 'c1', displayName: 'Dana Demová' },
        title: 'NORDHAVEN · US',
        subjectType: 'registration_request',
        subjectId: ids.working,
        seenAt: null,
        createdAt: hours(-2),
      },
    ]),
    unseen: 1,
  }),
  AdminMarkSeen: ({ id }): AnswerTo<'AdminMarkSeen'> => ({
    markNotificationSeen: { __typename: 'Notification', id, seenAt: hours(0) },
  }),
  ListViews: (): AnswerTo<'ListViews'> => ({ savedViewList: page([]) }),
  AuditLogBegins: (): AnswerTo<'AuditLogBegins'> => ({ auditLogBegins: null }),
  AdminDayCount: (): AnswerTo<'AdminDayCount'> => ({ taskCount: 3 }),
  AdminsToAsk: (): AnswerTo<'AdminsToAsk'> => ({
    userList: page([{ ...lawyer, displayName: 'Ada Admin', email: 'ada@example.com' }]),
  }),
  StaffList: (): AnswerTo<'StaffList'> => ({
    userList: page([
      lawyer,
      {
        ...lawyer,
        id: '0190a000-0000-7000-8000-0000000000a2',
        displayName: 'Adam Admin',
        email: 'adam@example.com',
      },
    ]),
  }),
} satisfies Answers;
