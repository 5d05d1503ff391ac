// What the page of a client shows: marks, dates, money, what is open, letters, what was said, people.
import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';
import { plainMark } from './stub-states.js';

const mark = (index: number, jurisdiction: string, nextDate: string | null) => ({
  __typename: 'Trademark' as const,
  ...plainMark,
  id: rowId('trademark', index),
  name: 'Lumora',
  jurisdiction,
  number: `01791970${index}`,
  status: 'TRADEMARK_REGISTERED' as const,
  nextDate,
});
const money = (amountMinor: number) => ({ __typename: 'Money' as const, amountMinor, currency: 'EUR' });
const invoice = (index: number, amountMinor: number, dueDate: string) => ({
  __typename: 'Invoice' as const,
  id: rowId('invoice', index),
  number: `2026-00${index}`,
  status: 'SENT' as const,
  dueDate,
  total: money(amountMinor),
});
const updatedAt = '2026-11-03T09:00:00.000Z';
const lena = { __typename: 'User' as const, id: rowId('user', 1), displayName: 'Lena Demo' };

export const clientOrders = {
  registrationRequestList: {
    items: [
      {
        __typename: 'RegistrationRequest',
        id: rowId('registration_request', 0),
        publicId: 'V-46JDJ4E9',
        value: 'Lumora',
        status: 'READY_FOR_DRAFTING',
        assignedAdminId: null,
        endAskedAt: null,
        updatedAt,
      },
    ],
  },
  serviceRequestList: { items: [] },
  consultationList: { items: [] },
} satisfies AnswerTo<'ClientOrders'>;

export const clientPeople = {
  user: {
    __typename: 'User',
    id: rowId('user', 0),
    status: 'ACTIVE',
    tags: ['wants calls'],
    profile: {
      __typename: 'UserProfile',
      id: rowId('user_profile', 0),
      phoneNumber: '+421905123123',
      language: 'cs',
      currency: 'EUR',
      orderUpdateEmailsEnabled: true,
      marketingEmailsEnabled: false,
      newsletterEmailsEnabled: true,
      billingEntityId: rowId('entity', 0),
      registrationEntityId: null,
    },
  },
  partyList: {
    items: [
      {
        __typename: 'Party',
        id: rowId('entity', 0),
        businessName: 'Lumora s. r. o.',
        firstName: null,
        lastName: null,
        roles: ['OWNER_ENTITY'],
        email: null,
      },
    ],
    totalCount: 1,
  },
  brandSubscriptionList: { items: [] },
} satisfies AnswerTo<'ClientPeople'>;

export const mergePreview = {
  user: {
    __typename: 'User',
    erasureRequestedAt: null,
    id: rowId('user', 0),
    displayName: 'Dana Malá',
    email: 'dana@second.test',
    status: 'ACTIVE',
    createdAt: '2026-03-02T09:00:00.000Z',
    profile: {
      __typename: 'UserProfile',
      id: rowId('user_profile', 0),
      phoneNumber: '+421905123123',
      language: 'cs',
      currency: 'EUR',
    },
  },
  partyList: {
    items: [
      {
        __typename: 'Party',
        id: rowId('entity', 0),
        businessName: 'Lumora s. r. o.',
        firstName: null,
        lastName: null,
        email: null,
      },
    ],
    totalCount: 1,
  },
  trademarkCount: 2,
  registrationRequestCount: 1,
  serviceRequestCount: 0,
  invoiceCount: 3,
  brandSubscriptionCount: 0,
  userPaymentMethodCount: 0,
  brandCount: 0,
  caseCount: 0,
  supportTicketCount: 0,
  consultationCount: 0,
  documentCount: 0,
} satisfies AnswerTo<'MergePreview'>;

