// What the page of a letter of an office asks by its link: a letter with two ways to answer, of which one is advised.
import type { Answers, AnswerTo } from './answers-to.js';
import { inDays } from './stub-facts.js';

const money = (amountMinor: number) => ({
  __typename: 'Money' as const,
  amountMinor,
  currency: 'EUR' as const,
});

export const linkedLetter = {
  __typename: 'OfficeAction',
  id: '0190a000-0000-7000-8000-000000000b01',
  version: 4,
  status: 'LANDING_PAGE_VISITED',
  issueDate: inDays(-30),
  dueDate: inDays(45),
  extendedOn: null,
  natureOfIssues: null,
  issueSummary: 'The office found an earlier mark that it takes for similar to yours.',
  riskHighlighted: true,
  examinationFinished: true,
  clientInput: null,
  orderedSolutionId: null,
  serviceRequestId: null,
  workReleasedAt: null,
  draftNumber: null,
  draftText: null,
  draftTextBefore: null,
  draftSentAt: null,
  draftApprovedAt: null,
  draftChangeAskedAt: null,
  draftWish: null,
  draftAgreedBy: null,
  draftAgreedWords: null,
  filedAsAgreed: null,
  filedOn: null,
  outcome: null,
  markName: 'Lumora',
  jurisdiction: 'EU',
  sheet: {
    __typename: 'LetterSheet',
    number: '018900123',
    points: [{ __typename: 'LetterPoint', name: 'An earlier mark, LUMERA', category: 'EARLIER_MARKS' }],
    options: [
      {
        __typename: 'LetterOption',
        id: '0190a000-0000-7000-8000-0000000000c1',
        solution: 'Limit the goods so that they meet no longer',
        chanceOfSuccess: 60,
        serviceFee: money(19_900),
        governmentFee: money(0),
        recommended: false,
      },
      {
        __typename: 'LetterOption',
        id: '0190a000-0000-7000-8000-0000000000c2',
        solution: 'Argue that the marks differ',
        chanceOfSuccess: 75,
        serviceFee: money(39_900),
        governmentFee: money(12_500),
        recommended: true,
      },
    ],
    lastDay: inDays(45),
    daysLeft: 45,
    orderUntil: inDays(38),
    canOrder: true,
    papers: ['/api/document/0190a000-0000-7000-8000-0000000000d1/content?token=d.x'],
    orderLink: null,
  },
} satisfies AnswerTo<'LinkedLetter'>['officeAction'];

/** The second draft of its answer, which its client reads. */
export const draftedAnswer = {
  status: 'DRAFTING',
  draftNumber: 2,
  draftText: 'The marks differ.\n\nThe goods differ.',
  draftTextBefore: 'The marks differ.\n\nThe goods are alike.',
  draftSentAt: '2026-11-26T09:00:00.000Z',
  draftApprovedAt: null,
  draftChangeAskedAt: null,
  draftWish: null,
  draftAgreedBy: null,
  draftAgreedWords: null,
  filedAsAgreed: null,
} as const;

export const linkedLetterAnswers = {
  LinkedLetter: () => ({ officeAction: linkedLetter }),
  LetterOrder: () => ({ serviceRequest: null }),
  LetterCountries: () => ({
    countryList: [
      { __typename: 'Country', code: 'CZ', name: 'Czechia' },
      { __typename: 'Country', code: 'SK', name: 'Slovakia' },
    ],
  }),
  OfferedPrice: () => ({
    offeredPrice: {
      __typename: 'OfferedPrice',
      currency: 'EUR',
      ourFee: 39_900,
      officeFee: 12_500,
      tax: 9_177,
      total: 61_577,
    },
  }),
  SeeLinkedLetter: () => ({ visitOfficeActionPage: { __typename: 'OfficeAction' } }),
  OrderLinkedAnswer: () => ({ orderAnswerByLink: { __typename: 'OfficeAction' } }),
  LeaveLinkedLetter: () => ({ abandonOfficeAction: { __typename: 'OfficeAction' } }),
  ApproveLinkedAnswer: () => ({ approveOfficeActionDraft: { __typename: 'OfficeAction' } }),
  AskLinkedAnswerChange: () => ({ askOfficeActionDraftChange: { __typename: 'OfficeAction' } }),
  AnswerLinkedQuestions: () => ({ submitOfficeActionInfo: { __typename: 'OfficeAction' } }),
} satisfies Answers;
