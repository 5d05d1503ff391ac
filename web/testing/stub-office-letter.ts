// What the workplace of a letter of an office asks: one issue, two ways to answer of which one has no price yet, one mail, the letter as a file.
import type { Answers, AnswerTo } from './answers-to.js';
import { officeMessageAnswers } from './stub-office-message.js';
import { rowId } from './stub-records.js';

const id = rowId('office_action', 0);
const money = (amountMinor: number) => ({ __typename: 'Money' as const, amountMinor, currency: 'EUR' });
const option = (index: number) => ({
  __typename: 'OfficeActionSolution' as const,
  id: rowId('office_action_solution', index),
  version: 1,
  solution: 'Name the goods as the office lists them',
  chanceOfSuccess: 90,
  serviceFee: money(29_000),
  governmentFee: money(0),
  recommended: true,
});
const entry = (index: number, event: string, label: string, actorId: string | null) => ({
  __typename: 'OfficeActionTracking' as const,
  id: `${rowId('office_action', 0).slice(0, -2)}e${index}`,
  event,
  label,
  actorId,
  reason: null,
  dueDateSource: null,
  createdAt: `2026-11-0${index + 2}T09:00:00.000Z`,
});

export const officeLetter = {
  officeAction: {
    __typename: 'OfficeAction',
    id,
    answerOdds: [
      { __typename: 'AnswerOdds' as const, category: 'CLASSIFICATION' as const, cases: 12, accepted: 9 },
    ],
    responseBlocks: [
      {
        __typename: 'ResponseBlock' as const,
        title: 'The list is made clear',
        text: 'Class ⟦number⟧: ⟦terms⟧.',
      },
    ],
    dueDateSource: null,
    answerRule: {
      __typename: 'AnswerRule',
      dueDate: '2027-02-01',
      safeDate: '2027-01-25',
      because: '3 months from examination letter issued on 1 November 2026: 1 February 2027.',
    },
    user: {
      __typename: 'User',
      id: rowId('user', 0),
      profile: { __typename: 'UserProfile', id: rowId('user_profile', 0), currency: 'EUR', language: 'CS' },
    },
    trademark: { __typename: 'Trademark', id: rowId('trademark', 0), number: '99000001' },
    issues: {
      items: [
        {
          __typename: 'OfficeActionIssue',
          id: rowId('office_action_issue', 0),
          version: 1,
          name: 'Goods too broad',
          category: 'CLASSIFICATION',
        },
      ],
    },
    solutions: {
      items: [
        option(0),
        {
          ...option(1),
          solution: 'Argue that the name does not describe',
          chanceOfSuccess: null,
          serviceFee: null,
          governmentFee: null,
          recommended: false,
        },
      ],
    },
    docketedMessages: {
      items: [
        {
          __typename: 'DocketedMessage',
          id: rowId('docketed_message', 0),
          subject: 'Nonfinal office action',
          receivedAt: '2026-11-02T08:00:00.000Z',
          numbersFound: ['99000001'],
          state: 'MATCHED',
          kind: 'office action',
          error: null,
          document: null,
        },
      ],
    },
    tracking: {
      items: [
        entry(1, 'OfficeActionDueDateConfirmed', 'Deadline confirmed', rowId('user', 1)),
        entry(0, 'OfficeActionDocketed', 'Docketed', null),
      ],
    },
  },
} satisfies AnswerTo<'OfficeLetter'>;

export const letterPapers = {
  documentList: {
    items: [
      {
        __typename: 'Document',
        id: rowId('document', 0),
        name: 'letter.pdf',
        type: 'OFFICE_LETTER',
        url: '/icon.svg?token=1',
        mediaType: 'application/pdf',
        createdAt: '2026-11-02T08:00:00.000Z',
      },
    ],
  },
  letterList: { items: [] },
} satisfies AnswerTo<'LetterPapers'>;

export const officeLetterAnswers = {
  ...officeMessageAnswers,
  OfficeLetter: () => officeLetter,
  LetterPapers: () => letterPapers,
  DocketToReview: () => ({ docketedMessageList: { totalCount: 2 } }),
} satisfies Answers;
