import { draftAnswers, draftIds } from './stub-draft.mjs';
import { portalAnswer } from './stub-portal.mjs';
import { readFileSync } from 'node:fs';

const offices = JSON.parse(readFileSync(new URL('./offices.json', import.meta.url), 'utf8'));
const jurisdictionList = offices.map(([code, slug, short, madridMember, min, max]) => ({
  code,
  slug,
  madridMember,
  office: { short, full: short },
  typicalMonths: min === null ? null : { min, max },
}));

const hours = (count) => new Date(Date.now() + count * 3_600_000).toISOString();
const entry = (id, label, at, by, reason = null) => ({
  __typename: 'TimelineEntry',
  id,
  type: label.replaceAll(' ', ''),
  label,
  occurredAt: at,
  by,
  reason,
  actorKind: by === 'YOU' ? 'customer' : 'lawyer',
  actorId: null,
  audience: 'everyone',
});

export const ids = {
  approved: '0190a000-0000-7000-8000-000000000b01',
  working: '0190a000-0000-7000-8000-000000000b02',
  dismissed: '0190a000-0000-7000-8000-000000000b03',
  product: '0190a000-0000-7000-8000-0000000000f1',
  handPriced: '0190a000-0000-7000-8000-0000000000f3',
  /** Whoever asks for it asked too much; whoever asks for the other meets a service that is away. */
  busy: '0190a000-0000-7000-8000-000000000b29',
  away: '0190a000-0000-7000-8000-000000000b53',
};

/** The readable part of a link token for one of the ids above; expires in the year 2080. */
export function linkTo(id, expiry = '1lepuo0') {
  return `vs.${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.1.${expiry}.0123456789abcdefghijkl`;
}

const base = {
  __typename: 'RegistrationRequest',
  version: 4,
  type: 'TEXT',
  markAlias: null,
  jurisdictionsUndecided: false,
  websites: ['https://lumora.example'],
  businessDescription: 'We make desk lamps and light bulbs and sell them online and in our own shop in Brno.',
  useInCommerce: true,
  verificationVersion: 1,
  contactEmail: 'jana@example.com',
  contactFirstName: 'Jana',
  contactLastName: 'Example',
  contactPhone: '+420601234567',
  language: 'en',
  country: 'CZ',
  currency: 'CZK',
  statusGroup: 'PENDING',
  stage: 'VERIFICATION',
  dismissReason: null,
  dismissAlternatives: [],
  viewedAt: null,
  answeredAt: null,
  verificationResult: null,
  report: null,
  reportAge: null,
  orderedReportVersion: null,
  oldReportDays: null,
  unitsAgainstAdvice: [],
  notCovered: [],
  logo: null,
  meaning: '',
  userId: null,
  user: null,
  assignedAdminId: null,
  assignedAdmin: null,
  remindersPaused: false,
  linkRevision: 1,
  sendMarketingEmails: false,
  filingClassesCount: null,
};

