import { pages } from '../../src/app/route-table.js';
import type { AnswersByName } from '../answers-to.js';
import type { Situation } from './walk.js';
import { approved } from '../stub-requests.js';
import { ids, linkTo } from '../stub-facts.js';
import { draftedAnswer, linkedLetter } from '../stub-linked-letter.js';
import { linkedReport } from '../stub-linked-report.js';
import { linkedResult } from '../stub-linked-result.js';
import { linkedProof } from '../stub-linked-proof.js';
import { draftIds, finishedDraft, openDraft } from '../stub-draft.js';
import { product } from '../stub-order.js';
import { portalCards } from '../stub-monitoring.js';
import { answered, named, SERVICES } from './changed-answers.js';
import { oneKey } from '../stub-programs.js';
import { portalAnswer } from '../stub-portal.js';
import { webhookSituations } from './webhook-situations.js';

const LINK = linkTo(ids.approved);
const ID = ids.approved;

const payable = (more: object): AnswersByName => ({
  ProductToPay: () => ({ product: { ...product, ...more } }),
});
const billing = {
  __typename: 'ProductBilling',
  name: 'Eva',
  street: 'Dlhá 1',
  city: 'Praha',
  postcode: '11000',
  country: 'CZ',
  companyId: null,
  vatId: null,
  email: 'eva@example.com',
};
const order = (more: object, step: object = {}): AnswersByName => ({
  ...answered('PortalOrder', 'registrationRequest', (made) => ({
    ...more,
    nextStep: {
      ...(made['nextStep'] as object),
      kind: 'FILL_IN',
      target: 'DRAFT',
      whoseTurn: 'YOU',
      ...step,
    },
  })),
  ...answered('PortalOrderMoney', 'orderProduct', {
    status: 'CREATED',
    paymentType: null,
    stillToPay: null,
    ...(more as { money?: object }).money,
  }),
});

const at = (path: string, more: Omit<Partial<Situation>, 'screen'> = {}): Situation => {
  const page = pages.find((known) => known.path === path.replace(/\?.*/, ''));
  if (page === undefined) throw new Error(`there is no page at ${path}`);
  const isPortal = page.area === 'portal';
  const address = path
    .replace(/:(id|token)\b/g, isPortal ? ID : LINK)
    .replace(/:class\b/, '25')
    .replace(/:tier\b/, 'shield')
    .replace(/:\w+/g, 'x');
  return { path: page.path, screen: page.screen, at: address, signedIn: isPortal, ...more };
};

const draftAt = (id: string, choose: readonly string[] = []): Situation =>
  at('/application-draft/:id', { at: `/application-draft/${id}`, signedIn: true, choose });

const profile = {
  __typename: 'Profile',
  id: 'p',
  version: 1,
  firstname: 'Jana',
  lastname: 'Example',
  phoneNumber: '+420601234567',
  language: 'en',
  currency: 'EUR',
  orderUpdateEmailsEnabled: true,
  marketingEmailsEnabled: true,
  newsletterEmailsEnabled: true,
};
const account = (pendingEmail: string | null): AnswersByName => ({
  PortalAccount: (variables) => {
    const { viewer } = portalAnswer('PortalAccount', variables);
    return { viewer: { ...viewer, pendingEmail, profile: { ...viewer?.profile, ...profile } } };
  },
  ErasureBlocks: () =>
    Object.fromEntries(
      [
        'productList',
        'invoiceList',
        'registrationRequestList',
        'serviceRequestList',
        'brandSubscriptionList',
        'trademarkList',
      ].map((list) => [list, { items: [] }]),
    ),
});
const linkedFeedback = (said: object): AnswersByName => ({
  LinkedFeedback: () => ({
    linkedFeedback: {
      __typename: 'LinkedFeedback',
      about: 'Lumara',
      hasWords: false,
      reviewSite: null,
      ...said,
    },
  }),
});
const link = (field: string): AnswersByName => ({
  PasswordLink: () => ({ [field]: VALID }),
  ActivationLink: () => ({ [field]: VALID }),
});
const VALID = { __typename: 'AccountLink', state: 'VALID', email: 'j…@example.com' };
const nothing = { items: [] };
/** The first of what is listed, in this status. */
const firstAs = (made: unknown, status: string) => ({ items: [{ ...Object(made).items[0], status }] });
const withOwner: AnswersByName = {
  ApplicationDraft: () => {
    const [known] = finishedDraft.applications.items;
    return {
      registrationRequest: {
        ...openDraft,
        applications: {
          items: openDraft.applications.items.map(({ id }) => ({ ...known, onboardingFinished: false, id })),
        },
      },
    };
  },
};
const withPriority: AnswersByName = {
  ApplicationDraft: () => {
    return {
      registrationRequest: {
        ...openDraft,
        applications: {
          items: openDraft.applications.items.map((one) => ({ ...one, priorityFilingType: 'FIRST_FILING' })),
        },
      },
    };
  },
};
const checkout = (more: object): Situation =>
  at('/product/:id/checkout', {
    at: `/product/${ids.product}/checkout`,
    signedIn: true,
    answers: payable({ billing, ...more }),
  });

