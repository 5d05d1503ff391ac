// What the workplace of a message of an office asks: a letter that was read, with a due date that follows from its rule.
import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';

const suggestion = (field: 'KIND' | 'NUMBER' | 'ISSUE_DATE' | 'GROUND', value: string, at: number) => ({
  __typename: 'DocketedMessageSuggestion' as const,
  field,
  value,
  confidence: field === 'GROUND' ? ('MEDIUM' as const) : ('HIGH' as const),
  page: 1,
  from: at,
  to: at + value.length,
});
const words = 'Office action about Serial No. 97123456, issued February 16, 2026: likelihood of confusion.';
const place = (value: string): number => words.indexOf(value);

export const officeMessage = {
  docketedMessage: {
    __typename: 'DocketedMessage',
    id: rowId('docketed_message', 0),
    office: 'US',
    kind: 'office action',
    subject: 'Official notice',
    body: null,
    pages: [words],
    proposedIssueDate: '2026-02-16',
    proposedDueDate: '2026-05-16',
    groundsFound: ['EARLIER_MARKS'],
    doubts: [],
    suggestions: [
      suggestion('KIND', 'Office action', place('Office action')),
      suggestion('NUMBER', '97123456', place('97123456')),
      suggestion('ISSUE_DATE', 'February 16, 2026', place('February')),
      suggestion('GROUND', 'likelihood of confusion', place('likelihood')),
      {
        __typename: 'DocketedMessageSuggestion',
        field: 'DUE_DATE',
        value: '2026-05-16',
        confidence: 'MEDIUM',
        page: null,
        from: null,
        to: null,
      },
    ],
    document: null,
    trademark: { __typename: 'Trademark', id: rowId('trademark', 0), name: 'Lumora' },
    officeAction: null,
  },
} satisfies AnswerTo<'OfficeMessage'>;

export const officeMessageAnswers = {
  OfficeMessage: () => officeMessage,
  MessageRule: () => ({
    answerRule: {
      __typename: 'AnswerRule',
      dueDate: '2026-05-16',
      because: 'Three months from the issue (37 CFR 2.62).',
    },
  }),
} satisfies Answers;