const result = {
  __typename: 'VerificationResult',
  id: '0190a000-0000-7000-8000-000000000e01',
  version: 3,
  resultVersion: 1,
  completed: true,
  lawyerName: 'Lena Lawyer',
  releasedAt: hours(-3),
  recommendedClasses: [35],
  verifiedClasses: [9, 11],
  textValue: 'Lumora',
  overallRisk: 'MEDIUM',
  searchType: 'identical-similar',
  strategy:
    'File the word first, in the European Union and in the United Kingdom. The word covers every lettering, so the logo can wait.\n\nWithin six months of the first filing you may claim its date in other countries. Use that time to see whether the United States is worth a changed name.',
  distinctiveness: {
    band: 'MEDIUM',
    explanation:
      'The beginning recalls light, which fits lamps. The whole is invented and can be registered, but it is not as strong as a name without any hint.',
    descriptiveWords: ['lum', 'lumen'],
    whatHelps: 'A second word that says nothing about light, or a logo used together with the name.',
  },
  similarity: {
    band: 'MEDIUM',
    explanation:
      'One earlier mark is close in sound and protects lamps. It is registered in the United States only.',
  },
  jurisdictions: [
    {
      jurisdiction: 'EU',
      verdict: 'GO',
      risk: 'LOW',
      reason: 'No earlier mark for lamps that begins alike. We expect no objection by the office.',
    },
    {
      jurisdiction: 'UK',
      verdict: 'GO_WITH_CHANGES',
      risk: 'MEDIUM',
      reason: 'Leave out “lighting design services”: an earlier mark protects them.',
    },
    {
      jurisdiction: 'US',
      verdict: 'NOT_ADVISED',
      risk: 'HIGH',
      reason: 'LUMARA is registered for lamps and sounds almost the same.',
    },
  ],
  similarTrademarks: [
    {
      name: 'LUMARA',
      owner: 'Lumara Lighting Inc. (invented)',
      jurisdiction: 'US',
      status: 'Registered',
      classes: [11],
      number: '5000001',
      filingDate: '2019-04-02',
      identical: false,
      look: 71,
      sound: 88,
      meaning: 20,
      goods: 92,
      overall: 82,
      note: 'Same beginning, same rhythm; only one vowel differs.',
    },
    {
      name: 'Lumoro Design',
      owner: 'Example Studio Ltd (invented)',
      jurisdiction: 'UK',
      status: 'Registered',
      classes: [42],
      number: 'UK00003000001',
      filingDate: '2021-11-15',
      identical: false,
      look: 64,
      sound: 70,
      meaning: 15,
      goods: 35,
      overall: 51,
      note: null,
    },
  ],
};

/** A search on which a report rests; what was found is what the report lists. */
const searched = (...found) => ({
  searchId: '0190a000-0000-7000-8000-000000000e02',
  source: 'REGISTERS',
  query: 'Lumora',
  classes: [9, 11, 35],
  liveOnly: false,
  closenessLimit: 60,
  gaps: [],
  searchedAt: hours(-7),
  offices: found.map(([jurisdiction, register, coverage, similar]) => ({
    jurisdiction,
    register,
    dataOf: '2026-11-19',
    coverage,
    sinceYear: null,
    identical: 0,
    similar,
    total: 12 + similar,
  })),
});
const frozen = (name, more) => ({
  __typename: 'ReportVersion',
  id: `0190a000-0000-7000-8000-000000000${name.length}e3`,
  publicId: 'V-7K2M9Q4X',
  number: 1,
  outcome: 'APPROVED',
  seal: '7f3a91c20b4d5e6f8091a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f7',
  releasedAt: hours(-3),
  releasedOn: '2026-11-20',
  lawyerName: 'Lena Lawyer',
  asked: {
    name,
    kind: 'TEXT',
    meaning: '',
    offices: ['EU', 'UK', 'US'],
    classes: [9, 11],
    description: base.businessDescription,
    websites: base.websites,
    useInCommerce: true,
  },
  strategy: null,
  distinctiveness: null,
  similarity: null,
  jurisdictions: [],
  verifiedClasses: [9, 11],
  recommendedClasses: [35],
  classAdvice: [],
  setAside: [],
  similarTrademarks: [],
  searches: [],
  dismissReason: null,
  dismissAlternatives: [],
  ...more,
});
const answered = (office) => ({ notSearched: null, notSearchedText: null, sampleNote: null, ...office });
const report = frozen('Lumora', {
  strategy: result.strategy,
  distinctiveness: result.distinctiveness,
  similarity: result.similarity,
  jurisdictions: result.jurisdictions.map(answered),
  similarTrademarks: result.similarTrademarks,
  classAdvice: [
    { classNumber: 35, jurisdiction: null, advice: 'RECOMMENDED', reason: null },
    {
      classNumber: 42,
      jurisdiction: 'UK',
      advice: 'ADVISED_AGAINST',
      reason: 'Lumoro Design is registered for lighting design services.',
    },
  ],
  searches: [
    searched(['EU', 'EUIPO', 'SAMPLE', 0], ['UK', 'UKIPO', 'LIVE_ONLY', 1], ['US', 'USPTO', 'ALL', 1]),
  ],
});

