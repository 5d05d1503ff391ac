// What the page of a mark shows of it besides its own fields.
import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';
import { plainLetter, plainMark } from './stub-states.js';

type Work = AnswerTo<'MarkWork'>;
type Dated = Work['trademarkDeadlineList']['items'][number];

const id = rowId('trademark', 0);

/** A date of the mark; what is left out is usual. */
export const markDate = (index: number, more: Partial<Dated>): Dated => ({
  __typename: 'TrademarkDeadline',
  id: rowId('trademark_deadline', index),
  kind: 'RENEWAL',
  name: 'Renewal',
  actor: 'OWNER',
  state: 'UPCOMING',
  nominalDate: '2035-07-30',
  legalDate: '2035-07-30',
  safeDate: '2035-07-23',
  opensDate: '2035-01-30',
  graceDate: null,
  settled: null,
  toConfirm: [],
  disputed: false,
  ...more,
});

export const markWork = {
  trademark: {
    __typename: 'Trademark',
    id,
    registerReadAt: '2026-11-24T06:10:00.000Z',
    tracking: { items: [] },
    watchSubscriptions: {
      items: [
        {
          __typename: 'TrademarkWatchSubscription',
          id: rowId('trademark_watch_subscription', 0),
          dateEnd: null,
        },
      ],
    },
    toJudge: { totalCount: 2 },
    officeActions: {
      items: [
        {
          __typename: 'OfficeAction',
          ...plainLetter,
          id: rowId('office_action', 0),
          issueDate: '2026-10-31',
          dueDate: '2027-02-01',
          status: 'DOCKETED',
        },
      ],
    },
    useInCommerceRequests: { items: [] },
    filings: { items: [{ __typename: 'Filing', id: rowId('trademark_filing', 0) }] },
  },
  trademarkDeadlineList: {
    items: [
      markDate(0, {
        kind: 'RESPONSE',
        name: 'Answer to the office',
        state: 'DUE_SOON',
        nominalDate: '2027-01-31',
        legalDate: '2027-02-01',
        safeDate: '2027-01-15',
        opensDate: null,
        toConfirm: ['The day of the letter.'],
      }),
      markDate(1, {}),
      markDate(2, {
        kind: 'PRIORITY',
        name: 'Priority for further countries',
        state: 'NOT_USED',
        settled: 'NOT_USED',
        nominalDate: '2026-01-30',
      }),
    ],
  },
} satisfies Work;

const paper = (index: number, name: string, type: 'REGISTRATION_CERTIFICATE' | 'OFFICE_LETTER') => ({
  __typename: 'Document' as const,
  id: rowId('document', index),
  name,
  url: `/${name}`,
  type,
  createdAt: '2026-11-03T09:00:00.000Z',
});

export const markAnswers = {
  MarkWork: () => markWork,
  MarkFamily: () => ({
    trademarkList: {
      items: [
        {
          __typename: 'Trademark',
          ...plainMark,
          id: rowId('trademark', 1),
          jurisdiction: 'US',
          number: '99000001',
          status: 'OFFICE_ACTION_RECEIVED',
          nextDate: '2027-02-01',
        },
      ],
    },
  }),
  MarkPapers: () => ({
    trademark: {
      __typename: 'Trademark',
      id,
      certificateDocument: paper(1, 'certificate.pdf', 'REGISTRATION_CERTIFICATE'),
      poaDocument: null,
    },
    documentList: {
      items: [
        paper(1, 'certificate.pdf', 'REGISTRATION_CERTIFICATE'),
        paper(2, 'letter.pdf', 'OFFICE_LETTER'),
      ],
    },
  }),
  MarkPicture: () => ({
    registrationRequest: {
      __typename: 'RegistrationRequest',
      id: rowId('registration_request', 0),
      logo: { __typename: 'Document', id: rowId('document', 0), previewUrl: '/icon.svg' },
    },
  }),
  MarkOrders: () => ({
    serviceRequestList: {
      items: [
        {
          __typename: 'ServiceRequest',
          id: rowId('service_request', 0),
          publicId: 'S-7',
          serviceName: 'trademark-renewal',
          status: 'PAID',
          createdAt: '2026-11-03T09:00:00.000Z',
        },
      ],
    },
  }),
  MarkMoney: () => ({
    productList: {
      items: [
        {
          __typename: 'Product',
          id: rowId('product', 0),
          name: 'Renewal of Lumora',
          subjectType: 'service_request',
          status: 'PAID',
          paidAt: '2026-11-04T09:00:00.000Z',
          total: { __typename: 'Money', amountMinor: 29_000, currency: 'EUR' },
          stillToPay: null,
        },
        {
          __typename: 'Product',
          id: rowId('product', 1),
          name: 'Lumora in two offices',
          subjectType: 'registration_request',
          status: 'CREATED',
          paidAt: null,
          total: { __typename: 'Money', amountMinor: 50_050, currency: 'EUR' },
          stillToPay: null,
        },
      ],
    },
  }),
  MarkOnDay: ({ day }) => ({
    trademarkOnDay: {
      __typename: 'TrademarkOnDay',
      day: String(day),
      known: true,
      status: 'UNDER_EXAMINATION',
      number: '018999001',
      user: null,
      ownerEntity: null,
      registrationDate: null,
      expirationDate: null,
      nextDateName: 'Priority for further countries',
      nextDate: '2026-01-30',
    },
  }),
} satisfies Answers;
