import type { ParkedEvent, SetAside } from '../src/features/admin/operations/parked/set-aside-doors.js';
import type { AnswerTo } from './answers-to.js';
import { ids, hours } from './stub-facts.js';

const none: SetAside = {
  __typename: 'SetAside',
  parked: [],
  parkedStreams: 0,
  deadLetters: [],
  deadLetterCount: 0,
};

const text = (label: string, value: string) =>
  ({ __typename: 'MessagePart', label, kind: 'text', value }) as const;

/** An event of a request that the workspace could not handle; the later ones of the same request wait. */
export const parkedEvent: ParkedEvent = {
  __typename: 'ParkedEvent',
  consumer: 'verification-tasks',
  source: 'requests',
  streamId: ids.working,
  category: 'registration_request',
  event: 'Verification started',
  occurredAt: hours(-3),
  parkedAt: hours(-2),
  behind: 2,
  attempts: 4,
  nextAttemptAt: null,
  reason: 'FAILED',
  error: 'TypeError: no lawyer of this name',
  content: [
    text('Request, public id', 'V-7K2M9Q'),
    text('Notice, due on', '2026-11-19'),
    text('Notice, subject type', 'office_action'),
    { __typename: 'MessagePart', label: 'Request, request id', kind: 'record', value: ids.working },
    { __typename: 'MessagePart', label: 'Brand id', kind: 'record', value: ids.working },
    { __typename: 'MessagePart', label: 'Promised at', kind: 'moment', value: hours(40) },
    { __typename: 'MessagePart', label: 'Request, contact, sealed', kind: 'closed', value: null },
  ],
  unreadable: null,
};

/** What the workspace put aside, in one place of seven. */
export const workspaceSetAside: SetAside = {
  ...none,
  parked: [
    parkedEvent,
    {
      ...parkedEvent,
      streamId: ids.dismissed,
      event: 'Verification approved',
      attempts: 1,
      behind: 0,
      nextAttemptAt: hours(1),
      reason: 'EARLIER_MISSING',
      error: 'hole: 2 after 4',
    },
  ],
  parkedStreams: 3,
  deadLetters: [
    {
      __typename: 'DeadLetter',
      id: ids.working,
      consumer: 'order-tasks',
      source: 'invoicing',
      event: '',
      category: '',
      occurredAt: null,
      receivedAt: hours(-30),
      retryAt: null,
      bytes: 17,
      error: 'no envelope: premature EOF',
      content: [],
      unreadable: 'no envelope: premature EOF',
    },
  ],
  deadLetterCount: 1,
};

const nothing = () => ({ setAside: none });

export const setAsideAnswers = {
  SetAsideOfAccounts: (): AnswerTo<'SetAsideOfAccounts'> => nothing(),
  SetAsideOfRequests: (): AnswerTo<'SetAsideOfRequests'> => nothing(),
  SetAsideOfTrademarks: (): AnswerTo<'SetAsideOfTrademarks'> => nothing(),
  SetAsideOfSubscriptions: (): AnswerTo<'SetAsideOfSubscriptions'> => nothing(),
  SetAsideOfCases: (): AnswerTo<'SetAsideOfCases'> => nothing(),
  SetAsideOfInvoicing: (): AnswerTo<'SetAsideOfInvoicing'> => nothing(),
  SetAsideOfWorkspace: (): AnswerTo<'SetAsideOfWorkspace'> => ({ setAside: workspaceSetAside }),
  RetryDeadLetterOfWorkspace: (): AnswerTo<'RetryDeadLetterOfWorkspace'> => ({
    retried: { __typename: 'DeadLetterRetried', consumers: 1 },
  }),
  DismissDeadLetterOfWorkspace: (): AnswerTo<'DismissDeadLetterOfWorkspace'> => ({
    dismissed: { __typename: 'DeadLetterDismissed', consumers: 1 },
  }),
  RetryParkedEventsOfWorkspace: (): AnswerTo<'RetryParkedEventsOfWorkspace'> => ({
    retried: { __typename: 'ParkedEventsRetried', streams: 1 },
  }),
};
