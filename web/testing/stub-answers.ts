import type { AnswerTo, Answers } from './answers-to.js';
import { deskDraftAnswers } from './stub-desk-draft.js';
import { draftAnswers } from './stub-draft.js';
import { hours, ids, jurisdictionList, linkTo, page } from './stub-facts.js';
import { invitationAnswers, linkedReport } from './stub-linked-report.js';
import { portalAnswer } from './stub-portal.js';
import { all, byId, matches, ok } from './stub-requests.js';
import { searchAnswers } from './stub-search.js';
import { serviceAnswers } from './stub-services.js';
import { officialFeeAnswers } from './stub-official-fees.js';
import { settingsAnswers } from './stub-settings.js';
import { staffAnswers } from './stub-staff.js';

const link = (token: string): AnswerTo<'ActivationLink'>['activationLink'] => ({
  state: token.startsWith('used')
    ? 'USED'
    : token.startsWith('old')
      ? 'EXPIRED'
      : token.startsWith('good')
        ? 'VALID'
        : 'UNKNOWN',
  email: 'jana@example.com',
});

const NOT_ORDERED = { orderedAt: null, paidAt: null };

/** Operation name → what the gateway would answer. */
export const answers = {
  ...deskDraftAnswers,
  ...draftAnswers,
  ...searchAnswers,
  ...serviceAnswers,
  ...settingsAnswers,
  ...officialFeeAnswers,
  ...staffAnswers,
  // Signed in it is their own; by its link it is Jana's all the same.
  LinkOwner: ({ id }): AnswerTo<'LinkOwner'> => {
    const found = byId(id);
    return {
      registrationRequest: found && {
        __typename: 'RegistrationRequest',
        id,
        status: found.status,
        userId: '0190a000-0000-7000-8000-000000000001',
      },
    };
  },
  DraftReceipt: ({ id }): AnswerTo<'DraftReceipt'> => ({ registrationRequest: byId(id) }),
  DraftAskForAccount: ({ id }): AnswerTo<'DraftAskForAccount'> => ({ askForAccount: ok(id) }),
  Home: (): AnswerTo<'Home'> => ({ jurisdictionList }),
  VerificationForm: (): AnswerTo<'VerificationForm'> => ({
    jurisdictionList,
    suggestedJurisdictionList: ['US', 'EU', 'UK', 'CA', 'CH', 'CN', 'AU', 'JP', 'MX'],
  }),
  StartOrder: ({ input }): AnswerTo<'StartOrder'> => ({
    startRegistrationOrder: input.contact.email.startsWith('refused')
      ? { __typename: 'Refusal', code: 'TOO_MANY_VERIFICATIONS', message: 'Too many', fields: [] }
      : { __typename: 'VerificationReceipt', requestId: ids.approved, link: linkTo(ids.approved) },
  }),
  RequestVerification: ({ input }): AnswerTo<'RequestVerification'> => ({
    requestVerification: input.contact.email.startsWith('refused')
      ? { __typename: 'Refusal', code: 'TOO_MANY_VERIFICATIONS', message: 'Too many', fields: [] }
      : { __typename: 'VerificationReceipt', requestId: ids.working, link: linkTo(ids.working) },
  }),
  RequestMessages: (): AnswerTo<'RequestMessages'> => ({
    requestMessages: [
      {
        __typename: 'RequestMessage',
        id: 'm1',
        text: 'European Union\nIs a sample of the register enough?',
        writtenAt: hours(-3),
        fromClient: true,
        writer: null,
      },
      {
        __typename: 'RequestMessage',
        id: 'm2',
        text: 'For a first look it is.',
        writtenAt: hours(-1),
        fromClient: false,
        writer: 'Lena Demo',
      },
    ],
  }),
  VerificationReceiptPage: ({ id }): AnswerTo<'VerificationReceiptPage'> => ({
    registrationRequest: byId(id) && { ...ok(id), ...NOT_ORDERED },
  }),
  UpdateServiceDescription: ({ id }): AnswerTo<'UpdateServiceDescription'> => ({
    updateServiceDescription: ok(id),
  }),
  AskForAccount: ({ id }): AnswerTo<'AskForAccount'> => ({ askForAccount: ok(id) }),
  VerificationSummary: ({ id }): AnswerTo<'VerificationSummary'> => ({ registrationRequest: byId(id) }),
  MarkVerificationResultViewed: ({ id }): AnswerTo<'MarkVerificationResultViewed'> => ({
    markVerificationResultViewed: ok(id),
  }),
  RepeatVerification: ({ id }): AnswerTo<'RepeatVerification'> => ({ repeatVerification: ok(id) }),
  ActivationLink: ({ token }): AnswerTo<'ActivationLink'> => ({ activationLink: link(token) }),
  PasswordLink: ({ token }): AnswerTo<'PasswordLink'> => ({ passwordLink: link(token) }),
  ActivateUser: (): AnswerTo<'ActivateUser'> => ({ activateUser: { __typename: 'UserActivatedReceipt' } }),
  SetPassword: (): AnswerTo<'SetPassword'> => ({ setPassword: { __typename: 'PasswordSet' } }),
  AskSupport: (): AnswerTo<'AskSupport'> => ({
    askSupport: {
      __typename: 'SupportReceipt',
      ticketId: ids.approved,
      publicId: 'Q-7K2M9Q4X',
      answerBy: hours(8),
    },
  }),
  LinkedTicket: ({ id }): AnswerTo<'LinkedTicket'> => {
    const { supportTicket: made } = portalAnswer('LinkedTicket', { id });
    return { supportTicket: made && { ...made, userId: null, status: 'WAITING_FOR_CUSTOMER' } };
  },
  ReportInfringement: (): AnswerTo<'ReportInfringement'> => ({
    reportInfringement: { __typename: 'InfringementReport', requestId: ids.approved },
  }),
  ...invitationAnswers,
  LinkedReport: ({ id }): AnswerTo<'LinkedReport'> => ({ caseRequest: { ...linkedReport, id } }),
  ConfirmLinkedReport: ({ id }): AnswerTo<'ConfirmLinkedReport'> => ({
    confirmCaseRequest: { __typename: 'CaseRequest', id },
  }),
  AddLinkedReportPages: ({ id }): AnswerTo<'AddLinkedReportPages'> => ({
    addCaseRequestLinks: { __typename: 'CaseRequest', id },
  }),
  AskForNewLinks: (): AnswerTo<'AskForNewLinks'> => ({ askForNewLinks: { __typename: 'AskedForNewLinks' } }),
  AskForPasswordReset: (): AnswerTo<'AskForPasswordReset'> => ({
    askForPasswordReset: { __typename: 'AskedForPasswordReset' },
  }),
  PortalOrders: (asked): AnswerTo<'PortalOrders'> => {
    const made = portalAnswer('PortalOrders', asked);
    return {
      ...made,
      registrationRequestList: page(
        made.registrationRequestList.items
          .slice(0, 1)
          .flatMap((one) =>
            all
              .filter((request) => matches(request, asked.filter))
              .map((request) => ({ ...one, ...request })),
          ),
      ),
    };
  },
  PortalOrder: ({ id }): AnswerTo<'PortalOrder'> => {
    const { registrationRequest: made } = portalAnswer('PortalOrder', { id });
    return { registrationRequest: made && byId(id) && { ...made, ...ok(id) } };
  },
  PortalReportSince: ({ id }): AnswerTo<'PortalReportSince'> => ({
    registrationRequest: { __typename: 'RegistrationRequest', id, reportRechecks: { items: [] } },
  }),
  ReportSince: ({ id }): AnswerTo<'ReportSince'> => ({
    registrationRequest: { __typename: 'RegistrationRequest', id, reportRechecks: { items: [] } },
  }),
  PortalReport: ({ id }): AnswerTo<'PortalReport'> => ({
    registrationRequest: byId(id),
    orderLinks: { edit: linkTo(id) },
  }),
  MarkReportViewed: ({ id }): AnswerTo<'MarkReportViewed'> => ({
    markVerificationResultViewed: { ...ok(id), viewedAt: hours(0) },
  }),
  AccountLink: (): AnswerTo<'AccountLink'> => ({
    accountLink: { __typename: 'LinkState', state: 'VALID', email: 'jana@example.com' },
  }),
} satisfies Answers;
