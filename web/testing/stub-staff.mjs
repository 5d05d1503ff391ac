// What staff ask for: their day, the board of deadlines, the queues, a request with its notes.
import { hours, ids, inDays, lawyer, page } from './stub-facts.mjs';
import { result } from './stub-report.mjs';
import { all, approved, byId, dismissed, matches, working } from './stub-requests.mjs';

const task = (request, due, assigned = null) => ({
  __typename: 'Task',
  id: request.id.replace('b0', 'f0'),
  version: 1,
  kind: 'VERIFICATION',
  title: `${request.publicId} · ${request.value}`,
  status: 'OPEN',
  subjectType: 'registration_request',
  subjectId: request.id,
  publicId: request.publicId,
  mark: request.value,
  jurisdictions: request.jurisdictions,
  dueAt: due,
  assignedAdminId: assigned?.id ?? null,
  assignedAdmin: assigned,
  createdAt: hours(-5),
});

const due = (urgency, days, more = {}) => ({
  deadlineId: `0190a000-0000-7000-8000-0000000c${String(1000 + days).slice(-4)}`,
  trademarkId: ids.approved,
  markName: 'Lumora',
  jurisdiction: 'EU',
  name: 'Renewal',
  state: 'DUE_SOON',
  urgency,
  nominalDate: inDays(days),
  legalDate: inDays(days),
  graceDate: null,
  surcharge: null,
  consequence: 'The registration ends.',
  toConfirm: [],
  dueDateUnconfirmed: false,
  renewalOrderedOn: null,
  assignedAdminId: null,
  ...more,
});

export const staffAnswers = {
  DeadlineBoard: () => ({
    deadlineBoard: [
      due('OVERDUE', -4, { state: 'IN_GRACE', graceDate: inDays(170), surcharge: '25 % of the fee' }),
      due('T1', 1, { dueDateUnconfirmed: true, name: 'Answer to the office', jurisdiction: 'US' }),
      due('T10', 9, {
        renewalOrderedOn: inDays(-2),
        assignedAdminId: lawyer.id,
        toConfirm: ['The rule is read from one source only.'],
      }),
    ],
  }),
  WorkQueues: () => ({
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
  AdminReportSince: ({ id }) => ({
    registrationRequest: { __typename: 'RegistrationRequest', id, reportRechecks: { items: [] } },
  }),
  MyDay: () => ({
    taskList: page([task(dismissed, hours(-1)), task(working, hours(3), lawyer), task(approved, hours(19))]),
    answered: 14,
    open: 3,
  }),
  AdminRequestList: ({ filter }) => ({
    registrationRequestList: page(
      all
        .filter((request) => matches(request, filter))
        .map((request) => ({ ...request, assignedAdmin: lawyer })),
    ),
  }),
  AdminRequest: ({ id }) => ({
    registrationRequest:
      byId(id) === null
        ? null
        : {
            ...byId(id),
            applications: { items: [] },
            endAskedAt: null,
            nextStep: { __typename: 'NextStep', promisedAt: null, product: null },
            assignedAdmin: lawyer,
            assignedAdminId: lawyer.id,
            logo: null,
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
                : byId(id).verificationResult,
          },
  }),
  AdminRequestNotes: () => ({
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
  AdminBell: () => ({
    notificationList: page([
      {
        __typename: 'Notification',
        id: 'n1',
        title: 'V-3HT8WNCE · Zelená pekárna',
        subjectType: 'registration_request',
        subjectId: ids.working,
        seenAt: null,
        createdAt: hours(-2),
      },
    ]),
    unseen: 1,
  }),
  AdminMarkSeen: ({ id }) => ({ markNotificationSeen: { __typename: 'Notification', id, seenAt: hours(0) } }),
  StaffList: () => ({
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
};