const approved = {
  ...base,
  id: ids.approved,
  publicId: 'V-7K2M9Q4X',
  value: 'Lumora',
  status: 'VERIFICATION_APPROVED',
  jurisdictions: ['EU', 'UK', 'US'],
  requestedAt: hours(-26),
  promisedAt: hours(-2),
  answeredAt: hours(-3),
  verificationResult: result,
  report,
  reportAge: { days: 0, stage: 'FRESH' },
  timeline: [
    entry('e1', 'Verification requested', hours(-26), 'YOU'),
    entry('e2', 'Verification started', hours(-8), 'US'),
    entry('e3', 'Verification approved', hours(-3), 'US'),
  ],
};
const working = {
  ...base,
  id: ids.working,
  publicId: 'V-3HT8WNCE',
  value: 'Zelená pekárna',
  status: 'VERIFICATION_REQUESTED',
  jurisdictions: ['CZ', 'SK', 'EU', 'AT', 'DE'],
  requestedAt: hours(-5),
  promisedAt: hours(19),
  timeline: [
    entry('e4', 'Verification requested', hours(-5), 'YOU'),
    entry('e5', 'Verification started', hours(-1), 'US'),
  ],
};
const dismissed = {
  ...base,
  id: ids.dismissed,
  publicId: 'V-B5XW2R7D',
  value: 'Best Coffee Prague',
  status: 'VERIFICATION_DISMISSED',
  jurisdictions: ['EU', 'CZ'],
  requestedAt: hours(-80),
  promisedAt: hours(-56),
  answeredAt: hours(-60),
  viewedAt: hours(-59),
  dismissReason:
    'The words say what you sell, how good it is and where. An office will not give them to one firm alone.',
  dismissAlternatives: [
    'Keep the words and add a logo of your own; then the whole can be registered.',
    'Put an invented word in front, and let the description follow in small letters.',
    'Choose a name that has nothing to do with coffee.',
  ],
  timeline: [
    entry('e6', 'Verification requested', hours(-80), 'YOU'),
    entry('e7', 'Verification dismissed', hours(-60), 'US', 'Descriptive'),
  ],
};

dismissed.report = frozen(dismissed.value, {
  publicId: dismissed.publicId,
  outcome: 'DISMISSED',
  dismissReason: dismissed.dismissReason,
  dismissAlternatives: dismissed.dismissAlternatives,
});
const all = [working, approved, dismissed];
const byId = (id) =>
  all.find((request) => request.id === id) ??
  (id === draftIds.open ? { ...approved, id, status: 'READY_FOR_DRAFTING' } : null);
const ok = (id) => ({ ...(byId(id) ?? approved) });
const page = (items, total = items.length) => ({ items, totalCount: total, hasNextPage: false });
const lawyer = {
  __typename: 'User',
  id: '0190a000-0000-7000-8000-0000000000a1',
  displayName: 'Lena Lawyer',
  email: 'lena@example.com',
};
const task = (request, due, assigned = null) => ({
  __typename: 'Task',
  id: request.id.replace('b0', 'f0'),
  version: 1,
  kind: 'VERIFICATION',
  title: `${request.publicId} · ${request.value}`,
  status: 'OPEN',
  subjectType: 'registration_request',
  subjectId: request.id,
  publicId: request.publicId,
  mark: request.value,
  jurisdictions: request.jurisdictions,
  dueAt: due,
  assignedAdminId: assigned?.id ?? null,
  assignedAdmin: assigned,
  createdAt: hours(-5),
});
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
const matches = (request, filter) =>
  filter?.status?.eq === undefined
    ? (filter?.status?.in?.includes(request.status) ?? true)
    : filter.status.eq === request.status;

