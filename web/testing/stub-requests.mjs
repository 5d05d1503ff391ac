// Three requests of one client: approved, with the lawyer, dismissed.
import { draftIds } from './stub-draft.mjs';
import { hours, ids } from './stub-facts.mjs';
import { asked, frozen, report, result } from './stub-report.mjs';

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

const base = {
  __typename: 'RegistrationRequest',
  ...asked,
  version: 4,
  type: 'TEXT',
  markAlias: null,
  jurisdictionsUndecided: false,
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

export const approved = {
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
export const working = {
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
export const dismissed = {
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
export const all = [working, approved, dismissed];
export const byId = (id) =>
  all.find((request) => request.id === id) ??
  (id === draftIds.open ? { ...approved, id, status: 'READY_FOR_DRAFTING' } : null);
export const ok = (id) => ({ ...(byId(id) ?? approved) });
export const matches = (request, filter) =>
  filter?.status?.eq === undefined
    ? (filter?.status?.in?.includes(request.status) ?? true)
    : filter.status.eq === request.status;
