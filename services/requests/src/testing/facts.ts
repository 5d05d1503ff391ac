import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { signFacts } from '@cotta/kit/edge/links/signed-facts.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import type { LinkPurpose } from '@cotta/reference/link-purposes.js';
import type { About, RegistrationRequestEvent } from '../registration-request/events.js';
import { noMark, type RequestedMark } from '../registration-request/verification/mark-fields.js';
import type { OrderDraft } from '../registration-request/order/order-draft.js';
import { sealReport } from '../registration-request/verification/frozen-report.js';
import type { RecordedSearch } from '../registration-request/verification/recorded-search.js';
import type { VerificationContent } from '../registration-request/verification/verification-content.js';
import type { OrderAnswers } from '../registration-request/order/order-answers.js';

/** The stream that sentences are about unless they say otherwise. */
export const requestId = '01990000-0000-7000-8000-000000000001';
export const otherRequestId = '01990000-0000-7000-8000-000000000002';
export const clientId = '01990000-0000-7000-8000-0000000000c1';
export const strangerId = '01990000-0000-7000-8000-0000000000c2';
export const lawyerId = '01990000-0000-7000-8000-0000000000a1';
export const adminId = '01990000-0000-7000-8000-0000000000a2';
/** 32 bytes, base64url; for tests only. */
export const testKey = Buffer.alloc(32, 7).toString('base64url');

export function someone(role: Role, otherwise: Partial<Viewer> = {}): Viewer {
  return { role, locale: 'en', scopes: [], ...otherwise };
}

export const lawyer = someone('lawyer', { userId: lawyerId });
export const admin = someone('admin', { userId: adminId });
export const client = someone('customer', { userId: clientId });
export const stranger = someone('customer', { userId: strangerId });
export const passerBy = someone('visitor');

/** A visitor with a link; to this request and not revoked unless said otherwise. */
export function byLink(
  purpose: LinkPurpose,
  otherwise: { subjectId?: string; revision?: number } = {},
): Viewer {
  return someone('visitor', { link: { purpose, subjectId: requestId, revision: 1, ...otherwise } });
}

export const mark: RequestedMark = {
  ...noMark,
  type: 'text',
  value: 'Lumara',
  jurisdictions: ['EU', 'US'],
  websites: ['https://lumara.test'],
  businessDescription: 'Lamps of blown glass.',
  classes: [11],
};

export const about: About = {
  publicId: 'V-7K2M9Q4X',
  mark: 'Lumara',
  jurisdictions: ['EU', 'US'],
  userId: null,
  zone: 'Europe/Bratislava',
  linkRevision: 1,
  assignedAdminId: null,
  contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá', phone: '', language: 'en' },
};

export const owned: About = { ...about, userId: clientId };

export const content: VerificationContent = {
  textValue: 'Lumara',
  verifiedClasses: [11],
  classAdvice: [{ classNumber: 11, advice: 'recommended' }],
  setAside: [],
  distinctiveness: { band: 'strong', explanation: 'An invented word.', descriptiveWords: [] },
  similarity: null,
  strategy: null,
  similarTrademarks: [],
  jurisdictions: ['EU', 'US'].map((jurisdiction) => ({
    jurisdiction,
    verdict: 'go' as const,
    risk: 'low' as const,
    reason: 'Nothing in the way.',
  })),
};

/** A search of both offices that found nothing near. */
export const search = (otherwise: Partial<RecordedSearch> = {}): RecordedSearch => ({
  searchId: '01990000-0000-7000-8000-0000000000d1',
  source: 'REGISTERS',
  query: 'Lumara',
  kind: 'identical and similar',
  classes: [],
  liveOnly: false,
  since: null,
  closenessLimit: 61,
  scoreVersion: '1.1.1',
  degraded: false,
  incomplete: false,
  gaps: [],
  hits: [],
  documentId: null,
  searchedAt: '2026-01-15T09:00:00.000Z',
  searcherId: lawyerId,
  offices: ['EU', 'US'].map((jurisdiction) => ({
    jurisdiction,
    register: 'Office',
    dataOf: '2026-01-14',
    coverage: 'ALL' as const,
    sinceYear: null,
    identical: 0,
    similar: 0,
    total: 4,
  })),
  ...otherwise,
});