const goodsAndServicesPackageList = [
  {
    id: 'fashion',
    title: 'Clothing and fashion',
    industry: { id: 'fashion-and-beauty', title: 'Fashion and beauty' },
    terms: [
      { classNumber: 25, term: 'clothing*', need: 'core' },
      { classNumber: 35, term: 'advertising', need: 'optional' },
    ],
  },
  {
    id: 'jewellery',
    title: 'Jewellery',
    industry: { id: 'fashion-and-beauty', title: 'Fashion and beauty' },
    terms: [{ classNumber: 14, term: 'rings', need: 'core' }],
  },
  {
    id: 'beer',
    title: 'Brewery',
    industry: { id: 'food-and-drink', title: 'Food and drink' },
    terms: [
      { classNumber: 32, term: 'beer', need: 'core' },
      { classNumber: 43, term: 'restaurants', need: 'often' },
      { classNumber: 21, term: 'cups', need: 'optional' },
    ],
  },
];
const niceClassList = [
  {
    number: 25,
    kind: 'GOODS',
    title: 'Clothing',
    heading: 'Clothing, shoes and headwear.',
    examples: ['shirts', 'shoes'],
    note: 'Shoes for sport stand here too.',
  },
  {
    number: 35,
    kind: 'SERVICES',
    title: 'Advertising',
    heading: 'Advertising and trade.',
    examples: ['advertising'],
    note: null,
  },
];
const foundMark = (name, risk, overall, reasons, more = {}) => ({
  id: `EU:${name}`,
  name,
  number: '018000001',
  type: 'WORD',
  jurisdiction: 'EU',
  classes: [11],
  status: 'Trademark registered',
  live: true,
  filingDate: '2019-04-02',
  owner: 'Lumara Lighting Inc. (invented)',
  parts: { look: overall, sound: overall, meaning: 0, goods: 1, overall },
  risk,
  goods: 'SAME_CLASS',
  reasons,
  word: null,
  meaning: [],
  ...more,
});
const foundMarks = ({ query }) => ({
  items: query.startsWith('zzz')
    ? []
    : [
        foundMark('LUMORA', 'VERY_HIGH', 1, ['IDENTICAL']),
        foundMark('LUMARA', 'HIGH', 0.74, ['ONE_LETTER']),
        foundMark('Lumoro Design', 'POSSIBLE', 0.5, ['CONTAINS'], {
          word: 'lumor',
          owner: null,
          filingDate: null,
          number: null,
          live: false,
        }),
        foundMark('LUMIX', 'LOW', 0.3, []),
      ],
  totalCandidates: 12,
  tookMs: 3.2,
  degraded: false,
  levels: [{ jurisdiction: 'EU', level: 'VERY_HIGH' }],
  distinctiveness: { weak: false, because: null },
  notSearched: [
    { code: 'SAMPLE_ONLY', subject: null },
    { code: 'OFFICE_WITHOUT_DATA', subject: 'US' },
    { code: 'PICTURES_SHAPES_SOUNDS', subject: null },
    { code: 'UNREGISTERED_RIGHTS', subject: null },
  ],
  dataAsOf: [{ jurisdiction: 'EU', importedAt: hours(-30) }],
});

const inDays = (count) => hours(24 * count).slice(0, 10);
const serviceQuote = {
  __typename: 'ServiceOrderQuote',
  taxes: [
    { scheme: 'SUPPLIER_COUNTRY', rate: '23', country: 'SK', officeFees: [] },
    { scheme: 'DISBURSEMENT', rate: '0', country: null, officeFees: ['EU'] },
  ],
  id: '0190a000-0000-7000-8000-00000000a001',
  quote: 'signed',
  currency: 'EUR',
  ourFee: 19000,
  officeFee: 85000,
  discount: 0,
  tax: 3990,
  total: 107990,
  surcharge: 0,
  windowOpensOn: inDays(-30),
  lastDay: inDays(150),
  graceEnds: inDays(330),
  poaWeeks: null,
  priceListLabel: 'Example prices.',
  validUntil: inDays(14),
};
const serviceRefusal = (code, params = []) => ({
  __typename: 'Refusal',
  code,
  message: code,
  params,
  fields: [],
});
/** Late marks cost a surcharge, far ones wait, and for Chile a person quotes. */
const quoteOf = ({ jurisdiction, expirationDate }) => {
  if (jurisdiction === 'CL') return serviceRefusal('PRICE_MISSING');
  if (expirationDate > inDays(700))
    return serviceRefusal('TOO_EARLY_TO_RENEW', [{ name: 'from', value: inDays(400) }]);
  return expirationDate && expirationDate < inDays(0)
    ? { ...serviceQuote, officeFee: 106250, surcharge: 21250, total: 129240 }
    : serviceQuote;
};
const serviceOrder = (id) => ({
  __typename: 'ServiceRequest',
  id,
  publicId: 'S-7K2M9Q4X',
  serviceName: 'trademark-renewal',
  status: 'INVOICED',
  marksOfOrder: [],
  parameters: { name: 'Lumora', number: '018000001', classes: [9, 11] },
  jurisdiction: 'EU',
  payableProductId: '0190a000-0000-7000-8000-00000000a002',
  createdAt: hours(-1),
  price: { amountMinor: 107990, currency: 'EUR' },
});
const due = (urgency, days, more = {}) => ({
  deadlineId: `0190a000-0000-7000-8000-0000000c${String(1000 + days).slice(-4)}`,
  trademarkId: ids.approved,
  markName: 'Lumora',
  jurisdiction: 'EU',
  name: 'Renewal',
  state: 'DUE_SOON',
  urgency,
  nominalDate: inDays(days),
  legalDate: inDays(days),
  graceDate: null,
  surcharge: null,
  consequence: 'The registration ends.',
  toConfirm: [],
  dueDateUnconfirmed: false,
  renewalOrderedOn: null,
  assignedAdminId: null,
  ...more,
});

