// Two drafts of one customer: one with open questions, one to be approved. Writes answer as the gateway does and change nothing.
import type { AnswerTo, Answers } from './answers-to.js';

import { refusal } from './stub-facts.js';

export const draftIds = {
  open: '0190a000-0000-7000-8000-00000000d001',
  finished: '0190a000-0000-7000-8000-00000000d002',
};

type Draft = NonNullable<AnswerTo<'ApplicationDraft'>['registrationRequest']>;
type Application = Draft['applications']['items'][number];
type Picture = NonNullable<Application['specimens']['items'][number]['document']>;
type Gap = Draft['draftGaps'][number];
type Office = AnswerTo<'DraftOffices'>['applicationJurisdictionList']['items'][number];

const address: NonNullable<Application['domicileAddress']> = {
  id: '0190a000-0000-7000-8000-00000000ad01',
  street: 'Dlhá 1',
  city: 'Nitra',
  postcode: '949 01',
  country: 'SK',
  state: null,
};
const party: NonNullable<Application['registrationEntity']> = {
  id: '0190a000-0000-7000-8000-00000000fa01',
  type: 'LEGAL',
  businessName: 'Lumora s. r. o.',
  companyId: '01234567',
  firstName: null,
  lastName: null,
  officialFirstName: 'Jana',
  officialLastName: 'Malá',
  officialFunction: 'director',
  stateOfIncorporation: 'Slovakia',
};
const lamps = [{ classNumber: 11, terms: ['lamps', 'lampshades', 'light-emitting diode [LED] lamps'] }];
const picture = (more: Partial<Picture>): Picture => ({
  id: 'd3',
  name: 'shop-window.png',
  url: '/icon.svg',
  previewUrl: '/icon.svg',
  mediaType: 'image/png',
  specimenProblems: ['TYPE', 'PIXELS'],
  ...more,
});
const specimens = [
  {
    id: 's1',
    classNumber: 11,
    url: null,
    captureDate: null,
    refusedBecause: null,
    document: picture({}),
    originalDocument: null,
  },
  {
    id: 's2',
    classNumber: 11,
    url: null,
    captureDate: null,
    refusedBecause: null,
    document: picture({
      id: 'd4',
      name: 'catalogue.jpg',
      mediaType: 'image/jpeg',
      specimenProblems: ['CMYK'],
    }),
    originalDocument: null,
  },
];
const APPLICATION = '0190a000-0000-7000-8000-00000000da01';
const application = (more: Partial<Application>): Application => ({
  id: APPLICATION,
  onboardingFinished: false,
  clientApproval: false,
  priorityFilingType: null,
  priorityFilingJurisdiction: null,
  priorityFilingNumber: null,
  priorityFilingDate: null,
  domicileAddressVisible: false,
  registrationEntity: null,
  domicileAddress: null,
  mailingAddress: null,
  specimens: { items: [] },
  ...more,
});
const request = (id: string, more: Partial<Draft>): Draft => ({
  id,
  publicId: 'V-7K2M9Q4X',
  type: 'COMBINED',
  value: 'Lumora',
  status: 'READY_FOR_DRAFTING',
  postponedUntil: null,
  approvedAt: null,
  endAskedAt: null,
  lawyerInCharge: 'Lena Demo',
  nextStep: { kind: 'FILL_IN', promisedAt: null },
  timeline: [],
  logo: { id: 'd1', url: '/icon.svg', previewUrl: '/icon.svg', pictureProblem: null },
  poaDocument: null,
  orderDraft: {
    owner: {
      kind: 'APPLICANT_BUSINESS',
      firstName: null,
      lastName: null,
      businessName: 'Lumora s. r. o.',
      companyId: '01234567',
      street: 'Dlhá 1',
      city: 'Nitra',
      postcode: '949 01',
      country: 'SK',
      state: null,
    },
  },
  units: [
    { jurisdiction: 'BR', classNumber: 11, paid: 'PAID', additionalOrder: null },
    { jurisdiction: 'US', classNumber: 11, paid: 'PAID', additionalOrder: null },
    { jurisdiction: 'US', classNumber: 35, paid: 'GIVEN', additionalOrder: null },
  ],
  applications: { items: [] },
  draftGaps: [],
  powerOfAttorneyOffices: [{ jurisdiction: 'BR', form: 'SIMPLE' }],
  ...more,
});
const gap = (kind: Gap['kind'], jurisdiction: string | null = null): Gap => ({
  kind,
  jurisdiction,
  turn: kind === 'TERMS' ? 'LAWYER' : 'CLIENT',
  before: ['TERMS', 'SPECIMEN', 'POWER_OF_ATTORNEY'].includes(kind) ? 'APPROVAL' : 'REVIEW',
});
export const openDraft = request(draftIds.open, {
  draftGaps: [gap('QUESTIONNAIRE'), gap('OWNER'), gap('ADDRESS'), gap('GOODS', 'US'), gap('SPECIMEN', 'US')],
  applications: { items: [application({ specimens: { items: specimens } })] },
});
export const finishedDraft = request(draftIds.finished, {
  status: 'SENT_FOR_REVIEW',
  applications: {
    items: [
      application({
        onboardingFinished: true,
        registrationEntity: party,
        domicileAddress: address,
        mailingAddress: address,
      }),
    ],
  },
});
const drafts = [openDraft, finishedDraft];
const office = (id: string, jurisdiction: string, more: Partial<Office> = {}): Office => ({
  version: 1,
  id: `0190a000-0000-7000-8000-0000000000${id}`,
  jurisdiction,
  goodsAndServices: lamps,
  usptoFilingBasis: null,
  usptoAdditionalInfo: null,
  logoType: 'colour',
  logo: null,
  textInTrademark: 'Lumora',
  colorClaimEnabled: true,
  colorClaim: 'orange and white',
  ...more,
});
export const offices = [
  office('b1', 'US', { usptoFilingBasis: '_1_A' }),
  office('b2', 'EU'),
  office('b3', 'BR', {
    logoType: 'black-and-white',
    logo: { id: 'd2', url: '/icon.svg' },
    colorClaimEnabled: false,
    colorClaim: null,
  }),
];
const content = (filingBasis: string | null) => ({
  mark: {
    kind: 'combined',
    words: 'Lumora',
    meaning: '',
    logoDocumentId: 'd1',
    logoType: 'colour',
    colorClaim: 'orange and white',
  },
  goodsAndServices: lamps,
  owner: { name: 'Lumora s. r. o.', companyId: '01234567' },
  domicileAddress: address,
  mailingAddress: address,
  priority: { type: 'first filing', jurisdiction: 'SK', number: 'POZ 123-2026', date: '2026-09-01' },
  filingBasis,
  specimens: filingBasis === null ? [] : [{ classNumber: 11 }],
  papers: [
    { documentId: 'd7', type: 'Delegation' },
    { documentId: 'd8', type: 'Business certificate' },
  ],
});