/** The same as trademarks would hand it to the lawyer, for one request. `key`: of the signature. */
export function signedSearch({
  requestId: of = requestId,
  now = new Date('2026-01-15T09:00:00Z'),
  key = testKey,
  otherwise = {},
}: {
  readonly requestId?: string;
  readonly now?: Date;
  readonly key?: string;
  readonly otherwise?: object;
} = {}): string {
  const facts = {
    ...search({ searchId: nameBasedId('search', of, now.toISOString()), searchedAt: now.toISOString() }),
    requestId: of,
    ...otherwise,
  };
  return signFacts(
    { use: 'verification search', expiresAt: new Date(now.getTime() + 3_600_000), facts },
    key,
  );
}

/** What the name of the lawyer was when a report was released. */
export const preloaded = { lawyerName: 'Lena Demo' };

/** An order that lacks nothing, for the offices of the mark. */
export const orderDraft = (otherwise: Partial<OrderDraft> = {}): OrderDraft => ({
  jurisdictions: ['EU', 'US'],
  goods: [{ classNumber: 11, terms: ['Lamps'] }],
  officeGoods: [],
  owner: {
    kind: 'APPLICANT_BUSINESS',
    businessName: 'Lumara s.r.o.',
    street: 'Dlhá 1',
    city: 'Bratislava',
    country: 'SK',
  },
  billing: { sameAsOwner: true },
  e2eProtection: false,
  brandProtection: false,
  euipoGrantRequested: false,
  ...otherwise,
});

type Fact = RegistrationRequestEvent;

/** A history in one line: `asked(), saved(), approved()`. `known`: the facts as of then. */
export const asked = (known: About = about): Fact => ({
  type: 'VerificationRequested',
  data: {
    about: known,
    mark,
    promisedAt: '2026-01-16T10:00:00.000Z',
    country: 'SK',
    currency: 'EUR',
    sendMarketingEmails: false,
    attribution: [],
    emailKey: 'key-of-jana',
    addressKey: null,
  },
});
export const saved = (written: VerificationContent = content, known: About = about): Fact => ({
  type: 'VerificationResultSaved',
  data: { about: known, resultVersion: 1, content: written },
});
export const approved = (known: About = about): Fact => ({
  type: 'VerificationApproved',
  data: { about: known, resultVersion: 1, overallRisk: 'low', lawyerId, content, report: report() },
});
export const searched = (one: RecordedSearch = search(), known: About = about): Fact => ({
  type: 'VerificationSearchRecorded',
  data: { about: known, resultVersion: 1, search: one },
});
export const report = () =>
  sealReport({
    publicId: about.publicId,
    number: 1,
    outcome: 'approved',
    lawyerName: preloaded.lawyerName,
    lawyerRole: 'lawyer',
    mark,
    content,
    searches: [search()],
    dismissReason: null,
    dismissAlternatives: [],
    now: new Date('2026-01-15T10:00:00Z'),
  });
export const dismissed = (known: About = about): Fact => ({
  type: 'VerificationDismissed',
  reason: 'Both words describe the goods.',
  data: {
    about: known,
    resultVersion: 1,
    reason: 'Both words describe the goods.',
    alternatives: ['Add an invented word.'],
    lawyerId,
  },
});
export const viewed = (known: About = about): Fact => ({
  type: 'VerificationResultViewed',
  data: { about: known },
});
export const repeated = (known: About = about): Fact => ({
  type: 'VerificationRepeated',
  data: { about: known, mark, promisedAt: '2026-01-20T10:00:00.000Z', verificationVersion: 2 },
});
export const linksRevoked: Fact = { type: 'LinksRevoked', data: { linkRevision: 2 } };
export const claimed: Fact = { type: 'RequestClaimed', data: { about: owned, userId: clientId } };
export const paused: Fact = { type: 'RemindersPaused', data: { paused: true } };

/** What a visitor sends. */
export const question: OrderAnswers = {
  type: 'text',
  value: 'Lumara',
  jurisdictions: ['EU', 'US'],
  jurisdictionsUndecided: false,
  websites: ['https://lumara.test'],
  businessDescription: 'Lamps of blown glass.',
  classes: [11],
  language: 'en',
  country: 'SK',
  sendMarketingEmails: false,
  contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
};
