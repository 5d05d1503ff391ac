// What the page of a proof of use asks by its link: one class in use, one nobody said anything about.
import type { Answers, AnswerTo } from './answers-to.js';
import { inDays, linkTo } from './stub-facts.js';

const money = (amountMinor: number) => ({
  __typename: 'Money' as const,
  amountMinor,
  currency: 'USD' as const,
});
type Proof = NonNullable<AnswerTo<'LinkedProof'>['useInCommerceRequest']>;

const classOf = (id: string, more: Partial<Proof['proof']['classes'][number]>) => ({
  __typename: 'ProofClass' as const,
  id,
  classNumber: 3,
  items: ['essential oils', 'soap'],
  terms: ['essential oils', 'soap'],
  decision: null,
  firstUseInUs: null,
  firstUseAnywhere: null,
  website: null,
  link: linkTo(id),
  ...more,
});
const offerOf = (more: Partial<Proof['proof']['offers'][number]>) => ({
  __typename: 'ProofOffer' as const,
  type: 'STATEMENT_OF_USE' as const,
  declarationOfIncontestability: false,
  serviceFee: money(21_700),
  officeFee: money(15_000),
  lateFee: money(0),
  rushFee: money(0),
  classes: [3],
  needsGoodCause: false,
  isReady: false,
  ...more,
});

export const linkedProof = {
  __typename: 'UseInCommerceRequest',
  id: '0190a000-0000-7000-8000-000000000e01',
  version: 4,
  type: 'STATEMENT_OF_USE',
  status: 'KICK_OFF_SENT',
  graceEndDate: null,
  remainingExtensionCount: 4,
  serviceRequestId: null,
  workReleasedAt: null,
  filedOn: null,
  pageVisitedOn: inDays(-1),
  proof: {
    __typename: 'ProofSheet',
    markName: 'Lumora',
    number: '97123456',
    officeDay: inDays(45),
    lastMoment: `${inDays(46)}T04:59:00.000Z`,
    daysLeft: 45,
    late: false,
    orderUntil: inDays(38),
    canOrder: true,
    canRevive: false,
    extensionFrom: inDays(-140),
    classes: [
      classOf('0190a000-0000-7000-8000-0000000000e3', { decision: 'USE', firstUseInUs: '2026-03-01' }),
      classOf('0190a000-0000-7000-8000-0000000000e5', {
        classNumber: 35,
        terms: ['retail'],
        items: ['retail'],
      }),
    ],
    offers: [
      offerOf({}),
      offerOf({
        type: 'EXTENSION',
        officeFee: money(25_000),
        classes: [3, 35],
        needsGoodCause: true,
        isReady: true,
      }),
    ],
    orderLink: null,
  },
} satisfies Proof;

export const linkedProofAnswers = {
  LinkedProof: () => ({ useInCommerceRequest: linkedProof }),
  LinkedSpecimens: () => ({
    specimensByLink: [
      {
        __typename: 'Specimen',
        id: '0190a000-0000-7000-8000-0000000000f1',
        url: 'https://shop.example/oil',
        captureDate: '2026-11-02',
        refusedBecause: null,
        document: null,
      },
    ],
  }),
  FileLinkedPicture: () => ({
    createDocument: { __typename: 'Document', id: '0190a000-0000-7000-8000-0000000000f2' },
  }),
  AddLinkedSpecimen: () => ({ addSpecimenByLink: { __typename: 'Specimen' } }),
  RemoveLinkedSpecimen: () => ({ deleteSpecimen: { __typename: 'Specimen' } }),
  ProofOrder: () => ({ serviceRequest: null }),
  ProofCountries: () => ({
    countryList: [
      { __typename: 'Country', code: 'CZ', name: 'Czechia' },
      { __typename: 'Country', code: 'SK', name: 'Slovakia' },
    ],
  }),
  SeeLinkedProof: () => ({ visitUseInCommercePage: { __typename: 'UseInCommerceRequest' } }),
  DecideLinkedClass: () => ({ updateUseInCommerceRequestClass: { __typename: 'UseInCommerceRequestClass' } }),
  OrderLinkedProof: () => ({ orderUseInCommerceRequest: { __typename: 'UseInCommerceRequest' } }),
  LeaveLinkedProof: () => ({ requestUseInCommerceAbandonment: { __typename: 'UseInCommerceRequest' } }),
} satisfies Answers;