const comments = [
  {
    id: 'c1',
    authorName: 'Lena Demo',
    authorId: '0190a000-0000-7000-8000-0000000000a1',
    text: 'Do you sell the lamps in the United States already?',
    createdAt: '2026-11-20T10:00:00Z',
  },
  {
    id: 'c2',
    authorName: null,
    authorId: '0190a000-0000-7000-8000-000000000001',
    text: 'Yes, since last spring.',
    createdAt: '2026-11-20T12:00:00Z',
  },
];
export const filingCopy: AnswerTo<'DraftFilingCopy'>['filingCopy'] = {
  digest: 'a'.repeat(64),
  sealedAt: null,
  offices: offices.map(({ id, jurisdiction }) => ({
    applicationJurisdictionId: id,
    jurisdiction,
    content: content(jurisdiction === 'US' ? '1(a)' : null),
    termsWritten: [
      { classNumber: 11, writer: 'CLIENT', writerName: null, terms: ['lamps', 'lampshades'] },
      {
        classNumber: 11,
        writer: 'LAWYER',
        writerName: 'Lena Demo',
        terms: ['light-emitting diode [LED] lamps'],
      },
    ],
  })),
};

/** The id of anything that is made new. */
const MADE = '0190a000-0000-7000-8000-0000000000ff';

