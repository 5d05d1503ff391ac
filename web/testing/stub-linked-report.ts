import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';

/** A report of a copy that has just come, as whoever holds its link reads it. */
export const linkedReport: NonNullable<AnswerTo<'LinkedReport'>['caseRequest']> = {
  __typename: 'CaseRequest',
  id: rowId('case_request', 0),
  status: 'CREATED',
  type: 'Name, Logo',
  brandName: 'NORDHAVEN',
  brandWebsite: 'https://nordhaven.example',
  links: ['https://www.nordhavn.example/jacket'],
  message: '<b>They</b> sell our jacket.',
  seenSince: '2026-10-01',
  dismissReason: null,
  confirmedAt: null,
  alreadyHandled: null,
  createdAt: '2026-11-12T14:02:00.000Z',
};

/** A personal link that nobody has reported with yet. */
export const invitationAnswers = {
  ReportInvitation: () => ({
    reportInvitation: { __typename: 'ReportInvitation', brandName: 'NORDHAVEN', used: false },
  }),
  ReportByLink: () => ({
    reportByLink: { __typename: 'InfringementReport', requestId: rowId('case_request', 0) },
  }),
} satisfies Answers;
