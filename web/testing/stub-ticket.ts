// What the page of a ticket shows.
import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';

const lena = { __typename: 'User' as const, id: rowId('user', 3), displayName: 'Lena Demo' };
type Message = NonNullable<AnswerTo<'TicketWork'>['supportTicket']>['messages']['items'][number];
const message = (index: number, more: Pick<Message, 'text'> & Partial<Message>): Message => ({
  __typename: 'SupportMessage' as const,
  id: rowId('support_message', index),
  side: 'FIRM' as const,
  channel: null,
  internal: false,
  documentIds: [],
  createdAt: `2026-11-24T1${index}:00:00.000Z`,
  author: lena,
  ...more,
});

export const ticketWork = {
  supportTicket: {
    __typename: 'SupportTicket',
    id: rowId('support_ticket', 0),
    version: 4,
    status: 'ASSIGNED',
    description: 'Is the logo enough?',
    createdAt: '2026-11-24T09:40:00.000Z',
    contactName: null,
    contactEmail: null,
    language: null,
    user: { __typename: 'User', id: rowId('user', 0), displayName: 'Rita Rosa' },
    request: null,
    trademark: {
      __typename: 'Trademark',
      id: rowId('trademark', 0),
      name: 'NORDHAVEN',
      jurisdiction: 'US',
    },
    unread: true,
    earlierTicket: null,
    mergedInto: null,
    caseId: null,
    reported: null,
    papers: [],
    messages: {
      items: [
        message(0, { text: 'See V-398.', internal: true }),
        message(1, { text: 'The picture alone.', channel: 'E_MAIL' as const }),
        message(2, { text: 'And the words?', side: 'CLIENT' as const, channel: 'PORTAL' as const }),
      ],
    },
  },
  taskList: {
    items: [
      {
        __typename: 'Task',
        id: rowId('task', 0),
        work: 'TICKET',
        dueAt: '2026-11-25T16:40:00.000Z',
      },
    ],
  },
} satisfies AnswerTo<'TicketWork'>;

const done = { __typename: 'SupportTicket' as const, id: rowId('support_ticket', 0), version: 5 };

export const ticketAnswers: Answers = {
  TicketWork: () => ticketWork,
  TicketClient: () => ({
    letterReader: { __typename: 'LetterReader', language: 'cs', zone: 'Europe/Prague' },
  }),
  OtherTickets: () => ({
    supportTicketList: {
      items: [
        {
          __typename: 'SupportTicket',
          id: rowId('support_ticket', 1),
          description: 'Logo or words?',
          createdAt: '2026-11-23T09:40:00.000Z',
        },
      ],
    },
  }),
  SendTicketAnswer: () => ({ replySupportTicket: done }),
  AddTicketLine: () => ({ noteOnSupportTicket: done }),
  NoteTicketSeen: () => ({
    noteTicketRead: {
      __typename: 'SupportTicket' as const,
      id: rowId('support_ticket', 0),
      unread: false,
    },
  }),
  AnswerTexts: () => ({
    answerTextList: {
      items: [
        {
          __typename: 'AnswerText' as const,
          id: rowId('answer_text', 0),
          title: 'How long it takes',
          topic: 'ORDER' as const,
          english: 'It takes a year.',
          czech: 'Trvá to rok.',
          slovak: null,
          spanish: null,
        },
        {
          __typename: 'AnswerText' as const,
          id: rowId('answer_text', 1),
          title: 'Where invoices are',
          topic: 'INVOICE' as const,
          english: 'In the portal.',
          czech: null,
          slovak: null,
          spanish: null,
        },
      ],
    },
  }),
  MergeTicket: () => ({ mergeSupportTicket: done }),
};
