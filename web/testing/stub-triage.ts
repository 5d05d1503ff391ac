// What is reported, scanned and watched: a report with an open threat it may be about, a scan with findings, a watch with results.
import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';

const brand = { __typename: 'Brand' as const, id: rowId('brand', 0), name: 'NORDHAVEN' };
const user = { __typename: 'User' as const, id: rowId('user', 0), displayName: 'Dana Demová' };

const reportWork = {
  caseRequest: {
    __typename: 'CaseRequest',
    id: rowId('case_request', 0),
    status: 'CREATED',
    userId: user.id,
    type: 'Marketplace',
    brandName: null,
    brandWebsite: 'https://nordhaven.example',
    links: ['https://www.nordhavn.example/jacket', 'https://market.example/1'],
    message: 'They sell our jacket.',
    contactName: null,
    contactEmail: null,
    confirmedAt: null,
    knowsThem: null,
    seenSince: null,
    otherSide: null,
    platform: null,
    createdAt: '2026-11-12T14:02:00.000Z',
    user,
    brandId: brand.id,
    brand: { ...brand, websites: ['https://nordhaven.example'] },
    case: null,
  },
  documentList: {
    items: [
      {
        __typename: 'Document',
        id: rowId('document', 0),
        name: 'jacket.png',
        url: '/icon.svg',
        mediaType: 'image/png',
        createdAt: '2026-11-12T14:02:00.000Z',
      },
    ],
  },
} satisfies AnswerTo<'ReportWork'>;

const openThreats = {
  caseList: {
    items: [
      {
        __typename: 'Case',
        id: rowId('case', 1),
        status: 'CREATED',
        brandId: brand.id,
        brand,
        caseCounterparty: {
          __typename: 'CaseCounterparty',
          id: rowId('case_counterparty', 1),
          primaryName: 'Copycat Trading',
          aliases: [],
          websites: [],
        },
      },
      {
        __typename: 'Case',
        id: rowId('case', 0),
        status: 'IN_PROGRESS',
        brandId: brand.id,
        brand,
        caseCounterparty: {
          __typename: 'CaseCounterparty',
          id: rowId('case_counterparty', 0),
          primaryName: 'Nordhavn Shop',
          aliases: ['nordhavn24'],
          websites: ['https://nordhavn.example'],
        },
      },
    ],
  },
} satisfies AnswerTo<'OpenThreats'>;

type Findings = NonNullable<AnswerTo<'ScanWork'>['brandMonitoringTask']>['findings']['items'];
const findings: Findings = Array.from({ length: 10 }, (_, index) => ({
  __typename: 'BrandMonitoringFinding' as const,
  id: `0190a000-0000-7000-8000-0000000f000${index}`,
  version: 1,
  platform: 'Example Market',
  website: `https://market.example/${index}`,
  seenDate: '2026-11-12',
  description: `Jacket number ${index}`,
  otherSide: `Seller ${index}`,
  title: null,
  seller: null,
  opponentKey: null,
  priceText: null,
  similarity: null,
  state: 'NEW' as const,
  verdict: null,
  caseId: null,
  document: null,
}));

export const scanWork = {
  brandMonitoringTask: {
    __typename: 'BrandMonitoringTask',
    id: rowId('brand_monitoring_task', 0),
    version: 2,
    status: 'IN_PROGRESS',
    userId: user.id,
    brandId: brand.id,
    brand: { ...brand, websites: ['https://nordhaven.example'] },
    notReached: ['Third Market'],
    brandSubscription: {
      __typename: 'BrandSubscription',
      id: rowId('brand_subscription', 0),
      platforms: {
        items: [
          {
            __typename: 'BrandSubscriptionPlatform',
            id: rowId('brand_subscription_platform', 0),
            name: 'Example Market',
            startDate: '2026-01-01',
            endDate: null,
          },
        ],
      },
    },
    coverage: { items: [] },
    findings: { totalCount: 10, items: findings },
  },
} satisfies AnswerTo<'ScanWork'>;

type Waiting = AnswerTo<'ScanQueue'>['brandMonitoringFindingList']['items'][number];

/** Findings of scans that wait, as one says they differ from the usual one. */
export const waitingFinding = (index: number, more: Partial<Waiting> = {}): Waiting => ({
  __typename: 'BrandMonitoringFinding',
  id: `0190a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  version: 1,
  userId: user.id,
  brandId: brand.id,
  platform: 'Example Market',
  source: 'ebay',
  website: `https://market.example/${index}`,
  title: `NORDHAVN chair ${index}`,
  otherSide: null,
  seller: `shop${index}`,
  opponentKey: `shop${index}`,
  priceText: '49.00 EUR',
  pictureUrl: null,
  similarity: 86,
  scores: { name: 86, look: 80, sound: 92, meaning: 0, band: 'high' },
  description: null,
  seenDate: '2026-11-12',
  firstSeenAt: '2026-11-12T09:00:00.000Z',
  deadline: '2026-12-04',
  lastTaskId: rowId('brand_monitoring_task', 0),
  document: null,
  brand: { ...brand, websites: ['https://nordhaven.example'], logoDocument: null },
  ...more,
});

