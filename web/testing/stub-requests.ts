// Three requests of one client: approved, with the lawyer, dismissed.
import type { RegistrationRequestFilter } from '../src/generated/schema.js';
import type { AnswerTo } from './answers-to.js';
import { draftIds } from './stub-draft.js';
import { hours, ids, lawyer } from './stub-facts.js';
import { asked, frozen, report, result, type Report } from './stub-report.js';

type Asked<Name extends 'AdminRequest' | 'VerificationSummary' | 'PortalOrder'> = NonNullable<
  AnswerTo<Name>['registrationRequest']
>;
/** What only staff, or only the page of an order, asks; those answers say it themselves. */
type AskedThere =
  | 'report'
  | 'timeline'
  | 'logoDocumentId'
  | 'classes'
  | 'applications'
  | 'endAskedAt'
  | 'nextStep'
  | 'reportProblems'
  | 'recordedSearches';
type Request = Omit<Asked<'AdminRequest'>, AskedThere> &
  Omit<Asked<'VerificationSummary'>, keyof Asked<'AdminRequest'>> & {
    readonly report: Report | null;
    readonly timeline: readonly Entry[];
    readonly assignedAdmin: typeof lawyer | null;
  };
type Entry = Asked<'AdminRequest'>['timeline'][number] & Asked<'PortalOrder'>['timeline'][number];

const entry = (
  id: string,
  label: string,
  occurredAt: string,
  by: Entry['by'],
  reason: string | null = null,
): Entry => ({
  __typename: 'TimelineEntry',
  id,
  type: label.replaceAll(' ', ''),
  label,
  occurredAt,
  by,
  reason,
  actorKind: by === 'YOU' ? 'customer' : 'lawyer',
  audience: 'everyone',
  actorName: null,
  reminder: null,
});

/** What every one of them has in common. */
type Own =
  | 'id'
  | 'publicId'
  | 'value'
  | 'status'
  | 'jurisdictions'
  | 'requestedAt'
  | 'promisedAt'
  | 'timeline';
const base: Omit<Request, Own> = {
  __typename: 'RegistrationRequest',
  ...asked,
  version: 4,
  type: 'TEXT',
  jurisdictionsUndecided: false,
  verificationVersion: 1,
  contactEmail: 'jana@example.com',
  contactFirstName: 'Jana',
  contactLastName: 'Example',
  contactPhone: '+420601234567',
  language: 'en',
  country: 'CZ',
  currency: 'CZK',
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
  assignedAdminId: null,
  assignedAdmin: null,
  remindersPaused: false,
};

export const approved: Request = {
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
export const working: Request = {
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
const dismissReason =
  'The words say what you sell, how good it is and where. An office will not give them to one firm alone.';
const dismissAlternatives = [
  'Keep the words and add a logo of your own; then the whole can be registered.',
  'Put an invented word in front, and let the description follow in small letters.',
  'Choose a name that has nothing to do with coffee.',
];
export const dismissed: Request = {
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
  dismissReason,
  dismissAlternatives,
  timeline: [
    entry('e6', 'Verification requested', hours(-80), 'YOU'),
    entry('e7', 'Verification dismissed', hours(-60), 'US', 'Descriptive'),
  ],
  report: frozen('Best Coffee Prague', {
    publicId: 'V-B5XW2R7D',
    outcome: 'DISMISSED',
    dismissReason,
    dismissAlternatives,
  }),
};
export const all = [working, approved, dismissed];
export const byId = (id: string): Request | null =>
  all.find((request) => request.id === id) ??
  (id === draftIds.open ? { ...approved, id, status: 'READY_FOR_DRAFTING' } : null);
export const ok = (id: string): Request => byId(id) ?? approved;
export const matches = (
  { status }: Request,
  filter: RegistrationRequestFilter | null | undefined,
): boolean => {
  const wanted = filter?.status;
  if (wanted?.eq === undefined) return wanted?.in?.some((one) => one === status) ?? true;
  return wanted.eq === status;
};