/** Operation name → what the gateway would answer. */
export const answers = {
  ...draftAnswers,
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
  RenewalsForm: () => ({
    jurisdictionList: jurisdictionList.map((one) => ({ ...one, name: one.slug })),
    countryList: [
      { code: 'CZ', name: 'Czechia' },
      { code: 'SK', name: 'Slovakia' },
      { code: 'US', name: 'United States' },
    ],
  }),
  ServiceForm: () => ({
    jurisdictionList,
    countryList: [
      { code: 'CZ', name: 'Czechia' },
      { code: 'SK', name: 'Slovakia' },
      { code: 'US', name: 'United States' },
    ],
  }),
  ServiceQuote: (wanted) => ({ serviceOrderQuote: quoteOf(wanted) }),
  OrderService: ({ input }) => ({
    orderService:
      input.quote === 'signed'
        ? {
            __typename: 'ServiceOrderReceipt',
            publicId: 'S-7K2M9Q4X',
            serviceRequestId: ids.approved,
            link: linkTo(ids.approved),
            productId: null,
          }
        : serviceRefusal('QUOTE_DIFFERS'),
  }),
  PlacedServiceOrder: ({ id }) => ({ serviceRequest: serviceOrder(id) }),
  DeadlineBoard: () => ({
    deadlineBoard: [
      due('OVERDUE', -4, { state: 'IN_GRACE', graceDate: inDays(170), surcharge: '25 % of the fee' }),
      due('T1', 1, { dueDateUnconfirmed: true, name: 'Answer to the office', jurisdiction: 'US' }),
      due('T10', 9, {
        renewalOrderedOn: inDays(-2),
        assignedAdminId: lawyer.id,
        toConfirm: ['The rule is read from one source only.'],
      }),
    ],
  }),
  WorkQueues: () => ({
    workQueueList: [
      {
        name: 'reminders',
        waiting: 3,
        active: 1,
        failed: 0,
        delayed: 12,
        oldestWaitingAt: hours(-0.1),
        lastTickAt: hours(-0.01),
        tickAgeSeconds: 36,
        late: false,
      },
      {
        name: 'letters',
        waiting: 40,
        active: 0,
        failed: 2,
        delayed: 0,
        oldestWaitingAt: hours(-1),
        lastTickAt: hours(-0.2),
        tickAgeSeconds: 720,
        late: true,
      },
    ],
    letterBacklog: { waiting: 40, oldestDueAt: hours(-1), failed: 1, unknown: 2 },
  }),
  Home: () => ({ jurisdictionList }),
  VerificationForm: () => ({
    jurisdictionList,
    suggestedJurisdictionList: ['US', 'EU', 'UK', 'CA', 'CH', 'CN', 'AU', 'JP', 'MX'],
  }),
  TrademarkSearchOffices: () => ({ jurisdictionList }),
  TrademarkSearch: ({ input }) => ({ trademarkSearch: foundMarks(input) }),
  ClassAssist: () => ({ niceClassList, goodsAndServicesPackageList }),
  ClassAssistTrade: () => ({ niceClassList, goodsAndServicesPackageList }),
  GoodsPicker: ({ query }) => ({
    goodsAndServicesSearch: {
      classes: [{ classNumber: 25 }],
      items: ['shoes*', 'sports shoes', 'beach shoes', 'boots for sports', 'insoles'].map((term) => ({
        classNumber: 25,
        term,
        euHarmonised: true,
      })),
      translated: [],
      listed: query === 'shoes*',
      degraded: false,
    },
    goodsAndServicesPackageList: goodsAndServicesPackageList.slice(0, 1),
  }),
  GoodsSearch: () => ({
    goodsAndServicesSearch: {
      classes: [{ classNumber: 25, title: 'Clothing', score: 1, matched: ['shoe'] }],
      items: [{ classNumber: 25, term: 'shoes*', euHarmonised: true }],
      translated: [],
      listed: false,
      degraded: false,
    },
  }),
  TrademarkClass: () => ({
    niceClassList,
    goodsAndServicesPackageList,
    niceTermList: [
      { term: 'beach shoes', euHarmonised: true },
      { term: 'hats', euHarmonised: false },
    ],
    relatedGoodsClassList: [{ classNumber: 18, title: 'Leather goods', strength: 0.6 }],
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
  AdminReportSince: ({ id }) => ({
    registrationRequest: { __typename: 'RegistrationRequest', id, reportRechecks: { items: [] } },
  }),
  PortalReport: ({ id }) => ({ registrationRequest: byId(id) }),
  MarkReportViewed: ({ id }) => ({ markVerificationResultViewed: { ...ok(id), viewedAt: hours(0) } }),
  MyDay: () => ({
    taskList: page([task(dismissed, hours(-1)), task(working, hours(3), lawyer), task(approved, hours(19))]),
    answered: 14,
    open: 3,
  }),
  AdminRequestList: ({ filter }) => ({
    registrationRequestList: page(
      all
        .filter((request) => matches(request, filter))
        .map((request) => ({ ...request, assignedAdmin: lawyer })),
    ),
  }),
  AdminRequest: ({ id }) => ({
    registrationRequest:
      byId(id) === null
        ? null
        : {
            ...byId(id),
            applications: { items: [] },
            endAskedAt: null,
            nextStep: { __typename: 'NextStep', promisedAt: null, product: null },
            assignedAdmin: lawyer,
            assignedAdminId: lawyer.id,
            logo: null,
            logoDocumentId: null,
            classes: [9, 11],
            reportProblems: [],
            recordedSearches: { items: [] },
            verificationResult:
              id === ids.working
                ? {
                    ...result,
                    completed: false,
                    releasedAt: null,
                    jurisdictions: [],
                    similarTrademarks: [],
                    classAdvice: [],
                    setAside: [],
                  }
                : byId(id).verificationResult,
          },
  }),
  AccountLink: () => ({
    accountLink: { __typename: 'LinkState', state: 'VALID', email: 'jana@example.com' },
  }),
  AdminRequestNotes: () => ({
    noteList: page([
      {
        __typename: 'Note',
        id: 'o1',
        version: 1,
        text: 'Ask whether the shop in Brno already uses the name.',
        author: lawyer,
        createdAt: hours(-2),
      },
    ]),
    letterList: page([
      {
        __typename: 'Letter',
        id: 'l1',
        template: 'verification-received',
        state: 'SENT',
        locale: 'en',
        sentAt: hours(-5),
        createdAt: hours(-5),
      },
    ]),
  }),
  AdminBell: () => ({
    notificationList: page([
      {
        __typename: 'Notification',
        id: 'n1',
        title: 'V-3HT8WNCE · Zelená pekárna',
        subjectType: 'registration_request',
        subjectId: ids.working,
        seenAt: null,
        createdAt: hours(-2),
      },
    ]),
    unseen: 1,
  }),
  AdminMarkSeen: ({ id }) => ({ markNotificationSeen: { __typename: 'Notification', id, seenAt: hours(0) } }),
  StaffList: () => ({
    userList: page([
      lawyer,
      {
        ...lawyer,
        id: '0190a000-0000-7000-8000-0000000000a2',
        displayName: 'Adam Admin',
        email: 'adam@example.com',
      },
    ]),
  }),
};
