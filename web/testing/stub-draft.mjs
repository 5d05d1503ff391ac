// Two drafts of one customer: one with open questions, one to be approved. Writes answer as the gateway does and change nothing.
export const draftIds = {
  open: '0190a000-0000-7000-8000-00000000d001',
  finished: '0190a000-0000-7000-8000-00000000d002',
};

const address = {
  id: '0190a000-0000-7000-8000-00000000ad01',
  street: 'Dlhá 1',
  city: 'Nitra',
  postcode: '949 01',
  country: 'SK',
  state: null,
};
const party = {
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
const picture = (more) => ({
  id: 'd3',
  name: 'shop-window.png',
  url: '/icon.svg',
  previewUrl: '/icon.svg',
  mediaType: 'image/png',
  specimenProblems: ['TYPE', 'PIXELS'],
  ...more,
});
const specimens = [
  { id: 's1', classNumber: 11, url: null, captureDate: null, document: picture({}), originalDocument: null },
  {
    id: 's2',
    classNumber: 11,
    url: null,
    captureDate: null,
    document: picture({
      id: 'd4',
      name: 'catalogue.jpg',
      mediaType: 'image/jpeg',
      specimenProblems: ['CMYK'],
    }),
    originalDocument: null,
  },
];
const application = (more) => ({
  id: '0190a000-0000-7000-8000-00000000da01',
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
  jurisdictions: { items: [] },
  ...more,
});
const request = (id, more) => ({
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
    { jurisdiction: 'BR', classNumber: 11, paid: 'PAID', drafted: true, additionalOrder: null },
    { jurisdiction: 'US', classNumber: 11, paid: 'PAID', drafted: true, additionalOrder: null },
    { jurisdiction: 'US', classNumber: 35, paid: 'GIVEN', drafted: false, additionalOrder: null },
  ],
  draftGaps: [],
  powerOfAttorneyOffices: [{ jurisdiction: 'BR', form: 'SIMPLE' }],
  ...more,
});
const gap = (kind, jurisdiction = null) => ({
  kind,
  jurisdiction,
  classes: [],
  turn: kind === 'TERMS' ? 'LAWYER' : 'CLIENT',
  before: ['TERMS', 'SPECIMEN', 'POWER_OF_ATTORNEY'].includes(kind) ? 'APPROVAL' : 'REVIEW',
});
const drafts = {
  [draftIds.open]: request(draftIds.open, {
    draftGaps: [
      gap('QUESTIONNAIRE'),
      gap('OWNER'),
      gap('ADDRESS'),
      gap('GOODS', 'US'),
      gap('SPECIMEN', 'US'),
    ],
    applications: { items: [application({ specimens: { items: specimens } })] },
  }),
  [draftIds.finished]: request(draftIds.finished, {
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
  }),
};
const office = (id, jurisdiction, more = {}) => ({
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
const offices = [
  office('b1', 'US', { usptoFilingBasis: '_1_A' }),
  office('b2', 'EU'),
  office('b3', 'BR', {
    logoType: 'black-and-white',
    logo: { id: 'd2', url: '/icon.svg' },
    colorClaimEnabled: false,
    colorClaim: null,
  }),
];
const content = (filingBasis) => ({
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
const done =
  (field, typename) =>
  ({ id }) => ({ [field]: { __typename: typename, id: id ?? '0190a000-0000-7000-8000-0000000000ff' } });
const refused = (code) => ({ __typename: 'Refusal', code, message: code, fields: [] });

/** Operation name → what the gateway would answer. */
export const draftAnswers = {
  ApplicationDraft: ({ id }) => ({ registrationRequest: drafts[id] ?? null }),
  DraftOffices: () => ({
    applicationJurisdictionList: { endCursor: null, hasNextPage: false, items: offices },
  }),
  DraftComments: () => ({
    threadCommentList: {
      items: [
        {
          id: 'c1',
          authorId: '0190a000-0000-7000-8000-0000000000a1',
          text: 'Do you sell the lamps in the United States already?',
          createdAt: '2026-11-20T10:00:00Z',
        },
        {
          id: 'c2',
          authorId: '0190a000-0000-7000-8000-000000000001',
          text: 'Yes, since last spring.',
          createdAt: '2026-11-20T12:00:00Z',
        },
      ],
    },
  }),
  AdminDraft: ({ id }) => ({
    registrationRequest: { ...drafts[id], userId: '0190a000-0000-7000-8000-000000000001' },
    filingCopy: draftAnswers.DraftFilingCopy().filingCopy,
  }),
  AdminDraftComments: () => ({
    threadCommentList: {
      items: draftAnswers.DraftComments().threadCommentList.items.map((comment) => ({
        ...comment,
        visibleToCustomer: true,
        author: { displayName: 'Lena Lawyer' },
      })),
    },
  }),
  AdminDraftSend: () => ({ sendForReview: refused('DRAFT_INCOMPLETE') }),
  AdminDraftWriteComment: done('createThreadComment', 'ThreadComment'),
  DraftCountries: () => ({
    countryList: [
      { code: 'SK', name: 'Slovakia', regionRequired: false },
      { code: 'US', name: 'United States', regionRequired: true },
    ],
  }),
  DraftRegions: () => ({ regionList: [{ code: 'US-CA', name: 'California' }] }),
  DraftFilingCopy: () => ({
    filingCopy: {
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
    },
  }),
  DraftPoaPreview: () => ({
    powerOfAttorneyPreview: {
      digest: 'b'.repeat(64),
      fileName: 'power-of-attorney.pdf',
      mediaType: 'application/pdf',
      content: 'JVBERi0xLjcK',
    },
  }),
  DraftCreateParty: ({ input }) => ({
    createParty:
      input.businessName === null && input.firstName === null
        ? {
            ...refused('INPUT_INVALID'),
            fields: [{ path: ['businessName'], code: 'REQUIRED', message: 'needed' }],
          }
        : { __typename: 'Party', id: party.id },
  }),
  DraftCreateAddress: ({ input }) => ({
    createAddress:
      input.country === 'US' && input.state === null
        ? { ...refused('INPUT_INVALID'), fields: [{ path: ['state'], code: 'REQUIRED', message: 'needed' }] }
        : { __typename: 'Address', id: address.id },
  }),
  DraftUpdateParty: done('updateParty', 'Party'),
  DraftUpdateAddress: done('updateAddress', 'Address'),
  DraftChooseParties: done('chooseApplicationParties', 'Application'),
  DraftSaveApplication: done('updateApplication', 'Application'),
  DraftSaveOffice: done('updateApplicationJurisdiction', 'ApplicationJurisdiction'),
  DraftMakeLogo: ({ tone }) => ({
    generateApplicationLogo: {
      __typename: 'LogoVersion',
      id: `version-${tone}`,
      url: '/icon.svg',
      upload: `token-${tone}`,
    },
  }),
  DraftChooseLogo: done('chooseApplicationLogo', 'ApplicationJurisdiction'),
  ResizeSpecimen: () => ({
    resizeSpecimen: {
      __typename: 'Document',
      ...picture({ id: 'd5', name: 'shop-window-uspto.jpg', mediaType: 'image/jpeg', specimenProblems: [] }),
    },
  }),
  FileSpecimenPicture: done('createDocument', 'Document'),
  AddSpecimen: done('createSpecimen', 'Specimen'),
  RemoveSpecimen: done('deleteSpecimen', 'Specimen'),
  DraftWriteComment: done('createThreadComment', 'ThreadComment'),
  DraftSignPoa: ({ input }) => ({
    signPowerOfAttorney:
      input.strokes.length === 0
        ? refused('SIGNATURE_EMPTY')
        : { __typename: 'RegistrationRequest', id: draftIds.open },
  }),
  DraftRequestReview: () => ({ requestReview: refused('DRAFT_INCOMPLETE') }),
  DraftApprove: () => ({ approveApplication: refused('DRAFT_CHANGED') }),
};
