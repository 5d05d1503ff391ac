// What the pages of a service order and of a service show: two marks to renew, one of them not ours; a letter against a seller.
import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';

const money = (amountMinor: number, currency = 'EUR') => ({
  __typename: 'Money' as const,
  amountMinor,
  currency,
});
const userId = rowId('user', 0);

/** A renewal of a mark that we look after, paid, whose office takes it today. */
export const renewedMark = {
  __typename: 'ServiceRequest' as const,
  id: rowId('service_request', 1),
  version: 3,
  publicId: 'S-X54PJGJV',
  userId,
  status: 'IN_PROGRESS' as const,
  serviceName: 'trademark-renewal',
  parameters: {
    jurisdiction: 'CH',
    number: '512345',
    name: 'VELUMORA',
    expirationDate: '2027-02-12',
    classes: [9, 35],
    poaInHand: true,
  },
  jurisdiction: 'CH',
  officeFee: null,
  filedOn: null,
  recordedOn: null,
  recordNumber: null,
  renewedUntil: null,
  awaitsOffice: true,
  trademarkId: rowId('trademark', 0),
  officeReceipt: null,
  renewalDays: {
    __typename: 'RenewalDays' as const,
    opensOn: '2026-02-12',
    lastDay: '2027-02-12',
    graceEnds: '2027-08-12',
    stage: 'OPEN' as const,
  },
  trademark: {
    __typename: 'Trademark' as const,
    id: rowId('trademark', 0),
    version: 7,
    userId,
    name: 'VELUMORA',
    status: 'TRADEMARK_REGISTERED' as const,
    jurisdiction: 'CH',
    renewalOrderedOn: '2026-11-20',
    renewalFiledOn: null,
    transferFiledOn: null,
    expirationDate: '2027-02-12',
    ownerEntity: {
      __typename: 'Party' as const,
      id: rowId('party', 0),
      businessName: 'Velumora AG',
      firstName: null,
      lastName: null,
    },
  },
};

/** A renewal of a mark that nobody looks after here, filed already. */
export const foreignMark = {
  ...renewedMark,
  id: rowId('service_request', 2),
  publicId: 'S-Q2M7K4XA',
  parameters: {
    jurisdiction: 'EU',
    number: '018999001',
    name: 'NORDHAVEN',
    expirationDate: '2035-07-30',
    classes: [25],
    poaInHand: true,
  },
  jurisdiction: 'EU',
  filedOn: '2026-11-24',
  awaitsOffice: false,
  trademarkId: null,
  renewalDays: {
    ...renewedMark.renewalDays,
    opensOn: '2035-01-30',
    lastDay: '2035-07-30',
    stage: 'AHEAD' as const,
  },
  trademark: null,
};

export const serviceOrderWork = {
  serviceFormList: [],
  documentList: { items: [] },
  serviceRequest: {
    ...renewedMark,
    id: rowId('service_request', 0),
    publicId: 'S-7K2M9Q4X',
    status: 'SUBMITTED' as const,
    serviceName: 'trademark-renewals',
    parameters: { marks: [renewedMark.parameters, foreignMark.parameters] },
    jurisdiction: null,
    trademarkId: null,
    renewalDays: null,
    trademark: null,
    currency: 'EUR',
    country: 'SK',
    price: money(180_000),
    quoteNote: null,
    orderBy: null,
    contactName: null,
    contactEmail: null,
    draftApprovedAt: null,
    draftWish: null,
    outcome: null,
    draftDocument: null,
    outcomeDocument: null,
    deedDocument: null,
    deedCheck: null,
    partOf: null,
    parts: { items: [renewedMark, foreignMark] },
    product: {
      __typename: 'Product' as const,
      id: rowId('product', 0),
      price: {
        lines: [
          { mark: '512345', kind: 'OFFICIAL_FEE' as const, net: money(55_000) },
          { mark: '512345', kind: 'LAWYER_FEE' as const, net: money(20_000) },
          { mark: '018999001', kind: 'OFFICIAL_FEE' as const, net: money(85_000) },
        ],
      },
    },
  },
} satisfies AnswerTo<'ServiceOrderWork'>;

export const serviceWork = {
  service: {
    __typename: 'Service',
    id: rowId('service', 0),
    version: 4,
    userId,
    type: 'cease-and-desist-letter',
    status: 'IN_PROGRESS',
    parameters: { sellerName: 'Nordhavn Shop', listings: 3, urgent: true, note: null },
    deadline: '2026-12-04',
    paidAt: '2026-11-21T09:00:00.000Z',
    outcome: null,
    brand: { __typename: 'Brand', id: rowId('brand', 0), name: 'NORDHAVEN' },
    case: {
      __typename: 'Case',
      id: rowId('case', 0),
      status: 'IN_PROGRESS',
      brand: { __typename: 'Brand', id: rowId('brand', 0), name: 'NORDHAVEN' },
      caseCounterparty: {
        __typename: 'CaseCounterparty',
        id: rowId('case_counterparty', 0),
        primaryName: 'Nordhavn Shop',
      },
    },
  },
  documentList: {
    items: [
      {
        __typename: 'Document',
        id: rowId('document', 0),
        name: 'letter.pdf',
        url: '/icon.svg?token=3',
        mediaType: 'application/pdf',
        createdAt: '2026-11-22T10:00:00.000Z',
      },
    ],
  },
} satisfies AnswerTo<'ServiceWork'>;

export const handQuote = {
  handQuote: {
    __typename: 'HandQuote',
    currency: 'EUR',
    ourFee: 29_000,
    officeFee: 10_000,
    tax: 6670,
    taxes: [{ scheme: 'DOMESTIC', rate: '23', country: 'SK', officeFees: [] }],
    total: 45_670,
    payableDays: 30,
  },
} satisfies AnswerTo<'HandQuote'>;

export const serviceWorkAnswers = {
  ServiceOrderWork: () => serviceOrderWork,
  ServiceWork: () => serviceWork,
  HandQuote: () => handQuote,
  StaffCountries: () => ({
    countryList: [
      { __typename: 'Country', code: 'SL', name: 'Sierra Leone' },
      { __typename: 'Country', code: 'SK', name: 'Slovakia' },
    ],
  }),
} satisfies Answers;
