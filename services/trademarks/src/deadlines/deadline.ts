import type { Confidence } from '@cotta/reference/confidence.js';

/** What a deadline is for. `dependency` and `non-use` are turning points; `dispute` are the steps and the cooling-off of an opposition. */
export const deadlineKinds = [
  'priority',
  'opposition',
  'response',
  'fee',
  'use',
  'renewal',
  'maintenance',
  'revival',
  'dispute',
  'dependency',
  'non-use',
] as const;
/** One of `deadlineKinds`. */
export type DeadlineKind = (typeof deadlineKinds)[number];

/** Turning points are days on which something becomes true; nobody has to reach the office by them, and once they have passed they are no dates to keep. */
export const turningPoints: ReadonlySet<string> = new Set<DeadlineKind>(['non-use', 'dependency']);

/** `upcoming`: not yet possible. `open`: can be done now. `due soon`: 30 days or less. `in grace`: late, with a surcharge. `done`: a filing or the
 *  office's next step shows it. `lapsed`: missed, never to be read as done. `not used`: a right nobody made use of, and nothing is missed by it.
 *  `not needed`: the mark or its situation made it pointless. */
export const deadlineStates = [
  'upcoming',
  'open',
  'due soon',
  'in grace',
  'done',
  'lapsed',
  'not used',
  'not needed',
] as const;
/** One of `deadlineStates`. */
export type DeadlineState = (typeof deadlineStates)[number];

/** States that no day changes any more. */
export const settledStates: ReadonlySet<DeadlineState> = new Set([
  'done',
  'lapsed',
  'not used',
  'not needed',
]);

/** From this day on, until the next phase or until something happens. */
export interface DeadlinePhase {
  readonly from: string;
  readonly state: DeadlineState;
}

/** The end of a period, as customers see it and as the law has it. Calendar dates `YYYY-MM-DD` at the office. */
export interface LastDay {
  /** By counting alone; shown to customers, drives reminders, carries later periods. `YYYY-MM-DD`. */
  readonly nominalDate: string;
  /** The last day by law: the nominal date, or the office's next open day where it is closed. For lawyers. */
  readonly legalDate: string;
}

/** The end of the late period, and in words what filing late costs. */
export interface Grace extends LastDay {
  readonly surcharge: string;
}

/** More time that the office can give: how often it did, where the next ones lead, when to ask. `terms`: its conditions in words. Dates `YYYY-MM-DD`. */
export interface Extensions {
  readonly used: number;
  /** Dates further extensions would lead to, in order; empty when none is left. */
  readonly possible: readonly LastDay[];
  /** First and last day on which the next one can be asked for; null when none is left. */
  readonly askFrom: string | null;
  readonly askUntil: string | null;
  readonly terms: string;
}

/** One legal date of one mark, with all that explains it. */
export interface Deadline extends LastDay {
  /** Stable under recomputation: rule, and which of several events or terms it belongs to. */
  readonly key: string;
  readonly kind: DeadlineKind;
  readonly name: string;
  /** Who has to act, or whose right ends. */
  readonly actor: 'owner' | 'third party' | 'office';
  /** Nothing is lost by leaving it. */
  readonly optional: boolean;
  /** The day by which we want to have acted: five open days of the office before the nominal date. Never after `legalDate`. */
  readonly safeDate: string;
  /** First day on which the filing is accepted; null when the office's window is not confirmed. */
  readonly opensDate: string | null;
  readonly grace: Grace | null;
  readonly extensions: Extensions | null;
  readonly rule: {
    readonly id: string;
    readonly version: number;
    /** The law this version writes down: from, and up to but not including. */
    readonly validFrom: string | null;
    readonly validBefore: string | null;
    /** The article of law. */
    readonly citation: string;
    /** Where the rule was read, apart from the law itself; null where the law is all there is. */
    readonly sources: string | null;
    readonly confidence: Confidence;
  };
  readonly trigger: { readonly event: string; readonly date: string };
  readonly calendar: {
    readonly office: string;
    readonly zone: string;
    readonly status: 'known' | 'to be confirmed';
    /** Why the nominal date moved: name of the holiday or `weekend`; null when it did not. */
    readonly closedFor: string | null;
  };
  readonly consequence: string;
  readonly state: DeadlineState;
  /** Why this date and why this state, in plain words. */
  readonly reason: string;
  /** What a lawyer has to confirm before anybody relies on the date. */
  readonly toConfirm: readonly string[];
  /** It hangs on a date that cannot be true: nobody is reminded of it until somebody looked. */
  readonly disputed: boolean;
  /** The date this deadline had before the facts or the law changed. */
  readonly movedFrom: (LastDay & { readonly why: string }) | null;
}
