/** Ids of the people and things the fixture services know. */
export const jana = '0195f000-0000-7000-8000-000000000001';
export const lawyer = '0195f000-0000-7000-8000-000000000002';
export const request1 = '0195f000-0000-7000-8000-0000000000a1';
export const document1 = '0195f000-0000-7000-8000-0000000000d1';

const at = '2026-03-02T10:00:00.000Z';
const user = (id: string) => ({
  __typename: 'User',
  id,
  version: 1,
  email: `${id.slice(-2)}@example.test`,
  role: 'CUSTOMER',
  status: 'ACTIVE',
  tags: [],
  displayName: 'Jana',
  cpOnboardingFinished: false,
  createdAt: at,
  updatedAt: at,
  profile: {
    id,
    version: 1,
    firstname: 'Jana',
    lastname: 'Nováková',
    phoneNumber: '',
    language: 'sk',
    currency: 'EUR',
    region: 'EU',
    orderUpdateEmailsEnabled: true,
    marketingEmailsEnabled: false,
    newsletterEmailsEnabled: false,
    createdAt: at,
    updatedAt: at,
  },
});
const request = (id: string) => ({
  __typename: 'RegistrationRequest',
  id,
  version: 3,
  publicId: 'V-7K2M9Q4X',
  contactEmail: 'jana@example.test',
  contactFirstName: 'Jana',
  contactLastName: 'Nováková',
  contactPhone: '',
  userId: jana,
  user: { __typename: 'User', id: jana },
  type: 'TEXT',
  value: 'LUMIVARO',
  meaning: '',
  jurisdictions: ['SK'],
  jurisdictionsUndecided: false,
  websites: [],
  businessDescription: 'Lamps',
  classes: [11],
  services: [],
  orderedItems: [],
  filingClassesCount: 1,
  language: 'sk',
  currency: 'EUR',
  stage: 'VERIFICATION',
  status: 'VERIFICATION_REQUESTED',
  statusGroup: 'PENDING',
  verificationVersion: 1,
  e2eProtection: false,
  brandProtection: false,
  euipoGrantRequested: false,
  sendMarketingEmails: false,
  sendDraftingReminders: true,
  dismissAlternatives: [],
  logoDocumentId: document1,
  logo: { __typename: 'Document', id: document1 },
  timeline: [],
  createdAt: at,
  updatedAt: at,
});
const refusal = (code: string, fields: readonly object[] = []) => ({
  __typename: 'Refusal',
  code,
  message: 'Some answers need another look.',
  path: null,
  params: [],
  fields,
});

export const accountsResolvers = {
  Query: {
    viewer: () => user(jana),
    user: (_: unknown, { id }: { id: string }) => (id === jana ? user(id) : null),
    activationLink: () => ({ state: 'UNKNOWN' }),
  },
  Mutation: {
    signUp: () => ({ __typename: 'SignedUp', ok: true }),
    askForPasswordReset: () => ({ __typename: 'AskedForPasswordReset', ok: true }),
    setPassword: () => refusal('LINK_USED'),
    activateUser: () => refusal('LINK_EXPIRED'),
    deactivateUser: (_: unknown, { id }: { id: string }) => (id === jana ? user(id) : refusal('NOT_FOUND')),
  },
  User: { __resolveReference: ({ id }: { id: string }) => user(id) },
};

export const requestsResolvers = {
  Query: {
    registrationRequest: (_: unknown, { id }: { id: string }) => (id === request1 ? request(id) : null),
    registrationRequestList: (_: unknown, { limit }: { limit: number }) => ({
      items: Array.from({ length: Math.min(limit, 10) }, () => request(request1)),
      totalCount: 10,
      hasNextPage: false,
    }),
    jurisdictionList: () => [],
    suggestedJurisdictionList: () => {
      throw new Error('password authentication failed for user "requests" at 10.2.3.4:5432');
    },
    summaryLink: () => '/verification-summary/s.x.y.z',
  },
  Mutation: {
    requestVerification: (_: unknown, { input }: { input: { contact: { email: string } } }) =>
      input.contact.email.includes('@')
        ? {
            __typename: 'VerificationReceipt',
            requestId: request1,
            publicId: 'V-7K2M9Q4X',
            promisedAt: at,
            link: 'r.x.y.z',
          }
        : refusal('INPUT_INVALID', [
            { path: ['contact', 'firstName'], code: 'REQUIRED', message: 'Please fill this in.', params: [] },
          ]),
    askForNewLinks: () => ({ __typename: 'AskedForNewLinks', ok: true }),
    assignRegistrationRequest: () => refusal('CONFLICT'),
    resendVerificationResult: (_: unknown, { id }: { id: string }) =>
      id === request1 ? request(id) : refusal('NOT_FOUND'),
  },
};

export const workspaceResolvers = {
  Query: {
    document: (_: unknown, { id }: { id: string }) =>
      id === document1
        ? {
            id,
            name: 'logo.png',
            mediaType: 'image/png',
            size: 12,
            url: `/api/document/${id}/content?token=d.x`,
          }
        : null,
    noteList: () => ({ items: [], totalCount: 0, hasNextPage: false }),
    taskList: () => ({ items: [], totalCount: 0, hasNextPage: false }),
  },
  Mutation: {
    createNote: (
      _: unknown,
      { input }: { input: { text: string; subjectType: string; subjectId: string } },
    ) => ({ __typename: 'Note', id: request1, version: 1, ...input, createdAt: at }),
  },
  Document: {
    __resolveReference: ({ id }: { id: string }) => ({
      id,
      name: 'logo.png',
      mediaType: 'image/png',
      size: 12,
      url: `/api/document/${id}/content?token=d.x`,
    }),
  },
};