export const clientAnswers = {
  ClientMarks: () => ({
    trademarkList: { items: [mark(0, 'EU', '2027-02-01'), mark(1, 'US', null)], totalCount: 2 },
  }),
  ClientDates: () => ({
    trademarkDeadlineList: {
      items: [
        {
          __typename: 'TrademarkDeadline',
          id: rowId('trademark_deadline', 0),
          trademarkId: rowId('trademark', 1),
          markName: 'Lumora',
          jurisdiction: 'US',
          name: 'Statement of use',
          nominalDate: '2099-03-23',
          state: 'UPCOMING',
        },
        {
          __typename: 'TrademarkDeadline',
          id: rowId('trademark_deadline', 1),
          trademarkId: rowId('trademark', 2),
          markName: 'Lumora',
          jurisdiction: 'EU',
          name: 'Priority for further countries',
          nominalDate: '2026-02-03',
          state: 'NOT_USED',
        },
        {
          __typename: 'TrademarkDeadline',
          id: rowId('trademark_deadline', 2),
          trademarkId: rowId('trademark', 2),
          markName: 'Lumora',
          jurisdiction: 'EU',
          name: 'Open to attack for non-use',
          nominalDate: '2022-07-06',
          state: 'OPEN',
        },
      ],
    },
  }),
  ClientOrders: () => clientOrders,
  ClientOfficeWork: () => ({ officeActionList: { items: [] }, useInCommerceRequestList: { items: [] } }),
  ClientThreats: () => ({
    caseRequestList: { items: [] },
    caseList: {
      items: [
        {
          __typename: 'Case',
          id: rowId('case', 0),
          status: 'CLIENT_APPROACHED',
          updatedAt,
          caseCounterparty: {
            __typename: 'CaseCounterparty',
            id: rowId('case_counterparty', 0),
            primaryName: 'Copy GmbH',
          },
        },
      ],
    },
    serviceList: { items: [] },
  }),
  ClientMoney: () => ({
    invoiceList: { items: [invoice(1, 29_000, '2020-11-02'), invoice(2, 1_050, '2999-11-02')] },
  }),
  ClientTasks: () => ({
    taskList: {
      items: [
        {
          __typename: 'Task',
          id: rowId('task', 0),
          subjectType: 'registration_request',
          subjectId: rowId('registration_request', 0),
          arrivedAt: '2026-11-20T09:00:00.000Z',
        },
      ],
    },
  }),
  LettersAbout: () => ({
    letterList: {
      items: [
        {
          __typename: 'Letter',
          id: rowId('outgoing_mail', 0),
          template: 'office-action-kick-off',
          state: 'SENT',
          nextAttemptAt: '2026-11-21T13:02:00.000Z',
          sentAt: '2026-11-21T13:02:00.000Z',
          createdAt: '2026-11-21T13:00:00.000Z',
        },
      ],
    },
  }),
  ClientTalk: () => ({
    supportMessageList: {
      items: [
        {
          __typename: 'SupportMessage',
          id: rowId('support_message', 0),
          ticketId: rowId('support_ticket', 0),
          side: 'FIRM',
          channel: 'E_MAIL',
          text: 'The logo is enough.',
          internal: false,
          createdAt: '2026-11-21T10:00:00.000Z',
          author: lena,
        },
      ],
    },
    supportTicketList: {
      items: [
        {
          __typename: 'SupportTicket',
          id: rowId('support_ticket', 0),
          description: 'Is the logo enough?',
          status: 'WAITING_FOR_CUSTOMER',
          createdAt: '2026-11-20T10:00:00.000Z',
          updatedAt,
        },
      ],
    },
    threadCommentList: {
      items: [
        {
          __typename: 'ThreadComment',
          id: rowId('thread_comment', 0),
          subjectType: 'REGISTRATION_REQUEST',
          subjectId: rowId('registration_request', 0),
          text: 'Ask about class 25.',
          visibleToCustomer: false,
          createdAt: '2026-11-22T10:00:00.000Z',
          authorId: lena.id,
          author: lena,
        },
      ],
    },
  }),
  ClientPeople: () => clientPeople,
  MergePreview: () => mergePreview,
  MergedAccounts: () => ({
    user: {
      __typename: 'User',
      id: rowId('user', 0),
      mergedAt: null,
      mergedInto: null,
      mergedAccounts: { items: [] },
    },
  }),
  SendInvitationAgain: () => ({
    sendInvitationAgain: { __typename: 'User', id: rowId('user', 0), version: 2 },
  }),
  SendPasswordLink: () => ({ sendPasswordLink: { __typename: 'User', id: rowId('user', 0), version: 2 } }),
} satisfies Answers;