/** A later mark that the watch found, open beside the list: looked at already or not. */
const found = (marks: object): Situation => {
  const { trademark } = portalAnswer('PortalTrademark', { id: ID });
  const result = trademark?.monitoringResults.items[0]?.id ?? '';
  return at('/portal/trademarks/:id', {
    at: `/portal/trademarks/${ID}?monitoringDrawerOpen=true&activeTrademarkMonitoringResultId=${result}`,
    answers: answered('PortalTrademark', 'trademark', (made) => ({
      monitoringResults: {
        items: [{ ...(made['monitoringResults'] as { items: object[] }).items[0], ...marks }],
      },
    })),
  });
};

/** A letter of an office behind its link: as it is ordered, and with questions of the lawyer. */
const letter = (more: object): AnswersByName => ({
  LinkedLetter: () => ({ officeAction: { ...linkedLetter, ...more } }),
});
const QUESTIONS = [
  { __typename: 'OfficeActionAnswer', question: 'Since when is it used?', why: null, answer: null },
];

const talk = (status: string, type = ''): Situation =>
  at(type === '' ? '/book-a-free-consultation/:id' : '/book-a-free-consultation/:id/:type', {
    at: `/book-a-free-consultation/${LINK}${type}`,
    choose: [`eventTimestamp=${SLOT}`],
    answers: {
      ConsultationTimes: () => TIMES,
      BookedConsultation: () => ({
        consultation: {
          id: ID,
          status,
          eventTimestamp: status === 'SCHEDULED' ? '2099-06-02T07:30:00.000Z' : null,
          timeZone: 'Europe/Prague',
          channel: 'PHONE',
          location: '+420 601 234 567',
          language: 'en',
          sequence: 1,
        },
      }),
    },
  });
const SLOT = '2099-06-03T07:00:00.000Z';
const TIMES = { consultationSlots: { slots: [SLOT], next: null, language: 'en', zone: 'Europe/Prague' } };

/** A question that was solved, and one to which a file is added. */
const tickets = (path: string, query: string): readonly Situation[] => [
  at(path, {
    answers: answered(query, 'supportTicket', { userId: null, status: 'RESOLVED', resolvedAt: null }),
  }),
  at(path, {
    answers: answered(query, 'supportTicket', {
      userId: null,
      status: 'WAITING_FOR_CUSTOMER',
      resolvedAt: null,
    }),
    first: 'Add a file',
    hidden: { paper: 'stub-upload' },
    only: 'Send',
  }),
];

