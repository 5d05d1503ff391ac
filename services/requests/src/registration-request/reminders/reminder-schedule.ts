import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import type { RegistrationRequestEventType } from '../events.js';
import { internationalNumber } from '../international-number.js';
import type { RequestStatus } from '../labels.js';
import type { RegistrationRequestState } from '../registration-request.js';

type Status = RequestStatus | null;

/** Calendar days later, at nine of a working day; or hours, as soon as people are written to. */
type Delay = { readonly days: number } | { readonly hours: number };

/** What falls due when nobody acts: a letter, or the end of waiting. A fact begins the count, and it ends when one of `ends` comes or the request leaves
 *  `status`. Names of letters are the specification's. */
export interface Schedule {
  readonly kind: string;
  readonly status: readonly Status[];
  readonly begins: readonly RegistrationRequestEventType[];
  readonly ends?: readonly RegistrationRequestEventType[];
  /** One per step. `pressing`: the priority of the draft ends soon. */
  readonly after: (status: Status, pressing: boolean) => readonly Delay[];
  /** Where the letter leads. */
  readonly leadsTo?: 'order' | 'checkout' | 'draft';
  /** Turned off with `sendDraftingReminders`. */
  readonly drafting?: true;
  /** A text message: only to a phone number that is somebody's beyond doubt. */
  readonly texted?: true;
  /** Only where a price was fixed: without one our quote is awaited, not the client. */
  readonly priced?: true;
}

/** Nobody has opened the report yet. */
export const RESULT_NOT_VIEWED = 'result-not-viewed';
/** Between the second and the last letter about a draft. */
export const DRAFT_SMS = 'draft-sms';
/** Nobody answered the last reminder of an order. */
export const CLIENT_UNRESPONSIVE = 'client-unresponsive';
/** Nobody paid what was ordered in addition. */
export const ADDITION_OVER = 'additional-order-over';
/** A check without an order. */
export const LOST_TO_FOLLOW_UP = 'lost-to-follow-up';

const days = (...list: readonly number[]): readonly Delay[] => list.map((each) => ({ days: each }));
const ANSWERED: readonly Status[] = ['Verification approved', 'Verification dismissed'];
const SILENCE_DAYS = 30;
const DRAFT_DAYS = [2, 5, 10] as const;
const PRESSING_DRAFT_DAYS = [1, 2, 4] as const;
const DRAFT_SMS_DAYS = 7;
const PRESSING_DRAFT_SMS_DAYS = 3;
/** With so many days left for the priority, or fewer, a draft is pressing. */
const PRESSING_PRIORITY_DAYS = 21;
const WEEK = [1, 3, 7] as const;
/** How long an additional order waits for its payment. */
export const ADDITION_DAYS = 14;

const draftDays = (pressing: boolean) => (pressing ? PRESSING_DRAFT_DAYS : DRAFT_DAYS);

/** Whether so little is left of the priority that a draft is asked about sooner; once it has ended there is no more hurry. `priorityEnds`, `today`: YYYY-MM-DD. */
export function isPressing(priorityEnds: string | undefined, today: string): boolean {
  return (
    priorityEnds !== undefined &&
    priorityEnds >= today &&
    priorityEnds <= addDays(today, PRESSING_PRIORITY_DAYS)
  );
}

/** @source docs/adr/0008 (reminder rhythm) */
export const schedules: readonly Schedule[] = [
  {
    kind: 'registration-started',
    status: [null],
    begins: ['RegistrationOrderStarted'],
    after: () => days(1, 3),
    leadsTo: 'order',
  },
  {
    kind: RESULT_NOT_VIEWED,
    status: ANSWERED,
    begins: ['VerificationApproved', 'VerificationDismissed'],
    ends: ['VerificationResultViewed'],
    after: () => days(2, 5, 10),
  },
  {
    kind: 'verification-approved',
    status: ['Verification approved'],
    begins: ['VerificationResultViewed'],
    after: () => days(3, 7, 14),
  },
  {
    kind: 'verification-dismissed',
    status: ['Verification dismissed'],
    begins: ['VerificationResultViewed'],
    after: () => days(2, 7),
  },
  {
    kind: 'checkout-not-completed',
    status: ['Order created'],
    begins: ['OrderCreated', 'RequestReopened'],
    ends: ['CheckoutCompleted', 'InvoicePaid'],
    after: () => [{ hours: 1 }, ...days(...WEEK)],
    leadsTo: 'checkout',
    priced: true,
  },
  {
    kind: 'application-not-submitted',
    status: ['Ready for drafting'],
    begins: ['ReadyForDrafting', 'RequestReopened'],
    ends: ['ReviewRequested'],
    after: () => days(...WEEK),
    leadsTo: 'draft',
    drafting: true,
  },
  {
    kind: 'draft-reminder',
    status: ['Sent for review'],
    begins: ['SentForReview', 'ApplicationPostponed', 'RequestReopened'],
    after: (_, pressing) => days(...draftDays(pressing)),
    leadsTo: 'draft',
    drafting: true,
  },
  {
    kind: DRAFT_SMS,
    status: ['Sent for review'],
    begins: ['SentForReview', 'ApplicationPostponed', 'RequestReopened'],
    after: (_, pressing) => days(pressing ? PRESSING_DRAFT_SMS_DAYS : DRAFT_SMS_DAYS),
    leadsTo: 'draft',
    drafting: true,
    texted: true,
  },
  {
    kind: CLIENT_UNRESPONSIVE,
    status: ['Order created', 'Ready for drafting', 'Sent for review'],
    priced: true,
    begins: ['OrderCreated', 'ReadyForDrafting', 'SentForReview', 'ApplicationPostponed', 'RequestReopened'],
    ends: ['CheckoutCompleted', 'InvoicePaid', 'ReviewRequested', 'ChangesRequested'],
    after: (status, pressing) =>
      days(SILENCE_DAYS + (status === 'Sent for review' ? draftDays(pressing) : WEEK)[2]),
  },
  {
    kind: ADDITION_OVER,
    status: ['Ready for drafting', 'Sent for review'],
    begins: ['AdditionalOrderPlaced'],
    ends: ['AdditionalOrderPaid', 'AdditionalOrderEnded'],
    after: () => days(ADDITION_DAYS),
  },
  {
    kind: LOST_TO_FOLLOW_UP,
    status: ['Verification requested', ...ANSWERED],
    begins: [
      'VerificationRequested',
      'VerificationRepeated',
      'VerificationApproved',
      'VerificationDismissed',
      'RequestReopened',
    ],
    after: () => days(90),
  },
];

/** Whether a reminder that fell due is still wanted. */
export function stillWanted(
  kind: string,
  { status, viewed, remindersPaused, about, country }: RegistrationRequestState,
): boolean {
  const schedule = schedules.find((known) => known.kind === kind);
  if (schedule === undefined || remindersPaused || !schedule.status.includes(status)) return false;
  return (
    (kind !== RESULT_NOT_VIEWED || !viewed) &&
    (schedule.texted !== true || internationalNumber(about.contact.phone, country) !== undefined)
  );
}
