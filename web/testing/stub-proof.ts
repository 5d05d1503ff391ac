// What the page of a proof of use shows.
import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';

const usd = (amountMinor: number) => ({ __typename: 'Money' as const, amountMinor, currency: 'USD' });
type Proof = NonNullable<AnswerTo<'ProofWork'>['useInCommerceRequest']>;
type ProofClass = Proof['classes']['items'][number];
type ProofSpecimen = ProofClass['specimens']['items'][number];

export const proofSpecimen = (more: Partial<ProofSpecimen>): ProofSpecimen => ({
  __typename: 'Specimen',
  id: rowId('specimen', 0),
  version: 2,
  classNumber: 3,
  url: 'https://shop.example/oil',
  captureDate: '2026-11-02',
  verdict: null,
  refusedBecause: null,
  documentId: rowId('document', 0),
  document: {
    __typename: 'Document',
    id: rowId('document', 0),
    name: 'oil.png',
    url: '/icon.svg',
    previewUrl: null,
    mediaType: 'image/png',
    size: 7_340_032,
    width: 4000,
    height: 3000,
    specimenProblems: ['TYPE', 'SIZE', 'PIXELS'],
  },
  originalDocument: null,
  ...more,
});

const proofClass = (index: number, more: Partial<ProofClass>): ProofClass => ({
  __typename: 'UseInCommerceRequestClass',
  id: rowId('use_in_commerce_request_class', index),
  version: 3,
  classNumber: 3,
  items: ['essential oils'],
  filingBasis: '_1_B',
  decision: 'USE',
  firstUseInUs: '2026-03-01',
  firstUseAnywhere: '2026-02-01',
  website: null,
  specimens: { items: [] },
  ...more,
});

export const proofWork = {
  useInCommerceRequest: {
    __typename: 'UseInCommerceRequest',
    id: rowId('use_in_commerce_request', 0),
    version: 5,
    status: 'IN_PREPARATION',
    type: 'STATEMENT_OF_USE',
    declarationSignedOn: null,
    pageVisitedOn: '2026-10-04',
    filedOn: null,
    remainingExtensionCount: 5,
    userId: rowId('user', 0),
    user: { __typename: 'User', id: rowId('user', 0), displayName: 'Dana Demová' },
    asked: {
      items: [
        {
          __typename: 'UseInCommerceRequestTracking',
          id: rowId('use_in_commerce_request_tracking', 0),
          createdAt: '2026-10-02T09:00:00.000Z',
        },
      ],
    },
    sheet: {
      __typename: 'UseInCommerceSheet',
      kept: [3],
      extended: [29],
      deleted: [],
      undecided: [],
      fees: [
        {
          __typename: 'UseInCommerceFee',
          kind: 'STATEMENT_OF_USE',
          classes: 1,
          each: usd(15_000),
          amount: usd(15_000),
        },
        {
          __typename: 'UseInCommerceFee',
          kind: 'EXTENSION',
          classes: 1,
          each: usd(12_500),
          amount: usd(12_500),
        },
      ],
      total: usd(27_500),
      divideFee: usd(10_000),
      feesAsOf: '2025-01-18',
      blackout: false,
      lastDay: '2027-03-23',
      lastMoment: '2027-03-24T03:59:00.000Z',
      zone: 'America/New_York',
    },
    classes: {
      items: [
        proofClass(0, { specimens: { items: [proofSpecimen({})] } }),
        proofClass(1, {
          classNumber: 29,
          items: ['olive oil'],
          decision: 'EXTEND',
          firstUseInUs: null,
          firstUseAnywhere: null,
        }),
      ],
    },
  },
} satisfies AnswerTo<'ProofWork'>;

export const proofAnswers: Answers = {
  ProofWork: () => proofWork,
  JudgeSpecimen: ({ id }) => ({ judgeSpecimen: { __typename: 'Specimen', id, version: 3 } }),
  SaveProofClass: ({ id }) => ({
    updateUseInCommerceRequestClass: { __typename: 'UseInCommerceRequestClass', id, version: 4 },
  }),
  FitSpecimen: () => ({ resizeSpecimen: { __typename: 'Document', id: rowId('document', 1) } }),
};