/** A chair, as a picture of an offer. */
const chair =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 120'%3E%3Cpath d='M40 15h40v45H40zM35 60h50v10H35zM38 70h6v40h-6zM76 70h6v40h-6z' fill='%23775533'/%3E%3C/svg%3E";

export const scanQueue = (count: number): AnswerTo<'ScanQueue'> => ({
  brandMonitoringFindingList: {
    totalCount: count,
    hasNextPage: false,
    endCursor: null,
    items: Array.from({ length: count }, (_, index) =>
      waitingFinding(index, index % 2 === 0 ? { pictureUrl: `https://i.ebayimg.com/${index}.jpg` } : {}),
    ),
  },
});

const mark = {
  __typename: 'Trademark' as const,
  id: rowId('trademark', 0),
  name: 'NORDHAVEN',
  jurisdiction: 'EU',
  number: '018000001',
  classes: [20, 25],
  registrationRequest: null,
};

export const watchWork = {
  trademarkWatchSubscription: {
    __typename: 'TrademarkWatchSubscription',
    id: rowId('trademark_watch_subscription', 0),
    version: 2,
    userId: user.id,
    dateStart: '2026-01-10',
    dateEnd: null,
    jurisdictions: ['EU', 'US'],
    alsoSimilar: true,
    threshold: 60,
    trademark: { ...mark, number: '018000001', brandId: brand.id },
  },
} satisfies AnswerTo<'WatchWork'>;

type Result = AnswerTo<'WatchResults'>['trademarkMonitoringResultList']['items'][number];

/** A later mark that came near, as one says it differs from the usual one. */
export const watchResult = (index: number, more: Partial<Result> = {}): Result => ({
  __typename: 'TrademarkMonitoringResult',
  id: `0190a000-0000-7000-8000-0000000e000${index}`,
  version: 1,
  userId: user.id,
  trademarkId: mark.id,
  type: 'SIMILAR',
  relevance: null,
  relevanceNote: null,
  clientVerdict: null,
  clientVerdictReason: null,
  verdictsDiffer: null,
  publicationDate: '2026-11-02',
  oppositionEndDate: '2099-02-02',
  applicationNumber: `01899977${index}`,
  markName: `NORDHAVN ${index}`,
  markType: 'WORD',
  classes: [20],
  jurisdiction: 'EU',
  ownerName: 'Example Holdings',
  filingDate: '2026-10-01',
  ipoLink: null,
  toldOn: null,
  orderedOn: null,
  seen: false,
  createdAt: '2026-11-03T08:00:00.000Z',
  scores: {
    __typename: 'MonitoringScores',
    look: 80,
    sound: 90,
    meaning: 50,
    goods: 70,
    overall: 60 + index * 10,
  },
  ...more,
});

export const watchResults = (items: readonly Result[]): AnswerTo<'WatchResults'> => ({
  trademarkMonitoringResultList: {
    totalCount: items.length,
    endCursor: null,
    hasNextPage: false,
    items,
  },
});

export const triageAnswers = {
  ReportWork: () => reportWork,
  OpenThreats: () => openThreats,
  ScanWork: () => scanWork,
  ScanQueue: () => scanQueue(90),
  DismissFinding: ({ id }) => ({
    dismissBrandMonitoringFinding: { __typename: 'BrandMonitoringFinding', id: String(id), version: 2 },
  }),
  EscalateFinding: ({ id }) => ({
    escalateBrandMonitoringFinding: { __typename: 'BrandMonitoringFinding', id: String(id), version: 2 },
  }),
  WhitelistFinding: ({ id }) => ({
    whitelistBrandMonitoringFinding: { __typename: 'BrandMonitoringFinding', id: String(id), version: 2 },
  }),
  ReturnFinding: ({ id }) => ({
    returnBrandMonitoringFinding: { __typename: 'BrandMonitoringFinding', id: String(id), version: 3 },
  }),
  FindingPicture: () => ({ findingPicture: chair }),
  SellerFindings: () => ({ brandMonitoringFindingList: { totalCount: 1, items: [] } }),
  BrandMarks: () => ({ trademarkList: { items: [mark] } }),
  WatchWork: () => watchWork,
  OpposingMark: () => ({ trademark: mark }),
  WatchResults: () =>
    watchResults([
      watchResult(0),
      watchResult(1, { relevance: 'HIGH' }),
      watchResult(2, { relevance: 'NOT_RELEVANT' }),
    ]),
  KnownCounterparty: () => ({ caseCounterpartyList: { items: [] } }),
  FindingOnPlatform: () => ({ caseInfringementList: { items: [] } }),
} satisfies Answers;
