import type { TrademarkStatus } from '@cotta/reference/trademark-statuses.js';

/** Bases of a US application; `66(a)` is the designation through Madrid. */
export const filingBases = ['1(a)', '1(b)', '44(d)', '44(e)', '66(a)'] as const;
/** One of `filingBases`. */
export type FilingBasis = (typeof filingBases)[number];

/** What happened to a mark, as far as it starts, moves or ends a period. */
export const eventKinds = [
  'examination letter issued',
  'first report issued',
  'post-registration action issued',
  'expungement action issued',
  'provisional refusal issued',
  'default notice issued',
  'response filed',
  'extension granted',
  'approved for publication',
  'notice of allowance issued',
  'allegation of use filed',
  'statement of use filed',
  'notice of abandonment issued',
  'petition to revive filed',
  'opposition filed',
  'opposition served',
  'opposition found admissible',
  'cooling-off ended',
  'notice of intention to oppose filed',
  'grounds of opposition served',
  'counterstatement filed',
  'cooling-off agreed',
  'fee invoice issued',
  'fee paid',
  'limit missed',
  'continuation requested',
  'protection lost',
  'conversion requested',
  'decision notified',
  'appeal filed',
  'international registration notified',
  'international registration cancelled',
  'transformation requested',
  'irregularity notified',
  'irregularity cured',
  'foreign application filed',
  'renewal ordered',
  'renewed',
  'declaration filed',
] as const;
/** One of `eventKinds`. */
export type EventKind = (typeof eventKinds)[number];

/** Something that happened to a mark on a day. */
export interface MarkEvent {
  readonly kind: EventKind;
  /** Date the office put on it, or on which we filed. `YYYY-MM-DD`, as all dates here. */
  readonly date: string;
  /** When it counts as delivered; periods run from here when known. */
  readonly notified?: string;
  /** The answer date printed on a letter. */
  readonly due?: string;
  /** Two people took that date from a paper of the office although the rule gives an earlier one. */
  readonly overRule?: boolean;
  /** Which rule an extension or declaration is about: a rule id, or words of its name. */
  readonly concerns?: string;
}

/** Dates of a mark that rules may count from. */
export const dateFacts = [
  'filing',
  'priority',
  'publication',
  'registration',
  'registrationPublication',
  'expiration',
  'internationalRegistration',
  'protectionGranted',
] as const;
/** One of `dateFacts`. */
export type DateFact = (typeof dateFacts)[number];

/** What is known of one trademark at one office: all the engine looks at. */
export interface MarkFacts {
  /** How the caller names the mark. */
  readonly reference: string;
  /** Code of the jurisdiction: `EU`, `UK`, `WIPO`… */
  readonly office: string;
  readonly status?: TrademarkStatus;
  readonly bases: readonly FilingBasis[];
  /** A designation of an international registration: renewed at WIPO, declarations at the member. */
  readonly madrid: boolean;
  readonly dates: Readonly<Partial<Record<DateFact, string>>>;
  readonly events: readonly MarkEvent[];
  /** Six-month extensions the US office has left for the statement of use, when it told us. */
  readonly remainingExtensions?: number;
  /** Corrections of rules that do not count for it yet. @defaultValue none */
  readonly awaiting?: readonly string[];
}

/** Something about the facts a person must look at. Deadlines that count from one of `about` carry the message too. */
export interface FactProblem {
  readonly code: string;
  readonly message: string;
  readonly about: readonly DateFact[];
}

/** Whether protection comes from an international registration: said so, or the US basis for it. */
export function isMadrid({ madrid, bases }: MarkFacts): boolean {
  return madrid || bases.includes('66(a)');
}