/** Every screen that is not of staff, as it opens by itself, and the states in which other forms stand on it. */
export const situations: readonly Situation[] = [
  ...pages
    .filter(({ area }) => area !== 'admin')
    .map(({ path }) =>
      at(path, { answers: { ...SERVICES, ...account(null), ConsultationTimes: () => TIMES } }),
    ),
  at('/portal', {
    answers: {
      NoteVisit: () => ({
        noteVisit: {
          __typename: 'SinceLastVisit',
          from: { __typename: 'SincePlace', place: '1-4', at: '2026-11-20T10:00:00Z' },
          through: { __typename: 'SincePlace', place: '1-9', at: '2026-11-22T10:00:00Z' },
          before: null,
          more: false,
          lost: null,
          groups: [
            {
              __typename: 'SinceGroup',
              subjectType: 'order',
              subjectId: 'x',
              title: 'Zephyroak',
              at: '2026-11-21T10:00:00Z',
              fromVersion: null,
              toVersion: null,
              facts: [
                {
                  __typename: 'SinceFact',
                  type: 'order.approval_needed',
                  recordType: 'order',
                  recordId: 'x',
                  at: '2026-11-21T10:00:00Z',
                  count: 1,
                  nominalDate: null,
                },
              ],
            },
          ],
        },
      }),
    },
    passes: ['NoteVisit'],
  }),
  at('/portal/set-password', { at: '/portal/set-password?token=VALID', answers: link('passwordLink') }),
  at('/portal/activate/:token', { answers: link('activationLink') }),
  at('/portal/profile', { at: '/portal/profile?tab=api-keys', answers: { PortalApiKeys: () => oneKey } }),
  ...['subscriptions', 'payment', 'whitelist'].map((tab) =>
    at('/portal/profile', {
      at: `/portal/profile?tab=${tab}`,
      answers: { PortalCards: () => portalCards },
    }),
  ),
  ...[[], ['UpdatePortalAddress', 'CreatePortalAddress']].flatMap((passes) =>
    ['Add', 'Edit'].map((first) =>
      at('/portal/profile', { at: '/portal/profile?tab=billing-info', passes, first, only: 'Save' }),
    ),
  ),
  at('/portal/profile', { at: '/portal/profile?tab=account', answers: account('new@example.com') }),
  ...webhookSituations.map((more) => at('/portal/webhooks', more)),
  at('/portal/deadlines', { at: '/portal/deadlines?view=feed' }),
  at('/portal/verification-summary/:id', {
    answers: {
      PortalReport: () => ({
        registrationRequest: { ...approved, reportAge: { __typename: 'ReportAge', days: 45, stage: 'OLD' } },
      }),
    },
  }),
  at('/verification/:id/success', {
    answers: {
      VerificationReceiptPage: () => ({
        registrationRequest: {
          ...approved,
          status: 'VERIFICATION_REQUESTED',
          orderedAt: null,
          paidAt: null,
          userId: null,
        },
      }),
    },
  }),
  at('/portal/order/:id', {
    answers: order({ status: 'ORDER_CREATED', paidAt: null, endAskedAt: null, timeline: [] }),
  }),
  at('/portal/order/:id', {
    answers: order({
      status: 'READY_FOR_DRAFTING',
      paidAt: '2026-11-24T10:00:00Z',
      endAskedAt: null,
      timeline: [],
    }),
  }),
  at('/portal/order/:id', {
    answers: order({
      status: 'READY_FOR_DRAFTING',
      paidAt: '2026-11-24T10:00:00Z',
      endAskedAt: null,
      timeline: [],
    }),
    first: 'Add to the list',
    only: ['See the price', 'Order for'],
  }),
  at('/portal/order/:id', {
    answers: order(
      {
        status: 'READY_FOR_DRAFTING',
        paidAt: '2026-11-24T10:00:00Z',
        endAskedAt: '2026-11-25T10:00:00Z',
        timeline: [],
      },
      { kind: 'END_ASKED', target: 'ORDER_PAGE' },
    ),
  }),
  at('/portal/order/:id', {
    answers: order(
      { status: 'CLIENT_UNRESPONSIVE', paidAt: null, endAskedAt: null, timeline: [] },
      { kind: 'UNRESPONSIVE', target: 'ORDER_PAGE' },
    ),
  }),
  at('/portal/office-action/:id', {
    answers: answered('PortalOfficeAction', 'officeAction', {
      status: 'LANDING_PAGE_VISITED',
      jurisdiction: 'US',
      extendedOn: null,
    }),
  }),
  at('/portal/office-action/:id', {
    answers: answered('PortalOfficeAction', 'officeAction', { status: 'DRAFTING' }),
  }),
  at('/portal/office-action/:id', {
    answers: answered('PortalOfficeAction', 'officeAction', { status: 'KICK_OFF_SENT' }),
  }),
  at('/portal/office-action/:id', {
    answers: answered('PortalOfficeAction', 'officeAction', draftedAnswer),
  }),
  at('/office-action/:id', { answers: letter({ status: 'KICK_OFF_SENT' }) }),
  at('/feedback-from-email', {
    at: `/feedback-from-email?feedback=good&id=${LINK}`,
    answers: linkedFeedback({ feedbackId: null, isContent: null }),
  }),
  at('/feedback-from-email', {
    at: `/feedback-from-email?id=${LINK}`,
    answers: linkedFeedback({ feedbackId: ID, isContent: true }),
  }),
  at('/office-action/:id', { answers: letter(draftedAnswer) }),
  at('/use-in-commerce-request/:id', {
    answers: { LinkedProof: () => ({ useInCommerceRequest: { ...linkedProof, pageVisitedOn: null } }) },
  }),
  ...[[], ['FileLinkedPicture']].map((passes) =>
    at('/use-in-commerce-request/:id', {
      passes,
      answers: { LinkedProof: () => ({ useInCommerceRequest: linkedProof }) },
      hidden: { [`${linkedProof.proof.classes[0]?.id ?? ''}.upload`]: 'stub-upload' },
      only: 'Add to class 3',
    }),
  ),
  at('/office-action/:id/additional-info', {
    answers: letter({ status: 'DRAFTING', clientInput: QUESTIONS }),
  }),
  at('/book-a-free-consultation', {
    answers: { ConsultationTimes: () => TIMES },
    choose: ['eventTimestamp=other'],
  }),
  talk('SCHEDULED', '/move'),
  talk('SCHEDULED', '/cancel'),
  talk('NO_SHOW'),
  ...tickets('/portal/support/:id', 'PortalTicket'),
  ...tickets('/contact/:id', 'LinkedTicket'),
  at('/report-brand-infringement/:id'),
  ...[{ seen: false }, { dismissedOn: '2026-11-20' }].map((more) =>
    at('/monitoring-result/:id', {
      answers: { LinkedResult: () => ({ trademarkMonitoringResult: { ...linkedResult, ...more } }) },
    }),
  ),
  at('/report-brand-infringement/:id', {
    answers: {
      LinkedReport: () => ({
        caseRequest: { ...linkedReport, confirmedAt: '2026-11-12T15:02:00.000Z', alreadyHandled: 'ASSIGNED' },
      }),
    },
  }),
  ...['DISMISSED', 'RESOLVED'].map((status) =>
    at('/portal/cases/:id', { answers: answered('PortalCase', 'case', { status }) }),
  ),
  at('/portal/cases/:id', {
    answers: answered('PortalCase', 'case', ({ letters, objections }) => ({
      letters: firstAs(letters, 'WITH_CLIENT'),
      objections: firstAs(objections, 'WITH_CLIENT'),
    })),
  }),
  ...[[], ['UpdateCounterparty']].map((passes) =>
    at('/portal/solution-center/:id', {
      passes,
      answers: answered('PortalSolutions', 'case', (made) => ({
        status: 'CLIENT_APPROACHED',
        solutions: firstAs(made['solutions'], 'OFFERED'),
      })),
    }),
  ),
  ...[[], ['FileBrandPicture'], ['FileBrandPicture', 'KeepBrandPictures']].map((passes) =>
    at('/portal/brands/:id', { hidden: { upload: 'token' }, passes }),
  ),
  at('/portal/brands/:id', {
    answers: answered('PortalBrand', 'brand', {
      trademarks: nothing,
      cases: nothing,
      services: nothing,
      brandSubscriptions: nothing,
    }),
  }),
  at('/brand-monitoring-order', { signedIn: true }),
  at('/brand-monitoring-order'),
  at('/brand-monitoring-order/:id/success', {
    at: `/brand-monitoring-order/${ID}/success`,
    signedIn: true,
  }),
  ...['SUBSCRIPTION_STARTED', 'CANCELLED_AT_PERIOD_END'].map((status) =>
    at('/portal/monitoring/:id', {
      answers: answered('PortalSubscription', 'brandSubscription', { status }),
    }),
  ),
  ...['DRAFT', 'INVOICED'].map((status) =>
    at('/portal/service-order/:id', {
      answers: answered('PortalServiceOrder', 'serviceRequest', (made) => ({
        ...(named(made) as object),
        status,
        partOf: null,
        tracking: nothing,
      })),
    }),
  ),
  at('/portal/service-order/:id', {
    answers: answered('PortalServiceOrder', 'serviceRequest', (made) => ({
      ...(named(made) as object),
      status: 'IN_PROGRESS',
      partOf: null,
      tracking: nothing,
      draftDocument: { __typename: 'Document', id: ID, name: 'draft.pdf', url: '/draft.pdf' },
      draftApprovedAt: null,
      draftWish: null,
    })),
  }),
  at('/service-order/:id', { at: `/service-order/${linkTo(ids.working)}` }),
  draftAt(draftIds.open),
  ...[
    ['DraftCreateAddress', 'DraftUpdateAddress'],
    ['DraftCreateAddress', 'DraftUpdateAddress', 'DraftCreateParty', 'DraftUpdateParty'],
  ].map((passes) => ({ ...draftAt(draftIds.open), passes, only: 'Save the owner' })),
  ...[[], ['DraftUpdateAddress']].map((passes): Situation => ({
    ...draftAt(draftIds.open),
    passes,
    answers: withOwner,
    only: 'Save the owner',
  })),
  {
    ...draftAt(draftIds.open),
    hidden: { 'specimen11.upload': 'upload' },
    only: 'Add the specimen',
  },
  ...['approve', 'changes', 'postpone'].map((way) => ({
    ...draftAt(draftIds.finished as string, [`way=${way}`]),
    only: { approve: 'Approve', changes: 'Ask for changes', postpone: 'Postpone' }[way] ?? '',
  })),
  found({ seen: false }),
  found({ seen: true, orderedOn: null }),
  found({ seen: true, endedOn: null, pursuedOn: null, ownerName: 'Lumara Home GmbH' }),
  checkout({}),
  checkout({ status: 'CHECKOUT_STARTED', paymentType: 'CARD', checkoutUrl: 'https://bank.example/page' }),
];

/** Questions that keep themselves a moment after they were answered: the field and the change. */
export const keepThemselves: readonly (readonly [Situation, string, string])[] = [
  [draftAt(draftIds.open), 'usptoAdditionalInfo', 'DraftSaveOffice'],
  [{ ...draftAt(draftIds.open), answers: withPriority }, 'priorityFilingNumber', 'DraftSaveApplication'],
  [at('/registration-request/:id'), 'owner.businessName', 'SaveOrderDraft'],
];
