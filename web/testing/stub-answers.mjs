import { draftAnswers } from './stub-draft.mjs';
import { hours, ids, jurisdictionList, linkTo, page } from './stub-facts.mjs';
import { portalAnswer } from './stub-portal.mjs';
import { all, byId, matches, ok } from './stub-requests.mjs';
import { searchAnswers } from './stub-search.mjs';
import { serviceAnswers } from './stub-services.mjs';
import { staffAnswers } from './stub-staff.mjs';

const link = (token) => ({
  state: token.startsWith('used')
    ? 'USED'
    : token.startsWith('old')
      ? 'EXPIRED'
      : token.startsWith('good')
        ? 'VALID'
        : 'UNKNOWN',
  email: 'jana@example.com',
});

/** Operation name → what the gateway would answer. */
export const answers = {
  ...draftAnswers,
  ...searchAnswers,
  ...serviceAnswers,
  ...staffAnswers,
  // Signed in it is their own; by its link it is Jana's all the same.
  LinkOwner: ({ id }) => {
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
  DraftReceipt: ({ id }) => ({ registrationRequest: byId(id) }),
  DraftAskForAccount: ({ id }) => ({ askForAccount: ok(id) }),
  Home: () => ({ jurisdictionList }),
  VerificationForm: () => ({
    jurisdictionList,
    suggestedJurisdictionList: ['US', 'EU', 'UK', 'CA', 'CH', 'CN', 'AU', 'JP', 'MX'],
  }),
  StartOrder: ({ input }) => ({
    startRegistrationOrder: input.contact.email.startsWith('refused')
      ? { __typename: 'Refusal', code: 'TOO_MANY_VERIFICATIONS', message: 'Too many', fields: [] }
      : { __typename: 'VerificationReceipt', requestId: ids.approved, link: linkTo(ids.approved) },
  }),
  RequestVerification: ({ input }) => ({
    requestVerification: input.contact.email.startsWith('refused')
      ? { __typename: 'Refusal', code: 'TOO_MANY_VERIFICATIONS', message: 'Too many', fields: [] }
      : { __typename: 'VerificationReceipt', requestId: ids.working, link: linkTo(ids.working) },
  }),
  RequestMessages: () => ({
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
  VerificationReceiptPage: ({ id }) => ({
    registrationRequest:
      byId(id) === null ? null : { orderedAt: null, paidAt: null, userId: null, ...byId(id) },
  }),
  UpdateServiceDescription: ({ id }) => ({ updateServiceDescription: ok(id) }),
  AskForAccount: ({ id }) => ({ askForAccount: ok(id) }),
  VerificationSummary: ({ id }) => ({ registrationRequest: byId(id) }),
  MarkVerificationResultViewed: ({ id }) => ({ markVerificationResultViewed: ok(id) }),
  RepeatVerification: ({ id }) => ({ repeatVerification: ok(id) }),
  ActivationLink: ({ token }) => ({ activationLink: link(token) }),
  PasswordLink: ({ token }) => ({ passwordLink: link(token) }),
  ActivateUser: () => ({ activateUser: { __typename: 'User' } }),
  SetPassword: () => ({ setPassword: { __typename: 'User' } }),
  AskForNewLinks: () => ({ askForNewLinks: { __typename: 'AskedForNewLinks' } }),
  AskForPasswordReset: () => ({ askForPasswordReset: { __typename: 'AskedForPasswordReset' } }),
  PortalOrders: (asked) => {
    const made = portalAnswer('PortalOrders', asked);
    return {
      ...made,
      registrationRequestList: page(
        all
          .filter((request) => matches(request, asked.filter))
          .map((request) => ({ ...made.registrationRequestList.items[0], ...request })),
      ),
    };
  },
  PortalOrder: ({ id }) => ({
    registrationRequest: byId(id) && {
      ...portalAnswer('PortalOrder', { id }).registrationRequest,
      ...byId(id),
    },
  }),
  PortalReportSince: ({ id }) => ({
    registrationRequest: { __typename: 'RegistrationRequest', id, reportRechecks: { items: [] } },
  }),
  ReportSince: ({ id }) => ({
    registrationRequest: { __typename: 'RegistrationRequest', id, reportRechecks: { items: [] } },
  }),
  PortalReport: ({ id }) => ({ registrationRequest: byId(id) }),
  MarkReportViewed: ({ id }) => ({ markVerificationResultViewed: { ...ok(id), viewedAt: hours(0) } }),
  AccountLink: () => ({
    accountLink: { __typename: 'LinkState', state: 'VALID', email: 'jana@example.com' },
  }),
};