/** Operation name → what the gateway would answer. */
export const draftAnswers = {
  ApplicationDraft: ({ id }): AnswerTo<'ApplicationDraft'> => ({
    registrationRequest: drafts.find((draft) => draft.id === id) ?? null,
  }),
  DraftOffices: (): AnswerTo<'DraftOffices'> => ({
    applicationJurisdictionList: { endCursor: null, hasNextPage: false, items: offices },
  }),
  DraftComments: (): AnswerTo<'DraftComments'> => ({
    threadCommentList: {
      items: comments,
    },
  }),
  AdminDraftComments: (): AnswerTo<'AdminDraftComments'> => ({
    threadCommentList: {
      items: comments.map((comment) => ({
        ...comment,
        visibleToCustomer: true,
        author: { displayName: 'Lena Lawyer' },
      })),
    },
  }),
  AdminDraftWriteComment: (): AnswerTo<'AdminDraftWriteComment'> => ({
    createThreadComment: { __typename: 'ThreadComment' },
  }),
  DraftCountries: (): AnswerTo<'DraftCountries'> => ({
    countryList: [
      { code: 'SK', name: 'Slovakia', regionRequired: false },
      { code: 'US', name: 'United States', regionRequired: true },
    ],
  }),
  DraftRegions: (): AnswerTo<'DraftRegions'> => ({ regionList: [{ code: 'US-CA', name: 'California' }] }),
  DraftFilingCopy: (): AnswerTo<'DraftFilingCopy'> => ({ filingCopy }),
  DraftPoaPreview: (): AnswerTo<'DraftPoaPreview'> => ({
    powerOfAttorneyPreview: {
      digest: 'b'.repeat(64),
      fileName: 'power-of-attorney.pdf',
      mediaType: 'application/pdf',
      content: 'JVBERi0xLjcK',
    },
  }),
  DraftCreateParty: ({ input }): AnswerTo<'DraftCreateParty'> => ({
    createParty:
      input.businessName === null && input.firstName === null
        ? {
            ...refusal('INPUT_INVALID'),
            fields: [{ path: ['businessName'], code: 'REQUIRED', message: 'needed' }],
          }
        : { __typename: 'Party', id: party.id },
  }),
  DraftCreateAddress: ({ input }): AnswerTo<'DraftCreateAddress'> => ({
    createAddress:
      input.country === 'US' && input.state === null
        ? { ...refusal('INPUT_INVALID'), fields: [{ path: ['state'], code: 'REQUIRED', message: 'needed' }] }
        : { __typename: 'Address', id: address.id },
  }),
  DraftUpdateParty: ({ id }): AnswerTo<'DraftUpdateParty'> => ({ updateParty: { __typename: 'Party', id } }),
  DraftUpdateAddress: ({ id }): AnswerTo<'DraftUpdateAddress'> => ({
    updateAddress: { __typename: 'Address', id },
  }),
  DraftChooseParties: ({ id }): AnswerTo<'DraftChooseParties'> => ({
    chooseApplicationParties: { __typename: 'Application', id },
  }),
  DraftSaveApplication: ({ id }): AnswerTo<'DraftSaveApplication'> => ({
    updateApplication: { __typename: 'Application', id },
  }),
  DraftSaveOffice: ({ id }): AnswerTo<'DraftSaveOffice'> => ({
    updateApplicationJurisdiction: { __typename: 'ApplicationJurisdiction', id, version: 2 },
  }),
  DraftMakeLogo: ({ tone }): AnswerTo<'DraftMakeLogo'> => ({
    generateApplicationLogo: {
      __typename: 'LogoVersion',
      id: `version-${tone}`,
      url: '/icon.svg',
      upload: `token-${tone}`,
    },
  }),
  DraftChooseLogo: ({ id }): AnswerTo<'DraftChooseLogo'> => ({
    chooseApplicationLogo: { __typename: 'ApplicationJurisdiction', id },
  }),
  ResizeSpecimen: (): AnswerTo<'ResizeSpecimen'> => ({
    resizeSpecimen: {
      __typename: 'Document',
      ...picture({ id: 'd5', name: 'shop-window-uspto.jpg', mediaType: 'image/jpeg', specimenProblems: [] }),
    },
  }),
  FileSpecimenPicture: (): AnswerTo<'FileSpecimenPicture'> => ({
    createDocument: { __typename: 'Document', id: MADE },
  }),
  AddSpecimen: (): AnswerTo<'AddSpecimen'> => ({ createSpecimen: { __typename: 'Specimen', id: MADE } }),
  RemoveSpecimen: ({ id }): AnswerTo<'RemoveSpecimen'> => ({
    deleteSpecimen: { __typename: 'Specimen', id },
  }),
  DraftWriteComment: (): AnswerTo<'DraftWriteComment'> => ({
    createThreadComment: { __typename: 'ThreadComment', id: MADE },
  }),
  DraftSignPoa: ({ input }): AnswerTo<'DraftSignPoa'> => ({
    signPowerOfAttorney:
      input.strokes.length === 0
        ? refusal('SIGNATURE_EMPTY')
        : { __typename: 'RegistrationRequest', id: draftIds.open },
  }),
  DraftRequestReview: (): AnswerTo<'DraftRequestReview'> => ({ requestReview: refusal('DRAFT_INCOMPLETE') }),
  DraftApprove: (): AnswerTo<'DraftApprove'> => ({ approveApplication: refusal('DRAFT_CHANGED') }),
} satisfies Answers;
